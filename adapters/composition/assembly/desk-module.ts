import { ContainerModule } from 'inversify';
import { agentIdOf } from '../../../application/view/agent-view.ts';
import { makeCheckAdverts } from '../../../application/advert/checked-adverts.ts';
import { makeAdvertDesk } from '../../../application/desk/agency/advert.ts';
import { makeAdvertsDesk } from '../../../application/desk/agency/adverts.ts';
import { makeDeskBanners } from '../../../application/desk/agency/banner.ts';
import { makeLogDesk } from '../../../application/desk/agency/log.ts';
import { makeMailsDesk } from '../../../application/desk/agency/mails.ts';
import { makeOperationDesk } from '../../../application/desk/agency/operation.ts';
import { makePeopleDesk } from '../../../application/desk/agency/people.ts';
import { makePrivacyDesk } from '../../../application/desk/agency/privacy.ts';
import { makeFindMember, makeFindTeam } from '../../../application/desk/find-member.ts';
import { makeDesk } from '../../../application/desk/open-desk.ts';
import type { DeskHandlers } from '../../../application/desk/resolve-page.ts';
import { makeChangeOffer } from '../../../application/desk/offers/change-offer.ts';
import { makeOfferPart } from '../../../application/desk/offers/offer-part.ts';
import { makeOffersDesk } from '../../../application/desk/offers/offers.ts';
import { makeRequestDesk } from '../../../application/desk/requests/request.ts';
import { makeRequestsFileDesk } from '../../../application/desk/requests/requests-file.ts';
import { makeRequestsDesk } from '../../../application/desk/requests/requests.ts';
import { makeFindFeatures, makeHoursByFeatures } from '../../../application/desk/shared/find-features.ts';
import { makeLimitMails } from '../../../application/desk/shared/limit-mails.ts';
import { makeRequestSteps } from '../../../application/desk/shared/request-steps.ts';
import { makeCalendarDesk } from '../../../application/desk/viewings/calendar.ts';
import { makeChangeViewing } from '../../../application/desk/viewings/change-viewing.ts';
import { makeFindDayNotes } from '../../../application/desk/viewings/day-notes.ts';
import { makeHoursDesk } from '../../../application/desk/viewings/hours.ts';
import { makeShowPrivateCalendar } from '../../../application/desk/viewings/private-calendar.ts';
import { makeFindFreeHours } from '../../../application/desk/viewings/free-hours.ts';
import { makeFindMoveConflicts } from '../../../application/desk/viewings/move-conflicts.ts';
import { makeHandOverWork } from '../../../application/desk/agency/hand-over.ts';
import { makeConflictingMoves } from '../../../application/desk/viewings/conflicting-moves.ts';
import { makeBlockTime } from '../../../application/desk/viewings/block-time.ts';
import { makeViewingPage } from '../../../application/desk/viewings/viewing-page.ts';
import { makeViewingDesk } from '../../../application/desk/viewings/viewing.ts';
import { makeEraseAddress, makeExportAddress } from '../../../application/operate/export-and-erase-address.ts';
import { makeInviteOwner } from '../../../application/portal/invite-owner.ts';
import type { HandlerParts } from './parts.ts';
import { type Needs, type PartName, provide } from './provide.ts';

const PREFIX = 'desk/';
const HANDLERS = [
  'desk/advert',
  'desk/adverts',
  'desk/calendar',
  'desk/hours',
  'desk/log',
  'desk/mails',
  'desk/offers',
  'desk/operation',
  'desk/people',
  'desk/privacy',
  'desk/request',
  'desk/requests',
  'desk/requests-file',
  'desk/visit',
] as const satisfies readonly PartName[];

/** The parts of the desk that are switched on, and the viewing hours, which depend on them. */
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
  provide(bind, 'handlers', handlersByPage, HANDLERS);

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

  provide(bind, 'requestSteps', makeRequestSteps, ['deskRequests', 'requestWork', 'findTeam']);
  provide(bind, 'desk/requests', makeRequestsDesk, [
    'deskRequests',
    'offers',
    'viewingRecords',
    'requestSteps',
    'requestWords',
    'findTeam',
  ]);
  provide(bind, 'desk/request', makeRequestDesk, [
    'deskRequests',
    'deskLog',
    'offers',
    'offerPart',
    'viewingRecords',
    'viewingPage',
    'requestSteps',
    'requestWords',
    'findTeam',
    'uploads',
    'limitMails',
  ]);
  provide(bind, 'desk/requests-file', makeRequestsFileDesk, [
    'deskRequests',
    'deskLog',
    'offers',
    'requestWords',
    'security',
  ]);

  provide(bind, 'changeOffer', makeChangeOffer, ['offers', 'prepareOfferMails', 'limitMails']);
  provide(bind, 'desk/offers', makeOffersDesk, ['offers', 'offerPart']);
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
  provide(bind, 'desk/calendar', makeCalendarDesk, [
    'viewingRecords',
    'privateFeeds',
    'hashes',
    'ids',
    'publicAddress',
    'findDayNotes',
    'viewingHours',
  ]);
  provide(bind, 'desk/visit', makeViewingDesk, ['viewingPage']);
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
  provide(bind, 'blockTime', makeBlockTime, ['viewingHours', 'viewingRecords', 'conflictingMoves', 'ids']);
  provide(bind, 'desk/hours', makeHoursDesk, [
    'viewingHours',
    'busyFeeds',
    'viewingRecords',
    'encryption',
    'blockTime',
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

  provide(bind, 'desk/adverts', makeAdvertsDesk, ['checkAdverts']);
  provide(bind, 'desk/advert', makeAdvertDesk, ['listingsKnown']);
  provide(bind, 'desk/mails', makeMailsDesk, ['deskMails', 'mailWork', 'requestWords']);
  provide(bind, 'desk/operation', makeOperationDesk, [
    'alarms',
    'outbox',
    'importRuns',
    'importReports',
    'nightReports',
    'deskFeatures',
    'hasSoftware',
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
  provide(bind, 'desk/people', makePeopleDesk, [
    'agents',
    'agentRecords',
    'owners',
    'ownerAccounts',
    'inviteAgent',
    'inviteOwner',
    'limitMails',
    'findTeam',
    'checkAdverts',
    'handOverWork',
    'showSuccessors',
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
  provide(bind, 'exportAddress', makeExportAddress, ['personalData', 'letters']);
  provide(bind, 'eraseAddress', makeEraseAddress, ['personalData', 'uploads', 'letters']);
  provide(bind, 'desk/privacy', makePrivacyDesk, ['exportAddress', 'eraseAddress', 'deskLog']);
  provide(bind, 'desk/log', makeLogDesk, ['deskLog', 'findTeam']);
});

function handlersByPage(handlers: Pick<HandlerParts, (typeof HANDLERS)[number]>): DeskHandlers {
  return Object.fromEntries(Object.entries(handlers).map(([name, handler]) => [name.slice(PREFIX.length), handler]));
}
