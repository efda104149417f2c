import { describe, expect, test } from 'vitest';
import { namesOf } from '../../ui/map/map-names.ts';
import { builtInBaseMap } from '../../adapters/base-map/built-in-base-map.ts';
import { structuredData } from '../../adapters/ssr/structured-data.ts';
import { drawPages } from '../support/reading/draw.ts';
import { openSite, pageOf, sampleFeed } from '../support/site/sample-site.ts';

const site = openSite();
const render = drawPages(site, true);
const open = async (address: string) => pageOf(await site.open(address));
const drawn = async (address: string) => {
  const { view } = await open(address);
  return render(`https://clairval.example${address}`, view, await site.siteView(view.language));
};

describe('what search engines get', () => {
  test('includes no page in a language that the feed lacks', async () => {
    // A garage with French and Dutch records.
    for (const [language, noindex] of [
      ['fr', false],
      ['nl', false],
      ['en', true],
      ['de', true],
    ] as const) {
      const { head } = pageOf(await site.open('/property/6441576/', { cookie: language }));
      expect([language, head.noindex]).toEqual([language, noindex]);
    }
  });

  test('includes the rent with its period', async () => {
    const { head } = await open('/property/6485932/');
    expect(head.description.startsWith('€ 1.120 par mois. ')).toBe(true);
    expect((await open('/property/6409556/')).head.description.startsWith('€ 315.000. ')).toBe(true);
  });

  test('includes structured data of a project on its page', async () => {
    const { head } = await open('/project/20418/');
    const data = structuredData(head, await site.siteView('fr'), new URL('https://clairval.example'), 'fr');
    expect(JSON.stringify(data)).toContain('"ApartmentComplex"');
    const units = sampleFeed().listings.filter(({ projectId }) => projectId === '20418');
    expect(JSON.stringify(data)).toContain(`"numberOfAccommodationUnits":${units.length}`);
  });

  test('includes titles with one kind of separator', () => {
    for (const { metadata } of site.content.pages)
      for (const title of Object.values(metadata.pageTitle)) expect(title).not.toContain(' | ');
  });
});

describe('an area of offices', () => {
  test('is a study in a home, and offices elsewhere', async () => {
    expect(await drawn('/property/6409556/')).toContain('<dt>Bureau</dt>');
    expect(await drawn('/property/6461807/')).toContain('<dt>Bureaux</dt>');
  });
});

describe('the map of one property', () => {
  test('names its municipality where the property is', () => {
    const own = { latitude: 50.6412, longitude: 5.5718 };
    const { features } = namesOf(builtInBaseMap(), [], 'fr', 'mer', own);
    const liege = features.find(({ properties }) => properties?.['name'] === 'Liège');
    expect(liege?.geometry.coordinates).toEqual([own.longitude, own.latitude]);
    expect(liege?.properties?.['rank']).toBe(0);
  });
});

test('the chip of an empty list has a name that contains what is seen', async () => {
  const html = await drawn('/fr/a-vendre/?city=Namur%7C5000&type=2&bedroomsMin=9');
  const chips = [...html.matchAll(/<a [^>]*class="chip"[^>]*aria-label="([^"]*)"[^>]*>(.*?)<svg/gs)];
  expect(chips.length).toBe(3);
  for (const [, name, seen = ''] of chips)
    expect(name?.replaceAll('\u00a0', ' ')).toContain(
      seen
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/[\s\u00a0]+/g, ' ')
        .trim(),
    );
});
