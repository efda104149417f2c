import { circleAround } from '../map/circle.ts';
import type { Zone } from '../map/zone.ts';
import { isWithinAreas } from '../place/areas.ts';
import type { Coordinates } from '../place/coordinates.ts';
import { parseCity } from '../search/place-key.ts';
import { ownersOf } from '../search/prefix-index.ts';
import { ownersOfWord } from '../search/word-index.ts';
import { typedWords } from '../search/words.ts';
import { type CatalogueIndex, referencesOf } from './catalogue-index.ts';
import {
  BOUNDS,
  recordByName,
  CHOICES,
  type ChoiceFilter,
  FILTER_NAMES,
  FILTERS,
  type FilterName,
  FLAGS,
} from './filters.ts';
import { FLAG_BITS, type ListColumns } from './list-columns.ts';
import { formatNear, type Near, nearSteps } from './near.ts';
import type { ListQuery, UnreadableFilter } from './list-query.ts';
import {
  type Distances,
  distancesFrom,
  passArea,
  passAtLeast,
  passAtMost,
  passChosen,
  passCode,
  passFlag,
  passNone,
  passRing,
  passText,
  type RowTest,
  type TextBits,
} from './row-tests.ts';

/** A query resolved against one index. */
export type ReadFilters = {
  /** One test per filter in the query. */
  readonly tests: readonly RowTest[];
  /** Indexes of the chosen cities and types that exist in the index. */
  readonly chosen: { readonly [F in ChoiceFilter]: ReadonlySet<number> };
  /** Values that cannot be parsed or that name nothing; no listing matches them. */
  readonly unknown: readonly UnreadableFilter[];
  /** Absent without a `near` filter. */
  readonly away: Distances | undefined;
  /** Filters with a value that matches no listing: unknown, or a known place without listings. */
  readonly barren: ReadonlySet<FilterName>;
};

type Lookups = {
  readonly [F in ChoiceFilter]: (index: CatalogueIndex, value: ListQuery[F][number]) => readonly number[] | undefined;
};

/** Indexes of a choice's value; `[]` if it is known but has no listing, `undefined` if unknown. */
const LOOKUPS: Lookups = {
  city: (index, value) => {
    const place = parseCity(value);
    return place && index.citiesNamed(place);
  },
  type: (index, value) => {
    const number = index.types.findIndex(({ webId }) => webId === value);
    return number < 0 ? undefined : [number];
  },
};

/** Resolves a query's choices and words in the index, and creates its tests. */
export function readFilters(index: CatalogueIndex, query: ListQuery): ReadFilters {
  const unknown = [...query.unreadable];
  const barren = new Set(query.unreadable.map(({ filter }) => filter));
  const look = <F extends ChoiceFilter>(filter: F): ReadonlySet<number> => {
    const chosen = new Set<number>();
    for (const value of query[filter] as readonly ListQuery[F][number][]) {
      const numbers = LOOKUPS[filter](index, value);
      if (!numbers) unknown.push({ filter, value: String(value) });
      if (!numbers?.length) barren.add(filter);
      for (const number of numbers ?? []) chosen.add(number);
    }
    return chosen;
  };
  const chosen = recordByName(CHOICES, look);
  const from = query.near && placeOf(index, query.near);
  if (query.near && !from) {
    unknown.push({ filter: 'near', value: formatNear(query.near) });
    barren.add('near');
  }
  const away = query.near && from && distancesFrom(index.columns[query.goal], from, nearSteps(query.near));
  const marks = marksOf(index, query, chosen, barren, away);
  const tests = FILTER_NAMES.flatMap(filter => {
    const mark = barren.has(filter) && !(filter in chosen) ? passNone : marks[filter];
    return mark ? [{ filter, mark }] : [];
  });
  return { tests, chosen, unknown, barren, away };
}

/** The circle of a `near` filter as a zone; `undefined` if the site does not know the place. */
export function nearCircle(index: CatalogueIndex, near: Near): Zone | undefined {
  const from = placeOf(index, near);
  return from && circleAround(from, near.km);
}

function placeOf(index: CatalogueIndex, { city }: Near): Coordinates | undefined {
  const place = parseCity(city);
  return place && index.placeNamed(place);
}

function marksOf(
  index: CatalogueIndex,
  query: ListQuery,
  chosen: ReadFilters['chosen'],
  barren: ReadFilters['barren'],
  away: ReadFilters['away'],
): { readonly [F in FilterName]?: RowTest['mark'] } {
  const columns = index.columns[query.goal];
  const words = textBits(index, columns, query.q ?? '');
  return {
    q: words && passText(columns, words),
    ...recordByName(CHOICES, filter =>
      chosen[filter].size > 0 || barren.has(filter) ? passChosen(columns.groups[filter], chosen[filter]) : undefined,
    ),
    ...recordByName(BOUNDS, filter => {
      const bound = query[filter];
      const { kind, column } = FILTERS[filter];
      const { values } = columns.scales[column];
      if (bound === undefined) return undefined;
      return kind === 'at-least' ? passAtLeast(values, bound) : passAtMost(values, bound);
    }),
    ...recordByName(FLAGS, filter => {
      const wanted = query[filter];
      return wanted === undefined ? undefined : passFlag(columns.flags, FLAG_BITS[FILTERS[filter].column], wanted);
    }),
    zone: query.zone && zoneMark(index, columns, query.zone),
    near: query.near && away && passCode(away.codes, away.steps.indexOf(query.near.km)),
    area: query.area && passArea(columns, query.area),
  };
}

function zoneMark({ municipalities }: CatalogueIndex, columns: ListColumns, zone: Zone): RowTest['mark'] {
  if (zone.kind === 'drawn') return passRing(columns, zone.ring);
  const chosen = new Set(
    municipalities.flatMap(({ code }, number) => (isWithinAreas(code, zone.codes) ? [number] : [])),
  );
  return passChosen(columns.groups.municipality, chosen);
}

/**
 * Matches words as the search box does: a row matches if each word is the beginning of its id, its city's name or postcode, a type or
 * another search word.
 */
function textBits(
  index: CatalogueIndex,
  { groups, ids, words: own, size }: ListColumns,
  text: string,
): TextBits | undefined {
  const words = typedWords(text, referencesOf(index));
  if (words.length === 0) return undefined;
  const mark = (size: number, ownersFor: (word: string) => Uint32Array, bits = new Uint32Array(size)) => {
    words.forEach((word, number) => {
      for (const owner of ownersFor(word)) bits[owner] = bits[owner]! | (1 << number);
    });
    return bits;
  };
  const typeBits = mark(index.types.length, word => ownersOf(index.typeWords, word));
  return {
    wanted: 2 ** words.length - 1,
    city: mark(groups.city.members.length, word => ownersOf(index.cityWords, word)),
    type: Uint32Array.from(groups.type.members, types => types.reduce((bits, type) => bits | typeBits[type]!, 0)),
    row: mark(
      size,
      word => ownersOfWord(own, word),
      mark(size, word => ownersOf(ids, word)),
    ),
  };
}
