import type { AccountPasswords, Accounts } from './accounts/accounts.ts';
import type { AgentRecords } from './accounts/agent-records.ts';
import type { Agents } from './accounts/agents.ts';
import type { AdvertMails } from './mails/advert-mails.ts';
import type { Alarms } from './operation/alarms.ts';
import type { AlertRuns } from './alerts/alert-runs.ts';
import type { RequestedMails } from './mails/requested-mails.ts';
import type { ViewingRecords } from './viewings/viewing-records.ts';
import type { BusyFeeds } from './calendar/busy-feeds.ts';
import type { DeskLog } from './audit/desk-log.ts';
import type { DeskMails, MailWriter } from './mails/desk-mails.ts';
import type { DeskFeatures } from './desk/desk-features.ts';
import type { DeskRequests } from './requests/desk-requests.ts';
import type { RequestWriter } from './requests/request-writer.ts';
import type { Limits } from './security/limits.ts';
import type { ListingOwners } from './accounts/listing-owners.ts';
import type { ListingRequests } from './requests/listing-requests.ts';
import type { PrivateDetailsStore } from './catalogue/private-details.ts';
import type { LoginTries } from './accounts/login-tries.ts';
import type { Offers } from './offers/offers.ts';
import type { ImportNote, NightNote, OperationReports } from './operation/operation-reports.ts';
import type { Outbox } from './mails/outbox.ts';
import type { OwnerPasswords } from './accounts/owner-passwords.ts';
import type { Owners } from './accounts/owners.ts';
import type { PersonalData } from './privacy/personal-data.ts';
import type { PrivateFeeds } from './calendar/private-feeds.ts';
import type { SampleAgents } from './sample/sample-agents.ts';
import type { EncryptedSecondFactors } from './accounts/encrypted-second-factors.ts';
import type { SecondFactors } from './accounts/second-factors.ts';
import type { Sessions } from './accounts/sessions.ts';
import type { Subscribers } from './alerts/subscribers.ts';
import type { Subscriptions } from './alerts/subscriptions.ts';
import type { SuppressionList } from './mails/suppression-list.ts';
import type { Submissions } from './submissions/submissions.ts';
import type { Viewings } from './viewings/viewings.ts';
import type { ViewingHours } from './calendar/viewing-hours.ts';
import type { ViewingHoursWriter } from './calendar/viewing-hours-writer.ts';

/** Ports for the logins of one kind of account: owners or agents. */
export type AccountPorts = {
  readonly passwords: OwnerPasswords;
  readonly sessions: Sessions;
  readonly secondFactors: SecondFactors;
  readonly encryptedSecondFactors: EncryptedSecondFactors;
  readonly accounts: AccountPasswords;
};

/**
 * The ports that one store implements together, because its transactions span them. Each of their writes guarantees:
 *
 * - Atomic: a write that refuses or rejects has changed nothing. After a broken connection the outcome is unknown.
 * - Durable: a write resolves once it survives a crash.
 * - Mails are enqueued in the same transaction. A callback that builds them receives the record as it is after the change; it may be called
 * again when the store retries, and if it throws nothing changes.
 */
export type RequestPorts = {
  readonly submissions: Submissions;
  readonly viewings: Viewings;
  readonly viewingRecords: ViewingRecords;
  readonly outbox: Outbox;
  readonly askedMails: RequestedMails;
  readonly subscriptions: Subscriptions;
  readonly subscribers: Subscribers;
  readonly offers: Offers;
  readonly suppressionList: SuppressionList;
  readonly alertRuns: AlertRuns;
  readonly alarms: Alarms;
  readonly limits: Limits;
  readonly listingRequests: ListingRequests;
  readonly accounts: Accounts;
  readonly owners: Owners;
  readonly listingOwners: ListingOwners;
  readonly passwords: OwnerPasswords;
  readonly sessions: Sessions;
  readonly secondFactors: SecondFactors;
  readonly encryptedSecondFactors: EncryptedSecondFactors;
  readonly loginTries: LoginTries;
  readonly personalData: PersonalData;
  readonly deskLog: DeskLog;
  readonly listingsKnown: PrivateDetailsStore;
  readonly deskMails: DeskMails;
  readonly mailWriter: MailWriter;
  readonly advertMails: AdvertMails;
  readonly deskFeatures: DeskFeatures;
  readonly importReports: OperationReports<ImportNote>;
  readonly nightReports: OperationReports<NightNote>;
  readonly deskRequests: DeskRequests;
  readonly requestWriter: RequestWriter;
  readonly viewingHours: ViewingHours;
  readonly viewingHoursWriter: ViewingHoursWriter;
  readonly busyFeeds: BusyFeeds;
  readonly agents: Agents;
  readonly agentRecords: AgentRecords;
  readonly sampleAgents: SampleAgents;
  readonly privateFeeds: PrivateFeeds;
  /** Logins of agents, separate from those of owners. */
  readonly agentAccounts: AccountPorts;
};
