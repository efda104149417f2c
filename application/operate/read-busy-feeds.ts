import type { TimeSpan } from '../../domain/appointment/time-span.ts';
import { brusselsInstant } from '../../domain/text/brussels-time.ts';
import { addDays, brusselsDay } from '../../domain/text/day.ts';
import type { AgentRecords } from '../ports/accounts/agent-records.ts';
import type { BusyFailure, BusyFeeds } from '../ports/calendar/busy-feeds.ts';
import type { Clock } from '../ports/clock.ts';
import type { FindFeatures } from '../ports/desk/desk-features.ts';
import type { ViewingRecords } from '../ports/viewings/viewing-records.ts';
import type { Encryption } from '../ports/security/encryption.ts';

/**
 * Reads an agent's busy times between two instants from an iCalendar address, ignoring events with `own.references` (viewings that the
 * agent's calendar got from this site) and those that an attendee with `own.email` declined. `joined`: times were merged, or not all could be read. Never rejects.
 */
export type ReadCalendar = (
  address: string,
  span: TimeSpan,
  own: { readonly references: readonly string[]; readonly email: string | undefined },
) => Promise<{ readonly times: readonly TimeSpan[]; readonly joined: boolean } | { readonly failure: BusyFailure }>;

/** Interval between reads of a calendar, ms. */
const EVERY_MS = 600_000;
/**
 * Number of days from today to read: viewings can be booked at most 366 days ahead (`daysAhead`), and the days at both ends are partial.
 */
const DAYS_AHEAD = 368;

/**
 * Reads the due calendars of all agents one after the other; returns how many succeeded and failed. Re-encrypts addresses that are still
 * encrypted under the site's previous secret.
 */
export function makeReadBusyFeeds({
  busyFeeds,
  agentRecords,
  viewingRecords,
  encryption,
  read,
  clock,
  findFeatures,
}: {
  readonly busyFeeds: Pick<BusyFeeds, 'all' | 'keep' | 'fail' | 'reencrypt'>;
  readonly agentRecords: Pick<AgentRecords, 'byId'>;
  readonly viewingRecords: Pick<ViewingRecords, 'between'>;
  readonly encryption: Encryption;
  readonly read: ReadCalendar;
  readonly clock: Clock;
  readonly findFeatures: FindFeatures;
}) {
  /**
   * References of the agent's viewings from yesterday to `DAYS_AHEAD` days after `today`. Includes cancelled viewings, which may still be
   * in the agent's own calendar.
   */
  async function ownReferences(personId: string | undefined, today: string): Promise<readonly string[]> {
    if (!personId) return [];
    const own = await viewingRecords.between(addDays(today, -1), addDays(today, DAYS_AHEAD), personId);
    return own.map(({ request }) => request.id);
  }

  return async (stopping: () => boolean): Promise<{ readonly read: number; readonly failed: number }> => {
    let [good, failed] = [0, 0];
    if (!(await findFeatures()).has('hours')) return { read: 0, failed: 0 };
    for (const feed of await busyFeeds.all()) {
      const now = clock.now();
      if (stopping()) break;
      if (feed.triedAt !== undefined && now - feed.triedAt < EVERY_MS) continue;
      const opened = encryption.decrypt('busy address', feed.encryptedAddress);
      const today = brusselsDay(now);
      // Whole days are read, so that every read during a day cuts long events at the same instants, and unchanged events stay the same.
      const [from, until] = [-1, DAYS_AHEAD].map(days => brusselsInstant(addDays(today, days), '00:00')) as [
        number,
        number,
      ];
      const agent = await agentRecords.byId(feed.agentId);
      const own = { references: await ownReferences(agent?.personId, today), email: agent?.email };
      const found = opened ? await read(opened.text, { from, until }, own) : ({ failure: 'address' } as const);
      if ('failure' in found) {
        failed++;
        await busyFeeds.fail(feed, found.failure, clock.now());
      } else {
        good++;
        await busyFeeds.keep(feed, found.times, clock.now(), found.joined);
      }
      if (opened?.stale)
        await busyFeeds.reencrypt(feed.agentId, feed.encryptedAddress, encryption.encrypt('busy address', opened.text));
    }
    return { read: good, failed };
  };
}
