import type { FormValues } from '../request/check-form.ts';

/** Fields of an offer that say nothing about its buyer. */
const KEPT = ['property', 'amount', 'validUntil', 'subjectToCredit'];

/**
 * What stays of the form of an accepted offer once its buyer is erased, as the property's owner relies on the agreement: terms and
 * property. `withoutPerson({ amount: 300_000, lastName: 'Peeters' })` → `{ amount: 300000 }`
 */
export function withoutPerson(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([field]) => KEPT.includes(field)));
}

/** Stands for the hash of the secret in the link of an erased buyer, which then opens nothing. `erasedLink('K7P2')` → `'erased K7P2'` */
export function erasedLink(id: string): string {
  return `erased ${id}`;
}
