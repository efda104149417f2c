import type { Goal } from '../listing/listing.ts';
import { filterOf } from '../request/field.ts';
import { codecOf } from './filter-codec.ts';
import { FILTER_NAMES, FILTERS, type FilterName } from './filters.ts';
import { type ListQuery, parseListQuery } from './list-query.ts';

/** One value of a filter, as in a list's address. */
export type Criterion = { readonly filter: FilterName; readonly text: string };

/** Criteria of a query, one per value, in filter order; unreadable filters are omitted. */
export function criteriaOf(query: ListQuery): readonly Criterion[] {
  return FILTER_NAMES.flatMap(filter => {
    const value = query[filter];
    return value === undefined
      ? []
      : codecOf(filter)
          .print(value)
          .map(text => ({ filter, text }));
  });
}

/** Serialises a criterion. `printCriterion({ filter: 'priceMax', text: '250000' })` → `'priceMax=250000'` */
export function printCriterion({ filter, text }: Criterion): string {
  return `${filter}=${text}`;
}

/** The inverse of `printCriterion`, also for numbers as visitors write them; `undefined` if the text is not a valid criterion. */
export function readCriterion(printed: string): Criterion | undefined {
  const filter = filterOf(printed);
  if (!isFilterName(filter)) return undefined;
  // Parses the text as a list's address, so that both accept the same values.
  const query = parseListQuery('sale', new URLSearchParams([[filter, printed.slice(filter.length + 1)]]));
  const [criterion, ...others] = criteriaOf(query);
  // A text with several municipalities is several criteria, so it is refused.
  return query.unreadable.length > 0 || query.unreadZone || others.length > 0 ? undefined : criterion;
}

/**
 * Parses and normalises a criterion submitted with a form. `sentCriterion('priceMax=250.000')` → `{ filter: 'priceMax', printed:
 * 'priceMax=250000' }`
 */
export function sentCriterion(sent: string): { readonly filter: FilterName; readonly printed: string } | undefined {
  const read = readCriterion(sent);
  return read && { filter: read.filter, printed: printCriterion(read) };
}

/** List query of serialised criteria; ignores invalid ones. */
export function queryOf(goal: Goal, criteria: readonly string[] = []): ListQuery {
  const read = criteria.flatMap(printed => readCriterion(printed) ?? []);
  return parseListQuery(goal, new URLSearchParams(read.map(({ filter, text }) => [filter, text])));
}

function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(FILTERS, name);
}
