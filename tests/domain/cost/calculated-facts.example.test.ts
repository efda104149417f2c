import { describe, expect, test } from 'vitest';
import { calculatedFacts } from '../../../domain/cost/calculated-facts.ts';
import { calculatePurchase } from '../../../domain/cost/cost-query.ts';
import { costSubject } from '../../../domain/cost/cost-subject.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { aListing, TODAY } from '../../arbitraries/full-listing.ts';

const at = (postcode: string, countryId = 10) => ({ ...aListing().place, postcode, countryId });
const house = (change: Partial<PublicListing> = {}): PublicListing => ({
  ...publicListing(aListing(), undefined),
  place: at('5000'),
  typeIds: [4],
  price: 300_000,
  facts: { registrationRights: 12.5, notaryFees: 3_500 },
  ...change,
});
const counted = (listing: PublicListing, query = '') => calculatedFacts(listing, new URLSearchParams(query), TODAY);

describe('the costs beside a calculator', () => {
  test('are calculated instead of taken from the feed, and name their assumptions', () => {
    expect(counted(house())).toEqual({
      registrationRights: { value: 3, assumes: ['own-home'] },
      notaryFees: { value: 2997.96, assumes: ['notary'] },
      vat: { value: undefined },
    });
    expect(counted(house(), 'purpose=other')?.registrationRights).toEqual({
      value: 12.5,
      assumes: ['other-purchase'],
    });
    expect(counted(house({ place: at('1000') }))?.registrationRights).toEqual({
      value: 12.5,
      assumes: ['own-home'],
      free: 200_000,
    });
  });

  test('of a home with units to let are those of no own home, as its yields assume', () => {
    expect(counted(house({ units: [{ rent: 700 }] }))?.registrationRights).toEqual({ value: 12.5 });
    expect(counted(house({ units: [] }))?.registrationRights?.value).toBe(3);
  });

  test('equal the calculator’s lines for the same answers', () => {
    for (const query of ['', 'purpose=other', 'deed=2025-02-03', 'deed=abc']) {
      const subject = costSubject(house());
      if (subject?.kind !== 'purchase') throw new Error('a house for sale has a calculator');
      const lines = calculatePurchase(subject, new URLSearchParams(query), TODAY).cost?.lines ?? [];
      const of = (code: string) => lines.find(line => line.code === code);
      const facts = counted(house(), query);
      expect(facts?.registrationRights.assumes?.includes('about')).toBe(of('registration-duty')?.certainty === 'about');
      expect(facts?.registrationRights.value).toBe(of('registration-duty')?.percent);
      expect(facts?.notaryFees.value).toBeCloseTo((of('notary-fee')?.amount ?? 0) + (of('notary-vat')?.amount ?? 0), 2);
    }
  });

  test('of a new home include registration duty on its land, but not if VAT is due on the land too', () => {
    const home = house({ newBuild: true });
    expect(counted(home)).toMatchObject({
      registrationRights: { value: 3, assumes: ['about', 'land', 'own-home'] },
      vat: { value: 21, assumes: ['about'] },
    });
    expect(counted(home, 'plot=100000&purpose=other')).toMatchObject({
      registrationRights: { value: 12.5, assumes: ['land', 'other-purchase'] },
      vat: { value: 21 },
    });
    const together = house({ newBuild: true, facts: { landSoldBy: { nl: 'de verkoper van het gebouw' } } });
    expect(counted(together)).toMatchObject({ registrationRights: { value: undefined }, vat: { value: 21 } });
  });

  test('say about where the calculator does: a modest home in Flanders, and farmland', () => {
    const flemish = (change: Partial<PublicListing>) =>
      counted(house({ place: at('9000'), ...change }))?.registrationRights;
    expect(flemish({ price: 240_000 })).toEqual({ value: 2, assumes: ['about', 'own-home'] });
    expect(flemish({ price: 240_001 })).toEqual({ value: 2, assumes: ['own-home'] });
    expect(flemish({ typeIds: [6], facts: { zoning: { nl: 'Agrarisch gebied' } } })).toEqual({
      value: 10,
      assumes: ['about'],
    });
  });

  test('stay those of the feed abroad and for rentals', () => {
    expect(counted(house({ place: at('75001', 33) }))).toBeUndefined();
    expect(counted(house({ goal: 1, price: 900 }))).toBeUndefined();
  });
});
