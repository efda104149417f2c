import { idWithExternalId, type LocatedReason } from '../../../application/finding/finding-line.ts';
import type { IdentifiedFinding } from '../../../application/operate/import-report.ts';
import { type Reason, reason } from '../../../application/finding/reason.ts';
import { importFailure } from '../../../application/operate/import-failure.ts';
import { brusselsTime } from '../../../domain/text/brussels-time.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { ReadImport } from '../../sql/last-import.ts';
import { COMMAND_WORDS } from './command-words.ts';

/** Maximum number of ids listed on one line. */
const SHOWN_IDS = 5;

/**
 * Groups findings on a file by field and reason, with the first ids of each group.
 * `joinedFindings('feed.json', [{ id: '7', field: 'Zip', reason: missing }, { id: '8', field: 'Zip', reason: missing }], 'en')` →
 * `[{ file: 'feed.json', id: '7 8', field: 'Zip', reason: missing }]`
 */
export function joinedFindings(
  file: string,
  findings: readonly IdentifiedFinding[],
  language: Language,
): readonly LocatedReason[] {
  const groups = Map.groupBy(findings, ({ field, reason: why }) => JSON.stringify([field, why]));
  return [...groups.values()].flatMap(group => {
    const [first] = group;
    if (!first) return [];
    const ids = [...new Set(group.map(({ id, externalId }) => idWithExternalId(id, externalId)))];
    const more = ids.length > SHOWN_IDS ? COMMAND_WORDS[language].moreIds(ids.length - SHOWN_IDS) : '';
    // `externalId` is omitted, because each text in `ids` already contains it.
    return { ...first, externalId: undefined, file, id: `${ids.slice(0, SHOWN_IDS).join(' ')}${more}` };
  });
}

/** Returns why the last import from the agency's CRM failed; `undefined` after a success and before the first import. */
export function lastImportReason(last: ReadImport | undefined): Reason | undefined {
  const why = last && importFailure(last, last.newest);
  if (last?.ended?.failure === undefined || why === undefined) return undefined;
  const failure = why.code === 'text' ? last.ended.failure : why;
  const at = momentOf(last.ended.at);
  return last.succeededAt === undefined
    ? reason('every-import-failed', { at, failure })
    : reason('last-import-failed', { at, failure, seen: momentOf(last.succeededAt) });
}

/** Formats a time as Brussels day and time. `momentOf(Date.UTC(2026, 0, 5, 9))` → `'2026-01-05 10:00'` */
function momentOf(at: number): string {
  return `${brusselsDay(at)} ${brusselsTime(at)}`;
}
