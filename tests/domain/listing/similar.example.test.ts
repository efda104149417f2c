import { describe, expect, it } from 'vitest';
import type { Listing, ListingId } from '../../../domain/listing/listing.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { similarity, similarTo } from '../../../domain/listing/similar.ts';
import { aListing } from '../../arbitraries/full-listing.ts';

const property = (id: string, change: Partial<Listing> = {}) =>
  publicListing(aListing({ id: id as ListingId, ...change }), undefined);
const house = property('1000001');

describe('similar properties', () => {
  it('rank same type, place and price first', () => {
    const flat = property('1000002', { typeIds: [2] });
    const farther = property('1000003', {
      place: { ...house.place, postcode: '8400' },
      coordinates: { latitude: 51.23, longitude: 2.91 },
    });
    const twin = property('1000004');
    const dearer = property('1000005', { price: 450_000 });
    const ranked = similarTo(house, [flat, farther, dearer, twin, house], 4).map(({ id }) => id);
    expect(ranked).toEqual(['1000004', '1000005', '1000003', '1000002']);
    expect(similarity(house, twin)).toBe(100);
  });
  it('leave out rentals beside a sale, viagers beside a plain one, and what is sold', () => {
    const others = [
      property('1000006', { goal: 1 }),
      property('1000007', { viager: true }),
      property('1000008', { marquee: 3 }),
    ];
    expect(similarTo(house, others, 3)).toEqual([]);
  });
});
