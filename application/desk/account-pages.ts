import { type DeskMatch, deskPath, isDeskPath, matchDesk, rightOf } from '../../domain/desk/desk-pages.ts';
import { mayStay, sessionEnd } from '../../domain/owner/session-life.ts';
import type { LoginBody } from '../browse/login-body.ts';
import type { RefuseLink } from '../link/refuse-link.ts';
import { endedHref, type NoticeMarks } from '../portal/notice-mark.ts';
import type { OwnerSession } from '../portal/open-session.ts';
import { accountSecurity, type SecurityBody } from '../portal/portal-pages.ts';
import type { SetPasswordBody } from '../portal/visitor-pages.ts';
import type { Clock } from '../ports/clock.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { OwnerPasswords } from '../ports/accounts/owner-passwords.ts';
import type { SecondFactors } from '../ports/accounts/second-factors.ts';
import type { Sessions } from '../ports/accounts/sessions.ts';
import { hrefOf } from '../view/links.ts';
import type { PageContext } from '../view/page-context.ts';
import type { DeskFound } from './shared/desk-handler.ts';
import type { DeskBody } from './desk-view.ts';

/** Pages to log in to the desk and to manage one's own account. */
export type AccountPages = {
  open(
    match: DeskMatch,
    context: PageContext,
    parameters: URLSearchParams,
    session: OwnerSession | undefined,
    network: string,
  ): Promise<DeskFound<DeskBody> | { readonly kind: 'redirect'; readonly location: string }>;
  security(context: PageContext, parameters: URLSearchParams, session: OwnerSession): Promise<DeskFound<DeskBody>>;
};

const LOGIN_NOTICES = ['logged-out', 'ended', 'password-set', 'step-over'] as const;
const SECURITY_NOTICES = ['password-changed', 'sessions-ended', 'second-factor-off'] as const;

export function makeAccountPages({
  passwords,
  sessions,
  secondFactors,
  hashes,
  clock,
  refuseLink,
  noticeMarks,
}: {
  readonly passwords: Pick<OwnerPasswords, 'link'>;
  readonly sessions: Pick<Sessions, 'of'>;
  readonly secondFactors: Pick<SecondFactors, 'of'>;
  readonly hashes: Hashes;
  readonly clock: Clock;
  readonly refuseLink: RefuseLink;
  readonly noticeMarks: NoticeMarks;
}): AccountPages {
  /** Code of the signed notice in the address of a page without a login, such as `logged-out`; `undefined` if it is invalid. */
  const noticeAt = (path: string, parameters: URLSearchParams) =>
    noticeMarks.read({ path, session: '' }, parameters)?.code;

  function login(context: PageContext, parameters: URLSearchParams): LoginBody {
    const { language, content } = context;
    const next = deskNext(parameters.get('next') ?? '');
    const action = deskPath('login', language);
    return {
      kind: 'login',
      title: { text: content.agency.name },
      description: undefined,
      action: next === undefined ? action : `${action}?next=${encodeURIComponent(next)}`,
      leadsTo: next ?? deskPath('requests', language),
      forgotHref: deskPath('forgot', language),
      privacyHref: hrefOf(context, 'privacy'),
      phone: content.agency.phone,
      notice: LOGIN_NOTICES.find(notice => notice === noticeAt(action, parameters)),
    };
  }

  async function setPassword(context: PageContext, token: string, network: string): Promise<SetPasswordBody> {
    const { language, content } = context;
    const link = await passwords.link(hashes.secret(token), clock.now());
    const refused = link ? undefined : await refuseLink(network, 'password-link');
    return {
      kind: 'set-password',
      title: { text: content.agency.name },
      description: undefined,
      link: link && { email: link.owner.email, purpose: link.purpose },
      action: deskPath('set-password', language, { token }),
      forgotHref: deskPath('forgot', language),
      loginHref: deskPath('login', language),
      phone: content.agency.phone,
      ...(refused && { refused }),
    };
  }

  return {
    async open({ page, params }, context, parameters, session, network) {
      const { language } = context;
      switch (page) {
        case 'login': {
          const body = login(context, parameters);
          return session ? { kind: 'redirect', location: body.leadsTo } : { kind: 'page', body };
        }
        case 'forgot': {
          const [action, loginHref] = [deskPath('forgot', language), deskPath('login', language)];
          const state = noticeAt(action, parameters) === 'sent' ? 'sent' : 'asks';
          return { kind: 'page', body: { kind: 'forgot', action, loginHref, state } };
        }
        case 'set-password': {
          const body = await setPassword(context, params['token'] ?? '', network);
          return { kind: 'page', body, status: body.refused ? 429 : 200 };
        }
        default:
          return { kind: 'none' };
      }
    },
    async security({ language, content }, parameters, session) {
      const { owner, now } = session;
      const action = deskPath('security', language);
      const done = noticeMarks.read({ path: action, session: session.session.referenceHash }, parameters);
      const body: SecurityBody = {
        kind: 'security',
        title: { text: content.agency.name },
        description: undefined,
        portal: {
          email: owner.email,
          until: sessionEnd(session.session),
          left: sessionEnd(session.session) - now,
          mayStay: mayStay(session.session),
          formToken: session.formToken,
          overviewHref: deskPath('requests', language),
          securityHref: action,
          loginHref: deskPath('login', language),
          endedHref: endedHref(noticeMarks, deskPath('login', language)),
        },
        action,
        ...(await accountSecurity({ sessions, secondFactors, hashes }, session)),
        notice: SECURITY_NOTICES.find(notice => notice === done?.code),
      };
      return { kind: 'page', body };
    },
  };
}

/** Address of the desk page that `text` names, rebuilt from its parts; `undefined` for any other text. */
function deskNext(text: string): string | undefined {
  const [path = '', query = ''] = text.split('?');
  const match = isDeskPath(path) ? matchDesk(path) : undefined;
  if (!match?.language || rightOf(match.page) === undefined) return undefined;
  const parameters = new URLSearchParams(query).toString();
  return deskPath(match.page, match.language, match.params) + (parameters === '' ? '' : `?${parameters}`);
}
