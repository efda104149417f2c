import { reason } from '../../application/finding/reason.ts';
import type { FeedRecord } from '../../application/ports/catalogue/feed.ts';
import { WITHDRAWAL_REASONS, type WithdrawalReason } from '../../domain/listing/withdrawal-reason.ts';
import { readYesNo } from '../../domain/text/yes-no.ts';
import type { Remark } from './remarks.ts';
import { orMissing, textOf, described } from './field-shapes.ts';
import { isAbsent, readText, shown } from './read-values.ts';

/** JSON Schema of the field that `readRemoved` parses. */
export const REMOVED_FIELDS = {
  Removed: described(
    'That it is not offered any more, and why: sold, let or withdrawn.',
    orMissing({ ...textOf(40), examples: WITHDRAWAL_REASONS }),
  ),
};

/**
 * Removal reason in the records of a listing; a single record is sufficient. A clear no, such as `false`, means none. An unknown reason
 * counts as withdrawn, because showing a removed property does more harm than hiding an available one.
 * `readRemoved([{ ID: '1', Removed: 'sold' }], remark)` → `'sold'`; for a record without `Removed` → `undefined`
 */
export function readRemoved(records: readonly FeedRecord[], remark: Remark): WithdrawalReason | undefined {
  const reasons = new Set<WithdrawalReason>();
  const given = records
    .map(record => record['Removed'])
    .filter(value => !isAbsent(value) && readYesNo(value) !== false);
  for (const raw of new Set(given)) {
    const text = readText(raw, 40)?.toLowerCase();
    const known = WITHDRAWAL_REASONS.find(each => each === text);
    if (!known) remark('Removed', reason('unknown-removal', { known: WITHDRAWAL_REASONS, value: shown(raw) }));
    reasons.add(known ?? 'withdrawn');
  }
  const [first, ...others] = reasons;
  if (first && others.length > 0) remark('Removed', reason('removals-disagree', { value: first }));
  return first;
}
