import { describe, expect, test } from 'vitest';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import type { ListBody } from '../../../application/browse/list-body.ts';
import { NEAR_STEPS } from '../../../domain/list/near.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { publicListing } from '../../../domain/listing/public-listing.ts';
import { municipalityAt, municipalityPoint } from '../../../domain/map/base-map.ts';
import type { Coordinates } from '../../../domain/place/coordinates.ts';
import { drawnText } from '../../arbitraries/a-zone.ts';
import { aListing } from '../../arbitraries/full-listing.ts';
import { SAID, SECRETS } from '../../support/reading/canary.ts';
import { openSite, pageOf } from '../../support/site/sample-site.ts';

const { latitude, longitude } = SECRETS;
const HERE = builtInBaseMap();

/** A site with one property, whose address is published or hidden. */
async function siteWith(publishAddress: boolean) {
  const house = aListing({ id: '9000001' as ListingId, publishAddress, coordinates: { latitude, longitude } });
  const shown = publicListing(house, municipalityPoint(HERE, [house.coordinates]));
  const site = openSite([]);
  site.catalogue.publish([shown], []);
  const list = async (query: string) => {
    const outcome = pageOf(await site.open(`/nl/te-koop/?${query}`));
    return { found: (outcome.view.body as ListBody).total > 0, said: JSON.stringify(outcome.view) };
  };
  return { list, shown };
}

/** Bisects the country by queries, keeping the half that contains the property, down to 0.0003 degrees; returns its centre. */
async function searched(found: (south: number, west: number, north: number, east: number) => Promise<boolean>) {
  let [south, west, north, east] = [49.4, 2.5, 51.6, 6.5];
  while (north - south > 0.0003 || east - west > 0.0003) {
    const middle = (south + north) / 2;
    if (await found(south, west, middle, east)) north = middle;
    else south = middle;
    const across = (west + east) / 2;
    if (await found(south, west, north, across)) east = across;
    else west = across;
  }
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

const degreesApart = (a: Coordinates, b: Coordinates) =>
  Math.max(Math.abs(a.latitude - b.latitude), Math.abs(a.longitude - b.longitude));

describe('searching zones around a property repeatedly', () => {
  test('locates it when its address is published', async () => {
    const { list } = await siteWith(true);
    const at = await searched(async (...sides) => (await list(`zone=${drawnText(...sides)}`)).found);
    expect(degreesApart(at, { latitude, longitude })).toBeLessThan(0.0005);
  });

  test.each(['zone', 'area'] as const)(
    'by %s locates only the label point of its municipality when its address is hidden',
    async filter => {
      const { list, shown } = await siteWith(false);
      const text = (...[south, west, north, east]: [number, number, number, number]) =>
        filter === 'zone'
          ? drawnText(south, west, north, east)
          : [south, west, north, east].map(side => side.toFixed(4)).join('_');
      const at = await searched(async (...sides) => (await list(`${filter}=${text(...sides)}`)).found);
      if (!shown.coordinates) throw new Error('the house has no public place');
      expect(degreesApart(at, shown.coordinates)).toBeLessThan(0.0005);
      expect(degreesApart(at, { latitude, longitude })).toBeGreaterThan(0.003);
    },
  );
});

describe('a property with a hidden address', () => {
  test('is found in its own municipality only', async () => {
    const { list } = await siteWith(false);
    const own = municipalityAt(HERE, { latitude, longitude })?.code;
    const codes = [...HERE.municipalities.keys()];
    const found: string[] = [];
    for (const code of codes) if ((await list(`zone=${code}`)).found) found.push(code);
    expect(found).toEqual([own]);
  });

  test('has the same distances as every other hidden property of its municipality', async () => {
    const { list } = await siteWith(false);
    const { content } = openSite([]);
    const distances = (at: Coordinates | undefined) => {
      const other = openSite([]);
      const house = aListing({ publishAddress: false, coordinates: at });
      other.catalogue.publish([publicListing(house, municipalityPoint(HERE, [at]))], []);
      return async (query: string) =>
        (pageOf(await other.open(`/nl/te-koop/?${query}`)).view.body as ListBody).total > 0;
    };
    // A property at another point of the municipality: the one where the map has its name.
    const own = municipalityAt(HERE, { latitude, longitude });
    const elsewhere = distances(own && { latitude: own.at[1], longitude: own.at[0] });
    let found = 0;
    for (const { name, postcode } of content.places)
      for (const km of NEAR_STEPS) {
        const query = `near=${encodeURIComponent(`${name.nl ?? name.fr}|${postcode}|${km}`)}`;
        const here = (await list(query)).found;
        expect({ query, here }).toEqual({ query, here: await elsewhere(query) });
        found += Number(here);
      }
    expect(found).toBeGreaterThan(0);
  });

  test('is not located by lists of zones or distances', async () => {
    const { list } = await siteWith(false);
    const own = municipalityAt(HERE, { latitude, longitude })?.code;
    for (const query of [`zone=${own}`, `zone=${drawnText(49.5, 3, 51.4, 6.3)}&view=map`, 'near=Namen%7C5000%7C50']) {
      const { found, said } = await list(query);
      expect({ query, found, leak: said.match(SAID)?.[0] }).toEqual({ query, found: true, leak: undefined });
    }
  });
});
