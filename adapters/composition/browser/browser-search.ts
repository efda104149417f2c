import { makeSuggestProperties, type SuggestProperties } from '../../../application/browse/suggest-properties.ts';
import { loadPlaceNames, loadSuggestSourceOverHttp, suggestOverHttp } from '../../http-client/search-client.ts';

export { loadPlaceNames };

/** Makes the use case that suggests properties for a typed text. The search box imports this file when it is first opened. */
export function startSearch(): SuggestProperties {
  return suggestOverHttp(makeSuggestProperties(loadSuggestSourceOverHttp, async () => ''));
}
