import type { ImportRuns, LastImport } from '../../../application/ports/catalogue/import-runs.ts';

/** Milliseconds: a run that started later than this from now was recorded while the clock was ahead, and is ignored. */
const AHEAD_MS = 3_600_000;

/** Last import from the agency's CRM. */
export function makeMemoryImportRuns(): ImportRuns {
  let last: LastImport | undefined;
  return {
    async begin(now, notSince) {
      if (last && last.beganAt > notSince && last.beganAt <= now + AHEAD_MS) return false;
      last = {
        beganAt: now,
        ended: last?.ended,
        succeededAt: last?.succeededAt,
        failures: last?.failures ?? 0,
        findings: last?.findings,
      };
      return true;
    },
    async ended({ at, failure, findings }) {
      if (!last) return;
      const ended = { at, failure };
      if (failure === undefined) last = { ...last, ended, succeededAt: at, failures: 0, findings };
      else last = { ...last, ended, failures: last.failures + 1 };
    },
    last: async () => last,
  };
}
