import { mayStay, sessionEnd } from '../../domain/owner/session-life.ts';
import { hrefOf } from '../view/links.ts';
import type { PageContext } from '../view/page-context.ts';
import { endedHref, type NoticeMarks } from './notice-mark.ts';
import type { OwnerSession } from './open-session.ts';

/** Layout data of all portal pages. */
export type PortalFrame = {
  readonly email: string;
  /** When an idle login ends (Unix ms); `left` is the number of ms until then. */
  readonly until: number;
  readonly left: number;
  /** Whether activity still extends the login, which lasts at most half a day. */
  readonly mayStay: boolean;
  /** CSRF token, required by every form of the portal. */
  readonly formToken: string;
  readonly overviewHref: string;
  readonly securityHref: string;
  readonly loginHref: string;
  /** Login page with the notice that the login has ended. */
  readonly endedHref: string;
};

export function portalFrame(
  context: PageContext,
  { owner, session, formToken, now }: OwnerSession,
  marks: NoticeMarks,
): PortalFrame {
  const loginHref = hrefOf(context, 'login');
  return {
    email: owner.email,
    until: sessionEnd(session),
    left: sessionEnd(session) - now,
    mayStay: mayStay(session),
    formToken,
    overviewHref: hrefOf(context, 'portal'),
    securityHref: hrefOf(context, 'portal-security'),
    loginHref,
    endedHref: endedHref(marks, loginHref),
  };
}
