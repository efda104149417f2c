import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { type FindMap, makeFindMap, makeShowMapCard } from '../../../application/page/find-map.ts';
import type { MapSource } from '../../../application/browse/map/map-view.ts';
import { areaOf, formatArea, isWithin, parseArea } from '../../../domain/map/area.ts';
import { municipalityAt } from '../../../domain/map/base-map.ts';
import { type MapPoint, unpackMapPoints } from '../../../domain/map/map-points.ts';
import { aQueryString } from '../../arbitraries/a-list-query.ts';
import { anyPath } from '../../arbitraries/a-path-table.ts';
import { anyText } from '../../arbitraries/any-text.ts';
import { canaryFeed, SAID } from '../../support/reading/canary.ts';
import { everyAddress } from '../../support/reading/every-address.ts';
import { openSite, pageOf, sampleFeed, splitAddress } from '../../support/site/sample-site.ts';

const site = openSite();
const findMap = makeFindMap(site);
const showCard = makeShowMapCard(site);
const feed = sampleFeed();

async function found(address: string, find: FindMap = findMap): Promise<MapSource> {
  const source = await find(splitAddress(address));
  if (!source) throw new Error(`${address} has no map`);
  return source;
}
const pointsAt = async (address: string): Promise<MapPoint[]> => unpackMapPoints((await found(address)).points);

describe('the map of a list', () => {
  test('shows all results of the list, not only one page', async () => {
    const { body } = pageOf(await site.open('/fr/a-vendre/')).view;
    const points = await pointsAt('/fr/a-vendre/?page=2&sort=price-asc');
    expect(body).toMatchObject({ kind: 'list', total: points.length });
    expect(points.length).toBeGreaterThan(body.kind === 'list' ? body.cards.length : 0);
  });

  test('applies every filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        aQueryString,
        fc.constantFrom('/fr/a-vendre/', '/nl/te-huur/', '/de/leibrente/'),
        async (query, path) => {
          query.delete('q');
          const opened = await site.open(`${path}?${query}`);
          // An unknown place around which to search is kept as a word that was not understood.
          if (opened.kind === 'redirect') return;
          const outcome = pageOf(opened);
          const { total, points } = await found(`${path}?${query}`);
          expect(outcome.view.body).toMatchObject({ kind: 'list', total });
          // Every property of the sample has coordinates.
          expect(points.ids.length).toBe(total);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('shows only properties inside a map area', async () => {
    const area = parseArea('50.4_4.7_50.7_5.7');
    const all = await pointsAt('/nl/te-koop/');
    const inside = await pointsAt('/nl/te-koop/?area=50.4_4.7_50.7_5.7');
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.map(({ id }) => id)).toEqual(all.filter(point => area && isWithin(area, point)).map(({ id }) => id));
  });

  test('names places in the language of the page, those with a property first', async () => {
    const { places, points } = await found('/nl/te-koop/?city=Liège|4000');
    expect(points.places).toEqual(['Luik']);
    expect(places[0]?.[0]).toBe('Luik');
    expect(places.length).toBe(site.content.places.length);
  });

  test('puts a hidden address at its municipality’s label point, abroad at the place’s centre, and marks it as inexact', async () => {
    const hidden = feed.listings.filter(({ publishAddress, goal }) => !publishAddress && goal === 0);
    const points = await pointsAt('/fr/a-vendre/');
    expect(hidden.length).toBeGreaterThan(0);
    const { baseMap: ground } = site.site.current();
    let within = 0;
    for (const { id, coordinates } of hidden) {
      const point = points.find(each => each.id === id);
      expect(point).toMatchObject({ exact: false });
      expect([point?.latitude, point?.longitude]).not.toEqual([coordinates?.latitude, coordinates?.longitude]);
      const known = site.content.places.find(place => Object.values(place.name).includes(point?.place ?? ''));
      const own = coordinates && municipalityAt(ground, coordinates);
      if (own) within++;
      const [longitude, latitude] = own?.at ?? [known?.coordinates.longitude, known?.coordinates.latitude];
      expect(point).toMatchObject({ latitude, longitude });
    }
    expect(within).toBeGreaterThan(0);
  });
});

describe('the map of other pages', () => {
  test('of a property shows only that property', async () => {
    const [listing] = feed.listings.filter(({ publishAddress }) => publishAddress);
    const outcome = pageOf(await site.open(`/property/${listing?.id}/`));
    const { body } = outcome.view;
    const source = body.kind === 'property' ? body.map?.source : undefined;
    expect(await pointsAt(source ?? '')).toMatchObject([{ id: listing?.id, exact: true, ...listing?.coordinates }]);
  });

  test('of projects shows all, of one project that one, of an area those inside', async () => {
    const all = await pointsAt('/projects/');
    expect(all.map(({ id }) => id).sort()).toEqual(feed.projects.map(({ id }) => id).sort());
    const [first] = all;
    expect((await pointsAt(`/project/${first?.id}/`)).map(({ id }) => id)).toEqual([first?.id]);
    const { latitude = 0, longitude = 0 } = first ?? {};
    const around = { south: latitude - 0.01, west: longitude - 0.01, north: latitude + 0.01, east: longitude + 0.01 };
    const area = formatArea(areaOf(around) ?? around);
    const inside = await pointsAt(`/projects/?area=${area}`);
    expect(inside.map(({ id }) => id)).toContain(first?.id);
    expect(inside.length).toBeLessThan(all.length);
  });

  test('is undefined for pages without a map, and never throws', async () => {
    expect(await findMap({ path: '/fr/contact/', query: '' })).toBeUndefined();
    expect(await findMap({ path: '/fr/rien/', query: '' })).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(fc.oneof(anyPath, anyText()), anyText(), async (path, query) => {
        await findMap({ path, query });
        await showCard('fr', 'listing', path);
        await showCard('fr', 'project', path);
      }),
    );
  });
});

describe('a card on the map', () => {
  test('equals the property’s card in the list', async () => {
    const { body } = pageOf(await site.open('/nl/te-koop/')).view;
    const [card] = body.kind === 'list' ? body.cards : [];
    expect(await showCard('nl', 'listing', card?.id ?? '')).toEqual({ kind: 'listing', card });
  });

  test('is undefined for an unknown id', async () => {
    expect(await showCard('nl', 'listing', '1')).toBeUndefined();
    expect(await showCard('nl', 'project', '../../etc')).toBeUndefined();
  });
});

describe('an agency that hides every address and price', () => {
  const canary = openSite([canaryFeed()]);
  const find = makeFindMap(canary);
  const card = makeShowMapCard(canary);
  const said: string[] = [];

  beforeAll(async () => {
    for (const { path } of await everyAddress(canary)) {
      const source = await find({ path, query: '' });
      if (!source) continue;
      said.push(JSON.stringify(source));
      for (const id of source.points.ids.slice(0, 60))
        said.push(JSON.stringify((await card('fr', source.kind, id)) ?? ''));
    }
    for (const view of ['map', 'split'])
      said.push(
        JSON.stringify(await canary.open(`/fr/a-vendre/?view=${view}`)),
        JSON.stringify(await canary.open(`/projects/?view=${view}`)),
      );
  });

  test('reveals none of them in any byte sent to a map', () => {
    expect(said.length).toBeGreaterThan(0);
    // Coordinates could also leak as integers without the decimal point.
    const parts = /50123(?:45|46)|46543[23]/;
    expect(said.filter(text => SAID.test(text) || parts.test(text))).toEqual([]);
  });

  test('marks every property as inexact', async () => {
    const { points } = await found('/fr/a-vendre/', find);
    expect(points.marks.every(mark => mark % 2 === 0)).toBe(true);
    expect(points.prices.every(price => price === 0)).toBe(true);
  });
});
