import { makeNotifyAdverts, type NotifyAdvertsParts } from '../../../application/operate/notify-adverts.ts';
import { startWorker, type Worker, type WorkerParts } from './worker.ts';

/** Between two looks at the clock, in milliseconds. */
const PAUSE_MS = 600_000;

/** Tells the agency once a day what is found in its adverts, as long as the site runs; any number of processes may do so. */
export function startAdvertWorker({ isOurs, log, ...parts }: NotifyAdvertsParts & WorkerParts): Worker {
  const tell = makeNotifyAdverts(parts);
  return startWorker({
    pauseMs: PAUSE_MS,
    async work() {
      if (await tell()) log({ level: 'info', message: 'the agency is told by mail what is found in its adverts' });
    },
    failed: error => log({ level: 'error', message: 'adverts could not be checked; the next round retries', error }),
    isOurs,
  });
}
