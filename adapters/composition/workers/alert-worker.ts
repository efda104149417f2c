import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AnnounceChangesParts, makeAnnounceChanges } from '../../../application/alert/announce-changes.ts';
import { startWorker, type Worker, type WorkerParts } from './worker.ts';

/** Between two looks at what imports have changed, in milliseconds. */
const PAUSE_MS = 1_000;

/** Tells alerts what is new, cheaper or back, as long as the site runs; any number of processes may do so. */
export function startAlertWorker({ isOurs, log, ...parts }: AnnounceChangesParts & WorkerParts): Worker {
  const announce = makeAnnounceChanges(parts);
  return startWorker({
    pauseMs: PAUSE_MS,
    async work(stopping) {
      const { changes, mails } = await announce({ rest: () => nextTurn(), stopping });
      if (changes > 0) log({ level: 'info', message: `alerts: changes of listings: ${changes}, mails: ${mails}` });
    },
    failed: error => log({ level: 'error', message: 'alerts could not be queued; the next round retries', error }),
    isOurs,
  });
}
