import { parseListingId } from '../../../domain/listing/listing.ts';
import type { PrivateDetailsStore } from '../../ports/catalogue/private-details.ts';
import type { VisitedProperty } from './viewing-entry.ts';

/** Complete addresses of properties by id, with the street that visitors may not see. Properties without a stored address are left out. */
export async function trueAddresses(
  known: Pick<PrivateDetailsStore, 'of'>,
  properties: readonly VisitedProperty[],
): Promise<ReadonlyMap<string, string>> {
  const ids = properties.flatMap(({ id }) => parseListingId(id) ?? []);
  const stored = ids.length === 0 ? new Map<never, never>() : await known.of(ids);
  return new Map(
    properties.flatMap(({ id, place }) => {
      const listingId = parseListingId(id);
      const address = listingId === undefined ? undefined : stored.get(listingId)?.address;
      const street = address ? [address.street, address.houseNumber].filter(Boolean).join(' ') : '';
      const whole = place.startsWith(street) ? place : [street, place].filter(Boolean).join(', ');
      return whole === '' ? [] : [[id, whole]];
    }),
  );
}
