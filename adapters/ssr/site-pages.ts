import { confirmsRequest } from '../../application/page/confirms-request.ts';
import type { PageOutcome } from '../../application/page/page-model.ts';
import type { PageRequest } from '../../application/page/open-page.ts';
import { CONSENT_KEYS } from '../../domain/consent/consent.ts';
import { acceptedLanguages } from '../../domain/routing/language-choice.ts';
import { isLanguage, type Language } from '../../domain/text/language.ts';
import { Outage } from '../../application/ports/outage.ts';
import { shownListing } from '../../application/page/shown-listing.ts';
import { clearCookieHeader, setCookieHeader } from '../wire/cookies.ts';
import { type HttpResponse, type HttpRequest, HTML } from '../wire/exchange.ts';
import { PERSONAL_HEADERS, sessionIn } from '../wire/session-cookie.ts';
import { type DrawParts, makeDrawDocument } from './draw-document.ts';
import type { FormResponse, FormPosts } from '../wire/form-posts.ts';

/** Dependencies of the site's pages. */
export type SitePagesParts = DrawParts & {
  readonly openPage: (request: PageRequest) => Promise<PageOutcome>;
  /** Handles pages for one visitor: forms, links of mails, the portal; absent where no server accepts forms. */
  readonly posts?: FormPosts;
};

/** Responds to an address with a page, a redirect, or the 404 page. */
export function makeSitePages(parts: SitePagesParts): (request: HttpRequest) => Promise<HttpResponse> {
  const { posts, publicUrl } = parts;
  const draw = makeDrawDocument(parts);
  return async request => {
    const parameters = new URLSearchParams(request.query);
    if (parameters.has('setcookies')) return forgetConsent(request, parameters, parts.publicUrl);
    const lng = parameters.get('lng');
    const posted = request.method === 'POST' ? posts?.read(request) : undefined;
    const session = sessionIn(request.cookies, publicUrl);
    const openFor = (query: string, session: string | undefined) =>
      parts.openPage({
        path: request.path,
        query,
        hints: { cookie: request.cookies.get('lng'), accepted: acceptedLanguages(request.acceptLanguage) },
        session,
        network: request.network,
      });
    const open = async (query: string) => {
      // A login replaces the previous session, so the login page is opened without a session.
      const plain = request.method === 'POST' && session !== undefined ? await openFor(query, undefined) : undefined;
      return plain?.kind === 'page' ? plain : openFor(query, session);
    };
    let reached = true;
    const outcome = await open(posted?.query ?? request.query).catch(error => {
      if (!posted || !(error instanceof Outage)) throw error;
      // The record named in the form, such as a property, cannot be loaded now; without it the form can still show what was typed.
      reached = false;
      return open('');
    });
    const remember: HttpResponse['headers'] =
      isLanguage(lng) && speaks(outcome, lng) ? { 'set-cookie': setCookieHeader('lng', lng, publicUrl) } : {};
    if (outcome.kind === 'redirect') {
      return {
        status: request.method === 'POST' && outcome.status === 301 ? 308 : outcome.status,
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
    const original = !isLanguage(request.path.split('/')[1]?.toLowerCase());
    const vary: HttpResponse['headers'] = original ? { vary: 'Accept-Language, Cookie, Accept-Encoding' } : {};
    const own: FormResponse | undefined = posts
      ? await posts.open(request, posted, outcome, reached)
      : outcome.view.personal
        ? { ...outcome, headers: {} }
        : undefined;
    if (own?.kind === 'response') return own.response;
    if (own) {
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
        body: await draw(request.path, own.view, { ...outcome.head, title: own.view.title }),
        shared: false,
      };
    }
    const { view, head, status } = outcome;
    // The page of the cookie settings shows the visitor's choices, even without script, so it is not shared.
    const settings = view.body.kind === 'cookie-settings';
    const shared = !settings && !confirmsRequest(view);
    return {
      status,
      headers: {
        'content-type': HTML,
        'content-language': view.language,
        'cache-control': shared ? 'no-cache' : 'no-store',
        'cross-origin-resource-policy': 'same-origin',
        ...vary,
        ...remember,
      },
      body: await draw(request.path, view, head, settings ? request.cookies.get('consent') : undefined),
      shared: shared && status === 200 && lng === null,
      shows: shownListing(view),
    };
  };
}

/**
 * Whether the response shows that the site supports a language: the page links to its version in the language, or the redirect leads to a
 * path with the language.
 */
function speaks(outcome: PageOutcome, language: Language): boolean {
  return outcome.kind === 'redirect'
    ? outcome.location.startsWith(`/${language}/`)
    : outcome.view.switcher.some(other => other.language === language);
}

/** Deletes the consent cookies and redirects to the address without `setcookies`, which must not stay in a link that people share. */
function forgetConsent(request: HttpRequest, parameters: URLSearchParams, publicUrl: URL): HttpResponse {
  parameters.delete('setcookies');
  const path = /^\/(?![/\\])/.test(request.path) ? request.path : '/';
  const query = parameters.toString();
  return {
    status: 302,
    headers: {
      location: query === '' ? path : `${path}?${query}`,
      'cache-control': 'no-store',
      'set-cookie': CONSENT_KEYS.map(key => clearCookieHeader(key, publicUrl)),
    },
    body: '',
    shared: false,
  };
}
