import { makeRecordPageViews, type RecordPageViewsParts } from '../../../application/portal/record-page-views.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { makePageViewQueue, type PageViewQueue, type PageViewQueueParts } from '../../node-server/page-view-queue.ts';
import { isRobot } from '../../robots/is-robot.ts';
import { randomIds } from '../../system/ids.ts';
import type { LogEvent } from '../../system/logger.ts';
import { readCookies } from '../../wire/cookies.ts';
import { mayHoldSession, sessionIn } from '../../wire/session-cookie.ts';

/** Milliseconds for which the salts of a past day are kept, as clocks of machines differ and may be set back. */
const TOLERANCE_MS = 3_600_000;
const EVERY_MS = 600_000;

/** Counts the page views of properties while the site runs, and deletes the salts of past days. */
export function startPageViews(
  parts: Pick<RecordPageViewsParts, 'log' | 'ownedBy' | 'hashes'> &
    Pick<PageViewQueueParts, 'proxies'> & {
      readonly clock: Clock;
      readonly publicUrl: URL;
      /** Network addresses of the agency's own offices; their page views are not counted. */
      readonly agency: readonly string[];
      readonly report: (event: LogEvent) => void;
    },
): PageViewQueue {
  const { log, ownedBy, hashes, clock, proxies, publicUrl, report } = parts;
  /** Returns the session of a request, by which owners' page views of their own properties are recognised and not counted. */
  const loginOf = (cookies: string) =>
    mayHoldSession(cookies) ? sessionIn(readCookies(cookies), publicUrl) : undefined;
  const record = makeRecordPageViews({ log, hashes, ids: randomIds, isRobot, ownedBy, agency: new Set(parts.agency) });
  const queue = makePageViewQueue({ record, clock, proxies, loginOf, log: report });
  const destroy = () =>
    log.destroySalts(brusselsDay(clock.now() - TOLERANCE_MS)).catch((error: unknown) =>
      report({
        level: 'error',
        message: 'the page-view salts of past days could not be deleted; the next run retries',
        error,
      }),
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
