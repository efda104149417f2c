import type { Goal } from '../listing/listing.ts';
import { filterOf } from '../request/field.ts';
import { codecOf } from './filter-codec.ts';
import { FILTER_NAMES, FILTERS, type FilterName } from './filters.ts';
import { type ListQuery, parseListQuery } from './list-query.ts';

/** One value of a filter, as the address of a list has it. */
export type Criterion = { readonly filter: FilterName; readonly text: string };

/** What a query asks, one criterion a value, in the order of the filters; what it cannot read is left out. */
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

/** A criterion in one text. `printCriterion({ filter: 'priceMax', text: '250000' })` → `'priceMax=250000'` */
export function printCriterion({ filter, text }: Criterion): string {
  return `${filter}=${text}`;
}

/** The inverse, which also takes numbers as visitors write them; none where the text names no filter or no value of it. */
export function readCriterion(printed: string): Criterion | undefined {
  const filter = filterOf(printed);
  if (!isFilterName(filter)) return undefined;
  // As an address is read, so that what passes here means the same there.
  const query = parseListQuery('sale', new URLSearchParams([[filter, printed.slice(filter.length + 1)]]));
  const [criterion, ...others] = criteriaOf(query);
  // Several municipalities in one text are several criteria.
  return query.unreadable.length > 0 || query.unreadZone || others.length > 0 ? undefined : criterion;
}

/** What a form takes of a criterion. `sentCriterion('priceMax=250.000')` → `{ filter: 'priceMax', printed: 'priceMax=250000' }` */
export function sentCriterion(sent: string): { readonly filter: FilterName; readonly printed: string } | undefined {
  const read = readCriterion(sent);
  return read && { filter: read.filter, printed: printCriterion(read) };
}

/** What the list of a goal is asked by printed criteria; those that cannot be read ask nothing. */
export function queryOf(goal: Goal, criteria: readonly string[] = []): ListQuery {
  const read = criteria.flatMap(printed => readCriterion(printed) ?? []);
  return parseListQuery(goal, new URLSearchParams(read.map(({ filter, text }) => [filter, text])));
}

function isFilterName(name: string): name is FilterName {
  return Object.hasOwn(FILTERS, name);
}
