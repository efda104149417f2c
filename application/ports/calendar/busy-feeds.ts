import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import type { DeskEntry } from '../audit/desk-log.ts';

/** Why an agent's own calendar could not be read, or, as `joined`, only with more time taken than it says or an entry that is not readable: each has words of its own. */
export const BUSY_FAILURES = [
  'address',
  'unreachable',
  'response',
  'too-large',
  'too-slow',
  'no-calendar',
  'joined',
] as const;
export type BusyFailure = (typeof BUSY_FAILURES)[number];

/** Busy times of one calendar: eight a day for a year. Where one has more, the shortest gaps between them count as busy. */
export const MOST_BUSY_TIMES = 3_000;

/** How reading an agent's own calendar goes; times in milliseconds since 1970. */
export type BusyFeedStatus = {
  /** When it was tried last, and when that worked. */
  readonly triedAt: number | undefined;
  readonly readAt: number | undefined;
  /** Of the last try; none where it worked, and `joined` where it did but for gaps that count as busy, or an entry. */
  readonly failure: BusyFailure | undefined;
  /** How many busy times are kept. */
  readonly count: number;
};

/** An agent's address as it is to be read. */
export type BusyFeed = { readonly agentId: string; readonly sealed: string; readonly triedAt: number | undefined };

/** Addresses of agents' own calendars, sealed, and when these say that they are busy: from and until, no word of what for. */
export type BusyFeeds = {
  /** Gives how an agent's stands; none where no address is set. */
  standing(agentId: string): Promise<BusyFeedStatus | undefined>;
  /** Gives when an agent is busy by it, after an instant, in order. */
  times(agentId: string, after: number): Promise<readonly TimeSpan[]>;
  /** Sets an agent's address, or removes it; what was read of an earlier one is forgotten. False, and nothing changes, where there is no such account. */
  setAddress(agentId: string, sealed: string | undefined, entry: DeskEntry): Promise<boolean>;
  /** Gives every address. */
  all(): Promise<readonly BusyFeed[]>;
  /**
   * Stores what was read in place of what was before, merged, in at most `MOST_BUSY_TIMES` spans, with `joined` as the failure where these
   * hold more time than the calendar says, or what was read did already. Nothing changes where the address is another by now.
   */
  keep(
    feed: Pick<BusyFeed, 'agentId' | 'sealed'>,
    times: readonly TimeSpan[],
    now: number,
    joined: boolean,
  ): Promise<void>;
  /**
   * Notes that it could not be read; what was read before stays, in at most `MOST_BUSY_TIMES` spans. Nothing changes where the address is
   * another by now.
   */
  fail(feed: Pick<BusyFeed, 'agentId' | 'sealed'>, failure: BusyFailure, now: number): Promise<void>;
  /** Replaces a seal by a newer one of the same address. Nothing changes where the address is another by now. */
  reseal(agentId: string, sealed: string, newer: string): Promise<void>;
};
