import { expect, test } from 'vitest';
import { withheldFacts } from '../../../domain/advert/withheld-facts.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { aListing, TODAY } from '../../arbitraries/full-listing.ts';

/** Facts that a page omits, except those of Brussels lettings, which pages of other regions omit. */
const withheld = (facts: Listing['facts'], change: Partial<Listing> = {}) =>
  [...withheldFacts(publicListing(aListing({ facts, ...change }), undefined), TODAY)].filter(
    name => !['referenceRentLow', 'referenceRentHigh', 'lastRent'].includes(name),
  );
const letting = { goal: 1, price: 950, typeIds: [2] };
const at = (postcode: string) => ({ ...letting, place: { ...aListing().place, postcode } });

test('a page leaves out the one of two facts that the rest of it contradicts', () => {
  expect(withheld({ energyPerformance: 450, energyLabel: 'C' })).toEqual(['energyPerformance']);
  expect(withheld({ energyPerformance: 450, energyLabel: 'C', energyExpiry: '2031-01-01' })).toEqual(['energyLabel']);
  expect(withheld({ energyCertificateDate: '2027-01-01' })).toEqual(['energyCertificateDate']);
  expect(withheld({ constructionYear: 2010, renovationYear: 1995 })).toEqual(['renovationYear']);
  expect(withheld({ floor: 7, floors: 5 })).toEqual(['floor']);
  expect(withheld({ rentPerMonth: 900 }, letting)).toEqual(['rentPerMonth']);
  expect(withheld({ agencyCost: 500 }, letting)).toEqual(['agencyCost']);
});

test('a page keeps facts that agree, and those of which one is unknown', () => {
  expect(withheld({ energyPerformance: 250, energyLabel: 'C', floor: 5, floors: 5, renovationYear: 1995 })).toEqual([]);
  expect(withheld({ constructionYear: 1995, renovationYear: 1995, energyCertificateDate: '2020-01-01' })).toEqual([]);
  expect(withheld({ rentPerMonth: 950 }, letting)).toEqual([]);
  expect(withheld({ rentPerMonth: 900 }, { goal: 2, price: 95_000, typeIds: [7] })).toEqual([]);
  expect(withheld({ agencyCost: 500 })).toEqual([]);
});

test('a deposit above the cap of its region is left out for homes', () => {
  expect(withheld({ deposit: 3 }, at('9000'))).toEqual([]);
  expect(withheld({ deposit: 3 }, at('1050'))).toEqual(['deposit']);
  expect(withheld({ deposit: 3 }, at('5000'))).toEqual(['deposit']);
  expect(withheld({ deposit: 6 }, { ...at('1050'), typeIds: [7] })).toEqual([]);
});

test('reference rents and the last rent show for homes to let in Brussels alone, and a range only in order', () => {
  const facts = { referenceRentLow: 800, referenceRentHigh: 1000, lastRent: 900 };
  const left = (change: Partial<Listing>, more = {}) => [
    ...withheldFacts(publicListing(aListing({ facts: { ...facts, ...more }, ...change }), undefined), TODAY),
  ];
  expect(left(at('1050'))).toEqual([]);
  expect(left(at('1050'), { referenceRentLow: 1100 })).toEqual(['referenceRentLow', 'referenceRentHigh']);
  expect(left(at('9000'))).toEqual(['referenceRentLow', 'referenceRentHigh', 'lastRent']);
  expect(left({ ...at('1050'), goal: 0 })).toEqual(['referenceRentLow', 'referenceRentHigh', 'lastRent']);
});
