import { ContainerModule } from 'inversify';
import { agentIdOf } from '../../../application/view/agent-view.ts';
import { makeCheckAdverts } from '../../../application/advert/checked-adverts.ts';
import { DESK_HANDLERS, type HandledPage, type HandlerRow } from '../../../application/desk/desk-handlers.ts';
import type { DeskBody } from '../../../application/desk/desk-view.ts';
import { makeDeskBanners } from '../../../application/desk/agency/banner.ts';
import { makeFindMember, makeFindTeam } from '../../../application/desk/find-member.ts';
import { makeDesk } from '../../../application/desk/open-desk.ts';
import type { DeskHandlers } from '../../../application/desk/resolve-page.ts';
import { makeChangeOffer } from '../../../application/desk/offers/change-offer.ts';
import { makeOfferPart } from '../../../application/desk/offers/offer-part.ts';
import { makeFindFeatures, makeHoursByFeatures } from '../../../application/desk/shared/find-features.ts';
import { makeLimitMails } from '../../../application/desk/shared/limit-mails.ts';
import { makeRequestSteps } from '../../../application/desk/shared/request-steps.ts';
import { makeChangeViewing } from '../../../application/desk/viewings/change-viewing.ts';
import { makeFindDayNotes } from '../../../application/desk/viewings/day-notes.ts';
import { makeShowPrivateCalendar } from '../../../application/desk/viewings/private-calendar.ts';
import { makeFindFreeHours } from '../../../application/desk/viewings/free-hours.ts';
import { makeFindMoveConflicts } from '../../../application/desk/viewings/move-conflicts.ts';
import { makeHandOverWork } from '../../../application/desk/agency/hand-over.ts';
import { makeConflictingMoves } from '../../../application/desk/viewings/conflicting-moves.ts';
import { makeBlockTime } from '../../../application/desk/viewings/block-time.ts';
import { makeViewingPage } from '../../../application/desk/viewings/viewing-page.ts';
import { makeEraseAddress, makeExportAddress } from '../../../application/operate/export-and-erase-address.ts';
import { makeInviteOwner } from '../../../application/portal/invite-owner.ts';
import type { HandlerParts, Parts } from './parts.ts';
import { type Needs, provide } from './provide.ts';

/** The table of handlers, checked to need only parts that exist, of the types that exist. */
const HANDLERS: { readonly [Page in HandledPage]: HandlerRow<Parts, DeskBody> } = DESK_HANDLERS;
const PAGES = Object.keys(HANDLERS) as HandledPage[];
const PREFIX = 'desk/';

/** The enabled features of the desk, and the viewing hours, without agents' hours and calendars while the feature `hours` is disabled. */
export const featureModule = new ContainerModule(({ bind }) => {
  provide(bind, 'findFeatures', makeFindFeatures, ['deskFeatures', 'hasSoftware']);
  provide(bind, 'viewingHours', makeHoursByFeatures, ['storedHours', 'findFeatures']);
});

/** The desk, the handlers of its pages, and the use cases that several handlers share. */
export const deskModule = new ContainerModule(({ bind }) => {
  provide(bind, 'desk', makeDesk, [
    'site',
    'catalogue',
    'clock',
    'openSession',
    'findMember',
    'handlers',
    'accountPages',
    'findBanners',
    'findFeatures',
    'noticeMarks',
    'requestSteps',
  ]);
  provide(
    bind,
    'handlers',
    handlersByPage,
    PAGES.map(page => `${PREFIX}${page}` as const),
  );
  for (const page of PAGES) provide(bind, `${PREFIX}${page}`, HANDLERS[page].make, HANDLERS[page].names);

  provide(bind, 'findMember', makeFindMember, ['agentRecords']);
  provide(bind, 'findTeam', makeFindTeam, ['agentRecords']);
  provide(bind, 'findBanners', makeDeskBanners, ['outbox', 'importRuns']);
  provide(bind, 'limitMails', makeLimitMails, ['limits', 'hashes', 'clock', 'security']);
  provide(
    bind,
    'checkAdverts',
    ({ listingsKnown, site, clock, background }: Needs<'listingsKnown' | 'site' | 'clock' | 'background'>) =>
      makeCheckAdverts({
        listingsKnown,
        content: () => site.current().content,
        agentOf: listing => agentIdOf(site.current().content, listing),
        now: clock.now,
        ...background,
      }),
    ['listingsKnown', 'site', 'clock', 'background'],
  );

  provide(bind, 'requestSteps', makeRequestSteps, ['deskRequests', 'requestWriter', 'findTeam']);

  provide(bind, 'changeOffer', makeChangeOffer, ['offers', 'prepareOfferMails', 'limitMails']);
  provide(bind, 'offerPart', makeOfferPart, ['offers', 'listingOwners', 'deskLog', 'changeOffer', 'requestWords']);

  provide(bind, 'changeViewing', makeChangeViewing, [
    'viewings',
    'viewingHours',
    'linkPath',
    'limitMails',
    'listingsKnown',
    'agentRecords',
  ]);
  provide(bind, 'findDayNotes', makeFindDayNotes, ['viewingHours', 'findTeam']);
  provide(bind, 'viewingPage', makeViewingPage, [
    'viewingRecords',
    'changeViewing',
    'findMoveConflicts',
    'viewingHours',
    'deskLog',
    'listingsKnown',
  ]);
  provide(bind, 'findFreeHours', makeFindFreeHours, ['viewingHours', 'viewingRecords']);
  provide(bind, 'findMoveConflicts', makeFindMoveConflicts, ['viewingHours', 'viewingRecords', 'findFreeHours']);
  provide(bind, 'conflictingMoves', makeConflictingMoves, ['viewingRecords', 'findFreeHours', 'changeViewing']);
  provide(bind, 'blockTime', makeBlockTime, [
    'viewingHours',
    'viewingHoursWriter',
    'viewingRecords',
    'conflictingMoves',
    'ids',
  ]);
  provide(bind, 'showPrivateCalendar', makeShowPrivateCalendar, [
    'privateFeeds',
    'agentRecords',
    'viewingRecords',
    'site',
    'catalogue',
    'clock',
    'hashes',
    'findFeatures',
    'refuseLink',
    'listingsKnown',
  ]);

  provide(bind, 'inviteOwner', makeInviteOwner, [
    'site',
    'catalogue',
    'ownerAccounts',
    'hashes',
    'linkSecrets',
    'ids',
    'clock',
  ]);
  provide(bind, 'handOverWork', makeHandOverWork, [
    'agents',
    'agentRecords',
    'viewingRecords',
    'viewingHours',
    'conflictingMoves',
    'linkPath',
    'listingsKnown',
    'checkAdverts',
    'showSuccessors',
  ]);
  provide(bind, 'exportAddress', makeExportAddress, ['personalData', 'mailFiles']);
  provide(bind, 'eraseAddress', makeEraseAddress, ['personalData', 'uploads', 'mailFiles']);
});

function handlersByPage(handlers: HandlerParts): DeskHandlers {
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name.slice(PREFIX.length), handler]));
}
