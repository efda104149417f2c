import { makeAccountPages } from '../../../application/desk/account-pages.ts';
import { makeAdvertDesk } from '../../../application/desk/advert.ts';
import { makeAdvertsDesk } from '../../../application/desk/adverts.ts';
import { makeDeskBanners } from '../../../application/desk/banner.ts';
import { makeCheckAdverts } from '../../../application/advert/checked-adverts.ts';
import { makeFindMember, makeFindTeam } from '../../../application/desk/find-member.ts';
import { makeMailsDesk } from '../../../application/desk/mails.ts';
import { type Desk, type DeskCases, makeDesk } from '../../../application/desk/open-desk.ts';
import { makeOperationDesk } from '../../../application/desk/operation.ts';
import { makeRequestDesk } from '../../../application/desk/request.ts';
import { makeRequestSteps } from '../../../application/desk/request-steps.ts';
import { makeRequestsDesk } from '../../../application/desk/requests.ts';
import { makeRequestsFileDesk } from '../../../application/desk/requests-file.ts';
import { requestWords } from '../../mail/request-words.ts';
import type { ApplicationPorts } from './application-ports.ts';
import type { DeskAccounts } from './desk-accounts.ts';

/** The desk of the agency over the ports of the application; each page is a line of `cases`. */
export function assembleDesk(ports: ApplicationPorts, accounts: DeskAccounts): Desk {
  const { site, catalogue, clock, store } = ports;
  const cases: DeskCases = { ...requestCases(ports), ...siteCases(ports) };
  return makeDesk({
    site,
    catalogue,
    clock,
    openSession: accounts.openSession,
    findMember: makeFindMember(store.agents),
    cases,
    findBanners: makeDeskBanners({ outbox: store.outbox, importRuns: ports.importRuns }),
    accounts: makeAccountPages({ ...store.agentAccounts, hashes: accounts.hashes, clock }),
  });
}

function requestCases({ store, uploads: files }: ApplicationPorts) {
  const team = makeFindTeam(store.agents);
  const { deskRequests: requests, deskLog: log, requestWork: work } = store;
  const parts = { requests, log, files, team, words: requestWords, steps: makeRequestSteps({ work, team }) };
  return {
    requests: makeRequestsDesk(parts),
    request: makeRequestDesk(parts),
    'requests-file': makeRequestsFileDesk(parts),
  } satisfies DeskCases;
}

/** How the site stands: its adverts, its mails, its imports. */
function siteCases({ store, clock, importRuns }: ApplicationPorts) {
  const { listingsKnown: known, deskMails: mails, mailWork: work } = store;
  return {
    adverts: makeAdvertsDesk({ check: makeCheckAdverts({ known, now: clock.now }) }),
    advert: makeAdvertDesk({ known }),
    mails: makeMailsDesk({ mails, work, words: requestWords }),
    operation: makeOperationDesk({ ...store, importRuns }),
  } satisfies DeskCases;
}
