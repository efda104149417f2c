import { severityLine } from '../finding/finding-line.ts';
import { reasonText } from '../finding/reason.ts';
import type { Clock } from '../ports/clock.ts';
import type { FeedRequest } from '../ports/catalogue/feed.ts';
import type { FindingCounts, ImportRuns } from '../ports/catalogue/import-runs.ts';
import type { NotImported } from './import-source.ts';

/** Outcome of a scheduled import from the agency's CRM. */
export type ScheduledImport =
  /** The import did not start: another process is importing or imported recently, or the site is shutting down. */
  | { readonly kind: 'skipped' }
  | ImportSummary
  /** Nothing was published; `reason` is written to the log, then `refused`, one line for each refused record or package. */
  | { readonly kind: 'failed'; readonly reason: string; readonly refused: readonly string[] };

/** Summary of a successful import, which passes between processes. The full report of a large feed would be too large for that. */
export type ImportSummary = { readonly kind: 'imported'; readonly told: ImportLines };

/** Summary lines of an import for the operator. */
export type ImportLines = {
  /** Whether a version was published. */
  readonly isChanged: boolean;
  /** Number of changed and refused listings, and the first reason; absent if nothing was changed or refused. */
  readonly counts?: string;
  readonly adverts: readonly string[];
  /** Number of packages that wait, number of packages refused as a whole, and the first reason; absent without such packages. */
  readonly packages?: string;
  readonly refused: readonly string[];
  readonly findings: FindingCounts;
};

export type FollowSourceParts = {
  /** Runs one import. Never rejects, and ends soon after the signal aborts. */
  readonly run: (asked: FeedRequest) => Promise<ImportSummary | NotImported>;
  readonly runs: ImportRuns;
  readonly clock: Clock;
  /** Interval between runs, ms. */
  readonly everyMs: number;
};

/** A starting process imports at once, unless another process did within this time (ms). */
const AT_START_MS = 10_000;
/** Fraction of the interval after which the next run may start. It is below 1 because timers and clocks are not exact. */
const EARLY = 0.9;
/** Maximum number of refused records and packages that are logged for an import that published nothing. */
const MOST_REFUSED = 60;
/** Interval of full list comparisons: CRMs that report changes rarely report withdrawals. */
const COMPARED_MS = 3_600_000;
/** Interval of full reads, which find changes that the CRM does not report, such as the order of pictures. */
const READ_MS = 24 * 3_600_000;

/**
 * Imports from the agency's CRM if a run is due: all records at the start and once a day, a comparison of the full list once an hour,
 * otherwise the changes since the last successful run. Only one process of a site imports at a time. `const follow = makeFollowSource({
 * run, runs, clock, everyMs: 60_000 }); await follow(signal)`
 */
export function makeFollowSource({ run, runs, clock, everyMs }: FollowSourceParts) {
  let hasStarted = false;
  let since: number | undefined;
  let comparedAt: number | undefined;
  let readAt: number | undefined;

  return async (signal: AbortSignal): Promise<ScheduledImport> => {
    const now = clock.now();
    const apart = EARLY * everyMs;
    if (!(await runs.begin(now, now - (hasStarted ? apart : Math.min(apart, AT_START_MS))))) return { kind: 'skipped' };
    hasStarted = true;
    const read = isOver(readAt, READ_MS, now);
    const compare = read || since === undefined || isOver(comparedAt, COMPARED_MS, now);
    const outcome = await run({ scope: compare ? 'all' : 'changes', since: read ? undefined : since, signal });
    if (outcome.kind === 'another-import' || signal.aborted) return { kind: 'skipped' };
    const failure = outcome.kind === 'imported' ? undefined : failureOf(outcome);
    const findings = outcome.kind === 'imported' ? outcome.told.findings : undefined;
    await runs.ended({ at: clock.now(), failure, findings });
    // A comparison refused for removing too much is repeated in an hour; changes are imported meanwhile.
    if (compare && outcome.kind !== 'failed') comparedAt = now;
    if (read && outcome.kind !== 'failed') readAt = now;
    if (outcome.kind !== 'imported') return { kind: 'failed', reason: failureOf(outcome), refused: refusedBy(outcome) };
    since = now;
    // Refused data (such as a picture on an unreachable host) may be correct in an hour without being reported as a change, so all records
    // are read again in an hour.
    if (outcome.told.refused.length > 0) readAt = now - READ_MS + COMPARED_MS;
    return outcome;
  };
}

/** Returns the reason of the failed import in English, the language of the log. */
function failureOf(outcome: Exclude<NotImported, { kind: 'another-import' }>): string {
  return outcome.kind === 'kept' ? reasonText(outcome.reason, 'en') : outcome.reason;
}

/** Returns the refused records and packages of the failed import as lines in English, the language of the log. */
function refusedBy(outcome: Exclude<NotImported, { kind: 'another-import' }>): readonly string[] {
  if (outcome.kind !== 'kept') return [];
  return outcome.findings.slice(0, MOST_REFUSED).map(finding => severityLine(finding.severity, finding, 'en'));
}

/** Whether `ms` have passed since `moment`; also true if `moment` is in the future, because the clock was set back. */
function isOver(moment: number | undefined, ms: number, now: number): boolean {
  return moment === undefined || now - moment >= ms || now < moment;
}
