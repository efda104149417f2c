import { join } from 'node:path';
import { makeRaiseAlarms } from '../../../application/operate/raise-alarms.ts';
import { makeSiteHealth } from '../../../application/operate/site-health.ts';
import { makeCopyFolder } from '../../images/picture-copies.ts';
import { makeMailFolder } from '../../mail/mail-folder.ts';
import { makeImportProcess } from '../import/import-process.ts';
import { copiesIn } from '../site/picture-places.ts';
import { makeDeleteIncompleteFiles } from '../workers/delete-incomplete-files.ts';
import { makeEraseNightly } from '../workers/erase-nightly.ts';
import { makeFollowCopies } from '../workers/follow-copies.ts';
import { makeRunImports } from '../workers/run-imports.ts';
import {
  type AnyWorkerRow,
  countEvent,
  event,
  HOUR,
  MINUTE,
  retried,
  SECOND,
  workerRow,
} from '../workers/worker-row.ts';
import type { JobContext } from './job-context.ts';
import type { OpenedServer } from './open-server.ts';

/**
 * Jobs that keep a site up to date and healthy: imports on a site with a source, the nightly clean-up, alarms, and jobs for processes or
 * machines that share a database.
 */
export function upkeepJobs(
  { settings, database, machine, source, ports, uploadFiles }: OpenedServer,
  { storeAssets, stopped, log }: JobContext,
): readonly (AnyWorkerRow | undefined)[] {
  const { site, clock, catalogue } = ports;
  const { dataDirectory } = settings;
  const copies = database.isShared
    ? makeFollowCopies({
        shared: database.sharedCopies(clock),
        folder: makeCopyFolder(copiesIn(dataDirectory), settings.pictureHosts),
        version: async () => (await catalogue.current()).version,
      })
    : undefined;

  return [
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
        mailFiles: makeMailFolder(join(dataDirectory, 'outbox')),
        sweep: database.sweep,
        reports: database.nightReports,
      }),
      failed: retried('expired data could not be erased'),
    },
    // The job is repeated, because a process of the previous version that runs beside this process may store mails whose links have secrets
    // in plain text.
    workerRow({
      name: 'links',
      runsIn: 'each',
      pauseMs: 10 * MINUTE,
      run: () => database.hideLinks(ports.hashes),
      logEvents: ({ unreadable }) =>
        countEvent(
          unreadable,
          'error',
          `${unreadable} stored mails cannot be read; the secrets of their links were removed`,
        ),
      failed: retried('secrets of links in stored mails could not be removed'),
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
      logEvents: ({ raised, resolved }) => [
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
      logEvents: deleted =>
        countEvent(deleted, 'info', `incomplete files of ended processes that were deleted: ${deleted}`),
      failed: retried('incomplete files could not be deleted'),
    }),
    // Runs regularly, because a content with other colours has a new style sheet.
    workerRow({
      name: 'assets',
      runsIn: 'each',
      pauseMs: MINUTE,
      run: storeAssets,
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
}
