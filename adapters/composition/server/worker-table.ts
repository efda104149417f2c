import type { Application } from '../assembly/assemble-application.ts';
import type { AnyWorkerRow } from '../workers/worker-row.ts';
import { deskJobs } from './desk-jobs.ts';
import type { JobContext } from './job-context.ts';
import { mailJobs } from './mail-jobs.ts';
import type { OpenedServer } from './open-server.ts';
import { upkeepJobs } from './upkeep-jobs.ts';

/**
 * The background jobs of a site: one row per job with its function, pause, processes and log lines. A job that needs a system which the
 * site does not have is absent.
 */
export function workerTable(
  opened: OpenedServer,
  application: Application,
  context: JobContext,
): readonly AnyWorkerRow[] {
  const jobs = [
    ...mailJobs(opened, application, context),
    ...deskJobs(opened, application),
    ...upkeepJobs(opened, context),
  ];
  return jobs.filter(job => job !== undefined);
}
