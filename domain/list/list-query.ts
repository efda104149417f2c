import type { Goal } from '../listing/listing.ts';
import { codecOf } from './filter-codec.ts';
import { FILTER_NAMES, type FilterName, type FilterValues, FILTERS_OF_BOTH_GOALS } from './filters.ts';
import { withoutInvisible } from '../text/invisible.ts';
import { distanceOf, typedNear } from './near.ts';

/** `newest` is the default; `surface` is largest first, `reduced` latest reduction first; listings without the value come last. */
export const LIST_SORTS = ['newest', 'price-asc', 'price-desc', 'surface', 'reduced'] as const;
export type ListSort = (typeof LIST_SORTS)[number];

/** Views of a list: as a list, on a map, or both side by side. */
export const LIST_VIEWS = ['list', 'map', 'split'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** A visitor's query of a list; filters are combined with AND, several values of a choice with OR. */
export type ListQuery = FilterValues & {
  readonly goal: Goal;
  readonly sort: ListSort;
  /** Absent: `list`. */
  readonly view?: Exclude<ListView, 'list'>;
  /** Page number, from 1. */
  readonly page: number;
  /** Filter values that cannot be parsed, such as `type=villa`; no listing matches them. */
  readonly unreadable: readonly UnreadableFilter[];
  /** The text of `zone` or `near` cannot be parsed; the list ignores that filter and shows a message. */
  readonly unreadZone?: true;
  /**
   * Words of a sentence that match no filter: the list shows them as not understood and does not search for them. Phrases are separated by
   * commas.
   */
  readonly words?: string;
  /** The sentence from which filters, `words` and `q` were read: the search box shows it, and the list does not search for it. */
  readonly sentence?: string;
  /**
   * The sentence that the search box contained when the page with the form was rendered; `q` is its current text. Only forms send it; links
   * never contain it.
   */
  readonly was?: string;
};

export type UnreadableFilter = { readonly filter: FilterName; readonly value: string };

/** Parameter for the kilometres of `near` in a form without script, which has separate fields for place and distance. */
const WITHIN = 'within';

/** Parameters that contain text, besides the filters. */
const TEXTS = ['words', 'sentence', 'was'] as const;

/** All query parameters of a list's address. */
export const LIST_PARAMETERS: readonly string[] = [...FILTER_NAMES, WITHIN, 'sort', 'view', 'page', ...TEXTS];

/** Maximum number of values per filter, more than any form sends, to limit the work per request. */
const MOST_VALUES = 50;
const LONGEST_VALUE = 100;
/** Maximum length in characters of `sentence`, and of the words not understood. */
const LONGEST_SENTENCE = 300;
/** Maximum length in characters of a zone, plus 1: a longer text, cut to this length, is not a valid zone. */
const LONGEST_ZONE = 2_007;

const LONGEST: Readonly<Record<string, number>> = {
  zone: LONGEST_ZONE,
  ...Object.fromEntries(['q', ...TEXTS].map(name => [name, LONGEST_SENTENCE])),
};

/** Query for all listings of a goal. */
export function everything(goal: Goal): ListQuery {
  return { goal, city: [], type: [], sort: 'newest', page: 1, unreadable: [] };
}

/**
 * First page of the same search for the other goal, without filters that have another meaning there, such as prices.
 * `inOtherGoal({ goal: 'sale', type: [4], priceMax: 300_000, … })` → `{ goal: 'rent', type: [4], … }`
 */
export function inOtherGoal(query: ListQuery): ListQuery {
  const { sort, view, unreadable, words, sentence } = query;
  return {
    ...everything(query.goal === 'sale' ? 'rent' : 'sale'),
    ...Object.fromEntries(
      FILTERS_OF_BOTH_GOALS.flatMap(name => (query[name] === undefined ? [] : [[name, query[name]]])),
    ),
    sort,
    ...(view && { view }),
    ...(words !== undefined && { words }),
    ...(sentence !== undefined && { sentence }),
    unreadable: unreadable.filter(({ filter }) => FILTERS_OF_BOTH_GOALS.includes(filter)),
  };
}

/**
 * Parses a list's query string; never throws. Ignores unknown keys and empty values, replaces an invalid sort or page by the default, and
 * collects invalid filter values in `unreadable`.
 * `parseListQuery('sale', new URLSearchParams('type=4&city=Gent|9000'))` → `{ goal: 'sale', city: ['Gent|9000'], type: [4], … }`
 */
export function parseListQuery(goal: Goal, parameters: URLSearchParams): ListQuery {
  const unreadable: UnreadableFilter[] = [];
  const asked: { [F in FilterName]?: unknown } = {};
  let unreadZone = false;
  const first = (key: string) => valuesOf(parameters, key)[0];
  for (const filter of FILTER_NAMES) {
    const read = codecOf(filter).read(
      filter === 'near' ? nearTexts(first('near'), first(WITHIN)) : valuesOf(parameters, filter),
    );
    if (read.value !== undefined) asked[filter] = read.value;
    if (filter === 'zone' || (filter === 'near' && !read.unreadable.every(typedNear)))
      unreadZone ||= read.unreadable.length > 0;
    else for (const value of read.unreadable) unreadable.push({ filter, value });
  }
  const view = readView(parameters);
  const page = first('page') ?? '';
  const texts = TEXTS.flatMap(name => {
    const text = first(name);
    return text === undefined ? [] : [[name, text]];
  });
  return {
    ...everything(goal),
    ...(asked as FilterValues),
    sort: LIST_SORTS.find(sort => sort === first('sort')) ?? 'newest',
    ...(view !== 'list' && { view }),
    page: /^[1-9]\d{0,8}$/.test(page) ? Number(page) : 1,
    unreadable: unreadable.sort((a, b) => (a.filter + a.value < b.filter + b.value ? -1 : 1)),
    ...(unreadZone && { unreadZone }),
    ...Object.fromEntries(texts),
  };
}

/**
 * Canonical query string, without '?': keys sorted, defaults omitted; the inverse of `parseListQuery`.
 * `{ goal: 'sale', type: [4], sort: 'newest', page: 2, … }` → `'page=2&type=4'`
 */
export function listQueryString(query: ListQuery): string {
  const parameters = new URLSearchParams();
  for (const filter of FILTER_NAMES) {
    const value = query[filter];
    if (value !== undefined) for (const text of codecOf(filter).print(value)) parameters.append(filter, text);
  }
  for (const { filter, value } of query.unreadable) parameters.append(filter, value);
  if (query.sort !== 'newest') parameters.append('sort', query.sort);
  if (query.view !== undefined) parameters.append('view', query.view);
  if (query.page !== 1) parameters.append('page', String(query.page));
  for (const name of TEXTS) if (query[name] !== undefined) parameters.append(name, query[name]);
  parameters.sort();
  return parameters.toString();
}

/** The view in a query string, by default `list`. `readView(new URLSearchParams('view=map'))` → `'map'` */
export function readView(parameters: URLSearchParams): ListView {
  const asked = valuesOf(parameters, 'view')[0];
  return LIST_VIEWS.find(view => view === asked) ?? 'list';
}

/** Combines the parameters of a place and a distance to a text for `near`; an invalid distance is ignored. */
function nearTexts(text: string | undefined, within = ''): readonly string[] {
  if (text === undefined) return [];
  const [typed, km] = [typedNear(text), distanceOf(within)];
  return [typed && km !== undefined ? `${typed.place}|${km}` : text];
}

/** The values of a parameter without invisible characters, some of which would reverse the direction of the heading that shows a value. */
function valuesOf(parameters: URLSearchParams, key: string): string[] {
  const longest = LONGEST[key] ?? LONGEST_VALUE;
  return parameters
    .getAll(key)
    .slice(0, MOST_VALUES)
    .map(value => withoutInvisible(value).replace(/\s+/g, ' ').trim().slice(0, longest).toWellFormed().trim())
    .filter(value => value !== '');
}
