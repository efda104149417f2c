import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ListBody } from '../../application/browse/list-body.ts';
import { BOUNDS, recordByName, FLAGS } from '../../domain/list/filters.ts';
import { LIST_SORTS, LIST_VIEWS, parseListQuery } from '../../domain/list/list-query.ts';
import { formatZone } from '../../domain/map/zone.ts';
import { formatArea } from '../../domain/map/area.ts';
import { reaches } from '../support/run/reaches.ts';
import { drawnText } from '../arbitraries/a-zone.ts';
import { FilterStore } from '../../ui/stores/filter.store.ts';

type Filters = ListBody['filters'];

const cities = ['Liège|4000', 'Gent|9000', "Braine-l'Alleud|1420", 'Sint-Genesius-Rode|1640'];
const types = ['1', '2', '4', '7'];
const steps = [100, 200, 300];

const aOneOf = fc.option(fc.constantFrom(...steps), { nil: undefined });
const aFlag = fc.constantFrom('' as const, '0' as const, '1' as const).map(value => ({ value, count: 1 }));
const municipalities = ['44021', '62063', '92094'];
const DRAWN = [drawnText(50.3, 4.5, 50.8, 5.9), drawnText(51, 3, 51.2, 4)];

const options = (all: readonly string[], some: readonly string[]) =>
  all.map(value => ({ value, name: value, count: 1, chosen: some.includes(value) }));

const filters: fc.Arbitrary<Filters> = fc
  .record({
    q: fc.constantFrom('', 'maison', 'appart gent', '6398214'),
    was: fc.constantFrom('', 'maison', 'maison avec jardin'),
    city: fc.subarray(cities),
    type: fc.subarray(types),
    ...recordByName(BOUNDS, () => aOneOf),
    ...recordByName(FLAGS, () => aFlag),
    sort: fc.constantFrom(...LIST_SORTS),
    view: fc.constantFrom(...LIST_VIEWS),
    area: fc.constantFrom('', '50.4_4.7_50.6_5'),
    zone: fc.oneof(
      fc.subarray(municipalities).map(some => ({ municipalities: options(municipalities, some), drawn: '' })),
      fc.constantFrom(...DRAWN).map(drawn => ({ municipalities: options(municipalities, []), drawn })),
    ),
    near: fc.constantFrom({ place: '', km: '10' }, { place: 'Gent|9000', km: '20' }),
  })
  .map(chosen => {
    const bound = (some: number | undefined) => steps.map(value => ({ value, count: 1, chosen: value === some }));
    return {
      ...chosen,
      city: options(cities, chosen.city),
      type: options(types, chosen.type),
      ...recordByName(BOUNDS, name => bound(chosen[name])),
      near: { ...chosen.near, places: [], steps: [] },
    };
  });

/** The zone shown by the form, in URL format. */
const zoneOf = ({ zone }: Filters) =>
  zone.drawn || zone.municipalities.flatMap(({ value, chosen }) => (chosen ? [value] : [])).join('_');

const read = (store: FilterStore) => parseListQuery('sale', new URLSearchParams(store.query));

describe('the filter form of a list', () => {
  test('requests exactly what it shows', () => {
    fc.assert(
      fc.property(filters, shown => {
        const query = read(new FilterStore(shown));
        const chosen = (options: Filters['city']) => options.filter(option => option.chosen).map(({ value }) => value);
        expect(query.q ?? '').toBe(shown.q);
        expect(query.was ?? '').toBe(shown.was);
        expect(query.city).toEqual(chosen(shown.city).sort());
        expect(query.type.map(String)).toEqual(chosen(shown.type));
        for (const bound of BOUNDS) {
          expect(query[bound]).toBe(shown[bound].find(option => option.chosen)?.value);
        }
        for (const flag of FLAGS) {
          expect(query[flag]).toBe({ '': undefined, '0': false, '1': true }[shown[flag].value]);
        }
        expect([query.sort, query.page, query.unreadable]).toEqual([shown.sort, 1, []]);
        expect(query.view ?? 'list').toBe(shown.view);
        expect(query.area ? formatArea(query.area) : '').toBe(shown.area);
        expect(query.zone ? formatZone(query.zone) : '').toBe(zoneOf(shown));
        expect(query.near ? `${query.near.city}|${query.near.km}` : '|').toBe(
          shown.near.place === '' ? '|' : `${shown.near.place}|${shown.near.km}`,
        );
      }),
    );
  });

  test('requests the same after a choice was reverted', () => {
    fc.assert(
      fc.property(filters, fc.constantFrom(...cities), fc.constantFrom(...types), (shown, city, type) => {
        const store = new FilterStore(shown);
        const before = read(store);
        store.toggle('city', city);
        store.toggle('type', type);
        expect(read(store)).not.toEqual(before);
        store.toggle('city', city);
        store.toggle('type', type);
        expect(read(store)).toEqual(before);
      }),
    );
  });

  test('requests one kind of zone, the last chosen', () => {
    reaches({ drawn: 15, picked: 15 }, met =>
      fc.assert(
        fc.property(filters, fc.constantFrom(...DRAWN, ...municipalities), (shown, picked) => {
          const store = new FilterStore(shown);
          fc.pre(!store.fields.zone.includes(picked));
          const isDrawn = picked.startsWith('drawn.');
          met(isDrawn ? 'drawn' : 'picked');
          store.toggle('zone', picked);
          expect(store.fields.zone).toContain(picked);
          expect(read(store).zone?.kind).toBe(isDrawn ? 'drawn' : 'municipalities');
          store.toggle('zone', picked);
          expect(store.fields.zone).not.toContain(picked);
        }),
        { numRuns: 200 },
      ),
    );
  });

  test('shows the list that arrived, whatever was chosen meanwhile', () => {
    fc.assert(
      fc.property(filters, filters, (first, second) => {
        const store = new FilterStore(first);
        store.choose('priceMax', '300');
        expect(store.changed).toBe(true);
        store.show(second);
        expect([store.changed, store.query]).toEqual([false, new FilterStore(second).query]);
      }),
    );
  });

  test('keeps text typed while a list was loading, to be applied later', () => {
    fc.assert(
      fc.property(filters, filters, fc.constantFrom('gent', 'jardin'), (first, second, words) => {
        const store = new FilterStore(first);
        store.toggle('type', '1');
        store.ask();
        store.choose('q', words);
        store.show(second);
        const arrived = new FilterStore(second);
        expect([store.changed, store.fields]).toEqual([true, { ...arrived.fields, q: words }]);
        store.ask();
        store.show(second);
        expect([store.changed, store.fields]).toEqual([false, arrived.fields]);
      }),
    );
  });

  test('omits empty and default values', () => {
    const store = new FilterStore({
      q: '',
      was: '',
      city: [],
      type: [],
      ...recordByName(BOUNDS, () => []),
      ...recordByName(FLAGS, () => ({ value: '' as const, count: 0 })),
      sort: 'newest',
      view: 'list',
      area: '',
      zone: { municipalities: [], drawn: '' },
      near: { place: '', km: '', places: [], steps: [] },
    });
    store.choose('q', '  ');
    expect(store.query).toBe('');
    store.choose('q', ' namur ');
    store.choose('sort', 'price-asc');
    expect(store.query).toBe('q=namur&sort=price-asc');
  });
});
