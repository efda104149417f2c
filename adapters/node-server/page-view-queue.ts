import type { IncomingMessage } from 'node:http';
import type { RecordPageViews, ViewedListing } from '../../application/portal/record-page-views.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import { clientAddress, householdOf } from './client-address.ts';
import { ownText } from './own-memory.ts';
import { outsideRequest } from './request-context.ts';

export type PageViewQueueParts = {
  readonly record: RecordPageViews;
  readonly clock: Clock;
  /** Number of the site's reverse proxies. */
  readonly proxies: number;
  /** The session reference in a cookie header. */
  readonly loginOf: (cookies: string) => string | undefined;
  readonly log: (event: { readonly level: 'error'; readonly message: string; readonly error?: unknown }) => void;
  /** Milliseconds between two writes; page views of this period are lost if the process is killed. */
  readonly pauseMs?: number;
};

export type PageViewQueue = {
  /** Queues a view of a property's page; takes about a microsecond. */
  seen(listing: ListingId, request: IncomingMessage): void;
  /** Stores the queued page views, then stops. */
  stop(): Promise<void>;
};

const PAUSE_MS = 500;
/** Maximum number of page views per transaction; more would block other writers. */
const AT_ONCE = 2_000;
/**
 * Maximum number of queued page views while the database is unreachable, some 40 MB. Further page views are dropped to bound the memory.
 */
const MOST_WAITING = 20_000;
/** Maximum length of User-Agent, which distinguishes browsers, in characters. */
const LONGEST_NAME = 400;
/** Maximum length of each header that marks a prefetch, in characters; `prefetch;prerender` is a long one. */
const LONGEST_PURPOSE = 50;
const MINUTE = 60_000;
/** Headers by which browsers mark a prefetch or prerender: the page is not on screen, so it is not counted. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/**
 * Queues page views in memory until they are recorded. Failed writes are retried; each view counts once, even if a write that was reported
 * as failed was committed.
 */
export function makePageViewQueue({
  record,
  clock,
  proxies,
  loginOf,
  log,
  pauseMs = PAUSE_MS,
}: PageViewQueueParts): PageViewQueue {
  const waiting = new Map<string, ViewedListing>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let failing = false;
  let stopped = false;

  function plan(delay: number): void {
    if (stopped) return;
    // A write belongs to many requests, so it has no request context.
    timer ??= outsideRequest(() =>
      setTimeout(() => {
        timer = undefined;
        writing = write();
      }, delay),
    );
  }

  async function write(): Promise<void> {
    const now = [...waiting].slice(0, AT_ONCE);
    for (const [key] of now) waiting.delete(key);
    try {
      await record(now.map(([, seen]) => seen));
      failing = false;
    } catch (error) {
      for (const [key, seen] of now) waiting.set(key, seen);
      if (!failing)
        log({ level: 'error', message: 'page views could not be saved; they stay in memory for the next try', error });
      failing = true;
    }
    if (waiting.size > 0) plan(failing ? pauseMs : 0);
  }

  return {
    seen(listingId, { method, headers, socket }) {
      if (waiting.size >= MOST_WAITING) return;
      const at = clock.now();
      const userAgent = (headers['user-agent'] ?? '').slice(0, LONGEST_NAME);
      const address = householdOf(clientAddress(socket.remoteAddress, headers['x-forwarded-for']?.toString(), proxies));
      const login = headers.cookie === undefined ? undefined : loginOf(headers.cookie);
      let purpose = '';
      for (const name of PURPOSES)
        if (headers[name] !== undefined) purpose += ` ${String(headers[name]).slice(0, LONGEST_PURPOSE)}`;
      // Reloads within the same minute are queued once; a minute never spans two days.
      const key = `${listingId} ${address} ${Math.floor(at / MINUTE)} ${method} ${login} ${userAgent}${purpose}`;
      if (waiting.has(key)) return;
      const known = method === 'GET' || method === 'HEAD' ? method : 'POST';
      waiting.set(key, {
        listingId,
        at,
        method: known,
        purpose: ownText(purpose),
        userAgent: ownText(userAgent),
        address: ownText(address),
        login: login === undefined ? undefined : ownText(login),
      });
      plan(pauseMs);
    },
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await writing;
      do await write();
      while (waiting.size > 0 && !failing);
    },
  };
}
