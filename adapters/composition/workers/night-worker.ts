import { type ForgetOldParts, makeForgetOld } from '../../../application/operate/forget-old.ts';
import type { NightNote, OperationReports } from '../../../application/ports/operation/operation-reports.ts';
import { isNightDue } from '../../../application/operate/night.ts';
import { startWorker, type Worker, type WorkerParts } from './worker.ts';

/** Between two looks at the clock, in milliseconds. */
const PAUSE_MS = 600_000;
const DAY_MS = 86_400_000;

/**
 * Erases what is to be kept no longer: at the start, which makes up for nights in which no process ran, and once a night. Other
 * processes do the same and find less. A clock that was set ahead by more than a day while the process runs would have requests
 * erased too early: then nothing is until a day has passed, in which it can be set right. `performance.now()` is set by no one.
 */
export function startNightWorker({
  isOurs,
  log,
  reports,
  ...parts
}: ForgetOldParts & WorkerParts & { readonly reports: Pick<OperationReports<NightNote>, 'keep'> }): Worker {
  const forgetOld = makeForgetOld(parts);
  let last: number | undefined;
  let ahead = parts.clock.now() - performance.now();
  let rests = -Infinity;
  return startWorker({
    pauseMs: PAUSE_MS,
    async work() {
      const now = parts.clock.now();
      const before = ahead;
      ahead = now - performance.now();
      if (ahead - before > DAY_MS) {
        rests = performance.now() + DAY_MS;
        log({ level: 'error', message: 'the clock was set ahead by more than a day: nothing is erased for a day' });
      }
      if (ahead - before < -DAY_MS) rests = -Infinity;
      if (performance.now() < rests) return;
      if (!isNightDue(now, last)) return;
      const forgotten = await forgetOld();
      const { requests, subscriptions, mails, letters, files, entries } = forgotten;
      last = now;
      await reports.keep(forgotten, now);
      if (requests + subscriptions + mails + letters + files + entries > 0) {
        const message = `erased after their retention periods: ${requests} requests, ${subscriptions} subscriptions, ${mails + letters} mails, ${files} files, ${entries} lines of the desk’s log`;
        log({ level: 'info', message });
      }
    },
    failed: error =>
      log({ level: 'error', message: 'expired data could not be erased; the next round retries', error }),
    isOurs,
  });
}
