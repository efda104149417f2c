import { makeAccountPages } from '../../../application/desk/account-pages.ts';
import { makeCalendarDesk } from '../../../application/desk/viewings/calendar.ts';
import { makeChangeViewing } from '../../../application/desk/viewings/change-viewing.ts';
import { makeAdvertDesk } from '../../../application/desk/agency/advert.ts';
import { makeAdvertsDesk } from '../../../application/desk/agency/adverts.ts';
import { makeDeskBanners } from '../../../application/desk/agency/banner.ts';
import type { CheckAdverts } from '../../../application/advert/checked-adverts.ts';
import { makeFindDayNotes } from '../../../application/desk/viewings/day-notes.ts';
import type { FindFeatures } from '../../../application/ports/desk/desk-features.ts';
import { makeFindMember, makeFindTeam } from '../../../application/desk/find-member.ts';
import { type LimitMails, makeLimitMails } from '../../../application/desk/shared/limit-mails.ts';
import { makeLogDesk } from '../../../application/desk/agency/log.ts';
import { makeHoursDesk } from '../../../application/desk/viewings/hours.ts';
import { makeMailsDesk } from '../../../application/desk/agency/mails.ts';
import { type Desk, type DeskHandlers, makeDesk } from '../../../application/desk/open-desk.ts';
import { makeOperationDesk } from '../../../application/desk/agency/operation.ts';
import { makePeopleDesk } from '../../../application/desk/agency/people.ts';
import { makePrivacyDesk } from '../../../application/desk/agency/privacy.ts';
import { makeRequestDesk } from '../../../application/desk/requests/request.ts';
import { makeRequestSteps, type RequestSteps } from '../../../application/desk/shared/request-steps.ts';
import { makeRequestsDesk } from '../../../application/desk/requests/requests.ts';
import { makeRequestsFileDesk } from '../../../application/desk/requests/requests-file.ts';
import { makeViewingDesk } from '../../../application/desk/viewings/viewing.ts';
import type { RefuseLink } from '../../../application/link/refuse-link.ts';
import type { LinkPath } from '../../../application/mail/link-path.ts';
import { makeEraseAddress, makeExportAddress } from '../../../application/operate/address-held.ts';
import { makeInviteOwner } from '../../../application/portal/invite-owner.ts';
import { requestWords } from '../../mail/request-words.ts';
import type { ApplicationPorts } from './application-ports.ts';
import type { DeskAccounts } from './desk-accounts.ts';

/** Assembles the agency's desk; `cases` has one handler per page. */
export function assembleDesk(
  ports: ApplicationPorts,
  accounts: DeskAccounts,
  findFeatures: FindFeatures,
  refuseLink: RefuseLink,
  linkPath: LinkPath,
  checkAdverts: CheckAdverts,
): Desk {
  const { site, catalogue, clock, store, hashes, security } = ports;
  const { deskRequests: requests, requestWork: work } = store;
  const steps = makeRequestSteps({ requests, work, team: makeFindTeam(store.agents) });
  const limitMails = makeLimitMails({ limits: store.limits, hashes, clock, security });
  const cases: DeskHandlers = {
    ...requestCases(ports, steps, limitMails),
    ...viewingHandlers(ports, linkPath, limitMails),
    ...siteCases(ports, checkAdverts),
    ...hoursCases(ports),
    ...agencyCases(ports, accounts, limitMails),
  };
  return makeDesk({
    site,
    catalogue,
    clock,
    openSession: accounts.openSession,
    findMember: makeFindMember(store.agents),
    findFeatures,
    cases,
    findBanners: makeDeskBanners({ outbox: store.outbox, importRuns: ports.importRuns }),
    accounts: makeAccountPages({
      ...store.agentAccounts,
      hashes: accounts.hashes,
      clock,
      marks: accounts.marks,
      refuseLink,
    }),
    marks: accounts.marks,
    mayUndo: steps.mayUndo,
  });
}

function viewingHandlers(
  { store, hashes, ids, publicAddress }: ApplicationPorts,
  linkPath: LinkPath,
  limitMails: LimitMails,
) {
  const { viewingRecords, viewings, privateFeeds: feeds, deskLog: log, viewingHours: hours } = store;
  const whole = (path: string) => publicAddress?.whole(path) ?? path;
  return {
    calendar: makeCalendarDesk({
      viewingRecords,
      feeds,
      hashes,
      ids,
      whole,
      hours,
      notesOf: makeFindDayNotes({ hours, team: makeFindTeam(store.agents) }),
    }),
    visit: makeViewingDesk({
      viewingRecords,
      log,
      hours,
      changeViewing: makeChangeViewing({ viewings, hours, linkPath, limitMails }),
      known: store.listingsKnown,
    }),
  } satisfies DeskHandlers;
}

function requestCases(
  { store, uploads: files, security }: ApplicationPorts,
  steps: RequestSteps,
  { mayMail }: LimitMails,
) {
  const team = makeFindTeam(store.agents);
  const { deskRequests: requests, deskLog: log } = store;
  const parts = { requests, log, files, team, words: requestWords, steps };
  return {
    requests: makeRequestsDesk(parts),
    request: makeRequestDesk({ ...parts, mayMail }),
    'requests-file': makeRequestsFileDesk({ ...parts, security }),
  } satisfies DeskHandlers;
}

/** Handlers of viewing hours. */
function hoursCases({ store: { viewingHours, busyFeeds, viewingRecords }, seals, ids }: ApplicationPorts) {
  return { hours: makeHoursDesk({ viewingHours, busyFeeds, viewingRecords, seals, ids }) } satisfies DeskHandlers;
}

/** Handlers of the site's status: adverts, mails, imports. */
function siteCases({ store, importRuns, hasSoftware }: ApplicationPorts, check: CheckAdverts) {
  const { listingsKnown: known, deskMails: mails, mailWork: work } = store;
  return {
    adverts: makeAdvertsDesk({ check }),
    advert: makeAdvertDesk({ known }),
    mails: makeMailsDesk({ mails, work, words: requestWords }),
    operation: makeOperationDesk({ ...store, importRuns, hasSoftware }),
  } satisfies DeskHandlers;
}

/** Handlers for managers only: people, personal data, activity log. */
function agencyCases(ports: ApplicationPorts, accounts: DeskAccounts, { mayInvite }: LimitMails) {
  const { site, catalogue, store, hashes, linkSecrets: secrets, ids, clock } = ports;
  const { agents, owners, personalData, deskLog: log } = store;
  const inviteOwner = makeInviteOwner({ site, catalogue, accounts: store.accounts, hashes, secrets, ids, clock });
  const held = { ...ports, personalData };
  return {
    people: makePeopleDesk({
      agents,
      owners,
      accounts: store.accounts,
      invite: accounts.invite,
      inviteOwner,
      mayInvite,
    }),
    privacy: makePrivacyDesk({ exportAddress: makeExportAddress(held), eraseAddress: makeEraseAddress(held), log }),
    log: makeLogDesk({ log, team: makeFindTeam(agents) }),
  } satisfies DeskHandlers;
}
