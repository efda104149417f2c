import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { makeSiteHealth } from '../../../application/operate/site-health.ts';
import { renewEncryption } from '../../../application/operate/renew-encryption.ts';
import { makeReadCalendar } from '../../busy-calendar/read-calendar.ts';
import { fetchPublic } from '../../images/fetch-public.ts';
import { makeCopyFolder } from '../../images/picture-copies.ts';
import { makeMailFolder } from '../../mail/mail-folder.ts';
import { log } from '../../system/logger.ts';
import { startAdvertWorker } from '../workers/advert-worker.ts';
import { startAlarmWorker } from '../workers/alarm-worker.ts';
import { startAlertWorker } from '../workers/alert-worker.ts';
import { startAskedWorker } from '../workers/asked-worker.ts';
import { startBusyWorker } from '../workers/busy-worker.ts';
import type { Application } from '../assembly/assemble-application.ts';
import { ALL_JOBS, leaseJobs } from '../workers/job-leases.ts';
import { makeImportProcess } from '../import/import-process.ts';
import { startImportWorker } from '../workers/import-worker.ts';
import { startLeftFilesWorker } from '../workers/left-files-worker.ts';
import { startLeadWorker } from '../workers/lead-worker.ts';
import { startMailWorker } from '../workers/mail-worker.ts';
import { startNightWorker } from '../workers/night-worker.ts';
import { startReminderWorker } from '../workers/reminder-worker.ts';
import type { OpenedServer } from './open-server.ts';
import { copiesIn } from '../site/picture-places.ts';
import { startCopiesWorker } from '../workers/copies-worker.ts';
import { startWorker, type Worker } from '../workers/worker.ts';

/**
 * Pause between searches for stored mails with secrets in plain text, in milliseconds: a process of the previous version, running beside
 * this one, may store more.
 */
const HIDING_MS = 600_000;

/**
 * Starts the background jobs of a site: mails, alerts, reminders, requests for the agency's CRM, nightly erasure, and
 * imports. Of several processes one runs each job, and releases it when it stops.
 */
export function startWorkers(
  { settings, database, machine, source, ports, documentFiles, uploadFiles, scanner, forwarder }: OpenedServer,
  { linkPath, renewLinks, findFeatures, checkAdverts, answerAllAsked }: Application,
  showNewest: () => Promise<void>,
): Worker {
  const { site, clock, catalogue, linkSecrets } = ports;
  const { publicUrl, smtp, dataDirectory } = settings;
  const {
    alarms,
    outbox,
    subscribers,
    subscriptions,
    changes,
    alertRuns: runs,
    personalData,
    submissions,
    sweep,
  } = database;
  const crmMailsAlerts = () => forwarder !== undefined && site.current().content.settings.alerts === 'crm';
  for (const { secondFactorSeals } of [database, database.agentAccounts])
    void renewEncryption({ secondFactorSeals, encryption: ports.encryption }).catch((error: unknown) =>
      log({
        level: 'error',
        message: 'second factors could not be encrypted with the current secret; the next start tries again',
        error,
      }),
    );
  if (database.isShared)
    void uploadFiles.list().catch((error: unknown) =>
      log({
        level: 'error',
        message:
          'files of visitors could not be moved from the data directory into the database; the nightly job retries',
        error,
      }),
    );
  void tellOfScanner(scanner, database.isShared ? 'the database' : join(dataDirectory, 'quarantine'));
  const works = [
    'mails',
    'asked',
    'alerts',
    ...(forwarder ? ['leads'] : []),
    'adverts',
    'night',
    'reminders',
    'calendars',
    ...(source ? ['import'] : []),
  ];
  const held = database.isShared
    ? leaseJobs({
        leases: database.workerLeases,
        works,
        holder: randomUUID(),
        failed: error =>
          log({
            level: 'error',
            message: 'job leases cannot be renewed; background jobs pause until the database answers',
            error,
          }),
      })
    : ALL_JOBS;
  // Each machine has its own copies, so every process runs this.
  const copies = database.isShared
    ? [
        startCopiesWorker({
          shared: database.sharedCopies(clock),
          folder: makeCopyFolder(copiesIn(dataDirectory), settings.pictureHosts),
          version: async () => (await catalogue.current()).version,
          log,
        }),
      ]
    : [];
  const each = (work: (typeof works)[number]) => ({ log, isOurs: () => held.has(work) });
  const workers = [
    ...copies,
    startWorker({
      pauseMs: HIDING_MS,
      async work() {
        const { unreadable } = await database.hideLinks(ports.hashes);
        if (unreadable > 0)
          log({
            level: 'error',
            message: `${unreadable} stored mails cannot be read; the secrets of their links were removed`,
          });
      },
      failed: error =>
        log({
          level: 'error',
          message: 'secrets of links in stored mails could not be removed; the next run retries',
          error,
        }),
    }),
    startLeftFilesWorker({ dataDirectory, clock, log }),
    startMailWorker({
      outbox,
      clock,
      sender: () => {
        const { agency, brand } = site.current().content;
        return { agency, colours: brand.colours, from: settings.mailFrom };
      },
      publicUrl,
      smtp,
      dataDirectory,
      readKept: async name => (await uploadFiles.read(name)) ?? documentFiles.read(name),
      scanner,
      quarantine: uploadFiles,
      linkSecrets,
      ...each('mails'),
    }),
    startAskedWorker({ answerAllAsked, ...each('asked') }),
    startAlertWorker({
      changes,
      runs,
      catalogue,
      look: showNewest,
      // If the agency's CRM mails alerts, changes are recorded as announced and the site mails no one.
      subscribers: {
        ...subscribers,
        alerts: async (after, count) => (crmMailsAlerts() ? [] : subscribers.alerts(after, count)),
      },
      outbox,
      site,
      clock,
      linkPath,
      renewLinks,
      ...each('alerts'),
    }),
    ...(forwarder
      ? [
          startLeadWorker({
            outbox,
            forwarder,
            site,
            publicUrl,
            clock,
            externalIdOf: database.externalIdOf,
            ...each('leads'),
          }),
        ]
      : []),
    startAlarmWorker({
      standing: makeSiteHealth({ outbox, importRuns: database.importRuns, machine }),
      alarms,
      clock,
      machine: machine.name,
      to: settings.alarmMail,
      language: () => site.current().content.settings.defaultLanguage,
      log,
    }),
    startAdvertWorker({
      site,
      catalogue,
      check: checkAdverts,
      mails: database.advertMails,
      hashes: ports.hashes,
      clock,
      ...each('adverts'),
    }),
    startReminderWorker({
      viewingRecords: database.viewingRecords,
      viewings: database.viewings,
      site,
      catalogue,
      linkPath,
      clock,
      findFeatures,
      ...each('reminders'),
    }),
    startBusyWorker({
      busyFeeds: database.busyFeeds,
      agents: database.agents,
      viewingRecords: database.viewingRecords,
      encryption: ports.encryption,
      read: makeReadCalendar({ publicUrl, fetchFile: fetchPublic }),
      findFeatures,
      clock,
      ...each('calendars'),
    }),
    startNightWorker({
      site,
      clock,
      personalData,
      submissions,
      subscribers,
      subscriptions,
      deskLog: database.deskLog,
      uploads: uploadFiles,
      letters: makeMailFolder(join(dataDirectory, 'outbox')),
      sweep,
      reports: database.nightReports,
      ...each('night'),
    }),
    ...(source
      ? [
          startImportWorker({
            name: source.name,
            run: makeImportProcess({ content: () => site.current().content, log }),
            runs: database.importRuns,
            clock,
            everyMs: settings.importEveryMs,
            ...each('import'),
          }),
        ]
      : []),
  ];
  return {
    async stop() {
      await Promise.all([held.stop(), ...workers.map(worker => worker.stop())]);
      await held.release();
    },
  };
}

/** Logs for operators how visitors' files are handled; the start does not wait for the scanner's response. */
async function tellOfScanner(scanner: OpenedServer['scanner'], quarantine: string): Promise<void> {
  if (!scanner) {
    log({
      level: 'info',
      message: `no scanner is set (CLAMAV): files of visitors stay in quarantine (${quarantine}); mails name them without attaching them`,
    });
    return;
  }
  const reason = await scanner.unreachable();
  if (reason === undefined) log({ level: 'info', message: 'clamd scans files of visitors before mails attach them' });
  else log({ level: 'error', message: `mails with files of visitors wait for the scanner (CLAMAV): ${reason}` });
}
