import { reason } from '../../application/finding/reason.ts';
import type { FeedItem } from '../../application/ports/catalogue/feed.ts';
import { itemsOfRepeated } from '../wire/repeated-fields.ts';
import type { CrmFields } from './record-values.ts';
import { brokenLine, repeatedFieldsOf } from './system-json.ts';

/** Finding for a record without an id. `field`: name of the field that should contain the id. */
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
 * Checks the JSON of a property's records, which are named by the prefix that their fields have in findings. `refused`: a record is not
 * JSON, or has one of the fields in `deciding` twice with different values, so that visitors could see another property, price or state.
 * `recordFaults('7', new Map([['nl.', record]]), new Set(['Price']))` → `{ refused: false, items: [] }` if `record` has no fault
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
