import { makeRecordPageViews, type RecordPageViewsParts } from '../../../application/portal/record-page-views.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { makePageViewQueue, type PageViewQueue, type PageViewQueueParts } from '../../node-server/page-view-queue.ts';
import { isRobot } from '../../robots/is-robot.ts';
import { randomIds } from '../../system/ids.ts';
import type { LogEvent } from '../../system/logger.ts';
import { readCookies } from '../../wire/cookies.ts';
import { mayHoldSession, sessionIn } from '../../wire/session-cookie.ts';

/** Clocks of machines differ, and may be set back: the salt of a day that is over stays for this long. */
const TOLERANCE_MS = 3_600_000;
const EVERY_MS = 600_000;

/** Counts the visits of properties as long as the site runs, and destroys the salts of days that are over. */
export function startPageViews(
  parts: Pick<RecordPageViewsParts, 'log' | 'ownedBy' | 'hashes'> &
    Pick<PageViewQueueParts, 'proxies'> & {
      readonly clock: Clock;
      readonly publicUrl: URL;
      /** Network addresses of the agency's own offices. */
      readonly agency: readonly string[];
      readonly report: (event: LogEvent) => void;
    },
): PageViewQueue {
  const { log, ownedBy, hashes, clock, proxies, publicUrl, report } = parts;
  /** Looks of an owner at their own property are no visits. */
  const loginOf = (cookies: string) =>
    mayHoldSession(cookies) ? sessionIn(readCookies(cookies), publicUrl) : undefined;
  const record = makeRecordPageViews({ log, hashes, ids: randomIds, isRobot, ownedBy, agency: new Set(parts.agency) });
  const queue = makePageViewQueue({ record, clock, proxies, loginOf, log: report });
  const destroy = () =>
    log
      .destroySalts(brusselsDay(clock.now() - TOLERANCE_MS))
      .catch((error: unknown) =>
        report({ level: 'error', message: 'the salts of past days could not be deleted', error }),
      );
  let destroying = destroy();
  const timer = setInterval(() => {
    destroying = destroy();
  }, EVERY_MS);
  return {
    seen: queue.seen,
    async stop() {
      clearInterval(timer);
      await Promise.all([destroying, queue.stop()]);
    },
  };
}
