import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeAnnounceChanges } from '../../../application/alert/announce-changes.ts';
import { withheldReason } from '../../../application/mail/screen-files.ts';
import { makeNotifyAdverts } from '../../../application/operate/notify-adverts.ts';
import { makeLapseOffers } from '../../../application/operate/lapse-offers.ts';
import { makeReadBusyFeeds } from '../../../application/operate/read-busy-feeds.ts';
import { makeRemindViewings } from '../../../application/operate/remind-viewings.ts';
import { makeSiteHealth } from '../../../application/operate/site-health.ts';
import { makeRaiseAlarms } from '../../../application/operate/raise-alarms.ts';
import { makeReadCalendar } from '../../busy-calendar/read-calendar.ts';
import { fetchPublic } from '../../images/fetch-public.ts';
import { makeCopyFolder } from '../../images/picture-copies.ts';
import { makeCompleteSearchTexts } from '../../../application/request/complete-search-texts.ts';
import { makeMailFolder } from '../../mail/mail-folder.ts';
import type { LogEvent } from '../../system/logger.ts';
import type { Application } from '../assembly/assemble-application.ts';
import { makeImportProcess } from '../import/import-process.ts';
import { copiesIn } from '../site/picture-places.ts';
import { makeDeleteIncompleteFiles } from '../workers/delete-incomplete-files.ts';
import { makeEraseNightly } from '../workers/erase-nightly.ts';
import { makeFollowCopies } from '../workers/follow-copies.ts';
import { makeLeadForwarding } from '../workers/lead-forwarding.ts';
import { makeDelivery } from '../workers/mail-delivery.ts';
import { makeRunImports } from '../workers/run-imports.ts';
import { type AnyWorkerRow, retried, workerRow } from '../workers/worker-row.ts';
import type { OpenedServer } from './open-server.ts';

/** Pauses, in milliseconds. */
const SECOND = 1_000;
const MINUTE = 60_000;
const HOUR = 3_600_000;

/** Further inputs of the jobs, besides the opened server and the application. */
export type WorkerContext = {
  /** Refreshes the catalogue to its newest version. */
  readonly showNewest: () => Promise<void>;
  /** Stores the assets that this process serves. */
  readonly keepAssets: () => Promise<void>;
  /** Aborted when the site stops. */
  readonly stopped: AbortSignal;
  readonly log: (event: LogEvent) => void;
};

/**
 * The background jobs of a site: a row for each, with what it runs, how often, in which processes, and its log lines. A job that
 * needs a system which the site does not have is absent.
 */
export function workerTable(
  { settings, database, machine, source, ports, documentFiles, uploadFiles, scanner, forwarder }: OpenedServer,
  { linkPath, prepareOfferMails, renewLinks, findFeatures, checkAdverts, answerAllAsked }: Application,
  { showNewest, keepAssets, stopped, log }: WorkerContext,
): readonly AnyWorkerRow[] {
  const { site, clock, catalogue } = ports;
  const { publicUrl, dataDirectory } = settings;
  const crmMailsAlerts = () => forwarder !== undefined && site.current().content.settings.alerts === 'crm';
  const deliver = makeDelivery({
    outbox: database.outbox,
    clock,
    sender: () => {
      const { agency, brand } = site.current().content;
      return { agency, colours: brand.colours, from: settings.mailFrom };
    },
    publicUrl,
    smtp: settings.smtp,
    dataDirectory,
    readKept: async name => (await uploadFiles.read(name)) ?? documentFiles.read(name),
    scanner,
    quarantine: uploadFiles,
    withheld: (id, why) =>
      log({
        level: why.kind === 'no-scanner' ? 'info' : 'error',
        message: `a file was not attached to mail ${id} and stays in quarantine: ${withheldReason(why)}`,
      }),
    linkSecrets: ports.linkSecrets,
  });
  const announce = makeAnnounceChanges({
    changes: database.changes,
    runs: database.alertRuns,
    catalogue,
    look: showNewest,
    // If the agency's CRM mails alerts, changes are recorded as announced and the site mails no one.
    subscribers: {
      ...database.subscribers,
      alerts: async (after, count) => (crmMailsAlerts() ? [] : database.subscribers.alerts(after, count)),
    },
    outbox: database.outbox,
    site,
    clock,
    linkPath,
    renewLinks,
  });
  const copies = database.isShared
    ? makeFollowCopies({
        shared: database.sharedCopies(clock),
        folder: makeCopyFolder(copiesIn(dataDirectory), settings.pictureHosts),
        version: async () => (await catalogue.current()).version,
      })
    : undefined;
  const forward =
    forwarder &&
    makeLeadForwarding({
      outbox: database.outbox,
      forwarder,
      agents: database.agents,
      site,
      publicUrl,
      clock,
      externalIdOf: database.externalIdOf,
      stopped,
    });

  const rows: readonly (AnyWorkerRow | undefined)[] = [
    workerRow({
      name: 'mails',
      runsIn: 'one',
      pauseMs: SECOND,
      // Each lane polls for itself, so that one waiting for a slow mail server does not delay the others.
      lanes: 4,
      run: stopping => deliver({ atOnce: 1, chance: Math.random, stopping }),
      tell: ({ later, dead }) => [
        ...some(dead, 'error', `${dead} mails could not be delivered and are not tried again`),
        ...some(later, 'warning', `${later} mails could not be delivered yet and are tried again later`),
      ],
      failed: outboxFailed,
    }),
    // Creates the mails that people requested, such as links for a new password.
    workerRow({
      name: 'asked',
      runsIn: 'one',
      pauseMs: SECOND,
      run: answerAllAsked,
      failed: retried('requested mails, such as password links, could not be created'),
    }),
    // Mails subscribers about listings that are new, cheaper or available again.
    workerRow({
      name: 'alerts',
      runsIn: 'one',
      pauseMs: SECOND,
      run: stopping => announce({ rest: () => nextTurn(), stopping }),
      tell: ({ changes, mails }) =>
        some(changes, 'info', `search alerts: changed listings: ${changes}, mails: ${mails}`),
      failed: retried('mails of search alerts could not be queued'),
    }),
    forward &&
      workerRow({
        name: 'leads',
        runsIn: 'one',
        pauseMs: SECOND,
        run: stopping => forward({ atOnce: 1, chance: Math.random, stopping }),
        tell: ({ later, dead }) => [
          ...some(
            dead,
            'error',
            `requests not handed to ${forwarder.system} and not tried again: ${dead}; the agency was notified by mail`,
          ),
          ...some(
            later,
            'info',
            `${later} requests could not be handed to ${forwarder.system} yet and are tried again later`,
          ),
        ],
        failed: outboxFailed,
      }),
    // Mails the agency the findings on its adverts, once a day.
    workerRow({
      name: 'adverts',
      runsIn: 'one',
      pauseMs: 10 * MINUTE,
      run: makeNotifyAdverts({
        site,
        catalogue,
        check: checkAdverts,
        mails: database.advertMails,
        agents: database.agents,
        hashes: ports.hashes,
        clock,
      }),
      tell: isMailed => (isMailed ? [event('info', 'the findings on adverts were mailed to the agency')] : []),
      failed: retried('adverts could not be checked'),
    }),
    {
      name: 'night',
      runsIn: 'one',
      pauseMs: 10 * MINUTE,
      run: makeEraseNightly({
        site,
        clock,
        personalData: database.personalData,
        submissions: database.submissions,
        subscribers: database.subscribers,
        subscriptions: database.subscriptions,
        deskLog: database.deskLog,
        uploads: uploadFiles,
        letters: makeMailFolder(join(dataDirectory, 'outbox')),
        sweep: database.sweep,
        reports: database.nightReports,
      }),
      failed: retried('expired data could not be erased'),
    },
    // Reminds of tomorrow's viewings. Runs often, since a viewing may be moved to tomorrow late in the day.
    workerRow({
      name: 'reminders',
      runsIn: 'one',
      pauseMs: 5 * MINUTE,
      run: makeRemindViewings({
        viewingRecords: database.viewingRecords,
        viewings: database.viewings,
        site,
        catalogue,
        linkPath,
        clock,
        findFeatures,
        listingsKnown: database.listingsKnown,
        agents: database.agents,
      }),
      tell: reminded => some(reminded, 'info', `viewings of tomorrow with queued reminders: ${reminded}`),
      failed: retried('reminders of the viewings of tomorrow could not be queued'),
    }),
    // Marks expired offers as lapsed. Runs often, so that buyers and owners are mailed within a minute.
    workerRow({
      name: 'offers',
      runsIn: 'one',
      pauseMs: 20 * SECOND,
      run: makeLapseOffers({ offers: database.offers, prepareOfferMails, site, catalogue, clock }),
      tell: noted => some(noted, 'info', `offers whose last day is over and that are noted as lapsed: ${noted}`),
      failed: retried('offers whose last day is over could not be noted as lapsed'),
    }),
    // Reads the external calendars of agents, each every ten minutes. The pause is shorter, so that a new address is read soon.
    workerRow({
      name: 'calendars',
      runsIn: 'one',
      pauseMs: 20 * SECOND,
      run: makeReadBusyFeeds({
        busyFeeds: database.busyFeeds,
        agents: database.agents,
        viewingRecords: database.viewingRecords,
        encryption: ports.encryption,
        read: makeReadCalendar({ publicUrl, fetchFile: fetchPublic }),
        findFeatures,
        clock,
      }),
      tell: ({ failed }) => some(failed, 'info', `calendars of agents that could not be read: ${failed}`),
      failed: retried('calendars of agents could not be checked'),
    }),
    source && {
      name: 'import',
      runsIn: 'one',
      pauseMs: SECOND,
      run: makeRunImports({
        name: source.name,
        run: makeImportProcess({ content: () => site.current().content, log }),
        runs: database.importRuns,
        clock,
        everyMs: settings.importEveryMs,
        signal: stopped,
      }),
      failed: retried('the catalogue could not be imported'),
    },
    // Repeated, because a process of the previous version that runs beside this one may store mails whose links have secrets in plain text.
    workerRow({
      name: 'links',
      runsIn: 'each',
      pauseMs: 10 * MINUTE,
      run: () => database.hideLinks(ports.hashes),
      tell: ({ unreadable }) =>
        some(unreadable, 'error', `${unreadable} stored mails cannot be read; the secrets of their links were removed`),
      failed: retried('secrets of links in stored mails could not be removed'),
    }),
    // A process of the previous version that runs beside this one stores requests without a text to search in.
    workerRow({
      name: 'search texts',
      runsIn: 'each',
      pauseMs: MINUTE,
      run: makeCompleteSearchTexts({ site, catalogue: ports.catalogue, clock, searchTexts: database.searchTexts }),
      tell: ({ completed }) =>
        some(completed, 'info', `requests that the search of the desk finds by more words now: ${completed}`),
      failed: retried('requests could not be prepared for the search of the desk'),
    }),
    // Several processes may check at once; the database lets one of them raise an alarm.
    workerRow({
      name: 'alarms',
      runsIn: 'each',
      pauseMs: MINUTE,
      run: makeRaiseAlarms({
        health: makeSiteHealth({ outbox: database.outbox, importRuns: database.importRuns, machine }),
        alarms: database.alarms,
        clock,
        machine: machine.name,
        to: settings.alarmMail,
        language: () => site.current().content.settings.defaultLanguage,
      }),
      tell: ({ raised, resolved }) => [
        ...raised.map(({ kind, figures }) => event('error', `alarm: ${kind} ${JSON.stringify(figures)}`)),
        ...resolved.map(({ kind }) => event('info', `alarm over: ${kind}`)),
      ],
      failed: retried('the conditions of alarms could not be checked'),
    }),
    // Deletes the incomplete files of killed processes; each machine has files of its own.
    workerRow({
      name: 'left-files',
      runsIn: 'each',
      pauseMs: HOUR,
      run: makeDeleteIncompleteFiles({ dataDirectory, clock }),
      tell: deleted => some(deleted, 'info', `incomplete files of ended processes that were deleted: ${deleted}`),
      failed: retried('incomplete files could not be deleted'),
    }),
    // Content has new assets whenever its colours change.
    workerRow({
      name: 'assets',
      runsIn: 'each',
      pauseMs: MINUTE,
      run: keepAssets,
      failed: retried('style sheets and scripts could not be stored for the time after an update'),
    }),
    // Updates this machine's copies of pictures; each machine has its own.
    copies && {
      name: 'copies',
      runsIn: 'each',
      pauseMs: 2 * SECOND,
      run: copies.run,
      failed: copies.failed,
    },
  ];
  return rows.filter(row => row !== undefined);
}

const event = (level: LogEvent['level'], message: string): LogEvent => ({ level, message });

/** Returns the log event, or none if there is nothing to count. */
const some = (count: number, level: LogEvent['level'], message: string) => (count > 0 ? [event(level, message)] : []);

const outboxFailed = (error: unknown): LogEvent => ({ level: 'error', message: 'the outbox cannot be read', error });
