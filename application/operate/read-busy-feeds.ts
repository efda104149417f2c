import type { TimeSpan } from '../../domain/appointment/time-span.ts';
import type { BusyFailure, BusyFeeds } from '../ports/busy-feeds.ts';
import type { Clock } from '../ports/clock.ts';
import type { FindParts } from '../ports/desk-parts.ts';
import type { Seals } from '../ports/seals.ts';

/** Reads when an agent is busy by the calendar at an address, between two instants; never rejects. */
export type ReadCalendar = (
  address: string,
  span: TimeSpan,
) => Promise<{ readonly times: readonly TimeSpan[] } | { readonly failure: BusyFailure }>;

/** Between two reads of one calendar, in milliseconds. */
const EVERY_MS = 600_000;
const DAY_MS = 86_400_000;

/**
 * Makes reading the calendars of all agents that are due, one after the other, and says how many were read and how many could not be.
 * A seal under the site's previous secret is renewed along.
 */
export function makeReadBusyFeeds({
  busyFeeds,
  seals,
  read,
  clock,
  findParts,
}: {
  readonly busyFeeds: Pick<BusyFeeds, 'all' | 'keep' | 'fail' | 'reseal'>;
  readonly seals: Seals;
  readonly read: ReadCalendar;
  readonly clock: Clock;
  readonly findParts: FindParts;
}) {
  return async (stopping: () => boolean): Promise<{ readonly read: number; readonly failed: number }> => {
    let [good, failed] = [0, 0];
    if (!(await findParts()).has('hours')) return { read: 0, failed: 0 };
    for (const feed of await busyFeeds.all()) {
      const now = clock.now();
      if (stopping()) break;
      if (feed.triedAt !== undefined && now - feed.triedAt < EVERY_MS) continue;
      const opened = seals.open('busy address', feed.sealed);
      const span = { from: now - DAY_MS, until: now + 367 * DAY_MS };
      const found = opened ? await read(opened.text, span) : ({ failure: 'address' } as const);
      if ('failure' in found) {
        failed++;
        await busyFeeds.fail(feed, found.failure, clock.now());
      } else {
        good++;
        await busyFeeds.keep(feed, found.times, clock.now());
      }
      if (opened?.stale) await busyFeeds.reseal(feed.agentId, feed.sealed, seals.seal('busy address', opened.text));
    }
    return { read: good, failed };
  };
}
