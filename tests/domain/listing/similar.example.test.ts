import { describe, expect, it } from 'vitest';
import type { Listing, ListingId } from '../../../domain/listing/listing.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { similarity, similarTo } from '../../../domain/listing/similar.ts';
import { aListing } from '../../arbitraries/full-listing.ts';

const property = (id: string, change: Partial<Listing> = {}) =>
  publicListing(aListing({ id: id as ListingId, ...change }), undefined);
const house = property('1000001');

describe('similar properties', () => {
  it('are sorted by similar place and price first', () => {
    const farther = property('1000003', {
      place: { ...house.place, postcode: '8400' },
      coordinates: { latitude: 51.23, longitude: 2.91 },
    });
    const twin = property('1000004');
    const dearer = property('1000005', { price: 450_000 });
    const ranked = similarTo(house, [farther, dearer, twin, house], 4).map(({ id }) => id);
    expect(ranked).toEqual(['1000004', '1000005', '1000003']);
    expect(similarity(house, twin)).toBe(100);
  });
  it('need a minimum: another kind, a distant region or another price is excluded', () => {
    const coast = { place: { ...house.place, postcode: '8300' }, coordinates: { latitude: 51.34, longitude: 3.28 } };
    const liege = { place: { ...house.place, postcode: '4000' }, coordinates: { latitude: 50.63, longitude: 5.57 } };
    const abroad = { place: { ...house.place, countryId: 33, postcode: '84220' }, coordinates: undefined };
    expect(similarity(property('1000009', liege), property('1000010', coast))).toBe(0);
    expect(similarity(house, property('1000009', { typeIds: [3, ...house.typeIds] }))).toBe(0);
    expect(similarity(property('1000009', { goal: 1 }), property('1000010', { goal: 2 }))).toBe(0);
    expect(similarity(house, property('1000009', abroad))).toBe(0);
    expect(similarity(house, property('1000009', { price: (house.price ?? 0) * 2 }))).toBe(0);
    // A town across the border of its region is still near.
    const leuven = { place: { ...house.place, postcode: '3000' }, coordinates: { latitude: 50.88, longitude: 4.7 } };
    const wavre = { place: { ...house.place, postcode: '1300' }, coordinates: { latitude: 50.72, longitude: 4.61 } };
    expect(similarity(property('1000009', leuven), property('1000010', wavre))).toBeGreaterThan(0);
  });
  it('ignore a hidden price', () => {
    expect(similarity(house, property('1000009', { publishPrice: false }))).toBe(100);
  });
  it('exclude rentals for a sale, life annuities for an ordinary sale, and sold ones', () => {
    const others = [
      property('1000006', { goal: 1 }),
      property('1000007', { viager: true }),
      property('1000008', { marquee: 3 }),
    ];
    expect(similarTo(house, others, 3)).toEqual([]);
  });
  it('of a rare kind are found far away, at any price', () => {
    const coast = { place: { ...house.place, postcode: '8300' }, coordinates: { latitude: 51.34, longitude: 3.28 } };
    const eupen = { place: { ...house.place, postcode: '4700' }, coordinates: { latitude: 50.63, longitude: 6.03 } };
    const office = property('1000011', { ...eupen, typeIds: [5, 7], price: 1_000_000 });
    const hall = property('1000012', { ...coast, typeIds: [7], price: 90_000 });
    expect(similarTo(office, [hall, property('1000013', { typeIds: [5], goal: 1 })], 3)).toEqual([hall]);
    const viager = property('1000014', { ...eupen, viager: true, typeIds: [4], price: 60_000 });
    const flat = property('1000015', { ...coast, viager: true, typeIds: [2], price: 200_000 });
    expect(similarTo(viager, [flat, property('1000016', { ...eupen })], 3)).toEqual([flat]);
    const abroad = { place: { ...house.place, countryId: 33, postcode: '84220' }, coordinates: undefined };
    expect(similarity(viager, property('1000017', { ...abroad, viager: true }))).toBe(0);
  });
  it('have one unit of each project at most', () => {
    const unit = (id: string, projectId: string | undefined) => property(id, { projectId });
    const units = [unit('1000021', '20418'), unit('1000022', '20418'), unit('1000023', undefined)];
    expect(similarTo(house, units, 3).map(({ id }) => id)).toEqual(['1000021', '1000023']);
  });
});
