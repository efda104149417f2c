import { describe, expect, it } from 'vitest';
import { factsShown } from '../../../domain/advert/fact-view.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { aListing, TODAY } from '../../arbitraries/full-listing.ts';

const house = publicListing(
  aListing({
    facts: {
      co2: 40,
      bedrooms: 3,
      garages: 0,
      heating: { nl: 'Gas' },
      roof: { nl: ' ' },
      vat: Number.NaN,
      lift: false,
    },
  }),
  undefined,
);

describe('the facts of a property', () => {
  it('stand in groups, in the order of the page, without empty rows', () => {
    expect(factsShown(house, [], TODAY)).toEqual([
      {
        group: 'general',
        facts: [
          { name: 'bedrooms', kind: 'count', value: 3 },
          { name: 'garages', kind: 'count', value: 0 },
          { name: 'lift', kind: 'yes-no', value: false },
        ],
      },
      { group: 'building', facts: [{ name: 'heating', kind: 'text', value: { nl: 'Gas' } }] },
      { group: 'energy', facts: [{ name: 'co2', kind: 'co2', value: 40 }] },
    ]);
  });
  it('show where every rule that names them holds', () => {
    const rules = [
      { fact: 'garages', rule: { field: 'garages', logic: 'gt', compareWithValue: 0 } },
      { fact: 'co2', rule: { field: 'region', logic: 'eq', compareWithValue: 'brussels' } },
      { fact: 'bedrooms', rule: { field: 'residential', logic: 'eq', compareWithValue: true } },
    ] as const;
    const names = factsShown(house, rules, TODAY).flatMap(({ facts }) => facts.map(({ name }) => name));
    expect(names).toEqual(['bedrooms', 'lift', 'heating']);
  });
});
