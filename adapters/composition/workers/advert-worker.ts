import { makeNotifyAdverts, type NotifyAdvertsParts } from '../../../application/operate/notify-adverts.ts';
import { startWorker, type Worker, type WorkerParts } from './worker.ts';

/** Pause between checks whether the daily run is due, in milliseconds. */
const PAUSE_MS = 600_000;

/** Mails the agency the findings on its adverts once a day. Any number of processes may run it. */
export function startAdvertWorker({ isOurs, log, ...parts }: NotifyAdvertsParts & WorkerParts): Worker {
  const tell = makeNotifyAdverts(parts);
  return startWorker({
    pauseMs: PAUSE_MS,
    async work() {
      if (await tell()) log({ level: 'info', message: 'the findings on adverts were mailed to the agency' });
    },
    failed: error => log({ level: 'error', message: 'adverts could not be checked; the next run retries', error }),
    isOurs,
  });
}
