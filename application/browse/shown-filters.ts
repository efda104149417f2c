import { codecOf } from '../../domain/list/filter-codec.ts';
import { energyScale, letterBounds } from '../../domain/energy/scales.ts';
import { BOUNDS, type ByKind, recordByName, EPC_BOUNDS, FLAGS, type FilterOf } from '../../domain/list/filters.ts';
import { listRegion } from '../../domain/list/list-region.ts';
import type { ListFacets } from '../../domain/list/list-facets.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import { NEAR_STEPS, nearSteps, USUAL_KM } from '../../domain/list/near.ts';
import { formatZone } from '../../domain/map/zone.ts';
import { formatCity, parseCity } from '../../domain/search/place-key.ts';
import { type PageContext, wordsOf } from '../view/page-context.ts';
import { municipalityIn, townName } from '../view/town-name.ts';

/** An option of a multiple-choice filter; `count` is the number of results with it. */
export type FilterOption = {
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly chosen: boolean;
};

/** A bound of a filter: at least or at most `value`. `letter`: the energy certificate letter whose range ends at this value. */
export type StepOption = {
  readonly value: number;
  readonly count: number;
  readonly chosen: boolean;
  readonly letter?: string;
};

/** A value of a flag as in the query string ('0' or '1', '' if not set); `count` is the number of results with this value. */
export type FlagOption = { readonly value: '' | '0' | '1'; readonly count: number };

/** Municipalities by name; `drawn` is a hand-drawn zone as in the query string, '' without one. */
export type ZoneShown = { readonly municipalities: readonly FilterOption[]; readonly drawn: string };

/** `place`: '' without a distance filter. `km`: chosen distance, or the default. */
export type NearShown = {
  readonly place: string;
  readonly km: string;
  /** Suggested places: the catalogue's towns by name and postcode. Any other place can be typed. */
  readonly places: readonly string[];
  /** Distances in kilometres; `count` is `undefined` until a place is chosen. */
  readonly steps: readonly { readonly value: number; readonly count: number | undefined }[];
};

/** Filters of the list's form: their options, or the value as in the query string. */
export type ShownFilters = ByKind<{
  readonly text: string;
  readonly names: readonly FilterOption[];
  readonly numbers: readonly FilterOption[];
  readonly 'at-least': readonly StepOption[];
  readonly 'at-most': readonly StepOption[];
  readonly flag: FlagOption;
  readonly zone: ZoneShown;
  readonly near: NearShown;
  readonly area: string;
}>;

/** The form's filters with the number of results per option; an option without results stays, for a search alert. */
export function shownFilters(context: PageContext, query: ListQuery, facets: ListFacets): ShownFilters {
  return {
    q: printed(query, 'q'),
    city: facets.city
      .map(({ name, postcode, count, selected }) => ({
        value: formatCity({ name: wordsOf(context, name), postcode }),
        name: `${wordsOf(context, name)} ${postcode}`,
        count,
        chosen: selected,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, context.language)),
    type: facets.type.map(({ webId, name, count, selected }) => ({
      value: String(webId),
      name: wordsOf(context, name) || String(webId),
      count,
      chosen: selected,
    })),
    ...recordByName(BOUNDS, filter =>
      facets[filter].options.map(({ value, count, selected }): StepOption => ({ value, count, chosen: selected })),
    ),
    epcMax: energySteps(context, query, facets),
    ...recordByName(FLAGS, filter => ({
      value: printed(query, filter) as FlagOption['value'],
      count: facets[filter].only,
    })),
    zone: {
      municipalities: facets.municipality
        .map(({ code, count, selected }) => ({
          value: code,
          name: municipalityIn(context, code),
          count,
          chosen: selected,
        }))
        .sort((a, b) => a.name.localeCompare(b.name, context.language)),
      drawn: query.zone?.kind === 'drawn' ? formatZone(query.zone) : '',
    },
    near: nearShown(context, query, facets),
    area: printed(query, 'area'),
  };
}

/** Bounds of the energy consumption: letters of a region's energy scale if the whole list is in that region, else round numbers. */
function energySteps({ today }: PageContext, query: ListQuery, facets: ListFacets): readonly StepOption[] {
  const region = listRegion(query, facets);
  const scale = region && energyScale(region, today);
  const letters = new Map(scale && letterBounds(scale).map(({ letter, upTo }) => [upTo, letter]));
  return facets.epcMax.options.flatMap(({ value, count, selected }): StepOption[] => {
    const letter = letters.get(value);
    const isOffered = scale ? letter !== undefined : EPC_BOUNDS.includes(value);
    return isOffered || selected ? [{ value, count, chosen: selected, ...(letter && { letter }) }] : [];
  });
}

/** The chosen place and distance, and places of the catalogue with known coordinates. */
function nearShown(context: PageContext, { goal, near }: ListQuery, facets: ListFacets): NearShown {
  const { index } = context.catalogue;
  const asked = near && parseCity(near.city);
  const places = index.cities
    .filter(city => city[goal] > 0)
    .map(({ name, postcode }) => ({ name: wordsOf(context, name), postcode }))
    .filter(place => index.placeNamed(place) !== undefined);
  const own = asked && { name: townName(context, formatCity(asked)) ?? asked.name, postcode: asked.postcode };
  return {
    place: own ? formatCity(own) : '',
    km: String(near?.km ?? USUAL_KM),
    places: places.map(place => `${place.name} ${place.postcode}`).sort((a, b) => a.localeCompare(b, context.language)),
    steps: (near ? nearSteps(near) : NEAR_STEPS).map(value => ({
      value,
      count: facets.near.find(step => step.value === value)?.count,
    })),
  };
}

/** Value of a single-value filter as in the query string. */
function printed(query: ListQuery, filter: FilterOf<'text' | 'flag' | 'area'>): string {
  const value = query[filter];
  return value === undefined ? '' : (codecOf(filter).print(value)[0] ?? '');
}
