import { makeSuggestProperties, type SuggestProperties } from '../../../application/browse/suggest-properties.ts';
import { loadPlaceNames, loadSuggestSourceOverHttp, suggestOverHttp } from '../../http-client/search-client.ts';

export { loadPlaceNames };

/** Loads the suggestions of the search box; fetched when the box is first opened. */
export function startSearch(): SuggestProperties {
  return suggestOverHttp(makeSuggestProperties(loadSuggestSourceOverHttp, async () => ''));
}
