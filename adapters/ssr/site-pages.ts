import type { PageOutcome } from '../../application/page/page-view.ts';
import type { PageRequest } from '../../application/page/open-page.ts';
import { CONSENT_KEYS } from '../../domain/consent/consent.ts';
import { acceptedLanguages } from '../../domain/routing/language-choice.ts';
import { isLanguage, type Language } from '../../domain/text/language.ts';
import { Outage } from '../../application/ports/outage.ts';
import { formsOf } from '../../application/page/forms-of.ts';
import { shownListing } from '../../application/page/shown-listing.ts';
import { forgottenCookie, keptCookie } from '../wire/cookies.ts';
import { type Answer, type Asked, HTML } from '../wire/exchange.ts';
import { PERSONAL_HEADERS, sessionIn } from '../wire/session-cookie.ts';
import { type DrawParts, makeDrawDocument } from './draw-document.ts';
import { type FormAnswer, type FormPagesParts, makeFormPages, type PostedForm } from './form-pages.ts';
import { type LinkPagesParts, makeLinkPages } from './link-pages.ts';
import { makeOwnerPages, type OwnerPagesParts } from './owner-pages.ts';

/** What pages are made with. */
export type SitePagesParts = DrawParts & {
  readonly openPage: (request: PageRequest) => Promise<PageOutcome>;
  /** What forms are shown and taken with; absent where nobody takes them. */
  readonly requests?: FormPagesParts;
  /** What the links of mails lead to; absent where nobody sends any. */
  readonly links?: LinkPagesParts;
  /** What the pages of owners are taken with; absent where nobody logs in. */
  readonly owners?: OwnerPagesParts;
};

/** Answers an address with a whole page, a redirect, or the page for what is not there. */
export function makeSitePages(parts: SitePagesParts): (asked: Asked) => Promise<Answer> {
  const { requests, owners, publicUrl } = parts;
  const forms = requests && makeFormPages(requests, publicUrl);
  const links = requests && parts.links && makeLinkPages(parts.links, requests, publicUrl);
  const takeOwners = owners && makeOwnerPages(owners, publicUrl);
  const draw = makeDrawDocument(parts);
  return async asked => {
    const parameters = new URLSearchParams(asked.query);
    if (parameters.has('setcookies')) return forgetConsent(asked, parameters, parts.publicUrl);
    const lng = parameters.get('lng');
    const posted = asked.method === 'POST' ? forms?.read(asked) : undefined;
    const session = sessionIn(asked.cookies, publicUrl);
    const openFor = (query: string, session: string | undefined) =>
      parts.openPage({
        path: asked.path,
        query,
        hints: { cookie: asked.cookies.get('lng'), accepted: acceptedLanguages(asked.acceptLanguage) },
        session,
      });
    const open = async (query: string) => {
      // Who logs in anew does so whoever was logged in before: the login's page is not told.
      const plain = asked.method === 'POST' && session !== undefined ? await openFor(query, undefined) : undefined;
      return plain?.kind === 'page' ? plain : openFor(query, session);
    };
    let reached = true;
    const outcome = await open(posted?.query ?? asked.query).catch(error => {
      if (!posted || !(error instanceof Outage)) throw error;
      // What the form is about is out of reach; without it the form still shows what was typed.
      reached = false;
      return open('');
    });
    const remember: Answer['headers'] =
      isLanguage(lng) && speaks(outcome, lng) ? { 'set-cookie': keptCookie('lng', lng, publicUrl) } : {};
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
    const own = await forOneVisitor(asked, posted, outcome, reached);
    if (own?.kind === 'answer') return own.answer;
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
        body: await draw(asked.path, own.view, { ...outcome.head, title: own.view.title }),
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
      body: await draw(asked.path, view, head),
      shared: status === 200 && lng === null,
      shows: shownListing(view),
    };
  };

  /** A page of owners, one that holds a form or one behind a secret is one visitor's alone; nothing where all get the same. */
  async function forOneVisitor(
    asked: Asked,
    posted: PostedForm | undefined,
    { view, status }: Extract<PageOutcome, { kind: 'page' }>,
    reached: boolean,
  ): Promise<FormAnswer | undefined> {
    const { body } = view;
    if (view.personal) {
      if (asked.method === 'POST' && takeOwners) return takeOwners(asked, view);
      return { kind: 'page', status, headers: {}, view };
    }
    if (links && body.kind === 'link') return posted ? links.take(asked, view, body) : links.show(asked, view, body);
    if (links && posted && body.kind === 'form' && body.form === 'unsubscribe') return links.sendLink(asked, view);
    if (!forms || formsOf(view).length === 0) return undefined;
    return posted ? forms.take(asked, posted, view, reached) : forms.show(view);
  }
}

/** Whether the site has a language: its page leads there, or a redirect goes into it. */
function speaks(outcome: PageOutcome, language: Language): boolean {
  return outcome.kind === 'redirect'
    ? outcome.location.startsWith(`/${language}/`)
    : outcome.view.switcher.some(other => other.language === language);
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
      'set-cookie': CONSENT_KEYS.map(key => forgottenCookie(key, publicUrl)),
    },
    body: '',
    shared: false,
  };
}
