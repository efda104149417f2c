import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeKnownChanges } from '../../../adapters/memory/catalogue/known-changes.ts';
import type { ListingChange } from '../../../application/ports/catalogue/listing-changes.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';

const HOUSE = '6398214' as ListingId;
const FLAT = '6481250' as ListingId;

function changes(first: number, ids: readonly ListingId[]): ListingChange[] {
  return ids.map((listingId, at) => ({
    seq: first + at,
    at,
    listingId,
    change: { kind: 'price', from: at, to: at + 1 },
  }));
}

describe('changes known before the site recorded any', () => {
  it('are read after recorded ones, each once, for any page size', async () => {
    const ids = fc.array(fc.constantFrom(HOUSE, FLAT), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(ids, ids, fc.integer({ min: 1, max: 5 }), async (before, since, step) => {
        const [known, recorded] = [changes(-before.length, before), changes(1, since)];
        const port = makeKnownChanges(known, makeRecorded(recorded));
        const read: number[] = [];
        for (let last: number | undefined; ; last = read.at(-1)) {
          const some = await port.of(HOUSE, last, step);
          expect(some.length).toBeLessThanOrEqual(step);
          if (some.length === 0) break;
          read.push(...some.map(({ seq }) => seq));
        }
        const all = [...known, ...recorded].filter(({ listingId }) => listingId === HOUSE);
        expect(read).toEqual(all.map(({ seq }) => seq).toReversed());
      }),
    );
  });

  it('show the known publication instead of a later recorded one', async () => {
    const published = (seq: number, listingId: ListingId): ListingChange => ({
      seq,
      at: 0,
      listingId,
      change: { kind: 'published' },
    });
    const port = makeKnownChanges([published(-1, HOUSE)], makeRecorded([published(1, HOUSE), published(2, FLAT)]));
    expect((await port.of(HOUSE, undefined, 5)).map(({ seq }) => seq)).toEqual([-1]);
    expect((await port.of(FLAT, undefined, 5)).map(({ seq }) => seq)).toEqual([2]);
  });
});

function makeRecorded(recorded: readonly ListingChange[]) {
  return {
    of: async (id: ListingId, before: number | undefined, count: number) =>
      recorded
        .filter(({ listingId, seq }) => listingId === id && (before === undefined || seq < before))
        .toReversed()
        .slice(0, count),
  };
}
