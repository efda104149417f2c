import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { aReservation, aSubmission, RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';
import { cancelViewing } from '../../support/visitors/visitor-changes.ts';

const ID = '1234567' as ListingId;

/** Contract for the stores of requests about a property. */
export function describeListingRequests(name: string, make: MakeRequests): void {
  describe(`requests about a property ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });
    const keepAt = (who: string, at: number, more = {}) =>
      ports.submissions.accept(aSubmission(who, { receivedAt: RECEIVED + at, ...more }));
    const viewing = (who: string, day: string, hours: { from: string; to: string }) =>
      ports.submissions.accept(
        aSubmission(who, {
          form: 'contact-appointment',
          reservation: aReservation(who, { day, ...hours, capacity: 9 }),
        }),
      );

    test('are returned before a time, newest first, without person and message', async () => {
      await keepAt('one', 1, { language: 'nl' });
      await keepAt('two', 2, { form: 'purchase-offer' });
      await keepAt('three', 3, { subjectId: '7654321' });
      await keepAt('four', 4, { subjectId: undefined });
      expect(await ports.listingRequests.of(ID, undefined, 10)).toEqual([
        { at: RECEIVED + 2, form: 'purchase-offer', language: 'fr' },
        { at: RECEIVED + 1, form: 'contact-me', language: 'nl' },
      ]);
      expect(await ports.listingRequests.of(ID, RECEIVED + 2, 10)).toHaveLength(1);
      expect(await ports.listingRequests.of(ID, RECEIVED + 1, 10)).toEqual([]);
    });

    test('with the same time are all returned, so none is skipped', async () => {
      const times = [1, 2, 2, 2, 3];
      for (const [number, at] of times.entries()) await keepAt(String(number), at);
      const first = await ports.listingRequests.of(ID, undefined, 2);
      expect(first.map(({ at }) => at - RECEIVED)).toEqual([3, 2, 2, 2]);
      const second = await ports.listingRequests.of(ID, first.at(-1)?.at, 2);
      expect(second.map(({ at }) => at - RECEIVED)).toEqual([1]);
    });

    test('are paged completely with any page size', async () => {
      const times = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 12 });
      await fc.assert(
        fc.asyncProperty(times, fc.integer({ min: 1, max: 5 }), async (moments, step) => {
          ports = await make();
          for (const [number, at] of moments.entries()) await keepAt(String(number), at);
          const read: number[] = [];
          for (let before: number | undefined; ; before = (read.at(-1) ?? 0) + RECEIVED) {
            const some = await ports.listingRequests.of(ID, before, step);
            if (some.length === 0) break;
            read.push(...some.map(({ at }) => at - RECEIVED));
          }
          expect(read).toEqual(moments.toSorted((a, b) => b - a));
        }),
        { numRuns: 10 },
      );
    });

    test('viewings not cancelled are returned from a day on, soonest first', async () => {
      await viewing('one', '2026-11-02', { from: '16:00', to: '19:00' });
      await viewing('two', '2026-11-02', { from: '10:00', to: '13:00' });
      await viewing('three', '2026-11-01', { from: '10:00', to: '13:00' });
      await viewing('gone', '2026-11-01', { from: '14:00', to: '16:00' });
      await viewing('past', '2026-10-31', { from: '10:00', to: '13:00' });
      await cancelViewing(ports, 'gone');
      expect(await ports.listingRequests.viewingsFrom(ID, '2026-11-01', 2)).toMatchObject([
        { day: '2026-11-01', from: '10:00', to: '13:00' },
        { day: '2026-11-02', from: '10:00', to: '13:00' },
      ]);
      expect(await ports.listingRequests.viewingsFrom(ID, '2026-11-01', 9)).toHaveLength(3);
      expect(await ports.listingRequests.viewingsFrom('7654321' as ListingId, '2026-11-01', 9)).toEqual([]);
    });

    test('viewings have what decides their state, and are also those that an agent has yet to confirm', async () => {
      await ports.submissions.accept(
        aSubmission('asked', { reservation: aReservation('asked', { day: '2026-11-01', isAsked: true }) }),
      );
      const facts = { from: '10:00', to: '13:00', isMoved: false, outcome: undefined };
      expect(await ports.listingRequests.viewingsFrom(ID, '2026-11-01', 9)).toEqual([
        { day: '2026-11-01', ...facts, status: 'asked', exact: undefined },
      ]);
      const exact = { from: '11:00', to: '11:30' };
      await ports.viewings.change('id asked', 0, { by: 'agency', kind: 'confirm', exact }, () => []);
      const at = Date.parse('2026-11-01T12:00:00Z');
      await ports.viewings.change('id asked', 1, { by: 'agency', kind: 'happened', at }, () => []);
      expect(await ports.listingRequests.viewingsBefore(ID, '2026-11-02', 9)).toEqual([
        { day: '2026-11-01', ...facts, status: 'confirmed', exact, outcome: 'happened' },
      ]);
    });

    test('viewings not cancelled before a day are returned latest first, with all viewings of a day', async () => {
      for (const [who, day] of ['2026-11-01', '2026-11-02', '2026-11-02', '2026-11-03'].entries())
        await viewing(String(who), day, { from: `1${who}:00`, to: `1${who}:30` });
      const last = await ports.listingRequests.viewingsBefore(ID, '2026-11-03', 1);
      expect(last.map(({ day, from }) => `${day} ${from}`)).toEqual(['2026-11-02 12:00', '2026-11-02 11:00']);
      expect(await ports.listingRequests.viewingsBefore(ID, '2026-11-02', 5)).toHaveLength(1);
      expect(await ports.listingRequests.viewingsBefore(ID, '2026-11-01', 5)).toEqual([]);
    });
  });
}
