import type { OpenFailed } from '../../application/page/failed-page.ts';
import type { PageFailure } from '../../application/page/page-model.ts';
import { acceptedLanguages } from '../../domain/routing/language-choice.ts';
import { type HttpResponse, type HttpRequest, HTML } from '../wire/exchange.ts';
import type { DrawDocument } from './draw-document.ts';

/** Returns the function that renders an error page in the language of the request. */
export function makeFailedPages({
  openFailed,
  draw,
}: {
  readonly openFailed: OpenFailed;
  readonly draw: DrawDocument;
}): (
  request: Pick<HttpRequest, 'path' | 'query' | 'cookies' | 'acceptLanguage'>,
  why: PageFailure,
  reference: string,
) => Promise<HttpResponse> {
  return async (request, why, reference) => {
    const hints = { cookie: request.cookies.get('lng'), accepted: acceptedLanguages(request.acceptLanguage) };
    const { status, view, head } = await openFailed(
      { path: request.path, query: request.query, hints },
      why,
      reference,
    );
    return {
      status,
      headers: {
        'content-type': HTML,
        'content-language': view.language,
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
      },
      body: await draw(request.path, view, head),
      shared: false,
    };
  };
}
