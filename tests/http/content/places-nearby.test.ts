import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readSettings } from '../../../adapters/composition/settings.ts';
import { openPlacesNearby } from '../../../adapters/composition/report/open-places-nearby.ts';
import { makePlacesNearby } from '../../../adapters/memory/content/places-nearby.ts';
import { parsePlacesNearby, readPlacesNearby } from '../../../adapters/places-nearby/read-places-nearby.ts';
import { findingLine } from '../../../application/finding/finding-line.ts';
import { NEARBY_KINDS, NEARBY_LIMITS } from '../../../domain/place/nearby.ts';
import { nearbyFileText } from '../../../fixtures/builders/nearby-places.ts';
import { numberText } from '../../../domain/text/number.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';

const folder = mkdtempSync(join(tmpdir(), 'places-nearby-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const TODAY = '2026-11-29';
const STATION = { kind: 'station', name: 'Namur', latitude: 50.46878, longitude: 4.86247 };
const WHOLE = { source: { name: 'OpenStreetMap' }, date: '2026-09-01', places: [STATION] };
const read = (value: unknown) => parsePlacesNearby(JSON.stringify(value), TODAY);
const linesOf = (findings: Parameters<typeof findingLine>[0][]) => findings.map(found => findingLine(found, 'en'));
/** The findings about a valid file in which these fields replace its own. */
const saidOf = (fields: object) => {
  const { data, wrong, warnings } = read({ ...WHOLE, ...fields });
  return { places: data?.places.length ?? 0, wrong: linesOf([...wrong]), warnings: linesOf([...warnings]) };
};
const fine = { wrong: [], warnings: [] };

describe('a file of places nearby', () => {
  test('is used whole, with names for all languages or by language, or without', () => {
    const places = [
      STATION,
      { kind: 'station', name: { fr: 'Bruxelles-Midi', nl: ' Brussel-Zuid ' }, latitude: 50.83571, longitude: 4.33639 },
      { kind: 'supermarket', latitude: 50.46051, longitude: 4.86485, id: 'node/7', tags: {} },
    ];
    const source = { name: { fr: 'Agence' }, url: 'https://agency.example/', licence: 'ODbL 1.0' };
    expect(read({ ...WHOLE, source, places, $schema: './x.json' })).toEqual({
      data: {
        source,
        day: '2026-09-01',
        places: [
          STATION,
          { ...places[1], name: { fr: 'Bruxelles-Midi', nl: 'Brussel-Zuid' } },
          { kind: 'supermarket', latitude: 50.46051, longitude: 4.86485 },
        ],
      },
      ...fine,
    });
  });

  test('is read with a byte order mark', () => {
    expect(parsePlacesNearby(`\uFEFF${JSON.stringify(WHOLE)}`, TODAY).data?.places).toEqual([STATION]);
  });

  test.each([
    ['no source', { source: undefined }, 'source: is missing'],
    ['a source without a name', { source: {} }, 'source.name: is missing'],
    ['an empty name of the source', { source: { name: ' ' } }, 'source.name: is empty'],
    [
      'an address that is not https',
      { source: { name: 'A', url: 'http://a.example' } },
      'source.url: is not an https address',
    ],
    [
      'a script as address',
      { source: { name: 'A', url: 'javascript:alert(1)' } },
      'source.url: is not an https address',
    ],
    ['no date', { date: undefined }, 'date: is missing'],
    ['a date as a year', { date: '2026' }, 'date: is not a day such as 2026-03-05'],
    ['a day that is none', { date: '2026-02-30' }, 'date: is not a day such as 2026-03-05'],
    ['no places', { places: undefined }, 'places: is missing'],
    ['an empty list', { places: [] }, 'places: is empty'],
    ['an object of places', { places: { a: STATION } }, 'places: must be a list, but is {…}'],
  ])('with %s shows nothing and reports the reason', (_, fields, line) => {
    expect(saidOf(fields)).toEqual({ places: 0, wrong: [expect.stringContaining(line)], warnings: [] });
  });

  test.each([
    ['[]', 'must be an object, but is […]'],
    ['{ "source": 1, }', 'line 1, column 16: a name in double quotes is missing'],
    ['', 'line 1, column 1: a value is missing'],
  ])('with the text %s shows nothing and reports the reason', (text, line) => {
    const { data, wrong } = parsePlacesNearby(text, TODAY);
    expect([data, ...linesOf([...wrong])]).toEqual([undefined, line]);
  });

  test.each([
    ['an unknown kind', { kind: 'brewery' }, '#2 kind: must be station, school'],
    ['no kind', { kind: undefined }, '#2 kind: is missing'],
    ['no latitude', { latitude: undefined }, '#2 latitude: is missing'],
    ['a latitude as a text', { latitude: '50.46' }, '#2 latitude: must be a number, but is "50.46"'],
    ['metres of a map as longitude', { longitude: 185_321 }, '#2 longitude: must be at most 180'],
    ['a latitude beyond the pole', { latitude: -91 }, '#2 latitude: must be at least -90'],
    ['a number as name', { name: 7 }, '#2 name: is neither a name'],
    ['another language', { name: { fr: 'Namur', it: 'Namur' } }, '#2 name: unknown key'],
    ['a name without a language', { name: {} }, '#2 name: has no text in any language'],
    ['a name of 121 letters', { name: 'x'.repeat(121) }, '#2 name: has more than 120 characters'],
  ])('leaves out a place with %s and keeps the others', (_, fields, line) => {
    expect(saidOf({ places: [STATION, { ...STATION, ...fields }] })).toEqual({
      places: 1,
      wrong: [expect.stringContaining(line)],
      warnings: [],
    });
  });

  test('leaves out entries that are not objects', () => {
    expect(saidOf({ places: [null, 'Namur', STATION] })).toMatchObject({
      places: 1,
      wrong: ['#1: must be an object, but is null', '#2: must be an object, but is "Namur"'],
    });
  });

  test('corrects swapped coordinates, and does not move places abroad', () => {
    const swapped = { ...STATION, latitude: STATION.longitude, longitude: STATION.latitude };
    const { data, warnings } = read({ ...WHOLE, places: [swapped] });
    expect(data?.places).toEqual([STATION]);
    expect(linesOf([...warnings])).toEqual(['#1 latitude: is swapped with Longitude; the site puts both right']);
    const abroad = { kind: 'station', name: 'Avignon', latitude: 43.9415, longitude: 4.8054 };
    expect(read({ ...WHOLE, places: [abroad] })).toMatchObject({ data: { places: [abroad] }, ...fine });
  });

  test('has a repeated place once, but both platforms of a stop', () => {
    const { data, warnings } = read({ ...WHOLE, places: [STATION, STATION, { ...STATION, latitude: 50.469 }] });
    expect(data?.places).toHaveLength(2);
    expect(linesOf([...warnings])).toEqual(['#2: is a duplicate; the first one is used']);
  });

  test('with a future date is used with a warning', () => {
    expect(saidOf({ date: '2026-11-30' })).toEqual({ places: 1, wrong: [], warnings: ['date: is in the future'] });
    expect(saidOf({ date: TODAY })).toEqual({ places: 1, ...fine });
  });

  test('of a whole country is read completely, and a page looks at less than a twentieth of it', async () => {
    const file = join(folder, 'country.json');
    const places = Array.from({ length: 60_000 }, (_, at) => ({
      kind: NEARBY_KINDS[at % NEARBY_KINDS.length],
      name: `Place ${at}`,
      latitude: 49.5 + (at % 245) / 122,
      longitude: 2.6 + Math.floor(at / 245) / 64.5,
    }));
    writeFileSync(file, JSON.stringify({ ...WHOLE, places }));
    const { data, wrong } = await readPlacesNearby(file, TODAY);
    expect([data?.places.length, wrong]).toEqual([60_000, []]);
    if (!data) throw new Error('the file was not read');
    let looks = 0;
    const counted = data.places.map(({ longitude, ...place }) => ({
      ...place,
      get longitude() {
        looks++;
        return longitude;
      },
    }));
    const nearby = makePlacesNearby({ ...data, places: counted });
    const coordinates = { latitude: 50.46, longitude: 4.87, exact: true };
    expect(nearby.near({ coordinates }).length).toBeGreaterThan(0);
    expect(looks).toBeLessThan(60_000 / 20);
  });

  test('with more places than the limit shows nothing', () => {
    expect(saidOf({ places: Array.from({ length: 250_001 }, () => 0) })).toMatchObject({
      places: 0,
      wrong: ['places: has more than 250000 entries'],
    });
  });
});

describe('the file of PLACES_NEARBY', () => {
  const reportOf = async (file: string | undefined) => (await openPlacesNearby(file)).report;

  test('that cannot be read is reported in one line at the start', async () => {
    const missing = join(folder, 'missing.json');
    expect(await reportOf(missing)).toEqual([
      `PLACES_NEARBY: ${missing}: the file is missing; pages name no places nearby`,
    ]);
    mkdirSync(join(folder, 'folder'));
    expect(await reportOf(join(folder, 'folder'))).toEqual([
      expect.stringContaining('is a directory instead of a file'),
    ]);
    writeFileSync(join(folder, 'latin.json'), Buffer.from([0x7b, 0xe9, 0x7d]));
    expect(await reportOf(join(folder, 'latin.json'))).toEqual([expect.stringContaining('is not in UTF-8')]);
  });

  test('with omitted places is reported in one line per reason, which names the first ones', async () => {
    const file = join(folder, 'kinds.json');
    const places = [STATION, ...Array.from({ length: 1_000 }, () => ({ ...STATION, kind: 'brewery' }))];
    writeFileSync(file, JSON.stringify({ ...WHOLE, places }));
    const { data, report } = await openPlacesNearby(file);
    expect(data?.places).toHaveLength(1);
    expect(report).toEqual([expect.stringMatching(/^PLACES_NEARBY: \S+ #2 #3 #4 #5 #6 .*995.* kind: must be station/)]);
  });

  test('is absent by default, is that of the sample agency for it, and is relative to the working directory', async () => {
    expect(await openPlacesNearby(undefined)).toEqual({ data: undefined, report: [] });
    expect(readSettings({ CONTENT_DIR: folder })).toMatchObject({ placesNearby: undefined });
    expect(readSettings({})).toMatchObject({ placesNearby: resolve('fixtures/nearby/places.json') });
    expect(readSettings({ PLACES_NEARBY: 'near.json' })).toMatchObject({ placesNearby: resolve('near.json') });
  });
});

test('the sample’s file is what its builder writes, and nothing is wrong with it', async () => {
  const file = 'fixtures/nearby/places.json';
  expect(readFileSync(file, 'utf8')).toBe(nearbyFileText());
  const { data, wrong, warnings } = await readPlacesNearby(file, TODAY);
  expect({ wrong, warnings }).toEqual(fine);
  expect(new Set(data?.places.map(({ kind }) => kind))).toEqual(new Set(NEARBY_KINDS));
  expect(Object.keys(data?.source.name ?? {}).toSorted()).toEqual([...LANGUAGES].toSorted());
});

describe('the page about the file', () => {
  const page = readFileSync('docs/start/places-nearby.md', 'utf8');

  test('has an example that is used whole', () => {
    const [, example = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? [];
    const { data, wrong, warnings } = parsePlacesNearby(example, TODAY);
    expect([data?.places.length, wrong, warnings]).toEqual([3, [], []]);
  });

  test('lists each kind with its limits', () => {
    const rows = [...page.matchAll(/^\| `(\w+)` \| (\d+) \| ([\d.]+) km \|/gm)].map(([, ...cells]) => cells);
    expect(rows).toEqual(
      NEARBY_KINDS.map(kind => {
        const { most, within } = NEARBY_LIMITS[kind];
        return [kind, String(most), numberText(within / 1_000).replace(',', '.')];
      }),
    );
  });
});
