import { expect, test } from 'vitest';
import { advertOf } from '../../../domain/advert/advert.ts';
import { withheldFacts } from '../../../domain/advert/withheld-facts.ts';
import { publishCheck } from '../../../domain/advert/publish-check.ts';
import { spellingsOf } from '../../../domain/listing/coded-value.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { aListing, TODAY } from '../../arbitraries/full-listing.ts';

/** Facts that a page omits, except those of Brussels lettings, which pages of other regions omit. */
const withheld = (facts: Listing['facts'], change: Partial<Listing> = {}) =>
  [...withheldFacts(advertOf(publicListing(aListing({ facts, ...change }), undefined), TODAY))].filter(
    name => !['referenceRentLow', 'referenceRentHigh', 'lastRent'].includes(name),
  );
const letting = { goal: 1, price: 950, typeIds: [2] };
const at = (postcode: string) => ({ ...letting, place: { ...aListing().place, postcode } });

test('a page leaves out a fact that contradicts another fact or the current day', () => {
  expect(withheld({ energyPerformance: 450, energyLabel: 'C' })).toEqual(['energyPerformance']);
  expect(withheld({ energyPerformance: 450, energyLabel: 'C', energyExpiry: '2031-01-01' })).toEqual(['energyLabel']);
  const dated = { energyPerformance: 140, energyCertificateDate: '2024-01-01' };
  expect(withheld({ ...dated, energyLabel: 'C' }, { place: { ...aListing().place, postcode: '1000' } })).toEqual([
    'energyLabel',
  ]);
  expect(withheld({ energyCertificateDate: '2027-01-01' })).toEqual(['energyCertificateDate']);
  expect(withheld({ constructionYear: 2010, renovationYear: 1995 })).toEqual(['renovationYear']);
  expect(withheld({ floor: 7, floors: 5 })).toEqual(['floor']);
  expect(withheld({ livingArea: 120, totalArea: 90 })).toEqual(['totalArea']);
  expect(withheld({ gardenArea: 500, groundArea: 300 })).toEqual(['gardenArea']);
  expect(withheld({ heads: 1, ageFirst: 80, ageSecond: 78 }, { viager: true })).toEqual(['heads']);
  expect(withheld({ occupied: true, availableFrom: '2020-01-01' }, { viager: true })).toEqual(['availableFrom']);
  expect(withheld({ asbestosDate: '2031-01-01', planningRequestedOn: '2031-01-01' })).toEqual([
    'asbestosDate',
    'planningRequestedOn',
  ]);
  const flanders = { place: { ...aListing().place, postcode: '9000' } };
  const zone = { floodZone: { fr: 'hors zone inondable' }, floodParcelScore: 'D', floodBuildingScore: 'D' };
  expect(withheld(zone, flanders)).toEqual(['floodZone']);
  expect(withheld({ condition: { fr: 'à rénover' } }, { newBuild: true })).toEqual(['condition']);
  expect(withheld({ constructionYear: 1930 }, { newBuild: true })).toEqual(['constructionYear']);
  expect(withheld({ rebuilt: true, landSoldBy: { nl: 'iemand anders' } }, { newBuild: false })).toEqual([
    'rebuilt',
    'landSoldBy',
  ]);
  const sameSeller = { landSoldBy: spellingsOf('land-same-seller'), registrationRights: 12 };
  expect(withheld(sameSeller, { newBuild: true })).toEqual(['registrationRights']);
  expect(withheld({ rentPerMonth: 900 }, letting)).toEqual(['rentPerMonth']);
  expect(withheld({ agencyCost: 500 }, letting)).toEqual(['agencyCost']);
});

test('the publish check names a fact that the page leaves out', () => {
  const codes = (facts: Listing['facts']) =>
    publishCheck(aListing({ facts }), TODAY).flatMap(({ code, fact }) => (code === 'fact-contradicted' ? fact : []));
  expect(codes({ floor: 7, floors: 5, livingArea: 120, totalArea: 90 })).toEqual(['floor', 'totalArea']);
  expect(codes({ floor: 5, floors: 5, energyPerformance: 450, energyLabel: 'C' })).toEqual([]);
});

test('a page keeps facts that agree, and a fact whose counterpart is unknown', () => {
  expect(withheld({ energyPerformance: 250, energyLabel: 'C', floor: 5, floors: 5, renovationYear: 1995 })).toEqual([]);
  expect(withheld({ constructionYear: 1995, renovationYear: 1995, energyCertificateDate: '2020-01-01' })).toEqual([]);
  expect(withheld({ rentPerMonth: 950 }, letting)).toEqual([]);
  expect(withheld({ rentPerMonth: 900 }, { goal: 2, price: 95_000, typeIds: [7] })).toEqual([]);
  expect(withheld({ agencyCost: 500 })).toEqual([]);
  expect(withheld({ constructionYear: 1930 }, { newBuild: false })).toEqual([]);
  expect(withheld({ constructionYear: 2020 }, { newBuild: true })).toEqual([]);
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
    ...withheldFacts(advertOf(publicListing(aListing({ facts: { ...facts, ...more }, ...change }), undefined), TODAY)),
  ];
  expect(left(at('1050'))).toEqual([]);
  expect(left(at('1050'), { referenceRentLow: 1100 })).toEqual(['referenceRentLow', 'referenceRentHigh']);
  expect(left(at('9000'))).toEqual(['referenceRentLow', 'referenceRentHigh', 'lastRent']);
  expect(left({ ...at('1050'), goal: 0 })).toEqual(['referenceRentLow', 'referenceRentHigh', 'lastRent']);
});
