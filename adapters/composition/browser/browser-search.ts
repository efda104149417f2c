import { makeSuggestProperties, type SuggestProperties } from '../../../application/browse/suggest-properties.ts';
import { loadSuggestSourceOverHttp, suggestOverHttp } from '../../http-client/search-client.ts';

/** What answers the search box; fetched with the first question, which opening the box is. */
export function startSearch(): SuggestProperties {
  return suggestOverHttp(makeSuggestProperties(loadSuggestSourceOverHttp, async () => ''));
}
