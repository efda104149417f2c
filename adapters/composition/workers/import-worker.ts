import { type FollowSourceParts, makeFollowSource } from '../../../application/operate/follow-source.ts';
import { startWorker, type Worker, type WorkerParts } from './worker.ts';

/** Pause between checks whether a run is due, in milliseconds. */
const PAUSE_MS = 1_000;
/** After a run by another process, milliseconds until this one checks whether that process is still there. */
const AGAIN_MS = 5_000;

/** Imports listings from the agency's CRM while the site runs; any number of processes may start it. */
export function startImportWorker({
  name,
  isOurs,
  log,
  ...parts
}: FollowSourceParts &
  WorkerParts & {
    /** Name of the system in the log. */
    readonly name: string;
  }): Worker {
  const follow = makeFollowSource(parts);
  const { everyMs } = parts;
  const stopping = new AbortController();
  let dueAt = -Infinity;
  /** The last logged message, so that it is not logged again for each run. */
  let said = '';

  const worker = startWorker({
    pauseMs: PAUSE_MS,
    async work() {
      const began = performance.now();
      if (began < dueAt) return;
      dueAt = began + everyMs;
      const followed = await follow(stopping.signal);
      if (followed.kind === 'skipped') {
        dueAt = began + Math.min(everyMs, AGAIN_MS);
        return;
      }
      if (followed.kind === 'failed') {
        if (said !== followed.reason) log({ level: 'error', message: `catalogue: ${name}: ${followed.reason}` });
        said = followed.reason;
        return;
      }
      const { changes, adverts, refused } = followed.told;
      if (changes !== undefined) log({ level: 'info', message: `catalogue: ${name}: ${changes}` });
      for (const line of adverts) log({ level: 'info', message: line });
      if (refused.length > 0 && said !== refused.join('\n'))
        for (const line of refused) log({ level: 'warning', message: line });
      said = refused.join('\n');
    },
    failed: error =>
      log({ level: 'error', message: 'the catalogue could not be imported; the next run retries', error }),
    isOurs,
  });
  return {
    stop() {
      stopping.abort();
      return worker.stop();
    },
  };
}
