import { ContainerModule } from 'inversify';
import { linkPath } from '../../../application/portal/owner-link.ts';
import { makeOwnedPages } from '../../../application/portal/owned-pages.ts';
import type { PasswordLinkTo } from '../../../application/portal/send-reset-link.ts';
import { makePortalPages } from '../../../application/portal/portal-pages.ts';
import { makeVisitorPages } from '../../../application/portal/visitor-pages.ts';
import type { PageBody } from '../../../application/page/page-model.ts';
import { type Needs, provide } from './provide.ts';

/** Personal pages for visitors without a session: pages of the portal redirect to the login page. */
export const ownerModule = new ContainerModule(({ bind }) => {
  provide(bind, 'passwordLinkTo', makePasswordLinkTo, ['site']);
  provide(bind, 'owned', makeOwnedPages, [
    'catalogue',
    'pageViews',
    'listingRequests',
    'offers',
    'listingChanges',
    'clock',
    'security',
  ]);
  provide(bind, 'visitorPages', makeVisitorPages, [
    'passwords',
    'hashes',
    'clock',
    'refuseLink',
    'noticeMarks',
    'sentMarks',
  ]);
  provide(bind, 'personal', ({ visitorPages }: Needs<'visitorPages'>) => visitorPages, ['visitorPages']);
});

/** Parts of the portal that are built for each request of a logged-in owner; `ownerSession` identifies the owner. */
export const sessionModule = new ContainerModule(({ bind }) => {
  provide(bind, 'personal', makePortalPages<PageBody>, [
    'ownerSession',
    'sessions',
    'secondFactors',
    'hashes',
    'noticeMarks',
    'owned',
    'visitorPages',
  ]);
});

function makePasswordLinkTo({ site }: Needs<'site'>): PasswordLinkTo {
  return (language, id, tokenHash) => linkPath(site.current().routes, language, id, tokenHash);
}
