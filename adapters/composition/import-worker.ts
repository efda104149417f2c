import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FeedFinding } from '../../application/ports/feed.ts';
import type { ExternalIds } from '../../application/operate/import-report.ts';
import { type FollowSourceParts, makeFollowSource } from '../../application/operate/follow-source.ts';
import type { LogEvent } from '../system/logger.ts';
import { advertLines } from './advert-words.ts';
import { startWorker, type Worker } from './worker.ts';

/** Between two looks whether a run is due, in milliseconds. */
const PAUSE_MS = 1_000;
/** Lines on adverts that one run logs. */
const MOST_ADVERTS = 50;
/** After a run that another process did, the time after which this one looks again whether that process is still there. */
const AGAIN_MS = 5_000;

/** Imports from the agency's system as long as the site runs; any number of processes may do so. */
export function startImportWorker({
  log,
  ...parts
}: Omit<FollowSourceParts, 'rest'> & { readonly log: (event: LogEvent) => void }): Worker {
  const follow = makeFollowSource({ ...parts, rest: () => nextTurn() });
  const { source, everyMs } = parts;
  const stopping = new AbortController();
  let dueAt = -Infinity;
  /** What was said last: the same again would fill the log. */
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
        if (said !== followed.reason) log({ level: 'error', message: `catalogue: ${source.name}: ${followed.reason}` });
        said = followed.reason;
        return;
      }
      const { version, report } = followed;
      const { added, changed, removed } = report.listings;
      const refused = [...report.refused, ...report.leftOut].map(finding => lineOf(finding, report.externalIds));
      if (version !== undefined)
        log({
          level: 'info',
          message: `catalogue: ${source.name}: ${added.length} added, ${changed.length} changed, ${removed.length} removed, ${report.counts.refused} refused`,
        });
      for (const line of advertLines(report.adverts, MOST_ADVERTS)) log({ level: 'info', message: line });
      if (refused.length > 0 && said !== refused.join('\n'))
        for (const line of refused) log({ level: 'error', message: `refused: ${line}` });
      said = refused.join('\n');
    },
    failed: error => log({ level: 'error', message: 'nothing could be imported; the next run retries', error }),
  });
  return {
    stop() {
      stopping.abort();
      return worker.stop();
    },
  };
}

function lineOf({ id, field, reason }: FeedFinding, externalIds: ExternalIds): string {
  const external = externalIds.get(id);
  return `${id}${external === undefined ? '' : ` (${external})`} ${field}: ${reason}`;
}
