import type { ImportRuns, LastImport } from '../../application/ports/import-runs.ts';

/** A run that began later than this from now began while the clock was ahead, and counts for none. */
const AHEAD_MS = 3_600_000;

/** The last import from the agency's system. */
export function makeMemoryImportRuns(): ImportRuns {
  let last: LastImport | undefined;
  return {
    async begin(now, notSince) {
      if (last && last.beganAt > notSince && last.beganAt <= now + AHEAD_MS) return false;
      last = { beganAt: now, ended: last?.ended, succeededAt: last?.succeededAt };
      return true;
    },
    async ended(run) {
      if (last) last = { ...last, ended: run, succeededAt: run.failure === undefined ? run.at : last.succeededAt };
    },
    last: async () => last,
  };
}
