import type { OpenFailed } from '../../application/page/failed-page.ts';
import type { Failing } from '../../application/page/page-view.ts';
import { acceptedLanguages } from '../../domain/routing/language-choice.ts';
import { type Answer, type Asked, HTML } from '../wire/exchange.ts';
import type { DrawDocument } from './draw-document.ts';

/** Answers with a whole page that says what went wrong, in the language of whoever asked. */
export function makeFailedPages({
  openFailed,
  draw,
}: {
  readonly openFailed: OpenFailed;
  readonly draw: DrawDocument;
}): (asked: Pick<Asked, 'path' | 'query' | 'cookies' | 'acceptLanguage'>, why: Failing) => Promise<Answer> {
  return async (asked, why) => {
    const hints = { cookie: asked.cookies.get('lng'), accepted: acceptedLanguages(asked.acceptLanguage) };
    const { status, view, head } = await openFailed({ path: asked.path, query: asked.query, hints }, why);
    return {
      status,
      headers: {
        'content-type': HTML,
        'content-language': view.language,
        'cache-control': 'no-store',
        'cross-origin-resource-policy': 'same-origin',
      },
      body: await draw(asked.path, view, head),
      shared: false,
    };
  };
}
