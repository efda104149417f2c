import { readFileSync } from 'node:fs';
import { describe, expect, test, vi } from 'vitest';
import { makeSitePages } from '../../../adapters/ssr/site-pages.ts';
import { bareRequest } from '../../../adapters/wire/exchange.ts';
import { parsePlacesNearby } from '../../../adapters/places-nearby/read-places-nearby.ts';
import { takeSnapshot } from '../../../adapters/memory/site-snapshot.ts';
import { makePlacesNearby } from '../../../adapters/memory/content/places-nearby.ts';
import type { NearbyData } from '../../../application/ports/content/places-nearby.ts';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import { NEARBY_KINDS, type NearbyKind } from '../../../domain/place/nearby.ts';
import { type Language, LANGUAGES } from '../../../domain/text/language.ts';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { drawPages } from '../../support/reading/draw.ts';
import { htmlFaults } from '../../support/reading/html-faults.ts';
import { ASSETS } from '../../support/server/serve-application.ts';
import { fixedClock, openSite, pageOf, SAMPLE, sampleFeed } from '../../support/site/sample-site.ts';

// Rendering pages exceeds the default timeout on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const sample = parsePlacesNearby(readFileSync('fixtures/nearby/places.json', 'utf8'), '2026-11-29').data;
if (!sample) throw new Error('the sample has no places');
/** A loft in Liège with its address, a flat in Ixelles without. */
const [SHOWN, HIDDEN] = ['6409556', '6468871'];
const feed = sampleFeed();
/** The places around the loft, as its page lists them. */
const LIST = [
  '1 Arrêt Hôtel de Ville 230 m 2 Médecin Maison médicale du Parc 350 m 3 Pharmacie 350 m 4 École Le Verger 590 m',
  '5 École Les Tilleuls 620 m 6 Crèche Les Canetons 730 m 7 Parc Les Remparts 730 m 8 Arrêt Place 740 m',
  '5 autres lieux Gare 810 m · Supermarché 820 m · Hôpital 1,3 km Gare Liège-Saint-Lambert 810 m',
].join(' ');
const coordinatesOf = (of: string) =>
  feed.listings.find(({ id }) => id === of)?.coordinates ?? { latitude: 0, longitude: 0 };
const open = (nearby?: NearbyData) => openSite([feed], SAMPLE.content, fixedClock(), nearby);
const withPlaces = open(sample);
const without = open();

const bodyOf = async (site: typeof withPlaces, id: string, language = 'fr') =>
  pageOf(await site.open(`/property/${id}/`, { cookie: language })).view.body as PropertyBody;

/** The text of a part of HTML with single blanks; no-break spaces count as blanks. */
const textOf = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
/** The HTML of a property's page, as the server writes it. */
async function pageAt(site: typeof withPlaces, id: string, query = ''): Promise<string> {
  const pages = makeSitePages({
    ...site,
    render: drawPages(site),
    assets: ASSETS,
    publicUrl: new URL('https://agency.example'),
    contentStyles: () => [],
  });
  const html = String((await pages(bareRequest(`/property/${id}/`, query))).body);
  expect(html).toContain(`"id":"${id}"`);
  return html;
}
const sectionOf = (html: string) => /<section class="nearby"[\s\S]*?<\/section>/.exec(html)?.[0];

describe('the page of a property with a published address', () => {
  test('names the nearest places of each kind with rounded distances, source and date', async () => {
    const html = await pageAt(withPlaces, SHOWN);
    const section = sectionOf(html) ?? '';
    expect(section).toContain('aria-label="À proximité"');
    const text = textOf(section);
    expect(text).toContain('Gare 810 m · École 590 m · Supermarché 820 m');
    expect(text).toContain(LIST);
    expect(text).toContain('À vol d’oiseau. Lieux : exemple de l’agence fictive, 1er septembre 2026.');
    expect(htmlFaults(section)).toEqual([]);
  });

  test.each(LANGUAGES)('names every kind in its words in %s', async language => {
    const { latitude, longitude } = coordinatesOf(SHOWN);
    const places = NEARBY_KINDS.map(kind => ({ kind, latitude, longitude }));
    const { nearby } = await bodyOf(open({ ...sample, places }), SHOWN, language);
    const { kinds } = phrasesIn(language).nearby;
    const rows = NEARBY_KINDS.map(kind => ({ kind: kinds[kind], name: undefined, distance: '10\u00a0m' }));
    expect(nearby?.places).toEqual(rows.slice(0, 8).map((row, at) => ({ number: at + 1, ...row })));
    expect(nearby?.farther?.places).toEqual(rows.slice(8));
    expect(new Set(Object.values(kinds)).size).toBe(NEARBY_KINDS.length);
  });

  test.each([
    ['fr', '1 autre lieu', '2 autres lieux'],
    ['nl', 'Nog 1 plaats', 'Nog 2 plaatsen'],
    ['en', '1 more place', '2 more places'],
    ['de', '1 weiterer Ort', '2 weitere Orte'],
  ])('counts the folded places in %s, and its line says what they are', async (language, one, two) => {
    const { latitude, longitude } = coordinatesOf(SHOWN);
    const north = (kind: NearbyKind, metres: number, name: string) => ({
      kind,
      name,
      latitude: latitude + metres / 111_195,
      longitude,
    });
    const near = (['school', 'supermarket', 'stop'] as const).flatMap(kind => [
      north(kind, 50, 'A'),
      north(kind, 60, 'B'),
    ]);
    const places = [...near, north('park', 100, 'P'), north('nursery', 110, 'N'), north('doctor', 400, 'D')];
    const fold = async (more: readonly (typeof places)[number][]) =>
      (await bodyOf(open({ ...sample, places: [...places, ...more] }), SHOWN, language)).nearby?.farther;
    const { doctor, hospital } = phrasesIn(language as Language).nearby.kinds;
    // The names of kinds may contain spaces.
    const whole = (text: string) => text.replaceAll(' ', '\u00a0');
    expect(await fold([])).toMatchObject({ name: one, answer: whole(`${doctor} 400 m`) });
    expect(await fold([north('hospital', 1_200, 'H')])).toMatchObject({
      name: two,
      answer: `${whole(`${doctor} 400 m`)} ·\u00a0${whole(`${hospital} 1,2 km`)}`,
    });
  });

  test('has no fold where there are few places', async () => {
    const places = sample.places.filter(({ kind }) => kind === 'station' || kind === 'school');
    const { nearby } = await bodyOf(open({ ...sample, places }), SHOWN);
    expect(nearby?.places).toHaveLength(4);
    expect(nearby).not.toHaveProperty('farther');
  });

  test('names a place in the page’s language, else in another one with its mark', async () => {
    const places = sample.places.filter(({ name }) => typeof name === 'object');
    const there = feed.listings.find(({ id }) => id === '6461807');
    expect(there?.publishAddress).toBe(true);
    const names = async (language: string) =>
      (await bodyOf(open({ ...sample, places }), '6461807', language)).nearby?.places.map(({ name }) => name);
    expect(await names('nl')).toEqual([{ text: 'Brussel-Centraal' }, { text: 'Brussel-Zuid' }]);
    expect(await names('de')).toEqual([
      { text: 'Bruxelles-Central', lang: 'fr' },
      { text: 'Bruxelles-Midi', lang: 'fr' },
    ]);
  });

  test('links the source where it has an address, and escapes the file’s texts', async () => {
    const source = {
      name: '© <b>OpenStreetMap</b>',
      url: 'https://www.openstreetmap.org/copyright',
      licence: 'ODbL 1.0',
    };
    const site = open({ ...sample, source });
    const section = sectionOf(await pageAt(site, SHOWN)) ?? '';
    expect(section).toContain(
      '<a href="https://www.openstreetmap.org/copyright" rel="noopener">© &lt;b&gt;OpenStreetMap',
    );
    expect(section).toContain('(ODbL 1.0)');
  });

  test('has the shortest distances and the source on its printed sheet', async () => {
    const text = textOf(await pageAt(withPlaces, SHOWN, 'view=print'));
    expect(text).toContain('À proximité : Gare 810 m · École 590 m · Supermarché 820 m. À vol d’oiseau.');
  });

  test('has no list where nothing is near', async () => {
    const far = { ...sample, places: [{ kind: 'station' as const, latitude: 43.9, longitude: 4.8 }] };
    expect((await bodyOf(open(far), SHOWN)).nearby).toBeUndefined();
  });
});

describe('the numbers of places', () => {
  /** Numbers in a list, and numbers on the map of a page. */
  const numbersOf = ({ nearby, map }: PropertyBody) => ({
    listed: [...(nearby?.places ?? []), ...(nearby?.farther?.places ?? [])].flatMap(({ number }) => number ?? []),
    drawn: (map?.picture.nearby?.marks ?? []).map(({ number }) => number),
    sent: (map?.nearby ?? []).map((_, at) => at + 1),
  });

  test('are the same in the list, on the still map and on the live one, for every property of the sample', async () => {
    let some = 0;
    for (const { id, publishAddress } of feed.listings) {
      const { listed, drawn, sent } = numbersOf(await bodyOf(withPlaces, id));
      expect(drawn, id).toEqual(listed);
      expect(sent, id).toEqual(listed);
      if (!publishAddress) expect(listed, id).toEqual([]);
      some += listed.length;
    }
    expect(some).toBeGreaterThan(100);
  });

  test('are drawn on the map of the page', async () => {
    const html = await pageAt(withPlaces, SHOWN);
    const map = /<svg class="map-picture"[\s\S]*?<\/svg>/.exec(html)?.[0] ?? '';
    expect(htmlFaults(map)).toEqual([]);
    expect(map.match(/class="map-number"/g)).toHaveLength(8);
    expect(textOf(map)).toMatch(/1 km/);
  });

  test('are few, however many places the file has around a home', async () => {
    const { latitude, longitude } = coordinatesOf(SHOWN);
    const places = Array.from({ length: 600 }, (_, at) => ({
      kind: NEARBY_KINDS[at % NEARBY_KINDS.length] ?? 'stop',
      name: `N${at}`,
      latitude: latitude + Math.sin(at) * 0.004,
      longitude: longitude + Math.cos(at) * 0.004,
    }));
    const { listed, drawn } = numbersOf(await bodyOf(open({ ...sample, places }), SHOWN));
    expect(listed).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(drawn).toEqual(listed);
  });

  test('are absent for places beyond the map, which the list has nevertheless', async () => {
    const { latitude, longitude } = coordinatesOf(SHOWN);
    const far = { ...sample, places: [{ kind: 'hospital' as const, latitude: latitude + 0.06, longitude }] };
    const body = await bodyOf(open(far), SHOWN);
    expect(body.nearby?.places.map(({ number, distance }) => [number, distance])).toEqual([[undefined, '6,7\u00a0km']]);
    expect(body.map?.picture.nearby).toBeUndefined();
    expect(body.map).not.toHaveProperty('nearby');
  });

  test('of places with swapped coordinates are where the places are', async () => {
    const swap = (latitude: number, longitude: number) => ({
      kind: 'school',
      latitude: longitude,
      longitude: latitude,
    });
    const { latitude, longitude } = coordinatesOf(SHOWN);
    const text = JSON.stringify({
      source: { name: 'x' },
      date: '2026-09-01',
      places: [swap(latitude + 0.01, longitude)],
    });
    const read = parsePlacesNearby(text, '2026-11-29').data;
    const { map } = await bodyOf(open(read), SHOWN);
    expect(Number(map?.picture.nearby?.marks[0]?.y)).toBeLessThan(Number(map?.picture.spots[0]?.y) - 100);
    expect(map?.nearby?.[0]?.slice(1)).toEqual([latitude + 0.01, longitude]);
  });
});

test('the page of a property whose address is not published shows no places nearby', async () => {
  const hidden = feed.listings.filter(({ publishAddress }) => !publishAddress);
  expect(hidden.length).toBeGreaterThan(5);
  for (const { id, coordinates } of hidden) {
    if (!coordinates) continue;
    const at = { ...sample, places: NEARBY_KINDS.map(kind => ({ kind, ...coordinates })) };
    const body = await bodyOf(open(at), id);
    expect(body.nearby).toBeUndefined();
    expect(body.map).not.toHaveProperty('nearby');
    expect(body.map?.picture).toEqual((await bodyOf(without, id)).map?.picture);
  }
  const html = await pageAt(withPlaces, HIDDEN);
  expect(html).toBe(await pageAt(without, HIDDEN));
});

test('without a file a page has no byte about places nearby', async () => {
  const html = await pageAt(without, SHOWN);
  expect(html).not.toMatch(/nearby/i);
  expect(html).not.toContain(phrasesIn('fr').nearby.title);
});

test('a site for a browser without a server has the places that its pages name, and no others', async () => {
  const listings = await withPlaces.catalogue.listings([SHOWN, HIDDEN] as never);
  const snapshot = JSON.parse(JSON.stringify(takeSnapshot(SAMPLE.content, listings, [], [], sample)));
  expect(snapshot.nearby.places.length).toBeLessThan(20);
  const { near } = makePlacesNearby(snapshot.nearby);
  for (const listing of listings) expect(near(listing)).toEqual(makePlacesNearby(sample).near(listing));
  expect(takeSnapshot(SAMPLE.content, listings, [], [])).not.toHaveProperty('nearby');
});
