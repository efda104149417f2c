import type { RequestPorts } from '../../application/ports/request-ports.ts';
import { makeMemoryAccounts } from './accounts/accounts.ts';
import { makeMemoryAdvertMails } from './mails/advert-mails.ts';
import { makeMemoryAlarms } from './operation/alarms.ts';
import { makeMemoryAlertRuns } from './alerts/alert-runs.ts';
import { makeMemoryViewingRecords } from './viewings/viewing-records.ts';
import { makeMemoryRequestedMails } from './mails/requested-mails.ts';
import { makeMemoryBusyFeeds } from './calendar/busy-feeds.ts';
import { makeMemoryDeskLog } from './audit/desk-log.ts';
import { makeMemoryDeskMails, makeMemoryMailWriter } from './mails/desk-mails.ts';
import { makeMemoryDeskFeatures } from './desk/desk-features.ts';
import { makeMemoryDeskRequests } from './requests/desk-requests.ts';
import { makeMemoryRequestWriter } from './requests/request-writer.ts';
import { makeMemoryLimits } from './security/limits.ts';
import { makeMemoryListingOwners } from './accounts/listing-owners.ts';
import { makeMemoryListingRequests } from './requests/listing-requests.ts';
import { makeMemoryPrivateDetails } from './catalogue/private-details.ts';
import { makeMemoryLoginTries } from './accounts/login-tries.ts';
import { makeMemoryOffers } from './offers/offers.ts';
import { makeMemoryOperationReports } from './operation/operation-reports.ts';
import { makeMemoryOutbox } from './mails/outbox.ts';
import { makeMemoryOwners } from './accounts/owners.ts';
import { makeMemoryPersonalData } from './privacy/personal-data.ts';
import { makeMemoryAgents } from './accounts/agents.ts';
import { makeMemoryPrivateFeeds } from './calendar/private-feeds.ts';
import { makeRequestStore } from './store/request-store.ts';
import { makeMemorySubmissions } from './submissions/submissions.ts';
import { makeMemoryEncryptedSecondFactors } from './accounts/encrypted-second-factors.ts';
import { makeMemorySecondFactors } from './accounts/second-factors.ts';
import { makeMemorySessions } from './accounts/sessions.ts';
import { makeMemorySubscribers } from './alerts/subscribers.ts';
import { makeMemorySubscriptions } from './alerts/subscriptions.ts';
import { makeMemorySuppressionList } from './mails/suppression-list.ts';
import { makeMemoryViewings } from './viewings/viewings.ts';
import { makeMemoryViewingHours } from './calendar/viewing-hours.ts';
import { makeMemoryViewingHoursWriter } from './calendar/viewing-hours-writer.ts';

/** All request ports over one store in memory, lost when the process ends. */
export function makeMemoryRequestPorts(): RequestPorts {
  const store = makeRequestStore();
  const { held, ...agents } = makeMemoryAgents(store);
  return {
    submissions: makeMemorySubmissions(store),
    viewingRecords: makeMemoryViewingRecords(store),
    outbox: makeMemoryOutbox(store),
    askedMails: makeMemoryRequestedMails(store),
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
    listingOwners: makeMemoryListingOwners(store),
    sessions: makeMemorySessions(store),
    secondFactors: makeMemorySecondFactors(store, store),
    encryptedSecondFactors: makeMemoryEncryptedSecondFactors(store),
    loginTries: makeMemoryLoginTries(store),
    personalData: makeMemoryPersonalData(store, { held }),
    deskLog: makeMemoryDeskLog(store),
    viewings: makeMemoryViewings(store),
    viewingHours: makeMemoryViewingHours(store, agents.agentRecords),
    viewingHoursWriter: makeMemoryViewingHoursWriter(store, agents.agentRecords),
    busyFeeds: makeMemoryBusyFeeds(store, agents.agentRecords),
    privateFeeds: makeMemoryPrivateFeeds(store, agents.agentRecords),
    listingsKnown: makeMemoryPrivateDetails(store),
    deskMails: makeMemoryDeskMails(store),
    mailWriter: makeMemoryMailWriter(store),
    advertMails: makeMemoryAdvertMails(store),
    deskFeatures: makeMemoryDeskFeatures(store),
    importReports: makeMemoryOperationReports(),
    nightReports: makeMemoryOperationReports(),
    deskRequests: makeMemoryDeskRequests(store),
    requestWriter: makeMemoryRequestWriter(store),
    ...agents,
  };
}
