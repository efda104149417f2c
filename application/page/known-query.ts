import { COST_PARAMETERS } from '../../domain/cost/cost-query.ts';
import { LIST_PARAMETERS } from '../../domain/list/list-query.ts';

/** Query parameters that pages read; all others (campaigns, click ids) are dropped, also from cache keys. */
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

/** The known parameters of a query in their original order. `knownQuery('page=2&utm_source=x')` → `'page=2'` */
export function knownQuery(query: string): string {
  return query
    .split('&')
    .filter(part => KNOWN.has(part.split('=', 1)[0] ?? ''))
    .join('&');
}
