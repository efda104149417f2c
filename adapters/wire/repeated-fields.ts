import { reason } from '../../application/finding/reason.ts';
import type { FeedItem } from '../../application/ports/catalogue/feed.ts';

/** A field that a record has twice with different values: its path in the record, and its name in findings. */
export type RepeatedField = { readonly path: string; readonly field: string };

/**
 * Findings about the fields that a record has twice. If one of these fields decides what visitors see, `refused` is true and the property
 * stays as published; otherwise the last value counts. `deciding`: names of the top-level fields that decide what visitors see.
 * `itemsOfRepeated('7', [{ path: 'price', field: 'price' }], new Set(['price']))` → `refused`: true, and one item that refuses property 7
 */
export function itemsOfRepeated(
  id: string,
  repeated: readonly RepeatedField[],
  deciding: ReadonlySet<string>,
): { readonly refused: boolean; readonly items: readonly FeedItem[] } {
  const refused = repeated.some(({ path }) => deciding.has(/^[^.[]*/.exec(path)?.[0] ?? ''));
  const items = repeated.map(
    ({ field }): FeedItem =>
      refused
        ? { kind: 'refused', finding: { id, field, reason: reason('field-twice') } }
        : { kind: 'warning', finding: { id, field, reason: reason('field-twice-last') } },
  );
  return { refused, items };
}
