import { makeSoundAlarms, type SoundAlarmsParts } from '../../../application/operate/sound-alarms.ts';
import type { LogEvent } from '../../system/logger.ts';
import { startWorker, type Worker } from './worker.ts';

/** Pause between checks, in milliseconds. */
const PAUSE_MS = 60_000;

/** Checks for alarms while the site runs, logs and mails them. Any number of processes may run it. */
export function startAlarmWorker({
  log,
  ...parts
}: SoundAlarmsParts & { readonly log: (event: LogEvent) => void }): Worker {
  const sound = makeSoundAlarms(parts);
  return startWorker({
    pauseMs: PAUSE_MS,
    async work() {
      const { begun, over } = await sound();
      for (const { kind, figures } of begun)
        log({ level: 'error', message: `alarm: ${kind} ${JSON.stringify(figures)}` });
      for (const { kind } of over) log({ level: 'info', message: `alarm over: ${kind}` });
    },
    failed: error =>
      log({ level: 'error', message: 'the conditions of alarms could not be checked; the next run retries', error }),
  });
}
