import type { LogOut } from '../../application/portal/end-sessions.ts';
import { ANONYMOUS_NOTICE_MS, type NoticeMarks, withNotice } from '../../application/portal/notice-mark.ts';
import type { OpenSession } from '../../application/portal/open-session.ts';
import { LOGOUT_ADDRESS, SESSION_ADDRESS } from '../../domain/owner/addresses.ts';
import { mayStay, sessionEnd } from '../../domain/owner/session-life.ts';
import { isLanguage, type Language } from '../../domain/text/language.ts';
import { type HttpResponse, type HttpRequest, JSON_TYPE, plainResponse } from '../wire/exchange.ts';
import { fromThisSite } from '../wire/same-site.ts';
import { endedHeaders, PERSONAL_HEADERS, sessionIn } from '../wire/session-cookie.ts';

export type OwnerApiParts = {
  readonly openSession: OpenSession;
  readonly logOut: LogOut;
  /** Address of the owners' login in a language, by default the site's. */
  readonly loginHref: (language: Language | undefined) => string;
  readonly noticeMarks: NoticeMarks;
  readonly publicUrl: URL;
};

/** Handles session requests of the portal's pages: remaining time, renewal, logging out. */
export function makeOwnerApi(parts: OwnerApiParts): (request: HttpRequest) => Promise<HttpResponse | undefined> {
  const { openSession, publicUrl } = parts;
  return async request => {
    switch (request.path) {
      case LOGOUT_ADDRESS:
        return request.method === 'POST'
          ? logOut(request)
          : refused(405, 'Log out with a POST request.', { allow: 'POST' });
      case SESSION_ADDRESS: {
        const posts = request.method === 'POST';
        if (posts && !fromThisSite(request, publicUrl)) return refused(403, 'The request was sent from another site.');
        return left(request, posts ? 'use' : 'look');
      }
      default:
        return undefined;
    }
  };

  async function logOut(request: HttpRequest): Promise<HttpResponse> {
    if (!fromThisSite(request, publicUrl))
      return refused(403, 'The form was sent from another site. Open it on this site and send it again.');
    const reference = sessionIn(request.cookies, publicUrl);
    const ownerSession = await openSession(reference, 'look');
    if (ownerSession && !ownerSession.isFormToken(new URLSearchParams(request.body).get('token') ?? ''))
      return refused(403, 'This form belongs to another login. Please reload the page and send it again.');
    if (reference !== undefined) await parts.logOut(reference, ownerSession?.owner.email);
    const language = new URLSearchParams(request.query).get('language');
    const login = parts.loginHref(isLanguage(language) ? language : undefined);
    // Only a browser with a session cookie gets the notice "logged out". Such a browser gets the notice after an expired session too,
    // because the login page erases the owner's drafts when it shows this notice.
    const location =
      reference !== undefined
        ? withNotice(
            login,
            parts.noticeMarks.make({ path: login, session: '' }, { code: 'logged-out' }, ANONYMOUS_NOTICE_MS),
          )
        : login;
    return { status: 303, headers: { ...endedHeaders(publicUrl), location }, body: '', shared: false };
  }

  async function left(request: HttpRequest, how: 'use' | 'look'): Promise<HttpResponse> {
    const ownerSession = await openSession(sessionIn(request.cookies, publicUrl), how);
    if (!ownerSession) return json(401, { status: 401, title: 'You are not logged in.' }, 'application/problem+json');
    return json(
      200,
      { left: sessionEnd(ownerSession.session) - ownerSession.now, mayStay: mayStay(ownerSession.session) },
      JSON_TYPE,
    );
  }
}

const OWN = { ...PERSONAL_HEADERS, 'cross-origin-resource-policy': 'same-origin' };

function json(status: number, body: unknown, type: string): HttpResponse {
  return { status, headers: { 'content-type': type, ...OWN }, body: JSON.stringify(body), shared: false };
}

function refused(status: number, text: string, headers: HttpResponse['headers'] = {}): HttpResponse {
  return plainResponse(status, text, { ...OWN, ...headers });
}
