import type { RequestPorts } from '../../application/ports/request-ports.ts';
import { makeMemoryAccounts } from './accounts.ts';
import { makeMemoryAdvertMails } from './advert-mails.ts';
import { makeMemoryAlarms } from './alarms.ts';
import { makeMemoryAlertRuns } from './alert-runs.ts';
import { makeMemoryAppointments } from './appointments.ts';
import { makeMemoryAskedMails } from './asked-mails.ts';
import { makeMemoryBusyFeeds } from './busy-feeds.ts';
import { makeMemoryDeskLog } from './desk-log.ts';
import { makeMemoryDeskVisits } from './desk-visits.ts';
import { makeMemoryDeskMails, makeMemoryMailWork } from './desk-mails.ts';
import { makeMemoryDeskParts } from './desk-parts.ts';
import { makeMemoryDeskRequests, makeMemoryRequestWork } from './desk-requests.ts';
import { makeMemoryLimits } from './limits.ts';
import { makeMemoryListingRequests } from './listing-requests.ts';
import { makeMemoryListingsKnown } from './listings-known.ts';
import { makeMemoryLoginTries } from './login-tries.ts';
import { makeMemoryOffers } from './offers.ts';
import { makeMemoryOperationReports } from './operation-reports.ts';
import { makeMemoryOutbox } from './outbox.ts';
import { makeMemoryOwners } from './owners.ts';
import { makeMemoryPersonalData } from './personal-data.ts';
import { makeMemoryAgents } from './agents.ts';
import { makeMemoryPrivateFeeds } from './private-feeds.ts';
import { makeRequestStore } from './request-store.ts';
import { makeMemoryRequests } from './requests.ts';
import { makeMemorySecondFactorSeals } from './second-factor-seals.ts';
import { makeMemorySecondFactors } from './second-factors.ts';
import { makeMemorySessions } from './sessions.ts';
import { makeMemorySubscribers } from './subscribers.ts';
import { makeMemorySubscriptions } from './subscriptions.ts';
import { makeMemorySuppressionList } from './suppression-list.ts';
import { makeMemoryViewings } from './viewings.ts';
import { makeMemoryVisitHours } from './visit-hours.ts';

/** All ports of requests over plain maps that they share; the state lasts as long as the process. */
export function makeMemoryRequestPorts(): RequestPorts {
  const store = makeRequestStore();
  const { held, ...agents } = makeMemoryAgents(store);
  return {
    requests: makeMemoryRequests(store),
    appointments: makeMemoryAppointments(store),
    outbox: makeMemoryOutbox(store),
    askedMails: makeMemoryAskedMails(store),
    subscriptions: makeMemorySubscriptions(store),
    subscribers: makeMemorySubscribers(store),
    offers: makeMemoryOffers(store),
    suppressionList: makeMemorySuppressionList(store),
    alertRuns: makeMemoryAlertRuns(),
    alarms: makeMemoryAlarms(store),
    limits: makeMemoryLimits(store),
    listingRequests: makeMemoryListingRequests(store),
    accounts: makeMemoryAccounts(store),
    ...makeMemoryOwners(store),
    sessions: makeMemorySessions(store),
    secondFactors: makeMemorySecondFactors(store, store),
    secondFactorSeals: makeMemorySecondFactorSeals(store),
    loginTries: makeMemoryLoginTries(store),
    personalData: makeMemoryPersonalData(store, { held }),
    deskLog: makeMemoryDeskLog(store),
    deskVisits: makeMemoryDeskVisits(store),
    viewings: makeMemoryViewings(store),
    visitHours: makeMemoryVisitHours(store, agents.agents),
    busyFeeds: makeMemoryBusyFeeds(store, agents.agents),
    privateFeeds: makeMemoryPrivateFeeds(store, agents.agents),
    listingsKnown: makeMemoryListingsKnown(store),
    deskMails: makeMemoryDeskMails(store),
    mailWork: makeMemoryMailWork(store),
    advertMails: makeMemoryAdvertMails(store),
    deskParts: makeMemoryDeskParts(store),
    importReports: makeMemoryOperationReports(),
    nightReports: makeMemoryOperationReports(),
    deskRequests: makeMemoryDeskRequests(store),
    requestWork: makeMemoryRequestWork(store),
    ...agents,
  };
}
