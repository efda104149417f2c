import { mayStay, sessionEnd } from '../../domain/owner/session-life.ts';
import { hrefOf } from '../view/links.ts';
import type { PageContext } from '../view/page-context.ts';
import { endedHref, type NoticeMarks } from './notice-mark.ts';
import type { OwnerSession } from './open-session.ts';

/** What stands around every page of the portal. */
export type PortalFrame = {
  readonly email: string;
  /** When the login ends if nothing is done, in milliseconds since 1970, and how many milliseconds that is from now. */
  readonly until: number;
  readonly left: number;
  /** Whether using it makes it last longer: no session lasts more than half a day. */
  readonly mayStay: boolean;
  /** Travels with every form of the portal: without it none is taken. */
  readonly formToken: string;
  readonly overviewHref: string;
  readonly securityHref: string;
  readonly loginHref: string;
  /** The login that says that the login before has ended. */
  readonly endedHref: string;
};

/** What stands around the pages of an owner. */
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
