import { type ForgetOldParts, makeForgetOld } from '../../application/operate/forget-old.ts';
import { isNightDue } from '../../application/operate/night.ts';
import type { LogEvent } from '../system/logger.ts';
import { startWorker, type Worker } from './worker.ts';

/** Between two looks at the clock, in milliseconds. */
const PAUSE_MS = 600_000;

/**
 * Erases what is to be kept no longer: at the start, which makes up for nights in which no process ran, and once a night. Other
 * processes do the same and find less.
 */
export function startNightWorker({
  log,
  ...parts
}: ForgetOldParts & { readonly log: (event: LogEvent) => void }): Worker {
  const forgetOld = makeForgetOld(parts);
  let last: number | undefined;
  return startWorker({
    pauseMs: PAUSE_MS,
    async work() {
      const now = parts.clock.now();
      if (!isNightDue(now, last)) return;
      const { requests, subscriptions, mails, letters, files } = await forgetOld();
      last = now;
      if (requests + subscriptions + mails + letters + files > 0) {
        const message = `erased after their retention periods: ${requests} requests, ${subscriptions} subscriptions, ${mails + letters} mails, ${files} files`;
        log({ level: 'info', message });
      }
    },
    failed: error =>
      log({ level: 'error', message: 'expired data could not be erased; the next round retries', error }),
  });
}
