import { codecOf } from '../../domain/list/filter-codec.ts';
import { BOUNDS, type ByKind, byName, FLAGS, type FilterOf } from '../../domain/list/filters.ts';
import type { ListFacets } from '../../domain/list/list-facets.ts';
import type { ListQuery } from '../../domain/list/list-query.ts';
import { formatCity } from '../../domain/search/place-key.ts';
import { type PageContext, wordsOf } from '../view/page-context.ts';

/** One of several choices of a filter; `count` is what would be found with it. */
export type FilterOption = {
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly chosen: boolean;
};

/** A bound of a filter: at least or at most `value`. */
export type StepOption = { readonly value: number; readonly count: number; readonly chosen: boolean };

/** A flag as an address names it, '' where it is not asked; `count` is what would be found with it. */
export type FlagOption = { readonly value: '' | '0' | '1'; readonly count: number };

/** What the form of a list shows of each filter: its options, or the value as an address names it. */
export type ShownFilters = ByKind<{
  readonly text: string;
  readonly names: readonly FilterOption[];
  readonly numbers: readonly FilterOption[];
  readonly 'at-least': readonly StepOption[];
  readonly 'at-most': readonly StepOption[];
  readonly flag: FlagOption;
  readonly area: string;
}>;

/** The form's filters with what each option would find; options that would find nothing are left out where many stand. */
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
      .filter(({ count, chosen }) => count > 0 || chosen)
      .sort((a, b) => a.name.localeCompare(b.name, context.language)),
    type: facets.type.map(({ webId, name, count, selected }) => ({
      value: String(webId),
      name: wordsOf(context, name) || String(webId),
      count,
      chosen: selected,
    })),
    ...byName(BOUNDS, filter =>
      facets[filter].options
        .filter(({ count, selected }) => count > 0 || selected)
        .map(({ value, count, selected }) => ({ value, count, chosen: selected })),
    ),
    ...byName(FLAGS, filter => ({
      value: printed(query, filter) as FlagOption['value'],
      count: facets[filter].only,
    })),
    area: printed(query, 'area'),
  };
}

/** A filter of one value as an address names it. */
function printed(query: ListQuery, filter: FilterOf<'text' | 'flag' | 'area'>): string {
  const value = query[filter];
  return value === undefined ? '' : (codecOf(filter).print(value)[0] ?? '');
}
