import type { FormValues } from '../request/check-form.ts';

/** Fields of an offer that contain no personal data of its buyer. */
const KEPT = ['property', 'amount', 'validUntil', 'subjectToCredit'];

/**
 * Removes the buyer's personal data from the form of an accepted offer. Terms and property are kept, because the owner relies on the
 * agreement. `withoutPersonalData({ amount: 300_000, lastName: 'Peeters' })` → `{ amount: 300000 }`
 */
export function withoutPersonalData(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => KEPT.includes(field)));
}

/**
 * Replacement for the stored hash of an erased buyer's link secret. No secret has this hash, so the link no longer works.
 * `erasedLinkHash('K7P2')` → `'erased K7P2'`
 */
export function erasedLinkHash(id: string): string {
  return `erased ${id}`;
}
