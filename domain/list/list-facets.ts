import type { CatalogueIndex } from './catalogue-index.ts';
import {
  type CityChoice,
  cityChoices,
  type MunicipalityChoice,
  municipalityChoices,
  type TypeChoice,
  typeChoices,
} from './list-choices.ts';
import { type BoundFilter, BOUNDS, recordByName, FILTERS, type FlagFilter, FLAGS } from './filters.ts';
import type { ListCounts } from './list-count.ts';
import type { ReadFilters } from './list-filters.ts';
import type { ListQuery } from './list-query.ts';

/** An option of a filter with a single value; `count` is the number of results with it. */
export type FacetStep = { readonly value: number; readonly count: number; readonly selected: boolean };
/** `any` is the number of results without this filter. */
export type StepFacet = { readonly any: number; readonly options: readonly FacetStep[] };
/** Inclusive bounds; an absent one is open. */
export type BandOption = {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly count: number;
  readonly selected: boolean;
};
export type SwitchFacet = { readonly any: number; readonly only: number; readonly without: number };

/** Options of each filter with their number of results, the other filters unchanged. */
export type ListFacets = {
  readonly city: readonly CityChoice[];
  readonly type: readonly TypeChoice[];
  readonly municipality: readonly MunicipalityChoice[];
  /** Distances from the chosen place; empty without a `near` filter. */
  readonly near: readonly FacetStep[];
  /** Ranges between neighbouring price steps. */
  readonly priceBands: readonly BandOption[];
} & { readonly [F in BoundFilter]: StepFacet } & { readonly [F in FlagFilter]: SwitchFacet };

/** Builds the facets of a counted list; the cost depends on the number of options, not on the catalogue's size. */
export function listFacets(index: CatalogueIndex, query: ListQuery, read: ReadFilters, counts: ListCounts): ListFacets {
  const { scales } = index.columns[query.goal];
  return {
    city: cityChoices(index, query, read, counts),
    type: typeChoices(index, query, read, counts),
    municipality: municipalityChoices(index, query, counts),
    near: [...counts.near.keys()].flatMap(step => {
      const value = read.away?.steps[step];
      const count = sum(counts.near, 0, step);
      return value === undefined ? [] : [{ value, count, selected: value === query.near?.km }];
    }),
    priceBands: bands(scales.price.steps, counts.priceBand, query.priceMin, query.priceMax),
    ...recordByName(BOUNDS, filter => {
      const { kind, column } = FILTERS[filter];
      const facet = kind === 'at-least' ? atLeast : atMost;
      return facet(scales[column].steps, counts.options[filter], query[filter], counts.total);
    }),
    ...recordByName(FLAGS, filter => toggle(counts.options[filter])),
  };
}

type Codes = Uint32Array;

function atLeast(steps: readonly number[], codes: Codes, chosen: number | undefined, total: number): StepFacet {
  const last = 2 * steps.length;
  return { any: sum(codes), options: options(steps, step => sum(codes, 2 * step + 1, last), chosen, total) };
}

function atMost(steps: readonly number[], codes: Codes, chosen: number | undefined, total: number): StepFacet {
  return { any: sum(codes), options: options(steps, step => sum(codes, 0, 2 * step + 1), chosen, total) };
}

/** Options for the steps, plus the chosen value if it is not a step. */
function options(
  steps: readonly number[],
  count: (step: number) => number,
  chosen: number | undefined,
  total: number,
): FacetStep[] {
  const all = steps.map((value, step) => ({ value, count: count(step), selected: value === chosen }));
  if (chosen === undefined || steps.includes(chosen)) return all;
  return [...all, { value: chosen, count: total, selected: true }].sort((a, b) => a.value - b.value);
}

function bands(steps: readonly number[], codes: Codes, priceMin: number | undefined, priceMax: number | undefined) {
  return [undefined, ...steps].map((min, at): BandOption => {
    const max = steps[at];
    const count = sum(codes, min === undefined ? 0 : 2 * at - 1, max === undefined ? 2 * steps.length : 2 * at + 1);
    return { min, max, count, selected: (priceMin ?? priceMax) !== undefined && min === priceMin && max === priceMax };
  });
}

function toggle([without = 0, only = 0]: Codes): SwitchFacet {
  return { any: without + only, only, without };
}

/** Sum over the codes from `first` to `last`, inclusive. */
function sum(codes: Codes, first = 0, last = codes.length - 1): number {
  let total = 0;
  for (let code = first; code <= last; code++) total += codes[code] ?? 0;
  return total;
}
