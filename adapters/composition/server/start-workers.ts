import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { renewEncryption } from '../../../application/operate/renew-encryption.ts';
import { log } from '../../system/logger.ts';
import type { Application } from '../assembly/assemble-application.ts';
import { ALL_JOBS, leaseJobs } from '../workers/job-leases.ts';
import { startRows } from '../workers/worker-row.ts';
import type { Worker } from '../workers/worker.ts';
import type { JobContext } from './job-context.ts';
import type { OpenedServer } from './open-server.ts';
import { workerTable } from './worker-table.ts';

/**
 * Starts the background jobs of a site, which `worker-table.ts` lists. If several processes share a database, a job with a lease runs in
 * one of them, which releases the lease when it stops.
 */
export function startWorkers(
  opened: OpenedServer,
  application: Application,
  context: Pick<JobContext, 'showNewest' | 'storeAssets'>,
): Worker {
  const { settings, database, ports, uploadFiles, scanner } = opened;
  for (const { encryptedSecondFactors } of [database, database.agentAccounts])
    void renewEncryption({ encryptedSecondFactors, encryption: ports.encryption }).catch((error: unknown) =>
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
  void logScanner(scanner, database.isShared ? 'the database' : join(settings.dataDirectory, 'quarantine'));
  const stopped = new AbortController();
  const rows = workerTable(opened, application, { ...context, stopped: stopped.signal, log });
  const leases = database.isShared
    ? leaseJobs({
        leases: database.workerLeases,
        works: rows.filter(({ runsIn }) => runsIn === 'one').map(({ name }) => name),
        holder: randomUUID(),
        failed: error =>
          log({
            level: 'error',
            message: 'job leases cannot be renewed; background jobs pause until the database answers',
            error,
          }),
      })
    : ALL_JOBS;
  const workers = startRows(rows, { holds: leases.has, log });
  return {
    async stop() {
      stopped.abort();
      await Promise.all([leases.stop(), workers.stop()]);
      await leases.release();
    },
  };
}

/** Logs for operators how visitors' files are handled; the start does not wait for the scanner's response. */
async function logScanner(scanner: OpenedServer['scanner'], quarantine: string): Promise<void> {
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
