import { describe, expect, test } from 'vitest';
import type { Database } from '../../../adapters/sql/open-database.ts';
import type { SampleHistory } from '../../../application/ports/sample/sample-history.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { aReservation, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';

const ID = '1234567' as ListingId;
const DAY = '2026-10-25';

const past = (): SampleHistory => ({
  pageViews: ['a', 'b', 'b'].map(visitor => ({ listingId: ID, day: DAY, visitor })),
  submissions: [
    aSubmission('one', { form: 'purchase-offer', offerTokenHash: 'none of one' }),
    aSubmission('two', { form: 'contact-appointment', reservation: aReservation('two') }),
  ],
});

/** Contract for storing a generated history in a database; `make` returns processes over one empty store. */
export function describeSampleHistory(name: string, make: (count: number) => Promise<readonly Database[]>): void {
  describe(`a generated history ${name}`, () => {
    test('is stored once, by one of several processes, and sends no mail', async () => {
      const processes = await make(2);
      const [first] = processes as [Database];
      const begun = await Promise.all([...processes, ...processes].map(({ past: writer }) => writer.begin(past)));
      expect(begun.filter(Boolean)).toHaveLength(1);
      expect(await first.pageViews.counts(ID, DAY)).toEqual({ total: 2, days: [{ day: DAY, views: 2 }] });
      expect(await first.listingRequests.of(ID, undefined, 9)).toHaveLength(2);
      expect(await first.listingRequests.viewingsFrom(ID, DAY, 9)).toMatchObject([
        { day: DAY, from: '10:00', to: '13:00' },
      ]);
      expect(await first.offers.byToken('none of one')).toMatchObject({ request: { id: 'id one' }, sequence: 0 });
      expect(await first.outbox.take(9, RECEIVED, RECEIVED)).toEqual([]);
      expect(await first.pageViews.recount()).toBe(0);
    });

    test('is not generated when a page view is stored', async () => {
      const [only] = (await make(1)) as [Database];
      await only.pageViews.add([{ listingId: ID, day: DAY, visitor: 'a' }]);
      const never = () => {
        throw new Error('asked for a past');
      };
      expect(await only.past.begin(never)).toBe(false);
    });

    test('without page views is stored once, too', async () => {
      const [only] = (await make(1)) as [Database];
      const requests = () => ({ ...past(), pageViews: [] });
      expect([await only.past.begin(requests), await only.past.begin(requests)]).toEqual([true, false]);
    });

    test('that fails in part is not stored at all', async () => {
      const [only] = (await make(1)) as [Database];
      const twice = () => ({ ...past(), submissions: [aSubmission('one'), aSubmission('one')] });
      await expect(only.past.begin(twice)).rejects.toThrow();
      expect(await only.pageViews.counts(ID, DAY)).toEqual({ total: 0, days: [] });
      expect(await only.past.begin(past)).toBe(true);
    });
  });
}
