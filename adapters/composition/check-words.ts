import type { FeedFinding } from '../../application/ports/feed.ts';
import type { LastImport } from '../../application/ports/import-runs.ts';
import { brusselsTime } from '../../domain/text/brussels-time.ts';
import { brusselsDay } from '../../domain/text/day.ts';

/** Ids that one line names. */
const SHOWN_IDS = 5;

/**
 * Findings on a feed, a line each; what is the same of several things is said once, with the first of their ids.
 * `findingLines('feed.json', [{ id: '7', field: 'Zip', reason: 'is missing' }])` → `['feed.json 7 Zip: is missing']`
 */
export function findingLines(file: string, findings: readonly FeedFinding[]): readonly string[] {
  const idsOf = new Map<string, Set<string>>();
  for (const { id, field, reason } of findings) {
    const said = `${field}: ${reason}`;
    const ids = idsOf.get(said);
    if (ids) ids.add(id);
    else idsOf.set(said, new Set([id]));
  }
  return Array.from(idsOf, ([said, ids]) => {
    const shown = [...ids].slice(0, SHOWN_IDS).join(' ');
    const more = ids.size > SHOWN_IDS ? ` and ${ids.size - SHOWN_IDS} more` : '';
    return [file, `${shown}${more}`, said].filter(Boolean).join(' ');
  });
}

/** What is wrong with the last import from the agency's system; nothing where it went well, or there was none. */
export function lastImportLine(last: LastImport | undefined): string | undefined {
  const failure = last?.ended?.failure;
  if (last?.ended === undefined || failure === undefined) return undefined;
  const since =
    last.succeededAt === undefined ? 'none went well before' : `visitors see that of ${momentOf(last.succeededAt)}`;
  return `CATALOGUE_SOURCE: the last import, of ${momentOf(last.ended.at)}, failed: ${failure}; ${since}`;
}

/** In Brussels. `momentOf(Date.UTC(2026, 0, 5, 9))` → `'2026-01-05 10:00'` */
function momentOf(at: number): string {
  return `${brusselsDay(at)} ${brusselsTime(at)}`;
}

/** `countLine(0, 2)` → `'Nothing is wrong; 2 warnings.'` */
export function countLine(wrong: number, warnings: number): string {
  return `${wrong === 0 ? 'Nothing is wrong' : `${wrong} wrong`}; ${warnings === 1 ? '1 warning' : `${warnings} warnings`}.`;
}
