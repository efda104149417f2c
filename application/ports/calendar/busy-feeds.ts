import type { TimeSpan } from '../../../domain/appointment/time-span.ts';
import type { DeskEntry } from '../audit/desk-log.ts';

/**
 * Why an agent's own calendar could not be read; the desk shows a text for each reason. `joined`: the calendar was read, but an entry was
 * unreadable, or short gaps count as busy because there are more than `MOST_BUSY_TIMES` busy times.
 */
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

/**
 * Maximum number of stored busy times of a calendar: eight a day for a year. If a calendar has more, the shortest gaps between them count
 * as busy, so that fewer and longer times are stored.
 */
export const MOST_BUSY_TIMES = 3_000;

/** Status of an agent's own calendar; times in Unix ms. */
export type BusyFeedStatus = {
  /** Time of the last attempt, and of the last successful one. */
  readonly triedAt: number | undefined;
  readonly readAt: number | undefined;
  /** Why the last attempt failed; `undefined` after a success. `joined` means a partial success, see `BUSY_FAILURES`. */
  readonly failure: BusyFailure | undefined;
  /** Number of stored busy times. */
  readonly count: number;
};

/** An agent's calendar URL, encrypted, and the time of the last attempt to read it. */
export type BusyFeed = {
  readonly agentId: string;
  readonly encryptedAddress: string;
  readonly triedAt: number | undefined;
};

/** Agents' own calendars: their encrypted URLs, and the busy times read from them, without titles. */
export type BusyFeeds = {
  /** Returns the status of an agent's calendar; `undefined` without a URL. */
  status(agentId: string): Promise<BusyFeedStatus | undefined>;
  /**
   * Sets or removes an agent's URL, and deletes the busy times read so far. Returns false, and changes nothing, if there is no such
   * account.
   */
  setAddress(agentId: string, encryptedAddress: string | undefined, entry: DeskEntry): Promise<boolean>;
  /** Returns the URLs of all agents. */
  all(): Promise<readonly BusyFeed[]>;
  /**
   * Replaces the stored busy times by those just read, merged into at most `MOST_BUSY_TIMES` spans. The status shows the failure `joined`
   * if merging closed gaps between busy times, or if the argument `joined` is true. Does nothing if the agent's URL has changed meanwhile.
   */
  keep(
    feed: Pick<BusyFeed, 'agentId' | 'encryptedAddress'>,
    times: readonly TimeSpan[],
    now: number,
    joined: boolean,
  ): Promise<void>;
  /**
   * Records a failed attempt. The stored busy times remain, merged into at most `MOST_BUSY_TIMES` spans. Does nothing if the agent's URL
   * has changed meanwhile.
   */
  fail(feed: Pick<BusyFeed, 'agentId' | 'encryptedAddress'>, failure: BusyFailure, now: number): Promise<void>;
  /** Replaces the encrypted URL by the same URL encrypted under a new key. Does nothing if the agent's URL has changed meanwhile. */
  reencrypt(agentId: string, encryptedAddress: string, newer: string): Promise<void>;
};
