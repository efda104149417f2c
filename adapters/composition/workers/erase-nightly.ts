import { type DeleteExpiredParts, makeDeleteExpired } from '../../../application/operate/delete-expired.ts';
import type { NightNote, OperationReports } from '../../../application/ports/operation/operation-reports.ts';
import { isNightDue } from '../../../application/operate/night.ts';
import type { LogEvent } from '../../system/logger.ts';
import { deletedCounts } from '../report/deleted-counts.ts';

const DAY_MS = 86_400_000;

/**
 * Creates the job that erases data past its retention period: at the start, in case no process ran at night, and once a night. The job is called
 * more often, and returns the log lines of a run. If the clock is set ahead by more than a day while the process runs, requests would be
 * erased too early, so nothing is erased for a day, in which the clock can be corrected. `performance.now()` is independent of the clock.
 */
export function makeEraseNightly({
  reports,
  ...parts
}: DeleteExpiredParts & { readonly reports: Pick<OperationReports<NightNote>, 'keep'> }): () => Promise<
  readonly LogEvent[]
> {
  const forgetOld = makeDeleteExpired(parts);
  let last: number | undefined;
  let ahead = parts.clock.now() - performance.now();
  let rests = -Infinity;
  return async () => {
    const now = parts.clock.now();
    const before = ahead;
    ahead = now - performance.now();
    if (ahead - before > DAY_MS) {
      rests = performance.now() + DAY_MS;
      return [{ level: 'error', message: 'the clock was set ahead by more than a day: nothing is erased for a day' }];
    }
    if (ahead - before < -DAY_MS) rests = -Infinity;
    if (performance.now() < rests || !isNightDue(now, last)) return [];
    const forgotten = await forgetOld();
    last = now;
    await reports.keep(forgotten, now);
    if (Object.values(forgotten).every(count => count === 0)) return [];
    return [{ level: 'info', message: `erased after their retention periods: ${deletedCounts(forgotten)}` }];
  };
}
