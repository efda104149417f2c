import type { ImportFinding, ImportNote, TimedReport } from '../../ports/operation/operation-reports.ts';

/** Findings of imports that still apply. */
export type StandingFindings = {
  /** Time of the last stored import that read all records, Unix ms; absent if no stored import did. */
  readonly wholeAt: number | undefined;
  readonly findings: readonly ImportFinding[];
  /** Findings of an import by an older version of the site, as lines in English; set instead of `findings`. */
  readonly lines: readonly string[];
  /** Number of further findings, which are only in the log. */
  readonly more: number;
};

/**
 * Findings of the last import that read all records, and of the imports of changes after it: an import of changes does not read the other
 *   records again, so their findings still apply. A finding no longer applies once a later import has read its record, or its package,
 *   again. `notes`: newest first.
 * `standingFindings([nothingNew, wholeWithOneRefused])` → the finding of the refused record
 */
export function standingFindings(notes: readonly TimedReport<ImportNote>[]): StandingFindings {
  const findings: ImportFinding[] = [];
  const later = new Set<string>();
  let more = 0;
  for (const { at, report } of notes) {
    if (report.outcome !== 'imported' && !report.findings?.length) continue;
    const isWhole = report.outcome !== 'imported' || report.ofChanges === undefined;
    const lines = report.outcome === 'imported' && report.findings === undefined ? report.lines : [];
    findings.push(...(report.findings ?? []).filter(({ id, field }) => !later.has(id || field)));
    more += report.more ?? 0;
    if (isWhole) return { wholeAt: at, findings, lines, more };
    for (const name of report.ofChanges ?? []) later.add(name);
  }
  return { wholeAt: undefined, findings, lines: [], more };
}
