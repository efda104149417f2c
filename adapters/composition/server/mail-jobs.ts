import { setImmediate as nextTurn } from 'node:timers/promises';
import { makeAnnounceChanges } from '../../../application/alert/announce-changes.ts';
import { withheldReason } from '../../../application/mail/screen-files.ts';
import type { LogEvent } from '../../system/logger.ts';
import type { Application } from '../assembly/assemble-application.ts';
import { makeLeadForwarding } from '../workers/lead-forwarding.ts';
import { makeMailDelivery } from '../workers/mail-delivery.ts';
import { type AnyWorkerRow, countEvent, retried, SECOND, workerRow } from '../workers/worker-row.ts';
import type { JobContext } from './job-context.ts';
import type { OpenedServer } from './open-server.ts';

/** Jobs that send mails, and a job that sends requests to the CRM or webhook of a site that has one. */
export function mailJobs(
  { settings, database, ports, documentFiles, uploadFiles, scanner, forwarder }: OpenedServer,
  { linkPath, renewLinks, answerAllAsked }: Application,
  { showNewest, stopped, log }: JobContext,
): readonly (AnyWorkerRow | undefined)[] {
  const { site, clock, catalogue } = ports;
  const { publicUrl, dataDirectory } = settings;
  const crmMailsAlerts = () => forwarder !== undefined && site.current().content.settings.alerts === 'crm';
  const deliver = makeMailDelivery({
    outbox: database.outbox,
    clock,
    sender: () => {
      const { agency, brand } = site.current().content;
      return { agency, colours: brand.colours, from: settings.mailFrom };
    },
    publicUrl,
    smtp: settings.smtp,
    dataDirectory,
    readStoredFile: async name => (await uploadFiles.read(name)) ?? documentFiles.read(name),
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
  const forward =
    forwarder &&
    makeLeadForwarding({
      outbox: database.outbox,
      forwarder,
      agentRecords: database.agentRecords,
      site,
      publicUrl,
      clock,
      externalIdOf: database.externalIdOf,
      stopped,
    });

  return [
    workerRow({
      name: 'mails',
      runsIn: 'one',
      pauseMs: SECOND,
      // Each lane polls for itself, so that one waiting for a slow mail server does not delay the others.
      lanes: 4,
      run: stopping => deliver({ atOnce: 1, chance: Math.random, stopping }),
      logEvents: ({ later, dead }) => [
        ...countEvent(dead, 'error', `${dead} mails could not be delivered and are not tried again`),
        ...countEvent(later, 'warning', `${later} mails could not be delivered yet and are tried again later`),
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
      logEvents: ({ changes, mails }) =>
        countEvent(changes, 'info', `search alerts: changed listings: ${changes}, mails: ${mails}`),
      failed: retried('mails of search alerts could not be queued'),
    }),
    forward &&
      workerRow({
        name: 'leads',
        runsIn: 'one',
        pauseMs: SECOND,
        run: stopping => forward({ atOnce: 1, chance: Math.random, stopping }),
        logEvents: ({ later, dead }) => [
          ...countEvent(
            dead,
            'error',
            `requests not handed to ${forwarder.system} and not tried again: ${dead}; the agency was notified by mail`,
          ),
          ...countEvent(
            later,
            'info',
            `${later} requests could not be handed to ${forwarder.system} yet and are tried again later`,
          ),
        ],
        failed: outboxFailed,
      }),
  ];
}

const outboxFailed = (error: unknown): LogEvent => ({ level: 'error', message: 'the outbox cannot be read', error });
