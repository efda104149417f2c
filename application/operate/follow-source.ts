import type { Clock } from '../ports/clock.ts';
import type { AskedFeed, Feed, FeedItem, FeedSource } from '../ports/feed.ts';
import type { ImportRuns } from '../ports/import-runs.ts';
import type { ImportFeed } from './import-feed.ts';
import type { ImportOutcome, ImportReport } from './import-report.ts';

/** What came of asking the agency's system. */
export type Followed =
  /** Another process of the site asked it lately, or is importing; or the site is stopping. */
  | { readonly kind: 'skipped' }
  | { readonly kind: 'imported'; readonly version: string | undefined; readonly report: ImportReport }
  /** Visitors go on seeing what they saw; `reason` in the operator's words. */
  | { readonly kind: 'failed'; readonly reason: string };

export type FollowSourceParts = {
  readonly source: FeedSource;
  readonly importFeed: ImportFeed;
  readonly runs: ImportRuns;
  readonly clock: Clock;
  /** Milliseconds between two runs. */
  readonly everyMs: number;
  /** Awaited before each item is read: what else the process does goes on meanwhile. */
  readonly rest: () => Promise<void>;
};

/** Of the time between two runs, the part after which another may begin: timers and clocks do not agree to the millisecond. */
const EARLY = 0.9;
/** Between two comparisons of the whole list: a system that tells what changed tells hardly ever what is gone. */
const COMPARED_MS = 3_600_000;
/** Between two readings of all records: what a system does not note as a change is seen by then, such as the order of pictures. */
const READ_MS = 24 * 3_600_000;

/**
 * Asks the agency's system for its feed and imports it, if a run is due: the first time and once a day for all records, once an hour
 * for all that it offers, else for what changed since the last run that went well. One process of a site does so at a time.
 * `const follow = makeFollowSource({ source, importFeed, runs, clock, everyMs: 60_000, rest }); await follow(signal)`
 */
export function makeFollowSource({ source, importFeed, runs, clock, everyMs, rest }: FollowSourceParts) {
  let since: number | undefined;
  let comparedAt: number | undefined;
  let readAt: number | undefined;

  async function attempt(asked: AskedFeed): Promise<ImportOutcome | Failed> {
    try {
      return await importFeed(unhurried(source.open(asked), rest, asked.signal));
    } catch (error) {
      return failedBy(error);
    }
  }

  async function settle(outcome: ImportOutcome | Failed): Promise<ImportOutcome | Failed> {
    try {
      await source.settled?.(outcome.kind === 'imported');
      return outcome;
    } catch (error) {
      return failedBy(error);
    }
  }

  return async (signal: AbortSignal): Promise<Followed> => {
    const now = clock.now();
    if (!(await runs.begin(now, now - EARLY * everyMs))) return { kind: 'skipped' };
    const read = isOver(readAt, READ_MS, now);
    const compare = read || since === undefined || isOver(comparedAt, COMPARED_MS, now);
    const asked: AskedFeed = { scope: compare ? 'all' : 'changes', since: read ? undefined : since, signal };
    const outcome = await settle(await attempt(asked));
    if (outcome.kind === 'another-import' || signal.aborted) return { kind: 'skipped' };
    const followed: Followed = outcome.kind === 'imported' ? outcome : { kind: 'failed', reason: reasonOf(outcome) };
    await runs.ended({ at: clock.now(), failure: followed.kind === 'failed' ? followed.reason : undefined });
    // What would remove too much is asked for again in an hour: changes go on meanwhile.
    if (compare && outcome.kind !== 'failed') comparedAt = now;
    if (read && outcome.kind !== 'failed') readAt = now;
    if (followed.kind === 'imported') since = now;
    return followed;
  };
}

/** Whether so many milliseconds have gone since a moment, or the clock was set back before it. */
function isOver(moment: number | undefined, ms: number, now: number): boolean {
  return moment === undefined || now - moment >= ms || now < moment;
}

type Failed = Extract<Followed, { kind: 'failed' }>;

function failedBy(error: unknown): Failed {
  return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
}

/** A feed that is read beside other work, until the site stops. */
async function* unhurried(feed: Feed, rest: () => Promise<void>, signal: AbortSignal): AsyncGenerator<FeedItem> {
  for await (const item of feed) {
    await rest();
    signal.throwIfAborted();
    yield item;
  }
}

function reasonOf(outcome: Exclude<ImportOutcome | Failed, { kind: 'imported' | 'another-import' }>): string {
  switch (outcome.kind) {
    case 'failed':
      return outcome.reason;
    case 'removes-too-much':
      return `would remove ${outcome.removed.length} of ${outcome.of} listings; if they are really gone: npm run import -- --force`;
    case 'nothing-readable':
      return 'no listing of it can be read';
  }
}
