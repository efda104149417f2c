import type { LoginBody, LoginRefusal } from '../../application/browse/login-body.ts';
import type { PasswordsRefusal } from '../../application/portal/password-refusal.ts';
import type { SecurityBody } from '../../application/portal/portal-pages.ts';
import type { SetPasswordBody } from '../../application/portal/visitor-pages.ts';
import type { EndSessions } from '../../application/portal/end-sessions.ts';
import type { ConfirmLogin, LogIn } from '../../application/portal/log-in.ts';
import { ANONYMOUS_NOTICE_MS, type NoticeMarks, withNotice } from '../../application/portal/notice-mark.ts';
import type { OpenSession, OwnerSession } from '../../application/portal/open-session.ts';
import type { SetSecondFactor } from '../../application/portal/set-second-factor.ts';
import type { ChangePassword, NewPassword, SetPasswordByLink } from '../../application/portal/set-password.ts';
import type { Hashes } from '../../application/ports/security/hashes.ts';
import { pathOf } from '../../application/view/links.ts';
import { sentLength } from '../../domain/request/sent-length.ts';
import { setCookieHeader, type LoginCookie } from '../wire/cookies.ts';
import { type HttpResponse, type HttpRequest, plainResponse } from '../wire/exchange.ts';
import { readSentForm } from '../wire/read-sent-form.ts';
import { fromThisSite } from '../wire/same-site.ts';
import { sentFields } from '../wire/sent-fields.ts';
import { PERSONAL_HEADERS, sessionIn } from '../wire/session-cookie.ts';

/** Dependencies of the account forms, either of owners or of agents. */
export type AccountFormsParts = {
  readonly openSession: OpenSession;
  readonly logIn: LogIn;
  readonly confirmLogin: ConfirmLogin;
  readonly setPassword: SetPasswordByLink;
  readonly changePassword: ChangePassword;
  readonly endSessions: EndSessions;
  readonly secondFactor: SetSecondFactor;
  readonly noticeMarks: NoticeMarks;
  readonly hashes: Pick<Hashes, 'secret'>;
  readonly report: (error: unknown) => void;
};

/** Body of a page with an account form: login, new password, or security. */
export type AccountBody = LoginBody | SetPasswordBody | SecurityBody;
/** Reads a submitted field, normalised for checks or (`typed`) exactly as entered. */
type Field = { (name: string): string; typed(name: string): string };
/** Result of a submission: a redirect or other response, or the page with the form again. */
export type AccountFormOutcome = { readonly kind: 'response'; readonly response: HttpResponse } | Again;
type Again = {
  readonly kind: 'again';
  readonly status: number;
  readonly headers: HttpResponse['headers'];
  readonly body: AccountBody;
};

/** Handles submissions of account pages without script: login, passwords, sessions. `cookie`: name of the login cookie. */
export function makeAccountForms(parts: AccountFormsParts, publicUrl: URL, cookie: LoginCookie) {
  return async function take(request: HttpRequest, body: AccountBody): Promise<AccountFormOutcome> {
    if (!fromThisSite(request, publicUrl))
      return response(403, 'The form was sent from another site. Open it on this site and send it again.');
    const sent = readSentForm(request);
    if (!sent) return response(400, 'The form data cannot be read.');
    const fields = sentFields(sent.raw);
    const once = (name: string, read: (name: string) => string) =>
      typeof (Object.hasOwn(sent.raw, name) ? sent.raw[name] : undefined) === 'string' ? read(name) : '';
    const field = Object.assign((name: string) => once(name, fields), {
      typed: (name: string) => once(name, () => String(sent.raw[name])),
    });
    return takeBody(body, request, field).catch((error: unknown): AccountFormOutcome => {
      parts.report(error);
      return again(body.kind === 'security' ? formOf(body, field) : body, { kind: 'failed' }, field);
    });
  };

  /** URL with a signed notice; `session`: hash of the session for which the page is rendered, '' for none. */
  function leadingTo(address: string, code: string, session = ''): string {
    const lastsMs = session === '' ? ANONYMOUS_NOTICE_MS : undefined;
    return withNotice(address, parts.noticeMarks.make({ path: pathOf(address), session }, { code }, lastsMs));
  }

  async function takeBody(body: AccountBody, request: HttpRequest, field: Field): Promise<AccountFormOutcome> {
    switch (body.kind) {
      case 'login':
        return logIn(body, request, field);
      case 'set-password':
        return setPassword(body, request, field);
      default:
        return takeSecurity(body, request, field);
    }
  }

  async function logIn(body: LoginBody, request: HttpRequest, field: Field): Promise<AccountFormOutcome> {
    const before = sessionIn(request.cookies, publicUrl, cookie);
    const ticket = field('ticket');
    if (ticket !== '') {
      const outcome = await parts.confirmLogin({ ticket, code: field('code'), before });
      if (outcome.kind === 'unknown') return lead(body.action, PERSONAL_HEADERS);
      if (outcome.kind === 'gone') return lead(leadingTo(body.action, 'step-over'), PERSONAL_HEADERS);
      if (outcome.kind === 'in') return loggedIn(body, outcome.reference);
      return { ...again(body, outcome, field), body: { ...body, step: { ticket, refusal: outcome } } };
    }
    const network = request.network ?? '';
    const outcome = await parts.logIn({ email: field('email'), password: field('password'), network, before });
    if (outcome.kind === 'code') return shown({ ...body, step: { ticket: outcome.ticket, refusal: undefined } });
    return outcome.kind === 'in' ? loggedIn(body, outcome.reference) : again(body, outcome, field);
  }

  function loggedIn({ leadsTo }: LoginBody, reference: string): AccountFormOutcome {
    return lead(leadsTo, { ...PERSONAL_HEADERS, 'set-cookie': setCookieHeader(cookie, reference, publicUrl) });
  }

  async function setPassword(body: SetPasswordBody, request: HttpRequest, field: Field): Promise<AccountFormOutcome> {
    // The link was already checked (and rate-limited) when the page was loaded for this request, so only the result is handled here.
    if (!body.link) return body.refused ? again(body, body.refused, field) : linkExpired(body);
    const outcome = await parts.setPassword(lastPart(request.path), typedIn(field));
    switch (outcome.kind) {
      case 'set':
        return lead(leadingTo(body.loginHref, 'password-set'), PERSONAL_HEADERS);
      case 'gone':
        return linkExpired(body);
      default:
        return again(body, outcome, field);
    }
  }

  async function takeSecurity(body: SecurityBody, request: HttpRequest, field: Field): Promise<AccountFormOutcome> {
    const ownerSession = await parts.openSession(sessionIn(request.cookies, publicUrl, cookie), 'look');
    if (!ownerSession || !ownerSession.isFormToken(field('token')))
      return again(formOf(body, field), { kind: 'foreign' }, field);
    const current = field('current');
    const network = request.network ?? '';
    const done = field('do');
    if (done.startsWith('factor-')) return takeFactor({ ...body, form: 'factor' }, ownerSession, field, network);
    if (done === 'end-sessions') {
      const chosen = field('session');
      const outcome = await parts.endSessions(ownerSession, chosen, current, network);
      if (outcome.kind !== 'ended') return again({ ...body, form: 'sessions', chosen }, outcome, field);
      return lead(leadingTo(body.action, 'sessions-ended', ownerSession.session.referenceHash), PERSONAL_HEADERS);
    }
    const outcome = await parts.changePassword(ownerSession, current, typedIn(field), network);
    if (outcome.kind !== 'changed') return again({ ...body, form: 'password' }, outcome, field);
    const loginCookie = setCookieHeader(cookie, outcome.reference, publicUrl);
    const location = leadingTo(body.action, 'password-changed', parts.hashes.secret(outcome.reference));
    return lead(location, { ...PERSONAL_HEADERS, 'set-cookie': loginCookie });
  }

  async function takeFactor(
    body: SecurityBody,
    session: OwnerSession,
    field: Field,
    network: string,
  ): Promise<AccountFormOutcome> {
    const { secondFactor } = parts;
    const [current, code] = [field('current'), field('code')];
    switch (field('do')) {
      case 'factor-offer': {
        const outcome = await secondFactor.offer(session, current, network);
        if (outcome.kind !== 'offered') return again(body, outcome, field);
        return shown({ ...body, secondFactor: outcome });
      }
      case 'factor-confirm': {
        const outcome = await secondFactor.confirm(session, field('ticket'), code);
        if (outcome.kind === 'codes') return shown({ ...body, secondFactor: outcome });
        const { refusal, offer } = outcome;
        return again(offer ? { ...body, secondFactor: { kind: 'offered', offer } } : body, refusal, field);
      }
      case 'factor-codes': {
        const outcome = await secondFactor.renewCodes(session, current, code, network);
        return outcome.kind === 'codes' ? shown({ ...body, secondFactor: outcome }) : again(body, outcome, field);
      }
      case 'factor-end': {
        const outcome = await secondFactor.end(session, current, code, network);
        if (outcome.kind !== 'ended') return again(body, outcome, field);
        return lead(leadingTo(body.action, 'second-factor-off', session.session.referenceHash), PERSONAL_HEADERS);
      }
      default:
        return response(400, 'The form data cannot be read.');
    }
  }
}

function linkExpired(body: SetPasswordBody): Again {
  return { kind: 'again', status: 410, headers: {}, body: { ...body, link: undefined } };
}

/** Sets which of the page's forms was submitted, and which session was chosen in it, so that the page shows a refusal there. */
function formOf(body: SecurityBody, field: Field): SecurityBody {
  const done = field('do');
  if (done === 'end-sessions') return { ...body, form: 'sessions', chosen: field('session') };
  return { ...body, form: done.startsWith('factor-') ? 'factor' : 'password' };
}

/** Shows the page of the form again with a result that is shown only once, such as recovery codes. */
function shown(body: AccountBody): AccountFormOutcome {
  return { kind: 'again', status: 200, headers: {}, body };
}

const STATUS_OF = { wrong: 422, invalid: 422, foreign: 403, limited: 429, failed: 503 } as const;

/** Shows the page of a refused form again, with the reason and the entered e-mail address, but no passwords. */
function again(body: AccountBody, refusal: LoginRefusal | PasswordsRefusal, field: Field): Again {
  const refused =
    body.kind === 'login' ? { email: field.typed('email').slice(0, sentLength('email')), refusal } : refusal;
  const wait = refusal.kind === 'limited' ? refusal.retryAfter : refusal.kind === 'failed' ? 5 : undefined;
  return {
    kind: 'again',
    status: STATUS_OF[refusal.kind],
    headers: wait === undefined ? {} : { 'retry-after': String(wait) },
    body: { ...body, refused } as AccountBody,
  };
}

function typedIn(field: Field): NewPassword {
  return { password: field('password'), repeated: field('repeated') };
}

function lead(location: string, headers: HttpResponse['headers']): AccountFormOutcome {
  return { kind: 'response', response: { status: 303, headers: { ...headers, location }, body: '', shared: false } };
}

function response(status: number, text: string) {
  return { kind: 'response', response: plainResponse(status, text, PERSONAL_HEADERS) } as const;
}

/** Token at the end of a link's path. `lastPart('/en/choose-password/abc/')` → `'abc'` */
function lastPart(path: string): string {
  return path.replace(/\/$/, '').split('/').at(-1) ?? '';
}
