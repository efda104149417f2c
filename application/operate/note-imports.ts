import { severityLine } from '../finding/finding-line.ts';
import { reasonText } from '../finding/reason.ts';
import { BrokenFeed } from '../ports/catalogue/feed.ts';
import type { Clock } from '../ports/clock.ts';
import type { ImportFinding, ImportNote, OperationReports } from '../ports/operation/operation-reports.ts';
import type { ImportFeed } from './import-feed.ts';
import { findingsOf, type ImportOutcome } from './import-report.ts';
import { failureFrom, toSourceImport } from './import-source.ts';

/** Maximum number of findings stored per report; the log contains all. */
const MOST_FINDINGS = 60;

export type NoteImportsParts = {
  readonly importFeed: ImportFeed;
  readonly reports: Pick<OperationReports<ImportNote>, 'keep'>;
  readonly clock: Clock;
};

/**
 * Wraps `importFeed` to store each outcome for the desk, except those of dry runs, and of imports that did not run because another import
 *   was running. A failure to store a report does not affect the import.
 * `await makeNotedImport({ importFeed, reports, clock })(feed)` → same as `importFeed(feed)`
 */
export function makeNotedImport({ importFeed, reports, clock }: NoteImportsParts): ImportFeed {
  async function keep(note: ImportNote): Promise<void> {
    await reports.keep(note, clock.now()).catch(() => undefined);
  }

  return async (feed, options) => {
    if (options?.dryRun === true) return importFeed(feed, options);
    try {
      const outcome = await importFeed(feed, options);
      const note = noteOf(outcome);
      if (note) await keep(note);
      return outcome;
    } catch (error) {
      await keep({
        outcome: 'failed',
        reason: failureFrom(error).reason,
        ...(error instanceof BrokenFeed && { why: error.reason }),
      });
      throw error;
    }
  };

  function noteOf(outcome: ImportOutcome): ImportNote | undefined {
    const what = toSourceImport(outcome);
    if (what.kind === 'another-import') return undefined;
    if (what.kind === 'kept') {
      const { reason, findings } = what;
      return { outcome: 'kept', reason: reasonText(reason, 'en'), why: reason, ...shortened(findings) };
    }
    if (what.kind === 'failed') return { outcome: 'failed', reason: what.reason };
    const { listings, counts } = what.report;
    const { findings, more } = shortened(findingsOf(what.report));
    return {
      outcome: 'imported',
      ...(what.version !== undefined && { version: what.version }),
      added: listings.added.length,
      changed: listings.changed.length,
      removed: listings.removed.length,
      unchanged: listings.unchanged.length,
      refused: counts.refused,
      warned: counts.warned,
      lines: findings.map(finding => severityLine(finding.severity, finding, 'en')),
      findings,
      more,
      ...(what.report.ofChanges && { ofChanges: what.report.ofChanges }),
    };
  }
}

function shortened(found: readonly ImportFinding[]) {
  const findings = found.slice(0, MOST_FINDINGS);
  return { findings, more: found.length - findings.length };
}
