import { makeReadBusyFeeds } from '../../../application/operate/read-busy-feeds.ts';
import { startWorker, type Worker, type WorkerParts } from './worker.ts';

/** Pause between polls for calendars that are due, in milliseconds; short, so that a new address is read soon. */
const PAUSE_MS = 20_000;

/** Reads the external calendars of agents, each every ten minutes. */
export function startBusyWorker({
  log,
  isOurs,
  ...parts
}: Parameters<typeof makeReadBusyFeeds>[0] & WorkerParts): Worker {
  const readDue = makeReadBusyFeeds(parts);
  return startWorker({
    pauseMs: PAUSE_MS,
    isOurs,
    async work(stopping) {
      const { failed } = await readDue(stopping);
      if (failed > 0) log({ level: 'info', message: `calendars of agents that could not be read: ${failed}` });
    },
    failed: error =>
      log({ level: 'error', message: 'calendars of agents could not be checked; the next run retries', error }),
  });
}
