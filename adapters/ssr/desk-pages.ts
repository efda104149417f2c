import type { LoginBody } from '../../application/browse/login-body.ts';
import type { SentFields } from '../../application/desk/shared/desk-handler.ts';
import { type DeskBody, type DeskView, UNSENT } from '../../application/desk/desk-view.ts';
import type { Desk, DeskOutcome } from '../../application/desk/open-desk.ts';
import type { DeskPageRequest } from '../../application/desk/resolve-page.ts';
import type { LogOut } from '../../application/portal/end-sessions.ts';
import { ANONYMOUS_NOTICE_MS, type NoticeMarks, withNotice } from '../../application/portal/notice-mark.ts';
import type { OpenSession } from '../../application/portal/open-session.ts';
import type { SecurityBody } from '../../application/portal/portal-pages.ts';
import type { SetPasswordBody } from '../../application/portal/visitor-pages.ts';
import { deskPath, isDeskPath, matchDesk } from '../../domain/desk/desk-pages.ts';
import { sentLength } from '../../domain/request/sent-length.ts';
import { acceptedLanguages } from '../../domain/routing/language-choice.ts';
import type { Language } from '../../domain/text/language.ts';
import { HTML, type HttpRequest, type HttpResponse, JSON_TYPE, plainResponse } from '../wire/exchange.ts';
import { readSentForm } from '../wire/read-sent-form.ts';
import { waitHeaders } from '../wire/refusal-status.ts';
import { fromThisSite } from '../wire/same-site.ts';
import { sentFields } from '../wire/sent-fields.ts';
import { endedHeaders, PERSONAL_HEADERS, sessionIn } from '../wire/session-cookie.ts';
import { type DeskAssets, deskDocument } from './desk-document.ts';

type AccountBody = LoginBody | SetPasswordBody | SecurityBody;

type Drawn = { readonly html: string; readonly title: string };

export type DeskPagesParts = {
  readonly desk: Desk;
  readonly assets: DeskAssets;
  readonly contentStyles: () => readonly string[];
  readonly publicUrl: URL;
  /** Renders markup and title of a page; passed in, so that this folder does not depend on React. */
  readonly render: (view: DeskView) => Promise<Drawn>;
  /** Handles the forms by which agents log in, choose passwords and set their second factor. */
  readonly takeAccount: (
    request: HttpRequest,
    body: AccountBody,
  ) => Promise<
    | { readonly kind: 'response'; readonly response: HttpResponse }
    | {
        readonly kind: 'again';
        readonly status: number;
        readonly headers: HttpResponse['headers'];
        readonly body: AccountBody;
      }
  >;
  /** Mails a password link if the address has an account; the result does not reveal whether it has. */
  readonly askPasswordLink: (email: string, language: Language, network: string) => Promise<'sent' | 'limited'>;
  readonly openSession: OpenSession;
  readonly logOut: LogOut;
  readonly noticeMarks: NoticeMarks;
  readonly report: (error: unknown) => void;
};

const OWN = { ...PERSONAL_HEADERS, 'cross-origin-resource-policy': 'same-origin' };

/**
 * Handles every address of the desk: responds with a document, or with the page's view as JSON if the client accepts JSON. Forms are POSTs
 * to their page's address; they redirect (303), or show the page again (422).
 */
export function makeDeskPages(parts: DeskPagesParts): (request: HttpRequest) => Promise<HttpResponse | undefined> {
  const { desk, publicUrl } = parts;

  return async request => {
    if (!isDeskPath(request.path)) return undefined;
    const asked = requestOf(request);
    if (request.method !== 'POST') return respond(request, await desk.open(asked));
    if (!fromThisSite(request, publicUrl)) return plainResponse(403, 'The form was sent from another site.', OWN);
    const form = readSentForm(request);
    if (!form) return plainResponse(400, 'The form data cannot be read.', OWN);
    const sent = sentFields(form.raw);
    if (sent('do') === 'logout') return logOut(request, sent);
    // A login replaces the previous session, so the login page is opened without a session.
    const isLogin = matchDesk(request.path)?.page === 'login';
    const from = isLogin ? { ...asked, session: undefined } : asked;
    const outcome = await desk.act(from, sent).catch((error: unknown) => {
      parts.report(error);
      return desk.failed(from, sent);
    });
    const body = outcome.kind === 'page' ? outcome.view.body : undefined;
    if (outcome.kind === 'page' && body?.kind === 'forgot') return forgot(request, outcome.view, sent);
    if (outcome.kind === 'page' && isAccount(body)) return account(request, outcome.view, body);
    return respond(request, outcome);
  };

  function requestOf(request: HttpRequest): DeskPageRequest {
    const parameters = new URLSearchParams(request.query);
    const looks = parameters.has('look');
    parameters.delete('look');
    return {
      path: request.path,
      query: looks ? parameters.toString() : request.query,
      hints: { cookie: request.cookies.get('lng'), accepted: acceptedLanguages(request.acceptLanguage) },
      session: sessionIn(request.cookies, publicUrl, 'desk'),
      how: looks ? 'look' : 'use',
      network: request.network ?? '',
    };
  }

  async function respond(request: HttpRequest, outcome: DeskOutcome): Promise<HttpResponse> {
    switch (outcome.kind) {
      case 'redirect':
        return asksJson(request)
          ? json(200, { location: outcome.location })
          : { status: 303, headers: { ...OWN, location: outcome.location }, body: '', shared: false };
      case 'not-taken':
        return notTaken(request, outcome);
      case 'file':
        return {
          status: 200,
          headers: {
            ...OWN,
            'content-type': outcome.contentType,
            'content-disposition': `attachment; filename="${outcome.name}"`,
          },
          body: outcome.content,
          shared: false,
        };
      default:
        return page(request, outcome.status, outcome.view, waitHeaders(outcome.view.body));
    }
  }

  async function page(
    request: HttpRequest,
    status: number,
    view: DeskView,
    headers: HttpResponse['headers'] = {},
    drawn?: Drawn,
  ): Promise<HttpResponse> {
    if (asksJson(request)) return json(status, { view }, headers);
    const { html, title } = drawn ?? (await parts.render(view));
    return {
      status,
      headers: { ...OWN, 'content-type': HTML, 'content-language': view.language, ...headers },
      body: deskDocument({ view, title, html, assets: parts.assets, contentStyles: parts.contentStyles() }),
      shared: false,
    };
  }

  /**
   * Responds to a rejected form with its page and the input; if that page does not contain the form, it shows the input in a section of its
   * own. To a request by script it responds with JSON if the current page can stay.
   */
  async function notTaken(
    request: HttpRequest,
    { status, view }: Extract<DeskOutcome, { readonly kind: 'not-taken' }>,
  ): Promise<HttpResponse> {
    const headers: HttpResponse['headers'] = status === 503 ? { 'retry-after': '5' } : {};
    const { unsent, body } = view;
    if (!unsent && body.kind === 'unsent' && asksJson(request))
      return json(
        status,
        body.why === 'ended' ? { location: `${body.loginHref}?next=${encodeURIComponent(body.action)}` } : {},
        headers,
      );
    if (!unsent) return page(request, status, view, headers);
    const drawn = await parts.render(view);
    // Input is escaped in the markup, so it cannot imitate the form's id.
    if (drawn.html.includes(` id="${UNSENT}"`)) return page(request, status, view, headers, drawn);
    return page(request, status, { ...view, unsent: { ...unsent, isApart: true } }, headers);
  }

  async function logOut(request: HttpRequest, sent: SentFields): Promise<HttpResponse> {
    const reference = sessionIn(request.cookies, publicUrl, 'desk');
    const session = await parts.openSession(reference, 'look');
    if (session && !session.isFormToken(sent('token')))
      return plainResponse(403, 'This form belongs to another login. Please reload the page and send it again.', OWN);
    if (reference !== undefined) await parts.logOut(reference, session?.owner.email);
    const language = matchDesk(request.path)?.language;
    const login = language === undefined ? '/desk/login/' : deskPath('login', language);
    // Sign the notice 'logged out' only if a session ended: otherwise anyone could obtain an address with that notice
    // and send it to others.
    const location = session
      ? withNotice(
          login,
          parts.noticeMarks.make({ path: login, session: '' }, { code: 'logged-out' }, ANONYMOUS_NOTICE_MS),
        )
      : login;
    const headers = { ...endedHeaders(publicUrl, 'desk'), location };
    return { status: 303, headers, body: '', shared: false };
  }

  async function forgot(request: HttpRequest, view: DeskView, sent: SentFields): Promise<HttpResponse> {
    const email = sent('email');
    const path = deskPath('forgot', view.language);
    const state = await parts.askPasswordLink(email, view.language, request.network ?? '').catch((error: unknown) => {
      parts.report(error);
      return 'failed' as const;
    });
    if (state === 'sent') {
      const mark = parts.noticeMarks.make({ path, session: '' }, { code: 'sent' }, ANONYMOUS_NOTICE_MS);
      return respond(request, { kind: 'redirect', location: withNotice(path, mark) });
    }
    const before = view.body as Extract<DeskBody, { kind: 'forgot' }>;
    const typed = sent.pairs.findLast(([name]) => name === 'email')?.[1] ?? '';
    const body: DeskBody = { ...before, state, email: typed.slice(0, sentLength('email')) };
    const [status, wait] = state === 'limited' ? [429, '3600'] : [503, '5'];
    return page(request, status, { ...view, body }, { 'retry-after': wait });
  }

  async function account(request: HttpRequest, view: DeskView, body: AccountBody): Promise<HttpResponse> {
    const taken = await parts.takeAccount(request, body);
    if (taken.kind === 'response') return taken.response;
    return page(request, taken.status, { ...view, body: taken.body }, taken.headers);
  }
}

function isAccount(body: DeskBody | undefined): body is AccountBody {
  return body?.kind === 'login' || body?.kind === 'set-password' || body?.kind === 'security';
}

function asksJson({ accept }: HttpRequest): boolean {
  return accept.startsWith('application/json');
}

function json(status: number, value: unknown, headers: HttpResponse['headers'] = {}): HttpResponse {
  return {
    status,
    headers: { ...OWN, 'content-type': JSON_TYPE, ...headers },
    body: JSON.stringify(value),
    shared: false,
  };
}
