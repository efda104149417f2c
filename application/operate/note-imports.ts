import type { Clock } from '../ports/clock.ts';
import type { ImportNote, OperationReports } from '../ports/operation-reports.ts';
import type { ImportFeed } from './import-feed.ts';
import type { ImportOutcome } from './import-report.ts';
import { failedBy, importOf } from './import-source.ts';

/** Lines of a report that are kept: the log has them all. */
const MOST_LINES = 60;

export type NoteImportsParts = {
  readonly importFeed: ImportFeed;
  readonly reports: Pick<OperationReports<ImportNote>, 'keep'>;
  /** What an import found, a line each, what weighs most first. */
  readonly lines: (imported: Extract<ImportOutcome, { kind: 'imported' }>) => readonly string[];
  readonly clock: Clock;
};

/**
 * Imports as `importFeed` does, and keeps what came of it for the desk, whichever process imports. A trial is not kept, nor a run that gave
 * way to another. That a report cannot be kept undoes no import.
 * `await makeNotedImport({ importFeed, reports, lines, clock })(feed)` → as `importFeed(feed)`
 */
export function makeNotedImport({ importFeed, reports, lines, clock }: NoteImportsParts): ImportFeed {
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
      await keep({ outcome: 'failed', reason: failedBy(error).reason });
      throw error;
    }
  };

  function noteOf(outcome: ImportOutcome): ImportNote | undefined {
    const what = importOf(outcome);
    if (what.kind === 'another-import') return undefined;
    if (what.kind !== 'imported') return { outcome: what.kind, reason: what.reason };
    const { listings, counts } = what.report;
    const said = lines(what);
    return {
      outcome: 'imported',
      ...(what.version !== undefined && { version: what.version }),
      added: listings.added.length,
      changed: listings.changed.length,
      removed: listings.removed.length,
      unchanged: listings.unchanged,
      refused: counts.refused,
      warned: counts.warned,
      lines: said.slice(0, MOST_LINES),
      more: Math.max(0, said.length - MOST_LINES),
    };
  }
}
