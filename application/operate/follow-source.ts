import { reasonText } from '../finding/reason.ts';
import type { Clock } from '../ports/clock.ts';
import type { AskedFeed } from '../ports/catalogue/feed.ts';
import type { FindingCounts, ImportRuns } from '../ports/catalogue/import-runs.ts';
import type { NotImported } from './import-source.ts';

/** What came of asking the agency's system. */
export type Followed =
  /** Another process of the site asked it lately, or is importing; or the site is stopping. */
  | { readonly kind: 'skipped' }
  | ImportOutcome
  /** Visitors go on seeing what they saw; `reason` in the operator's words. */
  | { readonly kind: 'failed'; readonly reason: string };

/** An import that went well. Of a large feed its report would be large too: this is what the operator reads of it. */
export type ImportOutcome = { readonly kind: 'imported'; readonly told: ImportLines };

/** A line each, in the operator's words. */
export type ImportLines = {
  /** How many listings are other ones than before; absent where visitors see no difference. */
  readonly changes: string | undefined;
  readonly adverts: readonly string[];
  readonly refused: readonly string[];
  readonly findings: FindingCounts;
};

export type FollowSourceParts = {
  /** Asks once. It rejects nothing, and ends soon after the signal. */
  readonly run: (asked: AskedFeed) => Promise<ImportOutcome | NotImported>;
  readonly runs: ImportRuns;
  readonly clock: Clock;
  /** Milliseconds between two runs. */
  readonly everyMs: number;
};

/** A process that starts asks at once, unless another one, perhaps started with it, asked within this time. */
const AT_START_MS = 10_000;
/** Of the time between two runs, the part after which another may begin: timers and clocks do not agree to the millisecond. */
const EARLY = 0.9;
/** Between two comparisons of the whole list: a system that tells what changed tells hardly ever what is gone. */
const COMPARED_MS = 3_600_000;
/** Between two readings of all records: what a system does not note as a change is seen by then, such as the order of pictures. */
const READ_MS = 24 * 3_600_000;

/**
 * Has the agency's system asked for its feed, if a run is due: the first time and once a day for all records, once an hour for all that
 * it offers, else for what changed since the last run that went well. One process of a site does so at a time.
 * `const follow = makeFollowSource({ run, runs, clock, everyMs: 60_000 }); await follow(signal)`
 */
export function makeFollowSource({ run, runs, clock, everyMs }: FollowSourceParts) {
  let begun = false;
  let since: number | undefined;
  let comparedAt: number | undefined;
  let readAt: number | undefined;

  return async (signal: AbortSignal): Promise<Followed> => {
    const now = clock.now();
    const apart = EARLY * everyMs;
    if (!(await runs.begin(now, now - (begun ? apart : Math.min(apart, AT_START_MS))))) return { kind: 'skipped' };
    begun = true;
    const read = isOver(readAt, READ_MS, now);
    const compare = read || since === undefined || isOver(comparedAt, COMPARED_MS, now);
    const outcome = await run({ scope: compare ? 'all' : 'changes', since: read ? undefined : since, signal });
    if (outcome.kind === 'another-import' || signal.aborted) return { kind: 'skipped' };
    const failure = outcome.kind === 'imported' ? undefined : failureOf(outcome);
    const findings = outcome.kind === 'imported' ? outcome.told.findings : undefined;
    await runs.ended({ at: clock.now(), failure, findings });
    // What would remove too much is asked for again in an hour: changes go on meanwhile.
    if (compare && outcome.kind !== 'failed') comparedAt = now;
    if (read && outcome.kind !== 'failed') readAt = now;
    if (outcome.kind !== 'imported') return { kind: 'failed', reason: failureOf(outcome) };
    since = now;
    // What was left out, a picture whose host was away for one, may be right in an hour, and is no change of its system by then.
    if (outcome.told.refused.length > 0) readAt = now - READ_MS + COMPARED_MS;
    return outcome;
  };
}

/** In English, as the log is. */
function failureOf(outcome: Exclude<NotImported, { kind: 'another-import' }>): string {
  return outcome.kind === 'kept' ? reasonText(outcome.reason, 'en') : outcome.reason;
}

/** Whether so many milliseconds have gone since a moment, or the clock was set back before it. */
function isOver(moment: number | undefined, ms: number, now: number): boolean {
  return moment === undefined || now - moment >= ms || now < moment;
}
