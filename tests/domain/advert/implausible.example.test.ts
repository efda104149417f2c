import { describe, expect, it } from 'vitest';
import { implausible } from '../../../domain/advert/implausible.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import { aListing } from '../../arbitraries/full-listing.ts';

const TYPES = [1, 2, 3, 4, 5, 6, 7];
const found = (change: Partial<Listing>) => implausible(aListing(change), TYPES);
const at = (countryId: number, postcode: string) => ({ place: { ...aListing().place, countryId, postcode } });

describe('implausible values', () => {
  it('are not found in a correct listing of any country', () => {
    expect(found({})).toEqual([]);
    for (const [country, postcode] of [
      [33, '06400'],
      [42, '22021'],
      [50, 'L-1234'],
    ] as const)
      expect(found({ ...at(country, postcode), coordinates: undefined })).toEqual([]);
  });

  it.each([
    ['goal', { goal: 7, price: 950 }],
    ['country', at(99, '1000')],
    ['postcode', at(10, 'ABC')],
    ['postcode', at(10, '99999999')],
    ['postcode', at(10, '0999')],
    ['postcode', { ...at(33, '1000'), coordinates: undefined }],
    ['type', { typeIds: [99, 4] }],
    ['energy-label', { facts: { energyLabel: 'Z' } }],
    ['energy-label', { facts: { energyLabel: 'G' } }],
    ['price', { price: 1e308 }],
    ['price', { price: 12 }],
    ['price', { goal: 1, price: 250_000 }],
    ['coordinates-swapped', { coordinates: { latitude: 3.72, longitude: 51.05 } }],
    ['coordinates-elsewhere', { coordinates: { latitude: 40.4, longitude: -3.7 } }],
  ] as const)('%s is found in %j', (what, change) => {
    expect(found(change)).toEqual([what]);
  });

  it('do not include a missing price, the energy label of land or abroad, or secondary types', () => {
    expect(found({ price: undefined })).toEqual([]);
    expect(found({ price: 0 })).toEqual([]);
    expect(found({ typeIds: [6], facts: { energyLabel: 'Z' } })).toEqual([]);
    expect(found({ ...at(33, '06400'), coordinates: undefined, facts: { energyLabel: 'Z' } })).toEqual([]);
    expect(found({ typeIds: [4, 99] })).toEqual([]);
  });
});
