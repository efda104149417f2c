import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idsNamed } from '../../../domain/list/catalogue-index.ts';
import { listPage } from '../../../domain/list/list-page.ts';
import { everything, type ListQuery, parseListQuery } from '../../../domain/list/list-query.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import { aListing, indexOf, PLACES } from '../../arbitraries/a-catalogue.ts';

const [template] = fc.sample(aListing, { numRuns: 1, seed: 1 }) as [PublicListing];
const liege = { ...(PLACES[0] as (typeof PLACES)[number]), countryName: {} };
const gent = { ...(PLACES[1] as (typeof PLACES)[number]), countryName: {} };

function listing(id: string, change: Partial<PublicListing>): PublicListing {
  const plain = {
    goal: 0,
    typeIds: [4],
    place: gent,
    price: 300_000,
    facts: {},
    marquee: 0,
    viager: false,
    newBuild: false,
  };
  return { ...template, ...plain, publishedOn: '2026-05-01', ...change, id: id as ListingId };
}

const index = indexOf([
  listing('101', { place: liege, typeIds: [2], price: 180_000, facts: { bedrooms: 2, livingArea: 85 } }),
  listing('102', {
    place: liege,
    typeIds: [2, 3],
    price: 240_000,
    facts: { bedrooms: 3, livingArea: 120 },
    marquee: 3,
  }),
  listing('103', { price: undefined, facts: { bedrooms: 4, livingArea: 210, energyPerformance: 95 } }),
  listing('104', { publishedOn: '2026-06-01' }),
  listing('105', { goal: 1, typeIds: [2], price: 950 }),
  listing('106', { goal: 2, typeIds: [7], price: 1_400 }),
]);
const page = (address: string, goal: 'sale' | 'rent' = 'sale') =>
  listPage(index, parseListQuery(goal, new URLSearchParams(address)));

describe('a list', () => {
  test('contains all listings of its goal, newest first, sold ones last; take-overs count as rentals', () => {
    expect(page('')).toMatchObject({
      total: 4,
      available: 3,
      page: 1,
      pageCount: 1,
      ids: ['104', '101', '103', '102'],
    });
    expect(page('', 'rent').ids).toEqual(['105', '106']);
  });

  test('finds one city under each of its names', () => {
    for (const city of ['Liège|4000', 'LUIK|4000', 'Luttich%7C4000', 'rocourt|4000']) {
      expect(page(`city=${city}`).ids).toEqual(['101', '102']);
    }
  });

  test('of two cities contains both; of a type and a city only their intersection', () => {
    expect(page('city=Luik|4000&city=Gent|9000').total).toBe(4);
    expect(page('city=Luik|4000&type=3').ids).toEqual(['102']);
  });

  test('excludes hidden prices when filtered by price, and sorts them last', () => {
    expect(page('priceMin=200000&sort=price-desc').ids).toEqual(['104', '102']);
    // 103 has a hidden price, 102 is sold.
    expect(page('sort=price-asc').ids).toEqual(['101', '104', '103', '102']);
    expect(page('sort=price-desc').ids).toEqual(['104', '101', '103', '102']);
  });

  test('excludes life annuities when filtered by price, but counts them', () => {
    const annuity = indexOf([listing('1', { viager: true, price: 60_000 }), listing('2', {})]);
    expect(listPage(annuity, { ...everything('sale'), priceMax: 100_000 }).total).toBe(0);
    expect(listPage(annuity, { ...everything('sale'), sort: 'price-asc' }).ids).toEqual(['2', '1']);
    expect(listPage(annuity, everything('sale')).total).toBe(2);
  });

  test.each([
    ['landMin=500', { groundArea: 500 }, { groundArea: 499 }],
    ['garden=1', { gardenArea: 40 }, { gardenArea: 0 }],
    ['terrace=1', { terraceArea: 12 }, {}],
    ['garage=1', { parkings: 1 }, { garages: 0 }],
    ['garage=1', { garages: 2 }, {}],
    ['lift=1', { lift: true }, { lift: false }],
    ['furnished=1', { furnished: true }, {}],
  ])('filtered by %s contains the matching listings', (address, having, lacking) => {
    const some = indexOf([listing('1', { facts: having }), listing('2', { facts: lacking })]);
    const query = parseListQuery('sale', new URLSearchParams(address));
    expect(listPage(some, query).ids).toEqual(['1']);
  });

  test('finds a reference in any grouping', () => {
    for (const typed of ['101', ' 1 01', '1.0.1']) expect(idsNamed(index, typed)).toEqual(['101']);
    expect(idsNamed(index, '10')).toEqual([]);
  });

  test('hides sold listings on request', () => {
    expect(page('available=1').ids).toEqual(['104', '101', '103']);
    expect(page('available=0').ids).toEqual(['102']);
  });

  test('ignores a price of 0', () => {
    const free = indexOf([listing('1', { price: 0 })]);
    expect(listPage(free, { ...everything('sale'), priceMax: 100_000 }).total).toBe(0);
  });

  test('sorts the largest home first, then the largest plot', () => {
    const areas = indexOf([
      listing('1', { facts: { groundArea: 800 } }),
      listing('2', { facts: { livingArea: 90 } }),
      listing('3', {}),
      listing('4', { facts: { groundArea: 5_000 } }),
      listing('5', { facts: { livingArea: 140 } }),
    ]);
    expect(listPage(areas, { ...everything('sale'), sort: 'surface' }).ids).toEqual(['5', '2', '4', '1', '3']);
  });

  test('filters and sorts by the surface of what is offered: a hall by its floors, land by its plot', () => {
    const offered = indexOf([
      listing('1', { typeIds: [7], facts: { officeArea: 140, totalArea: 1_600 } }),
      listing('2', { typeIds: [5], facts: { officeArea: 300, totalArea: 900 } }),
      listing('3', { typeIds: [6], facts: { groundArea: 700 } }),
      listing('4', { typeIds: [4], facts: { livingArea: 160, groundArea: 5_000 } }),
    ]);
    const of = (query: Partial<ListQuery>) => listPage(offered, { ...everything('sale'), ...query }).ids;
    expect(of({ sort: 'surface' })).toEqual(['1', '3', '2', '4']);
    expect(of({ areaMin: 400 }).toSorted()).toEqual(['1', '3']);
  });

  test('is empty for an unknown city or an unreadable type, and names it', () => {
    expect(page('city=Liège|9000')).toMatchObject({ total: 0, unknown: [{ filter: 'city', value: 'Liège|9000' }] });
    expect(page('type=villa')).toMatchObject({ total: 0, unknown: [{ filter: 'type', value: 'villa' }] });
    expect(page('type=88')).toMatchObject({ total: 0, unknown: [{ filter: 'type', value: '88' }] });
    expect(page('city=Bruxelles|1000')).toMatchObject({ total: 0, unknown: [] });
  });

  test('has an empty page after the last', () => {
    expect(page('page=2')).toMatchObject({ outOfRange: true, ids: [], pageCount: 1, total: 4 });
  });

  test('filters by the search text: every word starts an id, a city or a type', () => {
    expect(page('q=appart luik').ids).toEqual(['101', '102']);
    expect(page('q=maison 9000').ids).toEqual(['104', '103']);
    expect(page('q=10').total).toBe(4);
    expect(page('q=maison liege').total).toBe(0);
  });

  test('shows with each option the number of its results', () => {
    const { facets } = page('city=Luik|4000&priceMax=200000');
    expect(facets.city.map(({ postcode, count, selected }) => [postcode, count, selected])).toEqual([
      ['4000', 1, true],
      ['9000', 0, false],
    ]);
    expect(facets.priceMax.options.find(({ value }) => value === 250_000)?.count).toBe(2);
    expect(facets.type.find(({ webId }) => webId === 2)?.count).toBe(1);
  });

  test('counts price bands as if no bound were set, even if the bounds exclude each other', () => {
    const { facets, total } = page('priceMin=400000&priceMax=150000');
    expect(total).toBe(0);
    expect(facets.priceBands.filter(({ count }) => count > 0).map(({ min, max, count }) => [min, max, count])).toEqual([
      [150_000, 200_000, 1],
      [200_000, 250_000, 1],
      [250_000, 300_000, 1],
      [300_000, 350_000, 1],
    ]);
  });

  test('returns an exact id of either goal', () => {
    expect(idsNamed(index, ' 105 ')).toEqual(['105']);
    expect(idsNamed(index, '10')).toEqual([]);
    expect(idsNamed(index, '')).toEqual([]);
  });

  test('of an empty catalogue has one empty page', () => {
    expect(listPage(indexOf([]), everything('sale'))).toMatchObject({
      total: 0,
      pageCount: 1,
      outOfRange: false,
      ids: [],
    });
  });
});

describe('a list query', () => {
  test('parses numbers as visitors write them', () => {
    const price = (text: string) => parseListQuery('sale', new URLSearchParams({ priceMax: text }));
    for (const text of ['250000', '250.000', '€ 250 000', '250 000 ']) expect(price(text).priceMax).toBe(250_000);
    for (const text of ['cheap', '-5', '1,5', '1e9']) {
      expect(price(text)).toMatchObject({ unreadable: [{ filter: 'priceMax', value: text }] });
    }
    expect(price('').unreadable).toEqual([]);
  });
});
