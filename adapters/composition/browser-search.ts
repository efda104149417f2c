import { Container } from 'inversify';
import {
  type LoadSuggestSource,
  makeSuggestProperties,
  type SuggestProperties,
} from '../../application/browse/suggest-properties.ts';
import { loadSuggestSourceOverHttp, suggestOverHttp } from '../http-client/search-client.ts';
import { TOKEN } from './tokens.ts';

/** What answers the search box; fetched with the first question, which opening the box is. */
export function startSearch(): SuggestProperties {
  const container = new Container({ defaultScope: 'Singleton' });
  container.bind<LoadSuggestSource>(TOKEN.loadSuggestSource).toConstantValue(loadSuggestSourceOverHttp);
  container
    .bind<SuggestProperties>(TOKEN.suggest)
    .toResolvedValue(
      (load: LoadSuggestSource) => suggestOverHttp(makeSuggestProperties(load, async () => '')),
      [TOKEN.loadSuggestSource],
    );
  return container.get<SuggestProperties>(TOKEN.suggest);
}
