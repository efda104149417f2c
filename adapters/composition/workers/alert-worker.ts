import { setImmediate as nextTurn } from 'node:timers/promises';
import { type AnnounceChangesParts, makeAnnounceChanges } from '../../../application/alert/announce-changes.ts';
import { startWorker, type Worker, type WorkerParts } from './worker.ts';

/** Pause between polls for changes that imports made, in milliseconds. */
const PAUSE_MS = 1_000;

/** Mails subscribers of alerts about listings that are new, cheaper or available again. Any number of processes may run it. */
export function startAlertWorker({ isOurs, log, ...parts }: AnnounceChangesParts & WorkerParts): Worker {
  const announce = makeAnnounceChanges(parts);
  return startWorker({
    pauseMs: PAUSE_MS,
    async work(stopping) {
      const { changes, mails } = await announce({ rest: () => nextTurn(), stopping });
      if (changes > 0) log({ level: 'info', message: `search alerts: changed listings: ${changes}, mails: ${mails}` });
    },
    failed: error =>
      log({ level: 'error', message: 'mails of search alerts could not be queued; the next run retries', error }),
    isOurs,
  });
}
