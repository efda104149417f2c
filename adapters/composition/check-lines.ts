import { findingLine } from '../../application/finding/finding-line.ts';
import { type Reason, reason } from '../../application/finding/reason.ts';
import type { FeedFinding } from '../../application/ports/feed.ts';
import type { LastImport } from '../../application/ports/import-runs.ts';
import { brusselsTime } from '../../domain/text/brussels-time.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { Language } from '../../domain/text/language.ts';
import { COMMAND_WORDS } from './command-words.ts';

/** Ids that one line names. */
const SHOWN_IDS = 5;

/**
 * Findings on a feed, a line each; what is the same of several things is said once, with the first of their ids.
 * `findingLines('feed.json', [{ id: '7', field: 'Zip', reason: reason('missing') }], 'en')` → `['feed.json 7 Zip: is missing']`
 */
export function findingLines(file: string, findings: readonly FeedFinding[], language: Language): readonly string[] {
  const found = new Map<string, { readonly first: FeedFinding; readonly ids: Set<string> }>();
  for (const finding of findings) {
    const same = JSON.stringify([finding.field, finding.reason]);
    const { ids } = found.get(same) ?? { ids: new Set<string>() };
    ids.add(finding.id);
    if (!found.has(same)) found.set(same, { first: finding, ids });
  }
  return Array.from(found.values(), ({ first, ids }) => {
    const shown = [...ids].slice(0, SHOWN_IDS).join(' ');
    const more = ids.size > SHOWN_IDS ? COMMAND_WORDS[language].moreIds(ids.size - SHOWN_IDS) : '';
    return findingLine({ ...first, file, id: `${shown}${more}` }, language);
  });
}

/** What is wrong with the last import from the agency's system; nothing where it went well, or there was none. */
export function lastImportReason(last: LastImport | undefined): Reason | undefined {
  const failure = last?.ended?.failure;
  if (last?.ended === undefined || failure === undefined) return undefined;
  const at = momentOf(last.ended.at);
  return last.succeededAt === undefined
    ? reason('every-import-failed', { at, failure })
    : reason('last-import-failed', { at, failure, seen: momentOf(last.succeededAt) });
}

/** In Brussels. `momentOf(Date.UTC(2026, 0, 5, 9))` → `'2026-01-05 10:00'` */
function momentOf(at: number): string {
  return `${brusselsDay(at)} ${brusselsTime(at)}`;
}
