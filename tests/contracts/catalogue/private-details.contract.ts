import { describe, expect, test } from 'vitest';
import type { PrivateDetails } from '../../../domain/advert/private-details.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

const id = (name: string | number) => String(name) as ListingId;

export const aKnown = (change: Partial<PrivateDetails> = {}): PrivateDetails => ({
  publishAddress: false,
  publishPrice: false,
  address: { street: 'Kerkstraat', houseNumber: '12', boxNumber: '' },
  price: 250_000,
  facts: { energyCertificateCode: '20230101-0001234567-RES-1', heating: { nl: 'Gas' } },
  streetNamed: true,
  ...change,
});

/** Contract for the stores of listing data that only agents see. */
export function describePrivateDetails(name: string, make: MakeRequests): void {
  describe(`listing data for agents ${name}`, () => {
    test('is returned as stored, with the feed’s owners; unknown ids are omitted', async () => {
      const { listingsKnown, owners } = await make();
      await listingsKnown.keep(new Map([[id(1), aKnown()]]), []);
      await owners.named(new Map([[id(1), ['Zoe@example.be', 'an@example.be']]]));
      expect(await listingsKnown.of([id(1), id(2)])).toEqual(
        new Map([[id(1), { ...aKnown(), ownerEmails: ['an@example.be', 'zoe@example.be'] }]]),
      );
      expect(await listingsKnown.of([])).toEqual(new Map());
    });

    test('is replaced by later data and erased for removed listings, without changing others', async () => {
      const { listingsKnown } = await make();
      await listingsKnown.keep(new Map([1, 2, 3].map(one => [id(one), aKnown()])), []);
      const moved = aKnown({ address: { street: 'Markt', houseNumber: '1', boxNumber: 'b' } });
      await listingsKnown.keep(new Map([[id(2), moved]]), [id(3), id(4)]);
      const kept = await listingsKnown.of([id(1), id(2), id(3)]);
      expect([...kept.keys()].sort()).toEqual(['1', '2']);
      expect(kept.get(id(2))?.address.street).toBe('Markt');
      expect(kept.get(id(1))?.address.street).toBe('Kerkstraat');
    });

    test('is stored for many listings at once', async () => {
      const { listingsKnown } = await make();
      const ids = Array.from({ length: 150 }, (_, at) => id(1000 + at));
      await listingsKnown.keep(new Map(ids.map(one => [one, aKnown()])), []);
      expect((await listingsKnown.of(ids)).size).toBe(150);
    });
  });
}
