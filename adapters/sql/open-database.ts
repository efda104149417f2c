import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueImport } from '../../application/ports/catalogue/catalogue-import.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { Hashes } from '../../application/ports/security/hashes.ts';
import type { ImportRuns } from '../../application/ports/catalogue/import-runs.ts';
import type { ListingChanges } from '../../application/ports/catalogue/listing-changes.ts';
import type { SampleHistoryWriter } from '../../application/ports/sample/sample-history.ts';
import type { RequestPorts } from '../../application/ports/request-ports.ts';
import type { PageViews } from '../../application/ports/page-views/page-views.ts';
import { makeSqlAccounts } from './accounts/accounts.ts';
import { makeSqlAgentAccounts, makeSqlAgentRecords, makeSqlAgents, makeSqlSampleAgents } from './accounts/agents.ts';
import { makeSqlAdvertMails } from './mails/advert-mails.ts';
import { makeSqlAlarms } from './operation/alarms.ts';
import { makeSqlAlertRuns } from './alerts/alert-runs.ts';
import { makeSqlViewingRecords } from './viewings/viewing-records.ts';
import { makeSqlRequestedMails } from './mails/requested-mails.ts';
import { makeSqlBusyFeeds } from './calendar/busy-feeds.ts';
import { makeSqlCatalogueImport } from './catalogue/catalogue-import.ts';
import { makeSqlDeskMails, makeSqlMailWriter } from './mails/desk-mails.ts';
import { makeSqlDeskLog } from './audit/desk-log.ts';
import { makeSqlDeskFeatures } from './desk/desk-features.ts';
import { makeSqlDeskRequests } from './requests/desk-requests.ts';
import { makeSqlRequestWriter } from './requests/request-writer.ts';
import { type ExternalIdOf, makeSqlExternalIds } from './catalogue/external-ids.ts';
import { makeSqlSearchTexts } from './requests/search-texts.ts';
import type { SearchTexts } from '../../application/ports/requests/search-texts.ts';
import { type HiddenLinks, makeSqlHideLinks } from './mails/hide-links.ts';
import { makeSqlImportRuns } from './catalogue/import-runs.ts';
import { type ExchangeSecretMark, makeSqlSecretMark } from './security/secret-mark.ts';
import { makeSqlLimits } from './security/limits.ts';
import { type CatalogueSettings, openSqlCatalogue, type SqlCatalogue } from './catalogue/listing-catalogue.ts';
import { makeSqlListingChanges } from './catalogue/listing-changes.ts';
import { makeSqlListingRequests } from './requests/listing-requests.ts';
import { makeSqlPrivateDetails } from './catalogue/private-details.ts';
import { makeSqlLoginTries } from './accounts/login-tries.ts';
import { migrate } from './database/migrate.ts';
import { makeSqlOffers } from './offers/offers.ts';
import { makeSqlImportReports, makeSqlNightReports } from './operation/operation-reports.ts';
import { makeSqlOutbox } from './mails/outbox.ts';
import { makeSqlOwnerPasswords } from './accounts/owner-passwords.ts';
import { makeSqlListingOwners } from './accounts/listing-owners.ts';
import { makeSqlOwners } from './accounts/owners.ts';
import { makeSqlSampleHistory } from './sample/sample-history.ts';
import { makeSqlPersonalData } from './privacy/personal-data.ts';
import { type StoredAssets, makeSqlStoredAssets } from './operation/stored-assets.ts';
import { makeSqlPictureCopies, type SharedCopies } from './catalogue/picture-copies.ts';
import { makeSqlPictureFile, type PictureFile } from './catalogue/picture-files.ts';
import { openPostgres } from './database/postgres-database.ts';
import { makeSqlPrivateFeeds } from './calendar/private-feeds.ts';
import { makeSqlSubmissions } from './submissions/submissions.ts';
import { makeSqlEncryptedSecondFactors } from './accounts/encrypted-second-factors.ts';
import { makeSqlSecondFactors } from './accounts/second-factors.ts';
import { endAllSessions, makeSqlSessions } from './accounts/sessions.ts';
import { lockFile } from './database/lock-file.ts';
import type { SqlDatabase } from './database/sql-database.ts';
import { markDatabaseCreated, openSqlite } from './database/sqlite-database.ts';
import { makeSqlSubscribers } from './alerts/subscribers.ts';
import { makeSqlSubscriptions } from './alerts/subscriptions.ts';
import { makeSqlSuppressionList } from './mails/suppression-list.ts';
import { makeSweep, type Sweep } from './database/sweep.ts';
import { makeSqlViewings } from './viewings/viewings.ts';
import { makeSqlViewingHours } from './calendar/viewing-hours.ts';
import { makeSqlViewingHoursWriter } from './calendar/viewing-hours-writer.ts';
import { makeSqlPageViews } from './page-views/page-views.ts';
import { makeSqlVisitorFiles, type SqlVisitorFiles } from './submissions/visitor-files.ts';
import { makeSqlWorkerLeases, type WorkerLeases } from './database/worker-leases.ts';

/** File name of the embedded SQLite database, in the data directory. */
export const DATABASE_FILE = 'clairval.db';

/** File name of the lock by which a second server on the embedded database is refused, in the data directory. */
export const SERVER_LOCK = 'server.lock';

/** Exists in the data directory while a restore into it is incomplete. */
export const RESTORING_FOLDER = 'restoring';

/** Timeout of a call, milliseconds; after it the visitor gets 503 and may try again. */
const TIMEOUT_MS = 1_500;

export type DatabaseSettings = {
  /** `postgres://…`; absent: SQLite in `dataDirectory`. */
  readonly databaseUrl?: string | undefined;
  readonly dataDirectory: string;
  readonly timeoutMs?: number;
  /**
   * Whether another process of the site has checked the integrity of the file and still has it open: checking a large one takes seconds.
   */
  readonly isLookedThrough?: boolean;
  /** Whether the caller is a server. A SQLite database may be opened by one server at a time, and by any number of commands. */
  readonly isServer?: boolean;
};

export type Database = RequestPorts & {
  readonly changes: ListingChanges;
  /** Writes the next version of the catalogue. */
  imports(clock: Clock): CatalogueImport;
  readonly importRuns: ImportRuns;
  /** Opens the catalogue on its published version. */
  catalogue(settings: CatalogueSettings): Promise<SqlCatalogue>;
  readonly pictureFile: PictureFile;
  readonly externalIdOf: ExternalIdOf;
  readonly pageViews: PageViews;
  readonly past: SampleHistoryWriter;
  /** Whether several processes without a shared disk may serve one site from this database. */
  readonly isShared: boolean;
  /** Visitors' files stored in the database; a site with a single process stores them in a folder. */
  visitorFiles(clock: Clock): SqlVisitorFiles;
  readonly workerLeases: WorkerLeases;
  /** List of copied pictures, by which each machine fetches its own copies. */
  sharedCopies(clock: Clock): SharedCopies;
  /** Assets of running and of ended processes, for pages that an earlier build sent. */
  storedAssets(clock: Clock): StoredAssets;
  /** Whether the database responds. */
  ready(): Promise<boolean>;
  /**
   * Deletes idempotency keys, captchas, limits and sessions that have expired at `now`, and wipes the remains of erased rows from the
   * files. Requests trigger the same deletion in the background.
   */
  sweep(now: number): Promise<void>;
  /** Adds the texts for the desk's search to requests that an earlier version stored without one. */
  readonly searchTexts: SearchTexts;
  /** Replaces the secrets of links by placeholders in mails stored by an earlier version. */
  hideLinks(hashes: Pick<Hashes, 'secret'>): Promise<HiddenLinks>;
  readonly exchangeSecretMark: ExchangeSecretMark;
  /** Ends every session. Needed after a restore, because sessions ended since the backup would be valid again. */
  endSessions(): Promise<void>;
  /** Finishes pending transactions, then closes files and connections. */
  close(): Promise<void>;
};

/** Opens the database and updates its schema. Throws with a one-line message if it cannot be used. */
export async function openDatabase({
  databaseUrl,
  dataDirectory,
  timeoutMs = TIMEOUT_MS,
  isLookedThrough = false,
  isServer = false,
}: DatabaseSettings): Promise<Database> {
  refuseHalfRestored(dataDirectory);
  if (databaseUrl !== undefined) return upToDate(await openPostgres({ url: databaseUrl, timeoutMs }));
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const file = join(dataDirectory, DATABASE_FILE);
  const unlock = isServer ? lockOnlyServer(dataDirectory) : () => {};
  try {
    const opened = await upToDate(await openSqlite({ file, timeoutMs, isLookedThrough }));
    markDatabaseCreated(file);
    return { ...opened, close: () => opened.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Returns the function that releases the lock `SERVER_LOCK`. Throws with a line for the operator while another server has it. */
function lockOnlyServer(dataDirectory: string): () => void {
  const unlock = lockFile(join(dataDirectory, SERVER_LOCK));
  if (unlock === undefined)
    throw new Error(
      `DATA_DIR: another process already serves a site from ${dataDirectory}. End that one, or give this one a folder of its own; ` +
        'several processes of one site need DATABASE_URL.',
    );
  return unlock;
}

/**
 * Refuses a data directory in which a restore is incomplete. Must be called first: with only some of its files restored, a site would
 * appear to work.
 */
function refuseHalfRestored(dataDirectory: string): void {
  if (existsSync(join(dataDirectory, RESTORING_FOLDER)))
    throw new Error(`A restore into ${dataDirectory} was interrupted: run npm run restore -- FILE again.`);
}

async function upToDate(database: SqlDatabase): Promise<Database> {
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  const sweep = makeSweep(database);
  return {
    ...sqlRequestPorts(database, sweep),
    changes: makeSqlListingChanges(database),
    imports: clock => makeSqlCatalogueImport(database, clock),
    importRuns: makeSqlImportRuns(database),
    catalogue: settings => openSqlCatalogue(database, settings),
    pictureFile: makeSqlPictureFile(database),
    externalIdOf: makeSqlExternalIds(database),
    pageViews: makeSqlPageViews(database),
    past: makeSqlSampleHistory(database),
    isShared: database.queries.dialect === 'postgres',
    visitorFiles: clock => makeSqlVisitorFiles(database, clock),
    workerLeases: makeSqlWorkerLeases(database),
    sharedCopies: clock => makeSqlPictureCopies(database, clock),
    storedAssets: clock => makeSqlStoredAssets(database, clock),
    async sweep(now) {
      await sweep.sweep(now);
      await database.scrub();
    },
    searchTexts: makeSqlSearchTexts(database),
    hideLinks: hashes => makeSqlHideLinks(database, hashes)(),
    exchangeSecretMark: makeSqlSecretMark(database),
    endSessions: () => endAllSessions(database),
    ready: () => database.ready(),
    close: () => database.close(),
  };
}

/** Makes all request ports over a database whose schema is up to date. */
export function sqlRequestPorts(database: SqlDatabase, sweep: Sweep = makeSweep(database)): RequestPorts {
  return {
    submissions: makeSqlSubmissions(database, sweep),
    viewingRecords: makeSqlViewingRecords(database),
    outbox: makeSqlOutbox(database),
    askedMails: makeSqlRequestedMails(database),
    subscriptions: makeSqlSubscriptions(database),
    subscribers: makeSqlSubscribers(database),
    offers: makeSqlOffers(database),
    suppressionList: makeSqlSuppressionList(database),
    alertRuns: makeSqlAlertRuns(database),
    alarms: makeSqlAlarms(database),
    limits: makeSqlLimits(database, sweep),
    listingRequests: makeSqlListingRequests(database),
    accounts: makeSqlAccounts(database),
    owners: makeSqlOwners(database),
    listingOwners: makeSqlListingOwners(database),
    passwords: makeSqlOwnerPasswords(database),
    sessions: makeSqlSessions(database),
    secondFactors: makeSqlSecondFactors(database),
    encryptedSecondFactors: makeSqlEncryptedSecondFactors(database),
    loginTries: makeSqlLoginTries(database, sweep),
    personalData: makeSqlPersonalData(database),
    deskLog: makeSqlDeskLog(database),
    viewings: makeSqlViewings(database),
    listingsKnown: makeSqlPrivateDetails(database),
    deskMails: makeSqlDeskMails(database),
    mailWriter: makeSqlMailWriter(database),
    advertMails: makeSqlAdvertMails(database),
    deskFeatures: makeSqlDeskFeatures(database),
    importReports: makeSqlImportReports(database),
    nightReports: makeSqlNightReports(database),
    deskRequests: makeSqlDeskRequests(database),
    requestWriter: makeSqlRequestWriter(database),
    viewingHours: makeSqlViewingHours(database),
    viewingHoursWriter: makeSqlViewingHoursWriter(database),
    busyFeeds: makeSqlBusyFeeds(database),
    agents: makeSqlAgents(database),
    agentRecords: makeSqlAgentRecords(database),
    sampleAgents: makeSqlSampleAgents(database),
    privateFeeds: makeSqlPrivateFeeds(database),
    agentAccounts: makeSqlAgentAccounts(database),
  };
}
