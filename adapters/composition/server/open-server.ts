import { join } from 'node:path';
import type { LeadForwarder } from '../../../application/ports/requests/lead-forwarder.ts';
import type { SiteContent } from '../../../domain/page/site.ts';
import { makeShowSuccessors } from '../../../application/desk/agency/show-successors.ts';
import { withErasureJournal } from '../../../application/operate/with-erasure-journal.ts';
import { withLeads } from '../../../application/lead/lead-mails.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { makePasswordHasher } from '../../argon2/password-hasher.ts';
import { openFilter } from '../../breached-passwords/open-filter.ts';
import { makeClamdScanner } from '../../clamav/file-scanner.ts';
import { contentLine } from '../../content/files/content-finding.ts';
import { makeDocumentFolder } from '../../files/document-folder.ts';
import { makeMailFolder } from '../../mail/mail-folder.ts';
import { makeThisMachine } from '../../machine/this-machine.ts';
import { makeErasureJournal } from '../../files/erasure-journal.ts';
import { openMapTiles } from '../../map-tiles/open-map-tiles.ts';
import { makeMemoryBreachedPasswords } from '../../memory/accounts/breached-passwords.ts';
import { makePlacesNearby } from '../../memory/content/places-nearby.ts';
import { openPlacesNearby } from '../report/open-places-nearby.ts';
import { openSiteContent } from '../site/site-places.ts';
import { makeSecurityLog } from '../../node-server/security-log.ts';
import { FREQUENT_PASSWORDS, FREQUENT_WORDS } from '../../passwords/frequent-passwords.ts';
import { oneTimeCodes } from '../../one-time-codes/one-time-codes.ts';
import { drawQrCode } from '../../qr-codes/draw-qr-code.ts';
import { makePublicAddress } from '../../qr-codes/public-address.ts';
import { makeFormTokens } from '../../secrets/form-tokens.ts';
import { makeHashes } from '../../secrets/hashes.ts';
import { makeLinkSecrets } from '../../secrets/link-secrets.ts';
import { makeEncryption } from '../../secrets/encryption.ts';
import { secretMadeAt } from '../../secrets/secret.ts';
import { openDatabase } from '../../sql/open-database.ts';
import { systemClock } from '../../system/clock.ts';
import { randomIds } from '../../system/ids.ts';
import { writeLine } from '../../system/logger.ts';
import { takeTurns } from '../../system/take-turns.ts';
import { makeWritableDirectory } from '../writable-directory.ts';
import { lastBackup } from '../../files/last-backup.ts';
import { openCaptcha } from './open-captcha.ts';
import { openCatalogue } from '../import/open-catalogue.ts';
import { openLeads } from './open-leads.ts';
import { openVisitorFiles } from './open-visitor-files.ts';
import { openSample } from './open-sample.ts';
import { openSource } from '../import/open-source.ts';
import { recordedPictures } from '../import/recorded-copies.ts';
import { stampOf } from './content-stamp.ts';
import { readSite } from '../site/read-site.ts';
import { secretsOf } from '../site-secrets.ts';
import { lostSecretLines } from './lost-secret.ts';
import { isSampleAgency, allowsSampleLogins } from '../sample-agency.ts';
import type { ServerSettings } from '../settings.ts';

export type OpenedServer = Awaited<ReturnType<typeof openServer>>;

/**
 * Opens the content, database, secret and folders that a server's settings name, and makes the adapters of the application's ports from
 * them. Throws if one of them cannot be opened.
 */
export async function openServer(settings: ServerSettings) {
  const { contentDirectory, dataDirectory, captchaAnswer } = settings;
  makeWritableDirectory(dataDirectory);
  const breachedPasswords = await openBreached(settings);
  const database = await openDatabase({ ...settings, isServer: true });
  const secrets = await secretsOf(settings);
  const { secret, previous } = secrets;
  const lostSecret = await lostSecretLines(settings, secrets, database.exchangeSecretMark);
  // The fingerprint is taken before the read, so that a change during the read is noticed later.
  const contentStamp = await stampOf(contentDirectory);
  const read = await readSite(contentDirectory);
  const { content, report, warnings } = read;
  const site = openSiteContent(content);
  const showSuccessors = makeShowSuccessors({ agentRecords: database.agentRecords, site });
  await showSuccessors();
  const catalogue = await openCatalogue(settings, database, site);
  const source =
    settings.catalogueSource &&
    (await openSource(settings.catalogueSource, {
      contentDirectory,
      dataDirectory,
      languages: content.settings.languages,
      defaultLanguage: content.settings.defaultLanguage,
      environment: process.env,
      storePicture: recordedPictures(dataDirectory, database, systemClock),
    }));
  const forwarder = settings.leads && openLeads(settings.leads, () => site.current().content.settings.alerts === 'crm');
  const streets = await openStreets(settings);
  const nearby = await openPlacesNearby(settings.placesNearby);
  const clock = systemClock;
  const hasher = makePasswordHasher();
  const isSample = isSampleAgency(contentDirectory);
  const hasSampleLogins = allowsSampleLogins(settings);
  const { past, changes: recorded } = database;
  const hashes = makeHashes(secret, previous);
  const linkSecrets = makeLinkSecrets(secret, previous);
  const sample = { store: database, catalogue, past, changes: recorded, hasher, linkSecrets, hashes, clock };
  const changes = await openSample(settings, sample);
  const uploadFiles = openVisitorFiles(database, dataDirectory, clock);
  const documentFiles = makeDocumentFolder(join(contentDirectory, 'documents'));
  const security = makeSecurityLog({
    write: writeLine,
    hashes,
    day: () => brusselsDay(clock.now()),
  });
  const captcha = openCaptcha(settings, {
    secret,
    previous,
    clock,
    limits: database.limits,
    hashes,
    security,
    colours: () => site.current().content.brand.colours,
  });

  return {
    settings,
    database,
    /** The content directory as it was read, with the fingerprint of its state then. */
    startedWith: { ...read, stamp: contentStamp },
    uploadFiles,
    documentFiles,
    machine: makeThisMachine({
      dataDirectory,
      publicUrl: settings.publicUrl,
      secretMadeAt: async () => (settings.secret === undefined ? secretMadeAt(dataDirectory) : undefined),
      backedUpAt: () => lastBackup(dataDirectory),
    }),
    /** The agency's CRM, if listings are imported from one. */
    source,
    /** The system that receives requests besides the agency's mail, if any. */
    forwarder,
    scanner: settings.clamd && makeClamdScanner(settings.clamd),
    captcha,
    /** Number of breached passwords' hashes that new passwords are checked against; absent if no file of them is configured. */
    breachedHashes: 'hashes' in breachedPasswords ? breachedPasswords.hashes : undefined,
    /** Refused parts of content and feed, one line each. */
    report: [
      ...report.map(finding => contentLine(finding, 'en')),
      ...catalogue.report,
      ...streets.report,
      ...nearby.report,
      ...alertsReport(content, forwarder),
    ],
    /** Warnings on settings, and on content that is shown nevertheless, one line each. */
    warnings: [
      ...lostSecret,
      ...(isSample && !hasSampleLogins
        ? ['CONTENT_DIR: the sample agency is shown at a public address; its owners and agents cannot log in there']
        : []),
      ...(settings.smtp === undefined && settings.publicUrl.protocol === 'https:'
        ? [
            `SMTP_URL: is not set, so mails to visitors and to the agency are only written into ${join(dataDirectory, 'outbox')}`,
          ]
        : []),
      ...warnings.map(finding => contentLine(finding, 'en')),
    ],
    ports: {
      site,
      catalogue,
      clock,
      publicAddress: makePublicAddress(settings.publicUrl),
      mapTiles: settings.mapTiles,
      mapStreets: streets.shown,
      placesNearby: nearby.data && makePlacesNearby(nearby.data),
      runSlices: takeTurns,
      // Submissions are also enqueued for the agency's CRM, if one receives them; erasures are noted in the journal.
      store: withErasureJournal(forwarder ? withLeads(database) : database, {
        journal: makeErasureJournal(dataDirectory),
        hashes,
        clock,
      }),
      showSuccessors,
      pageViews: database.pageViews,
      importRuns: database.importRuns,
      // A feed from a file may be written by hand: then no CRM has a calendar, and the desk's calendar is on.
      hasSoftware: settings.catalogueSource !== undefined && settings.catalogueSource.kind !== 'file',
      listingChanges: changes,
      uploads: uploadFiles,
      mailFiles: makeMailFolder(join(dataDirectory, 'outbox')),
      documents: documentFiles,
      challenges: captcha.challenges,
      // Automated tests, which fill in forms faster than people do, have no minimum time.
      formTokens: makeFormTokens({ secret, previous, fastestMs: captchaAnswer === undefined ? undefined : 0 }),
      encryption: makeEncryption(secret, previous),
      codes: oneTimeCodes,
      drawQrCode,
      hashes,
      hasher,
      frequentPasswords: new Set([...FREQUENT_PASSWORDS, ...FREQUENT_WORDS]),
      breachedPasswords,
      linkSecrets,
      ids: randomIds,
      security,
    },
  };
}

/** Reports content that leaves search alerts to the CRM when no CRM receives requests: the site then mails the alerts. */
export function alertsReport({ settings }: SiteContent, forwarder: LeadForwarder | undefined): readonly string[] {
  return settings.alerts === 'crm' && !forwarder
    ? ['site.json settings.alerts: is crm, but LEADS names no CRM; the site itself mails search alerts']
    : [];
}

/** Opens the file of `BREACHED_PASSWORDS`, before anything else; a start never creates or changes it. */
async function openBreached({ breachedPasswords: file }: ServerSettings) {
  if (file === undefined) return makeMemoryBreachedPasswords();
  return openFilter(file).catch((error: Error) => {
    throw new Error(`BREACHED_PASSWORDS: ${error.message}.`);
  });
}

/** Opens the file of `MAP_TILES`; if it is unusable, this is reported in one line, and maps show the base map only. */
async function openStreets({ mapTilesFile: file }: ServerSettings) {
  if (file === undefined) return { shown: undefined, report: [] };
  return openMapTiles(file).then(
    shown => ({ shown, report: [] }),
    (error: Error) => ({ shown: undefined, report: [`MAP_TILES: ${error.message}; maps show no streets`] }),
  );
}
