import { COST_PARAMETERS } from '../../domain/cost/cost-query.ts';
import { LIST_PARAMETERS } from '../../domain/list/list-query.ts';

/** What a page may depend on, by name; all else in a query (campaigns, click ids) is neither shown nor part of a cache's key. */
const KNOWN: ReadonlySet<string> = new Set([
  ...LIST_PARAMETERS,
  ...COST_PARAMETERS,
  'id',
  'ids',
  'property',
  'visit',
  'reference',
  'project',
  'goal',
  'part',
  'before',
]);

/** The known parameters of a query, in their order, as they were sent. `knownQuery('page=2&utm_source=x')` → `'page=2'` */
export function knownQuery(query: string): string {
  return query
    .split('&')
    .filter(part => KNOWN.has(part.split('=', 1)[0] ?? ''))
    .join('&');
}
