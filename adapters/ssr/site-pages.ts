import type { Head, PageOutcome, PageView, SiteView } from '../../application/browse/page-view.ts';
import type { PageRequest } from '../../application/browse/open-page.ts';
import { CONSENT_KEYS } from '../../domain/consent/consent.ts';
import { acceptedLanguages } from '../../domain/routing/language-choice.ts';
import { isLanguage, type Language } from '../../domain/text/language.ts';
import { formsOf } from '../../application/browse/forms-of.ts';
import { shownListing } from '../../application/browse/shown-listing.ts';
import { type Answer, type Asked, HTML } from '../wire/exchange.ts';
import { PERSONAL_HEADERS, sessionIn } from '../wire/session-cookie.ts';
import { type Assets, htmlDocument } from './document.ts';
import { type FormAnswer, type FormPagesParts, makeFormPages, type PostedForm } from './form-pages.ts';
import { makeOwnerPages, type OwnerPagesParts } from './owner-pages.ts';

/** What pages are made with; `render` is handed in, this folder knows no React. */
export type SitePagesParts = {
  readonly openPage: (request: PageRequest) => Promise<PageOutcome>;
  readonly siteView: (language: Language) => Promise<SiteView>;
  readonly render: (url: string, view: PageView, site: SiteView) => Promise<string>;
  readonly assets: Assets;
  readonly publicUrl: URL;
  readonly contentStyles: readonly string[];
  /** What forms are shown and taken with; absent where nobody takes them. */
  readonly requests?: FormPagesParts;
  /** What the pages of owners are taken with; absent where nobody logs in. */
  readonly owners?: OwnerPagesParts;
};

/** Answers an address with a whole page, a redirect, or the page for what is not there. */
export function makeSitePages(parts: SitePagesParts): (asked: Asked) => Promise<Answer> {
  const forms = parts.requests && makeFormPages(parts.requests, parts.publicUrl);
  const takeOwners = parts.owners && makeOwnerPages(parts.owners, parts.publicUrl);
  return async asked => {
    const parameters = new URLSearchParams(asked.query);
    if (parameters.has('setcookies')) return forgetConsent(asked, parameters, parts.publicUrl);
    const lng = parameters.get('lng');
    const posted = asked.method === 'POST' ? forms?.read(asked) : undefined;
    const open = (session: string | undefined) =>
      parts.openPage({
        path: asked.path,
        query: posted?.query ?? asked.query,
        hints: { cookie: asked.cookies.get('lng'), accepted: acceptedLanguages(asked.acceptLanguage) },
        session,
      });
    const session = sessionIn(asked.cookies, parts.publicUrl);
    // Who logs in anew does so whoever was logged in before: the login's page is not told.
    const plain = asked.method === 'POST' && session !== undefined ? await open(undefined) : undefined;
    const outcome = plain?.kind === 'page' ? plain : await open(session);
    const remember: Answer['headers'] = isLanguage(lng)
      ? { 'set-cookie': `lng=${lng}; Path=/; Max-Age=31536000; SameSite=Lax${secure(parts.publicUrl)}` }
      : {};
    if (outcome.kind === 'redirect') {
      return {
        status: asked.method === 'POST' && outcome.status === 301 ? 308 : outcome.status,
        headers: {
          location: outcome.location,
          'cache-control': outcome.status === 301 ? 'max-age=3600' : 'no-store',
          'content-type': HTML,
          ...remember,
        },
        body: '',
        shared: false,
      };
    }
    const original = !isLanguage(asked.path.split('/')[1]?.toLowerCase());
    const vary: Answer['headers'] = original ? { vary: 'Accept-Language, Cookie, Accept-Encoding' } : {};
    const own = await ownAnswer(asked, posted, outcome);
    if (own) {
      if (own.kind === 'answer') return own.answer;
      return {
        status: own.status,
        headers: {
          'content-type': HTML,
          'content-language': own.view.language,
          'cross-origin-resource-policy': 'same-origin',
          ...(own.view.personal ? PERSONAL_HEADERS : { 'cache-control': 'no-store' }),
          ...vary,
          ...remember,
          ...own.headers,
        },
        body: await draw(asked, own.view, { ...outcome.head, title: own.view.title }),
        shared: false,
      };
    }
    const { view, head, status } = outcome;
    return {
      status,
      headers: {
        'content-type': HTML,
        'content-language': view.language,
        'cache-control': 'no-cache',
        'cross-origin-resource-policy': 'same-origin',
        ...vary,
        ...remember,
      },
      body: await draw(asked, view, head),
      shared: status === 200 && lng === null,
      shows: shownListing(view),
    };
  };

  /** What is made for one visitor alone: pages of owners, and pages with a form; nothing where everybody gets the same. */
  async function ownAnswer(
    asked: Asked,
    posted: PostedForm | undefined,
    { view, status }: Extract<PageOutcome, { kind: 'page' }>,
  ): Promise<FormAnswer | undefined> {
    if (view.personal) {
      if (asked.method === 'POST' && takeOwners) return takeOwners(asked, view);
      return { kind: 'page', status, headers: {}, view };
    }
    if (!forms || formsOf(view).length === 0) return undefined;
    return posted ? forms.take(asked, posted, view) : forms.show(view);
  }

  async function draw(asked: Asked, view: PageView, head: Head): Promise<string> {
    const site = await parts.siteView(view.language);
    // Joined, not resolved: '//' and '//evil.example/' are paths of this site like any other.
    const html = await parts.render(new URL(parts.publicUrl.origin + asked.path).href, view, site);
    const { assets, publicUrl, contentStyles } = parts;
    return htmlDocument({ head, view, site, html, assets, publicUrl, contentStyles });
  }
}

/** Clears what was chosen and leads to the same address without the word that asked for it: a shared link must not carry it. */
function forgetConsent(asked: Asked, parameters: URLSearchParams, publicUrl: URL): Answer {
  parameters.delete('setcookies');
  const path = /^\/(?![/\\])/.test(asked.path) ? asked.path : '/';
  const query = parameters.toString();
  return {
    status: 302,
    headers: {
      location: query === '' ? path : `${path}?${query}`,
      'cache-control': 'no-store',
      'set-cookie': CONSENT_KEYS.map(key => `${key}=; Path=/; Max-Age=0; SameSite=Lax${secure(publicUrl)}`),
    },
    body: '',
    shared: false,
  };
}

function secure(publicUrl: URL): string {
  return publicUrl.protocol === 'https:' ? '; Secure' : '';
}
