import type { Page } from '../../domain/page/page.ts';
import { mayStay, sessionEnd } from '../../domain/owner/session-life.ts';
import type { PathParams } from '../../domain/routing/routes.ts';
import { addressOf } from '../browse/content-pages.ts';
import { portalPath } from '../browse/login-body.ts';
import type { Found, OpenPersonalPage } from '../browse/made-page.ts';
import { hrefOf, type PageContext, textOf, wordsOf } from '../browse/page-context.ts';
import type { PortalFrame, SecurityBody } from '../browse/page-view.ts';
import type { Owner } from '../ports/owners.ts';
import type { LoggedIn, Sessions } from '../ports/sessions.ts';

/** An owner who is logged in, for as long as one request takes. */
export type PortalVisit = LoggedIn & {
  /** Travels with every form of his pages; nobody else can make it. */
  readonly formToken: string;
  readonly now: number;
};

/** Opens what is an owner's own: his properties. A property that is not his is not there. */
export type OpenOwnedPage = (
  context: PageContext,
  page: Page,
  params: PathParams,
  parameters: URLSearchParams,
  visit: { readonly owner: Owner; readonly portal: PortalFrame },
) => Promise<Found>;

/** Opens personal pages for an owner who is logged in; those that need no login are left to `others`. */
export function makePortalPages({
  visit,
  sessions,
  owned,
  others,
}: {
  readonly visit: PortalVisit;
  readonly sessions: Sessions;
  readonly owned: OpenOwnedPage;
  readonly others: OpenPersonalPage;
}): OpenPersonalPage {
  const { owner } = visit;

  async function security(context: PageContext, page: Page, parameters: URLSearchParams): Promise<SecurityBody> {
    const alive = await sessions.of(owner.id, visit.now);
    return {
      kind: 'security',
      title: textOf(context, page.title) ?? { text: wordsOf(context, page.name) },
      description: textOf(context, page.description),
      portal: portalFrame(context, visit),
      action: hrefOf(context, page.id),
      sessions: alive.map(({ startedAt, seenAt, referenceHash }) => ({
        startedAt,
        seenAt,
        own: referenceHash === visit.session.referenceHash,
      })),
      notice: parameters.get('notice') === 'password-changed' ? 'password-changed' : undefined,
    };
  }

  return async (context, page, params, parameters) => {
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
        return owned(context, page, params, parameters, { owner, portal: portalFrame(context, visit) });
      default:
        return others(context, page, params, parameters);
    }
  };
}

/** What stands around the pages of an owner. */
function portalFrame(context: PageContext, { owner, session, formToken, now }: PortalVisit): PortalFrame {
  return {
    email: owner.email,
    until: sessionEnd(session),
    left: sessionEnd(session) - now,
    mayStay: mayStay(session),
    formToken,
    overviewHref: hrefOf(context, 'portal'),
    securityHref: hrefOf(context, 'portal-security'),
    loginHref: hrefOf(context, 'login'),
  };
}
