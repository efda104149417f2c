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
  /** How many proxies in front are the site's own. */
  readonly proxies: number;
  /** The reference of a login that a cookie header holds. */
  readonly loginOf: (cookies: string) => string | undefined;
  readonly log: (event: { readonly level: 'error'; readonly message: string; readonly error?: unknown }) => void;
  /** Between two writings, in milliseconds: what a kill may lose. */
  readonly pauseMs?: number;
};

export type PageViewQueue = {
  /** Notes that a property's page was sent; costs about a microsecond. */
  seen(listing: ListingId, request: IncomingMessage): void;
  /** Writes what waits. */
  stop(): Promise<void>;
};

const PAUSE_MS = 500;
/** Written together, in one transaction; more would keep others waiting. */
const AT_ONCE = 2_000;
/** While the database is away: some 40 MB at most. Beyond that visits are lost rather than memory. */
const MOST_WAITING = 20_000;
/** Characters of User-Agent that are kept to distinguish browsers. */
const LONGEST_NAME = 400;
/** Characters of each header by which a browser marks a prefetch: `prefetch;prerender` is a long one. */
const LONGEST_PURPOSE = 50;
const MINUTE = 60_000;
/** Headers by which browsers mark a prefetch or prerender: the page is not on screen, so it is no visit. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Holds in memory what was seen until it is recorded; what was not is tried again, and counts once whatever became of it. */
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
    // What is written then belongs to many requests.
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
        log({ level: 'error', message: 'visits could not be saved; they wait in memory for the next try', error });
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
      // Reloads within a minute are queued once; no day ends within a minute.
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
