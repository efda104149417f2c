import type { Page } from '../../domain/page/page.ts';
import { addressOf, type OpenPersonalPage } from '../view/built-page.ts';
import { portalPath } from '../browse/login-body.ts';
import { hrefOf } from '../view/links.ts';
import { type PageContext, textOf, wordsOf } from '../view/page-context.ts';
import type { NoticeMarks } from './notice-mark.ts';
import { type PortalFrame, portalFrame } from './portal-frame.ts';
import type { Hashes } from '../ports/security/hashes.ts';
import type { SecondFactors } from '../ports/accounts/second-factors.ts';
import type { Sessions } from '../ports/accounts/sessions.ts';
import { sessionHandle } from './end-sessions.ts';
import type { OwnerSession } from './open-session.ts';
import type { OpenOwnedPage, OwnedBody } from './owned-pages.ts';
import type { Text } from '../../domain/text/localized.ts';
import type { PasswordsRefusal } from './password-refusal.ts';
import type { FactorOffer } from './set-second-factor.ts';

const NOTICES = ['password-changed', 'sessions-ended', 'second-factor-off'] as const;

/** Opens personal pages for a logged-in owner; passes pages that need no login to `others`. */
export function makePortalPages<OtherBody>({
  ownerSession: session,
  sessions,
  secondFactors,
  hashes,
  noticeMarks,
  owned,
  visitorPages: others,
}: {
  readonly ownerSession: OwnerSession;
  readonly sessions: Sessions;
  readonly secondFactors: Pick<SecondFactors, 'of'>;
  readonly hashes: Hashes;
  readonly noticeMarks: NoticeMarks;
  readonly owned: OpenOwnedPage;
  readonly visitorPages: OpenPersonalPage<OtherBody>;
}): OpenPersonalPage<OtherBody | SecurityBody | OwnedBody> {
  const { owner } = session;

  async function security(context: PageContext, page: Page, parameters: URLSearchParams): Promise<SecurityBody> {
    const action = hrefOf(context, page.id);
    const done = noticeMarks.read({ path: action, session: session.session.referenceHash }, parameters);
    return {
      kind: 'security',
      title: textOf(context, page.title) ?? { text: wordsOf(context, page.name) },
      description: textOf(context, page.description),
      portal: portalFrame(context, session, noticeMarks),
      action,
      ...(await accountSecurity({ sessions, secondFactors, hashes }, session)),
      notice: NOTICES.find(notice => notice === done?.code),
    };
  }

  return async (context, page, params, parameters, network) => {
    switch (page.kind) {
      case 'login': {
        const location = portalPath(context, parameters.get('next') ?? '') ?? hrefOf(context, 'portal');
        return { kind: 'redirect', status: 302, location };
      }
      case 'security': {
        const body = await security(context, page, parameters);
        return { status: 200, body, page, address: addressOf(context, page) };
      }
      case 'portal':
      case 'portal-property':
        return owned(context, page, params, parameters, { owner, portal: portalFrame(context, session, noticeMarks) });
      case 'set-password':
        return others(context, page, params, parameters, network);
    }
  };
}

/** Logins of the account, last used first, and its second factor. */
export async function accountSecurity(
  {
    sessions,
    secondFactors,
    hashes,
  }: {
    readonly sessions: Pick<Sessions, 'of'>;
    readonly secondFactors: Pick<SecondFactors, 'of'>;
    readonly hashes: Hashes;
  },
  { owner, session, now }: OwnerSession,
): Promise<Pick<SecurityBody, 'sessions' | 'secondFactor'>> {
  const [alive, factor] = await Promise.all([sessions.of(owner.id, now), secondFactors.of(owner.id)]);
  return {
    sessions: alive.map(one => ({
      startedAt: one.startedAt,
      seenAt: one.seenAt,
      handle: one.referenceHash === session.referenceHash ? undefined : sessionHandle(hashes, one),
    })),
    secondFactor: factor ? { kind: 'on', since: factor.since, left: factor.recoveryLeft } : { kind: 'off' },
  };
}

/** State of a second factor: off, on, offered for confirmation, or newly created recovery codes (shown once). */
export type SecondFactorView =
  | { readonly kind: 'off' }
  | { readonly kind: 'on'; readonly since: number; readonly left: number }
  | { readonly kind: 'offered'; readonly offer: FactorOffer }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

/** The page to change the password, the second factor and logins. */
export type SecurityBody = {
  readonly kind: 'security';
  readonly title: Text;
  readonly description: Text | undefined;
  readonly portal: PortalFrame;
  readonly action: string;
  /** Logins, the last used first; `handle` identifies a login to end, and is absent for the current one. */
  readonly sessions: readonly {
    readonly startedAt: number;
    readonly seenAt: number;
    readonly handle: string | undefined;
  }[];
  readonly secondFactor: SecondFactorView;
  readonly notice: (typeof NOTICES)[number] | undefined;
  /** Login that the owner selected to end, if the form was refused. */
  readonly chosen?: string;
  /** The refused form and the reason. */
  readonly form?: 'password' | 'sessions' | 'factor';
  readonly refused?: PasswordsRefusal;
};
