import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BOUNDS, FLAGS } from '../../../domain/list/filters.ts';
import { foundCount, listPage } from '../../../domain/list/list-page.ts';
import { LIST_SORTS, type ListQuery, parseListQuery } from '../../../domain/list/list-query.ts';
import { NEAR_STEPS } from '../../../domain/list/near.ts';
import { mainSurface } from '../../../domain/listing/main-surface.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { formatCity, namesIn, parseCity } from '../../../domain/search/place-key.ts';
import { aCatalogue, aListing, indexOf, PLACES, TYPES, reductionOf } from '../../arbitraries/a-catalogue.ts';
import { aGoal, aListQuery, aPlacedQuery } from '../../arbitraries/a-list-query.ts';
import { slowList } from '../../support/faults/slow-list.ts';
import { runs } from '../../support/run/daily-runs.ts';
import { reaches } from '../../support/run/reaches.ts';

const ALL = 1000;
const RUNS = { numRuns: runs(100, 3) };
const found = (listings: readonly PublicListing[], query: ListQuery) => slowList(listings, query, TYPES, PLACES);
const idsOf = (listings: readonly PublicListing[]) => listings.map(({ id }) => id).sort();

describe('a list page', () => {
  test('contains exactly the listings that match one by one', () => {
    reaches({ some: runs(60), part: runs(40), none: runs(20) }, met =>
      fc.assert(
        fc.property(aCatalogue, aListQuery, (listings, query) => {
          const page = listPage(indexOf(listings), query, ALL);
          const wanted = found(listings, query);
          expect([...page.ids].sort()).toEqual(idsOf(wanted));
          expect(page.total).toBe(page.ids.length);
          expect(foundCount(indexOf(listings), query)).toBe(page.total);
          expect(page.available).toBe(wanted.filter(({ marquee }) => marquee !== 3).length);
          met(wanted.length > 0 ? 'some' : 'none');
          if (wanted.length > 0 && wanted.length < listings.length) met('part');
        }),
        { numRuns: runs(400) },
      ),
    );
  });

  test('never loses an inserted listing that matches the query', () => {
    fc.assert(
      fc.property(aCatalogue, aListing, aListQuery, (listings, planted, query) => {
        const id = 'PLANTED' as typeof planted.id;
        const types = query.type.length > 0 ? query.type : planted.typeIds;
        const goal = query.goal === 'sale' ? 0 : 1;
        const index = indexOf([...listings, { ...planted, id, goal, typeIds: types }]);
        const city = formatCity({ name: namesIn(planted.place.name)[0] ?? '', postcode: planted.place.postcode });
        const page = listPage(
          index,
          { goal: query.goal, city: [city], type: query.type, sort: query.sort, page: 1, unreadable: [] },
          ALL,
        );
        expect(page.ids).toContain(id);
      }),
      RUNS,
    );
  });

  test('concatenated over all pages equals the sorted list', () => {
    fc.assert(
      fc.property(aCatalogue, aListQuery, fc.integer({ min: 1, max: 9 }), (listings, query, size) => {
        const index = indexOf(listings);
        const whole = listPage(index, query, ALL);
        const { pageCount } = listPage(index, query, size);
        const pages = Array.from({ length: pageCount }, (_, at) => listPage(index, { ...query, page: at + 1 }, size));
        expect(pages.flatMap(page => page.ids)).toEqual(whole.ids);
        expect(pages.every(page => !page.outOfRange && page.ids.length <= size)).toBe(true);
        const behind = listPage(index, { ...query, page: pageCount + 1 }, size);
        expect(behind).toMatchObject({ outOfRange: true, ids: [], total: whole.total });
      }),
      RUNS,
    );
  });

  test('is sorted, with listings without a value last and sold or let ones after all others', () => {
    // Lists without filters, because filtered ones are often too short to have an order.
    const aWholeList = aGoal.map(goal => parseListQuery(goal, new URLSearchParams()));
    fc.assert(
      fc.property(
        aCatalogue,
        fc.oneof(aWholeList, aListQuery),
        fc.constantFrom(...LIST_SORTS),
        (listings, query, sort) => {
          const shown = listPage(indexOf(listings), { ...query, sort }, ALL).ids.map(
            id => listings.find(other => other.id === id) as PublicListing,
          );
          const gone = shown.map(({ marquee }) => marquee === 3);
          expect(gone).toEqual(gone.toSorted((a, b) => Number(a) - Number(b)));
          const keyOf = (listing: PublicListing) => {
            if (sort === 'newest') return -Date.parse(listing.publishedOn);
            if (sort === 'reduced') return -(reductionOf(listing)?.at ?? -1);
            if (sort === 'surface') return -(mainSurface(listing)?.value ?? -1);
            const price = (listing.viager ? undefined : listing.price) ?? Number.POSITIVE_INFINITY;
            return sort === 'price-asc' || price === Number.POSITIVE_INFINITY ? price : -price;
          };
          for (const part of [shown.filter((_, at) => !gone[at]), shown.filter((_, at) => gone[at])]) {
            const keys = part.map(keyOf);
            expect(keys).toEqual([...keys].sort((a, b) => a - b));
          }
        },
      ),
      RUNS,
    );
  });

  test('does not depend on the order of listings or of chosen values', () => {
    fc.assert(
      fc.property(aCatalogue, aListQuery, (listings, query) => {
        const turned = { ...query, city: query.city.toReversed(), type: query.type.toReversed() };
        expect(listPage(indexOf(listings.toReversed()), turned).ids).toEqual(listPage(indexOf(listings), query).ids);
      }),
      RUNS,
    );
  });

  test('with two filters is the intersection of both', () => {
    reaches({ found: runs(25) }, met =>
      fc.assert(
        fc.property(aCatalogue, aListQuery, aListQuery, (listings, one, other) => {
          const index = indexOf(listings);
          const { city, type, unreadable, goal } = one;
          const left: ListQuery = { goal, city, type, unreadable, sort: 'newest', page: 1 };
          const right: ListQuery = { ...other, goal, city: [], type: [], page: 1 };
          const both = { ...right, city, type };
          const ids = (query: ListQuery) => listPage(index, { ...query, sort: 'newest' }, ALL).ids;
          if (ids(both).length > 0) met('found');
          expect(ids(both)).toEqual(ids(left).filter(id => ids(right).includes(id)));
        }),
        { numRuns: runs(400) },
      ),
    );
  });

  test('with only unknown values of a filter is empty and reports it', () => {
    fc.assert(
      fc.property(aCatalogue, aListQuery, (listings, query) => {
        const page = listPage(indexOf(listings), { ...query, city: ['Atlantis|1', 'Gent'] }, ALL);
        expect(page).toMatchObject({ total: 0, pageCount: 1, outOfRange: false });
        expect(page.unknown).toContainEqual({ filter: 'city', value: 'Atlantis|1' });
        expect(page.unknown).toContainEqual({ filter: 'city', value: 'Gent' });
      }),
      RUNS,
    );
  });
});

describe('the counts beside options', () => {
  const total = (listings: readonly PublicListing[], query: ListQuery) => found(listings, query).length;
  const check = (
    law: (listings: readonly PublicListing[], query: ListQuery, facets: ReturnType<typeof listPage>['facets']) => void,
    asked = aListQuery,
    numRuns = runs(200),
  ) =>
    fc.assert(
      fc.property(aCatalogue, asked, (listings, query) =>
        law(listings, query, listPage(indexOf(listings), query).facets),
      ),
      { numRuns },
    );

  test('of a type equal the list filtered by it alone, before and after choosing it', () => {
    check((listings, query, facets) => {
      for (const { webId, count, found, selected } of facets.type) {
        expect(count).toBe(total(listings, { ...query, type: [webId] }));
        const after = selected ? query.type.filter(type => type !== webId) : [...query.type, webId];
        expect(found).toBe(total(listings, { ...query, type: after }));
        expect(selected).toBe(query.type.includes(webId));
      }
    });
  });

  test('of a city equal the list filtered by it alone, before and after choosing it', () => {
    check((listings, query, facets) => {
      const index = indexOf(listings);
      const keysOf = (city: string) => {
        const named = parseCity(city);
        return (named && index.citiesNamed(named))?.map(number => index.cities[number]?.key) ?? [];
      };
      for (const { key, name, postcode, count, found, selected } of facets.city) {
        const city = formatCity({ name: namesIn(name)[0] ?? '', postcode });
        expect(count).toBe(total(listings, { ...query, city: [city] }));
        const others = query.city.filter(other => !keysOf(other).includes(key));
        expect(selected).toBe(others.length < query.city.length);
        expect(found).toBe(total(listings, { ...query, city: selected ? others : [...others, city] }));
      }
    });
  });

  test('of a municipality equal the list with it as only zone', () => {
    reaches({ some: 120, chosen: 2 }, met =>
      check(
        (listings, query, facets) => {
          for (const { code, count, selected } of facets.municipality) {
            expect(count).toBe(total(listings, { ...query, zone: { kind: 'municipalities', codes: [code] } }));
            expect(selected).toBe(query.zone?.kind === 'municipalities' && query.zone.codes.includes(code));
            if (count > 0) met(selected ? 'chosen' : 'some');
          }
        },
        aPlacedQuery,
        200,
      ),
    );
  });

  test('of a distance equal the list within that distance of the place', () => {
    reaches({ some: 5 }, met =>
      check(
        (listings, query, facets) => {
          const { near } = query;
          if (!near || facets.near.length === 0) return;
          for (const { value, count, selected } of facets.near) {
            const km = NEAR_STEPS.find(step => step === value) ?? near.km;
            expect(count).toBe(total(listings, { ...query, near: { ...near, km } }));
            expect(selected).toBe(value === near.km);
            if (count > 0) met('some');
          }
        },
        aPlacedQuery,
        200,
      ),
    );
  });

  test('of a step equal the list with it', () => {
    check((listings, query, facets) => {
      for (const filter of BOUNDS) {
        expect(facets[filter].any).toBe(total(listings, { ...query, [filter]: undefined }));
        for (const { value, count } of facets[filter].options) {
          expect(count, `${filter}=${value}`).toBe(total(listings, { ...query, [filter]: value }));
        }
        expect(facets[filter].options.filter(({ selected }) => selected).map(({ value }) => value)).toEqual(
          query[filter] === undefined ? [] : [query[filter]],
        );
      }
    });
  });

  test('of a price band equal the list between its bounds', () => {
    check((listings, query, facets) => {
      for (const { min, max, count } of facets.priceBands) {
        expect(count).toBe(
          total(listings, {
            ...query,
            priceMin: min ?? 0,
            ...(max === undefined ? { priceMax: undefined } : { priceMax: max }),
          }),
        );
      }
    });
  });

  test('of a flag equal the lists with only, without and regardless of it', () => {
    check((listings, query, facets) => {
      for (const filter of FLAGS) {
        const { any, only, without } = facets[filter];
        expect([any, only, without]).toEqual(
          [undefined, true, false].map(value => total(listings, { ...query, [filter]: value })),
        );
      }
    });
  });
});
