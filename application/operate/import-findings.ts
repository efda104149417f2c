import type { FeedFinding } from '../ports/catalogue/feed.ts';
import type { FindingCounts } from '../ports/catalogue/import-runs.ts';
import type { ImportReport } from './import-report.ts';

/** What an import finds wrong, by how much it weighs: a thing is refused, something of one is left out, or is to be looked at. */
export class ImportFindings {
  readonly #notTaken: FeedFinding[] = [];
  readonly #warnings: FeedFinding[] = [];
  /** Things of which a record was refused. */
  readonly #refused = new Set<string>();

  /** Says that a thing with this id has a record that was refused. */
  refuse(id: string): void {
    this.#refused.add(id);
  }

  /** Notes why a thing is not there, or not as the feed has it. */
  refuseFor(finding: FeedFinding): void {
    this.#notTaken.push(finding);
    this.#refused.add(nameOf(finding));
  }

  leaveOut(...findings: readonly FeedFinding[]): void {
    this.#notTaken.push(...findings);
  }

  warn(...findings: readonly FeedFinding[]): void {
    this.#warnings.push(...findings);
  }

  /** What was refused or left out, so far. */
  get notTaken(): readonly FeedFinding[] {
    return this.#notTaken;
  }

  report(): Pick<ImportReport, 'refused' | 'leftOut' | 'warnings' | 'counts'> {
    const isRefused = (finding: FeedFinding) => this.#refused.has(nameOf(finding));
    const refused = this.#notTaken.filter(isRefused);
    const leftOut = this.#notTaken.filter(finding => !isRefused(finding));
    const others = [...leftOut, ...this.#warnings.filter(finding => !isRefused(finding))];
    const counts: FindingCounts = { refused: this.#refused.size, warned: new Set(others.map(nameOf)).size };
    return { refused, leftOut, warnings: this.#warnings, counts };
  }
}

/** What a finding is about: a thing, or something that names none. */
function nameOf({ id, field, reason }: FeedFinding): string {
  return id || JSON.stringify([field, reason]);
}
