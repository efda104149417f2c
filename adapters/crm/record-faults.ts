import { reason } from '../../application/finding/reason.ts';
import type { FeedItem } from '../../application/ports/catalogue/feed.ts';
import { itemsOfRepeated } from '../wire/repeated-fields.ts';
import type { CrmFields } from './record-values.ts';
import { brokenLine, repeatedFieldsOf } from './system-json.ts';

/** The item for a record without an id; `field`: its field that has the id. */
export function unnamedRecord(field: string, record: CrmFields): FeedItem {
  const line = brokenLine(record);
  const why = line === undefined ? reason('missing') : reason('record-not-json', { line });
  return { kind: 'refused', unnamed: true, finding: { id: '', field, reason: why } };
}

/** Key of a record without an id in a list that is read page by page: its content, since two pages may contain the same record. */
export function keyOfUnnamed(record: CrmFields): string {
  return `no id: ${JSON.stringify(record)}`;
}

/**
 * Findings about the JSON of a property's records, by the name that comes before a field in findings: it is `refused` where one is no JSON,
 * or has a field twice by which visitors would see another property, price or state (`deciding`).
 * `recordFaults('7', new Map([['nl.', record]]), new Set(['Price']))` → `{ refused: false, items: [] }` of a record without a fault
 */
export function recordFaults(
  id: string,
  records: ReadonlyMap<string, CrmFields>,
  deciding: ReadonlySet<string>,
): { readonly refused: boolean; readonly items: readonly FeedItem[] } {
  for (const record of records.values()) {
    const line = brokenLine(record);
    if (line !== undefined)
      return {
        refused: true,
        items: [{ kind: 'refused', finding: { id, field: '', reason: reason('record-not-json', { line }) } }],
      };
  }
  const repeated = [...records].flatMap(([prefix, record]) =>
    repeatedFieldsOf(record).map(path => ({ path, field: `${prefix}${path}` })),
  );
  return itemsOfRepeated(id, repeated, deciding);
}
