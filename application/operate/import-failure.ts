import { type Reason, reason } from '../finding/reason.ts';
import type { LastImport } from '../ports/catalogue/import-runs.ts';
import type { ImportNote } from '../ports/operation/operation-reports.ts';

/**
 * Why the last run failed: from the newest report if that report is about this run, otherwise the English text stored with the run, under
 *   the code
 * `text`; `undefined` after a success. `importFailure(last, undefined)` → `{ code: 'text', values: { text: 'no feed' } }`
 */
export function importFailure({ ended }: LastImport, newest: ImportNote | undefined): Reason | undefined {
  const failure = ended?.failure;
  if (failure === undefined) return undefined;
  const isOfRun = newest !== undefined && newest.outcome !== 'imported' && newest.reason === failure;
  return (isOfRun ? newest.why : undefined) ?? reason('text', { text: failure });
}
