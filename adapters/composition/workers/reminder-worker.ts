import { makeRemindViewings, type RemindViewingsParts } from '../../../application/operate/remind-viewings.ts';
import { startWorker, type Worker, type WorkerParts } from './worker.ts';

/** Pause between polls, in milliseconds; short, so that a viewing that is moved to tomorrow late in the day is reminded of too. */
const PAUSE_MS = 300_000;

/** Reminds visitors and agents of tomorrow's viewings while the site runs. */
export function startReminderWorker({ log, isOurs, ...parts }: RemindViewingsParts & WorkerParts): Worker {
  const remind = makeRemindViewings(parts);
  return startWorker({
    pauseMs: PAUSE_MS,
    async work(stopping) {
      const reminded = await remind(stopping);
      if (reminded > 0) log({ level: 'info', message: `viewings of tomorrow with queued reminders: ${reminded}` });
    },
    failed: error =>
      log({
        level: 'error',
        message: 'reminders of the viewings of tomorrow could not be queued; the next run retries',
        error,
      }),
    isOurs,
  });
}
