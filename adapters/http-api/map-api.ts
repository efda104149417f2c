import type { FindMap, ShowMapCard } from '../../application/page/find-map.ts';
import { isLanguage } from '../../domain/text/language.ts';
import { type HttpResponse, type HttpRequest, plainResponse } from '../wire/exchange.ts';
import { jsonResponse } from './json-response.ts';

export type MapApiParts = { readonly findMap: FindMap; readonly showMapCard: ShowMapCard };

/** Serves the requests of maps; returns `undefined` for other addresses. */
export function makeMapApi(parts: MapApiParts): (request: HttpRequest) => Promise<HttpResponse | undefined> {
  return async request => {
    const parameters = new URLSearchParams(request.query);
    if (request.path === '/api/map') {
      const [, path = '/', query = ''] = /^([^?]*)(?:\?(.*))?$/s.exec(parameters.get('address') ?? '/') ?? [];
      const found = await parts.findMap({ path, query });
      // For a path without a language the response depends on the visitor's language, so it is not shared.
      return jsonResponse({ found: found ?? null }, found !== undefined && isLanguage(path.split('/')[1]));
    }
    if (request.path === '/api/map-card') {
      const language = parameters.get('language');
      const kind = parameters.get('kind');
      if (!isLanguage(language) || (kind !== 'listing' && kind !== 'project'))
        return plainResponse(400, 'The parameters must name a language of the site and a kind, listing or project.', {
          'cache-control': 'no-store',
        });
      const found = await parts.showMapCard(language, kind, parameters.get('id') ?? '');
      return jsonResponse({ found: found ?? null }, found !== undefined);
    }
    return undefined;
  };
}
