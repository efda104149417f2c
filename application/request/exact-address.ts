import { parseListingId } from '../../domain/listing/listing.ts';
import type { PrivateDetailsStore } from '../ports/catalogue/private-details.ts';

/** Street and number of properties by id, also of those whose street visitors may not see. Properties without a stored street are left out. */
export async function exactStreets(
  known: Pick<PrivateDetailsStore, 'of'>,
  propertyIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const ids = propertyIds.flatMap(id => parseListingId(id) ?? []);
  const stored = ids.length === 0 ? [] : [...(await known.of(ids))];
  return new Map(
    stored.flatMap(([id, { address }]) => {
      const street = address ? [address.street, address.houseNumber].filter(Boolean).join(' ') : '';
      return street === '' ? [] : [[id, street]];
    }),
  );
}

/** Street and number of one property, also if visitors may not see it; `undefined` if none is stored. */
export async function exactStreet(
  known: Pick<PrivateDetailsStore, 'of'>,
  propertyId: string,
): Promise<string | undefined> {
  return (await exactStreets(known, [propertyId])).get(propertyId);
}

/**
 * A place with its street, which the place may contain already.
 * `fullAddress('Rue du Pont 3', '5000 Namur')` → `'Rue du Pont 3, 5000 Namur'`
 */
export function fullAddress(street: string | undefined, place: string): string {
  return street === undefined || place.startsWith(street) ? place : [street, place].filter(Boolean).join(', ');
}
