import { describe, expect, it } from 'vitest';
import { factsShown } from '../../../domain/advert/fact-view.ts';
import { advertOf } from '../../../domain/advert/advert.ts';
import { factsOf } from '../../../domain/advert/listing-facts.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { addDays } from '../../../domain/text/day.ts';
import { entryOf } from '../../../domain/search/index-entry.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { aListing, TODAY } from '../../arbitraries/full-listing.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';

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
  it('are grouped in page order, without empty rows', () => {
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
  it('ignore a consumption of 0, which means not filled in: no row, no filter, no rule matches it', () => {
    const villa = publicListing(
      aListing({ facts: { energyPerformance: 0, energyTotal: 0, energyLabel: 'B', co2: 12 } }),
      undefined,
    );
    const names = factsShown(villa, [], TODAY).flatMap(({ facts }) => facts.map(({ name }) => name));
    expect(names).toEqual(['energyLabel', 'co2']);
    expect(factsOf(advertOf(villa, TODAY)).has('energyPerformance')).toBe(false);
    expect(entryOf(villa, undefined, builtInBaseMap()).epc).toBeUndefined();
    expect(entryOf({ ...villa, facts: { energyPerformance: 91 } }, undefined, builtInBaseMap()).epc).toBe(91);
  });
  it('omit the day from which a sold home is available, once it has passed', () => {
    const namesOf = (marquee: number, availableFrom: string) => {
      const listing = publicListing(aListing({ marquee, facts: { availableFrom } }), undefined);
      return factsShown(listing, [], TODAY).flatMap(({ facts }) => facts.map(({ name }) => name));
    };
    expect(namesOf(MARQUEE.none, '2014-05-29')).toEqual(['availableFrom']);
    expect(namesOf(MARQUEE.sold, '2014-05-29')).toEqual([]);
    expect(namesOf(MARQUEE.sold, addDays(TODAY, 1))).toEqual(['availableFrom']);
  });
  it('omit the costs of the deed and the terms of the lease once the home is sold or let', () => {
    const facts = { bedrooms: 3, notaryFees: 3_500, registrationRights: 3, vat: 21, deposit: 2, cadastralIncome: 800 };
    const namesOf = (marquee: number) =>
      factsShown(publicListing(aListing({ marquee, facts }), undefined), [], TODAY).flatMap(group =>
        group.facts.map(({ name }) => name),
      );
    expect(namesOf(MARQUEE.underOption).toSorted()).toEqual(Object.keys(facts).toSorted());
    expect(namesOf(MARQUEE.sold)).toEqual(['bedrooms', 'cadastralIncome']);
  });
  it('are shown when every rule that names them matches', () => {
    const rules = [
      { fact: 'garages', rule: { field: 'garages', logic: 'gt', compareWithValue: 0 } },
      { fact: 'co2', rule: { field: 'region', logic: 'eq', compareWithValue: 'brussels' } },
      { fact: 'bedrooms', rule: { field: 'residential', logic: 'eq', compareWithValue: true } },
    ] as const;
    const names = factsShown(house, rules, TODAY).flatMap(({ facts }) => facts.map(({ name }) => name));
    expect(names).toEqual(['bedrooms', 'lift', 'heating']);
  });
});
