import type { FeedFinding } from '../ports/catalogue/feed.ts';
import type { FindingCounts } from '../ports/catalogue/import-runs.ts';
import { joinUnknownFields } from './join-unknown-fields.ts';
import type { ImportReport } from './import-report.ts';

/** Collects an import's findings by severity: refused records, ignored parts, warnings. */
export class ImportFindings {
  readonly #notTaken: FeedFinding[] = [];
  readonly #warnings: FeedFinding[] = [];
  /** Ids of records that were refused. */
  readonly #refused = new Set<string>();

  /** Counts a record as refused without adding a finding. */
  refuse(id: string): void {
    this.#refused.add(id);
  }

  /** Adds the reason why a record was refused, or why the previous version of its listing or project stays published. */
  refuseFor(finding: FeedFinding): void {
    this.#notTaken.push(finding);
    this.#refused.add(nameOf(finding));
  }

  /** Like `refuseFor`, but puts the finding before all others, so that it remains in a report that is cut. */
  refuseFirst(finding: FeedFinding): void {
    this.#notTaken.unshift(finding);
    this.#refused.add(nameOf(finding));
  }

  leaveOut(...findings: readonly FeedFinding[]): void {
    this.#notTaken.push(...findings);
  }

  warn(...findings: readonly FeedFinding[]): void {
    this.#warnings.push(...findings);
  }

  /** Findings of refused and ignored data so far. */
  get notTaken(): readonly FeedFinding[] {
    return this.#notTaken;
  }

  report(): Pick<ImportReport, 'refused' | 'leftOut' | 'warnings' | 'counts'> {
    const isRefused = (finding: FeedFinding) => this.#refused.has(nameOf(finding));
    const refused = this.#notTaken.filter(isRefused);
    const warnings = joinUnknownFields(this.#warnings);
    const leftOut = this.#notTaken.filter(finding => !isRefused(finding));
    const others = [...leftOut, ...this.#warnings.filter(finding => !isRefused(finding))];
    const counts: FindingCounts = { refused: this.#refused.size, warned: new Set(others.map(nameOf)).size };
    return { refused, leftOut, warnings, counts };
  }
}

/** Key by which findings are counted once: the record's id, or the whole finding if it has no id. */
function nameOf({ id, field, reason }: FeedFinding): string {
  return id || JSON.stringify([field, reason]);
}
