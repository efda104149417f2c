import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, expect, type Page, test } from 'playwright/test';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import type { MapFill } from '../../../application/browse/map/map-view.ts';
import { type Camera, type MapSize, zoomedAt } from '../../../domain/map/camera.ts';
import { municipalityAt } from '../../../domain/map/base-map.ts';
import { unpackMapPoints } from '../../../domain/map/map-points.ts';
import { firstView } from '../../../ui/map/first-view.ts';
import { type HiddenHouse, saidOf, textWithHouse } from '../../support/reading/canary.ts';
import { startSiteWith } from '../../support/site/site-with.ts';
import { streetGrid } from '../../support/reading/street-grid.ts';
import { frameOf, heardIn, mapOf, noteMessages, SCALE } from './map-page.ts';
import { wordOf } from '../words.ts';
import { z } from 'zod';
import { ONLY_FULL } from '../daily.ts';

/** A property of the sample with a hidden address, and two houses in its municipality, far apart. */
const ID = '6446502';
const HOUSES: readonly [HiddenHouse, HiddenHouse] = [
  { street: 'Kanariestraat', houseNumber: '4711K', latitude: 50.31973, longitude: 5.43816 },
  { street: 'Nachtegaalpad', houseNumber: '8036Q', latitude: 50.38961, longitude: 5.53917 },
];
/** Pages with its map; each starts at another zoom. */
const PAGES = [`/property/${ID}/?lng=fr`, '/fr/a-vendre/?city=Durbuy%7C6940&view=map'];
const TILES = '/map/tiles.pmtiles';
/** Around the municipality, so that the file has streets for any view of the map nearby. */
const STREETS = { south: 50.1, west: 5, north: 50.7, east: 6 };
const STEPS = 3;
/** Both sites use this public URL. */
const PUBLIC_URL = 'http://host.example';
/** The still map of a page without script, shown under the live map until that is drawn. */
const STILL = /<svg class="map-picture".*?<\/svg>/s;
/** The base map file, identical on every site. Its places cover the whole country, so some share digits with any other. */
const GROUND_FILE = /\/assets\/base-map\./;

/**
 * A script of the build. Which scripts a page loads before its map depends on what is scrolled near first, so requests for scripts are not
 * compared.
 */
const SCRIPT = /\/assets\/[^/ ]+\.js /;

const GROUND = builtInBaseMap();
const folder = mkdtempSync(join(tmpdir(), 'clairval-privacy-'));
const file = join(folder, 'streets.pmtiles');
let grid: Awaited<ReturnType<typeof streetGrid>>;

test.beforeAll(async () => {
  grid = await streetGrid(STREETS);
  writeFileSync(file, grid.file);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** All that a browser requested and received on a page with a map. */
type Look = {
  /** Method, address and range of each distinct request. */
  readonly asked: readonly string[];
  /** The ranges among them that read the file of streets. */
  readonly ranges: readonly string[];
  /** All other headers of requests and responses. */
  readonly headers: readonly string[];
  /** Response bodies by request. */
  readonly answers: Readonly<Record<string, string>>;
  /** Messages between page and frame. */
  readonly messages: readonly string[];
  /** The still maps in the response pages. */
  readonly stills: readonly string[];
};

/** Milliseconds without a request after which the map counts as loaded. */
const QUIET_MS = 1_500;

/** Records each page of a site whose hidden property is that house. */
async function looksAt(browser: Browser, house: HiddenHouse): Promise<readonly Look[]> {
  const site = await startSiteWith({ feed: textWithHouse(ID, house), environment: { MAP_TILES: file, PUBLIC_URL } });
  try {
    const looks: Look[] = [];
    for (const path of PAGES) looks.push(await look(browser, site.address, path));
    return looks;
  } finally {
    await site.stop();
  }
}

/** Records the map of a page and zooms in. */
async function look(browser: Browser, origin: string, path: string): Promise<Look> {
  // Reduced motion: the map requests only tiles of its resting views, not those that a machine happens to draw during a zoom.
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  const record = await recordIn(context, new URL(origin).host);
  const page = await context.newPage();
  await noteMessages(page);
  await page.goto(origin + path);
  const map = await mapOf(page);
  const { camera, size } = await beginningOf(page);
  const scale = map.getByText(SCALE);
  const moved = async () => (await heardIn(page)).filter(({ kind }) => kind === 'moved').length;
  for (let step = 0; step <= STEPS; step++) {
    if (step > 0) {
      const before = await scale.textContent();
      await map.getByRole('button', { name: wordOf('fr', 'map.frame.zoomIn'), exact: true }).click();
      await expect(scale).not.toHaveText(before ?? '');
      // The map reports a movement once it rests: two in quick succession could be reported as one, or not at all.
      await expect.poll(moved, { timeout: 30_000 }).toBe(step);
    }
    const middle = { x: size.width / 2, y: size.height / 2 };
    const needed = grid.neededIn(zoomedAt(camera, size, camera.zoom + step, middle), size);
    expect(needed).not.toEqual([]);
    await expect.poll(record.ranges, { timeout: 30_000 }).toEqual(expect.arrayContaining(needed));
  }
  // Tiles and glyphs are requested one after the other, so a moment without a pending request is not yet the end.
  await expect.poll(record.quietFor, { timeout: 30_000 }).toBeGreaterThan(QUIET_MS);
  const messages = [...(await heardIn(frameOf(page))), ...(await heardIn(page))].map(each => JSON.stringify(each));
  await context.unrouteAll({ behavior: 'wait' });
  await context.close();
  const read = record.read();
  const stills = Object.values(read.answers).flatMap(text => text.match(STILL) ?? []);
  return { ...read, messages, stills };
}

/** The camera the map starts with, from the message to its frame. */
async function beginningOf(page: Page): Promise<{ readonly camera: Camera; readonly size: MapSize }> {
  const frame = frameOf(page);
  const fill = (await heardIn(frame)).find(({ kind }) => kind === 'fill') as MapFill;
  const points = unpackMapPoints(fill.properties);
  const home = fill.cards || !points[0] ? undefined : municipalityAt(GROUND, points[0]);
  const size = await frame.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  return { camera: firstView({ fill, points, home }, size), size };
}

const FORM = z.looseObject({ key: z.string(), stamp: z.string(), challenge: z.unknown(), now: z.unknown() });

/** A response without the random values of a form and without the time, which differ between any two requests. */
function withoutChance(path: string, text: string): string {
  if (path !== '/api/form') return text;
  const { key, stamp, challenge, now, ...form } = FORM.parse(JSON.parse(text));
  expect([key, stamp, challenge, now]).not.toContain('');
  return JSON.stringify(form);
}

/** Records requests and responses of the page and its frame; replaces `host` so that recordings of different sites compare. */
async function recordIn(context: BrowserContext, host: string) {
  const plain = (text: string) => text.replaceAll(host, 'host.example');
  const once = (texts: readonly string[]) => [...new Set(texts)].sort();
  const asked: string[] = [];
  const ranges: string[] = [];
  const headers: string[] = [];
  const answers: { [asked: string]: string } = {};
  let underWay = 0;
  let changed = Date.now();
  await context.route('**', async route => {
    const request = route.request();
    underWay++;
    changed = Date.now();
    const sent = await request.allHeaders();
    const range = sent['range'] ?? 'whole';
    const name = plain([request.method(), request.url(), range].join(' '));
    asked.push(name);
    if (new URL(request.url()).pathname === TILES) ranges.push(range);
    // A page that is left or a map that has moved on aborts some requests.
    const response = await route.fetch({ maxRedirects: 0 });
    const body = await response.body();
    answers[name] = withoutChance(new URL(request.url()).pathname, plain(body.toString('latin1')));
    headers.push(...[sent, response.headers()].map(each => plain(JSON.stringify(each))), request.postData() ?? '');
    await route.fulfill({ response, body });
    underWay--;
    changed = Date.now();
  });
  return {
    ranges: () => once(ranges),
    quietFor: () => (underWay > 0 ? 0 : Date.now() - changed),
    read: () => ({ asked: once(asked), ranges: once(ranges), headers, answers }),
  };
}

test(
  'the location of a hidden house within its municipality changes no byte of what its maps request, receive or report',
  ONLY_FULL,
  async ({ browser }) => {
    const [house, other] = HOUSES;
    expect(municipalityAt(GROUND, house)).toBe(municipalityAt(GROUND, other));
    const [looks, otherLooks] = [await looksAt(browser, house), await looksAt(browser, other)];
    for (const [at, path] of PAGES.entries()) {
      const [here, there] = [looks[at] as Look, otherLooks[at] as Look];
      // The comparison is not empty: streets of several zooms, responses and messages were recorded.
      expect(here.ranges.length, path).toBeGreaterThan(STEPS + 1);
      expect(Object.keys(here.answers).length, path).toBeGreaterThan(10);
      expect(here.messages.length, path).toBeGreaterThan(STEPS + 1);
      expect(here.stills, path).toHaveLength(1);
      expect(tellings(here, saidOf(house)), path).toEqual([]);
      expect(tellings(there, saidOf(other)), path).toEqual([]);
      expect(there.ranges, path).toEqual(here.ranges);
      expect(withoutScripts(there), path).toEqual(withoutScripts(here));
      expect(there.messages, path).toEqual(here.messages);
      expect(there.stills, path).toEqual(here.stills);
      const differ = withoutScripts(here).filter(asked => here.answers[asked] !== there.answers[asked]);
      expect(differ, path).toEqual([]);
    }
  },
);

function withoutScripts({ asked }: Look): readonly string[] {
  return asked.filter(name => !SCRIPT.test(name));
}

/** Places in a recording that match a house's data, with the text around them. */
function tellings({ asked, headers, answers, messages, stills }: Look, said: RegExp): string[] {
  const bodies = Object.entries(answers)
    .filter(([name]) => !GROUND_FILE.test(name))
    .map(([name, text]) => `${name}: ${Buffer.from(text, 'latin1').toString()}`);
  return [...asked, ...headers, ...bodies, ...messages, ...stills].flatMap(text => {
    const at = text.search(said);
    return at < 0 ? [] : `${text.slice(0, 80)} … ${text.slice(Math.max(0, at - 40), at + 40)}`;
  });
}
