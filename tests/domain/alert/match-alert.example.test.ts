import { describe, expect, it } from 'vitest';
import { matchAlert, searchMap } from '../../../domain/alert/match-alert.ts';
import type { AlertCriteria } from '../../../domain/alert/alert-criteria.ts';
import type { FilterName } from '../../../domain/list/filters.ts';
import { parseListQuery } from '../../../domain/list/list-query.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { PLACES, TREES } from '../../arbitraries/a-search.ts';
import { aListing } from '../../arbitraries/full-listing.ts';

const MAP = searchMap({ trees: TREES, places: PLACES });
const NAMUR = { name: { fr: 'Namur' }, postcode: '5000', countryId: 10, countryName: {} };
const FLOREFFE = { ...NAMUR, name: { fr: 'Floreffe' }, postcode: '5150' };

/** A house in Namur for € 325.000 with three bedrooms, plus `change`. */
const house = (change: Partial<Listing> = {}) =>
  publicListing(aListing({ place: NAMUR, facts: { bedrooms: 3 }, ...change }), undefined);
const WISH: AlertCriteria = { goal: 'sale', types: [4], zones: ['meuse'], budget: 350_000, bedrooms: 3 };
const match = (change: Partial<Listing> = {}, wish: Partial<AlertCriteria> = {}) =>
  matchAlert({ ...WISH, ...wish }, house(change), MAP);

describe('a search alert', () => {
  it('matches a listing that meets all criteria, and lists them', () => {
    expect(match()).toEqual({
      verdict: 'match',
      criteria: {
        goal: 'matched',
        type: 'matched',
        zone: 'matched',
        budget: 'matched',
        bedrooms: 'matched',
        filters: 'matched',
      },
      reasons: [
        { kind: 'type', webId: 4 },
        { kind: 'zone', zone: 'meuse' },
        { kind: 'budget', price: 325_000, budget: 350_000 },
        { kind: 'bedrooms', has: 3, wanted: 3 },
      ],
    });
  });

  it('names the smallest of the matching zones', () => {
    const { reasons } = match({}, { zones: ['wallonia', 'namur', 'meuse'] });
    expect(reasons[1]).toEqual({ kind: 'zone', zone: 'namur' });
  });

  it('reports near misses', () => {
    const near = (change: Partial<Listing>, wish: Partial<AlertCriteria> = {}) => {
      const { verdict, reasons } = match(change, wish);
      return { verdict, reason: reasons[0] };
    };
    expect(near({ price: 367_500 })).toEqual({
      verdict: 'near-miss',
      reason: { kind: 'over-budget', price: 367_500, budget: 350_000 },
    });
    expect(near({ facts: { bedrooms: 2 } })).toEqual({
      verdict: 'near-miss',
      reason: { kind: 'fewer-bedrooms', has: 2, wanted: 3 },
    });
    expect(near({ typeIds: [2] })).toEqual({ verdict: 'near-miss', reason: { kind: 'other-type', webId: 2 } });
    expect(near({ place: FLOREFFE, coordinates: { latitude: 50.43, longitude: 4.76 } })).toEqual({
      verdict: 'near-miss',
      reason: { kind: 'near-zone', place: PLACES[0], km: expect.closeTo(8.6, 0) },
    });
  });

  it.each([
    ['a cent too much', { price: 367_500.01 }],
    ['two bedrooms fewer', { facts: { bedrooms: 1 } }],
    ['none of the types beside it', { typeIds: [6] }],
    ['too far away', { place: FLOREFFE, coordinates: { latitude: 50.3, longitude: 4.6 } }],
    ['without coordinates', { place: FLOREFFE, coordinates: undefined }],
    ['to let', { goal: 1 }],
    ['two things by a little', { price: 360_000, facts: { bedrooms: 2 } }],
  ])('skips a listing that fails: %s', (_, change) => {
    expect(match(change)).toMatchObject({ verdict: 'none', reasons: [] });
  });

  it('treats a price on demand as neither a match nor a near miss', () => {
    const { verdict, criteria } = match({ publishPrice: false });
    expect([verdict, criteria.budget]).toEqual(['none', 'unknown']);
    expect(match({ viager: true, price: 45_000 })).toMatchObject({ verdict: 'none', criteria: { budget: 'unknown' } });
    expect(match({ facts: {} })).toMatchObject({ verdict: 'none', criteria: { bedrooms: 'unknown' } });
  });

  it('checks bedrooms for homes only, and treats a take-over as a rental', () => {
    expect(match({ typeIds: [6], facts: {} }, { types: [4, 6] }).verdict).toBe('match');
    expect(match({ goal: 2, typeIds: [7], price: 950 }, { goal: 'rent', types: [7] }).verdict).toBe('match');
  });

  it('without criteria matches everything', () => {
    expect(match({ typeIds: [1] }, { types: [], zones: [], bedrooms: undefined }).verdict).toBe('match');
  });

  it('treats a town or type among the criteria as an additional zone or type', () => {
    const query = (text: string) => parseListQuery('sale', new URLSearchParams(text));
    const judge = (wish: Partial<AlertCriteria>, asked: string, missed: readonly FilterName[]) =>
      matchAlert({ ...WISH, ...wish }, house(), MAP, { query: query(asked), missed: new Set(missed) }).verdict;
    expect(judge({ zones: ['ghent'] }, 'city=Namur|5000', [])).toBe('match');
    expect(judge({ zones: ['namur'] }, 'city=Gent|9000', ['city'])).toBe('match');
    expect(judge({ zones: ['ghent'] }, 'city=Gent|9000', ['city'])).not.toBe('match');
    expect(judge({ zones: [] }, 'city=Gent|9000', ['city'])).not.toBe('match');
    expect(judge({ types: [6] }, 'type=4', [])).toBe('match');
    expect(judge({ types: [] }, 'type=6', ['type'])).toBe('none');
    expect(judge({}, 'garden=1', ['garden'])).toBe('none');
  });

  it('names the criteria that a listing meets', () => {
    const query = parseListQuery('sale', new URLSearchParams('garden=1&city=Namur|5000&city=Gent|9000'));
    const { reasons } = matchAlert(WISH, house(), MAP, { query, missed: new Set() });
    expect(reasons.slice(4)).toEqual([{ kind: 'filter', filter: 'garden', text: '1' }]);
  });

  it('compares the budget with the down payment when searching for life annuities', () => {
    const inList = { query: parseListQuery('sale', new URLSearchParams('viager=1')), missed: new Set<FilterName>() };
    const judge = (price: number) => matchAlert(WISH, house({ viager: true, price }), MAP, inList).criteria.budget;
    expect([judge(45_000), judge(450_000)]).toEqual(['matched', 'missed']);
  });

  it('needs no budget', () => {
    expect(match({ publishPrice: false }, { budget: undefined }).verdict).toBe('match');
  });

  it('distinguishes Luxembourg’s postcodes from Belgium’s', () => {
    expect(match({ place: { ...NAMUR, countryId: 50 } }).criteria.zone).toBe('missed');
  });
});
