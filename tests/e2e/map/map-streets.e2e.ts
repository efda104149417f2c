import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, type Route, test } from 'playwright/test';
import sharp from 'sharp';
import { streetColours } from '../../../ui/map/street-colours.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';
import { startSiteWith } from '../../support/site/site-with.ts';
import { villageTilesAt } from '../../support/reading/village-tiles.ts';
import { frameIn, frameOf, mapOf, SCALE, skipLinkOf } from './map-page.ts';
import { wordOf } from '../words.ts';
import { ONLY_FULL } from '../daily.ts';

/** Properties of the sample with a published and with a hidden address. */
const SHOWN = { path: '/property/6417342/', latitude: 51.34405, longitude: 3.27992 };
const HIDDEN = '/property/6446502/';
const TILES = '/map/tiles.pmtiles';
const COLOURS = streetColours(SAMPLE_SENDER.colours);

const folder = mkdtempSync(join(tmpdir(), 'clairval-streets-'));
const file = join(folder, 'streets.pmtiles');
let site: Awaited<ReturnType<typeof startSiteWith>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  writeFileSync(file, villageTilesAt(SHOWN));
  // Without places nearby a property's map starts so close that houses are drawn.
  const places = join(folder, 'places.json');
  const far = { kind: 'park', latitude: 43.3, longitude: 11.9 };
  writeFileSync(places, JSON.stringify({ source: { name: 'none' }, date: '2026-09-01', places: [far] }));
  site = await startSiteWith({ environment: { MAP_TILES: file, PLACES_NEARBY: places } });
});
test.afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Records requests and console output of a page. */
function listenTo(page: Page) {
  const asked: URL[] = [];
  const said: string[] = [];
  page.on('request', request => asked.push(new URL(request.url())));
  page.on('console', message => {
    if (['warning', 'error'].includes(message.type())) said.push(message.text());
  });
  page.on('pageerror', error => said.push(error.message));
  return { asked, said };
}

/** The number of pixels of the map in a colour. */
async function pixelsOf(page: Page, colour: string): Promise<number> {
  const drawn = await sharp(await frameIn(page).screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
  const wanted = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
  let count = 0;
  for (let at = 0; at < drawn.length; at += 3)
    if (wanted.every((channel, index) => Math.abs(channel - (drawn[at + index] ?? 0)) <= 2)) count++;
  return count;
}

/** Answers after 60 frames: by then the map has drawn all it has and is idle. */
async function afterStillness(route: Route): Promise<void> {
  await frameOf(route.request().frame().page()).evaluate(async () => {
    for (let frames = 0; frames < 60; frames++) await new Promise(requestAnimationFrame);
  });
  await route.continue();
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(
    `a property's map at ${width} pixels loads streets from the site alone and shows their attribution`,
    ONLY_FULL,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const { asked, said } = listenTo(page);
      await page.goto(`${site.address}${SHOWN.path}?lng=en`);
      const map = await mapOf(page);
      await expect.poll(() => pixelsOf(page, COLOURS.house), { timeout: 30_000 }).toBeGreaterThan(200);
      expect(await pixelsOf(page, COLOURS.wood)).toBeGreaterThan(300);
      await expect(map.getByRole('link', { name: 'Village © OpenStreetMap' })).toBeVisible();
      expect(asked.filter(({ pathname }) => pathname === TILES).length).toBeGreaterThan(1);
      expect([...new Set(asked.map(({ origin }) => origin))]).toEqual([site.address]);
      expect(said).toEqual([]);
      // No third party is requested, so there is nothing to consent to.
      await expect(page.getByRole('link', { name: wordOf('en', 'map.tilesLink') })).toHaveCount(0);
    },
  );

test('no street is requested for a hidden address or for a place outside the file', ONLY_FULL, async ({ page }) => {
  const { asked, said } = listenTo(page);
  await page.goto(`${site.address}${HIDDEN}?lng=fr`);
  const map = await mapOf(page);
  await expect(map.getByText(wordOf('fr', 'map.around'))).toBeVisible();
  await expect(map.getByText(/^\d+ km$/)).toBeVisible();
  expect(asked.filter(({ pathname }) => pathname === TILES || pathname.includes('add-streets'))).toEqual([]);
  expect(said).toEqual([]);
});

test('without WebGL the still map stays, and no street is requested', ONLY_FULL, async ({ page }) => {
  const { asked } = listenTo(page);
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`${site.address}${SHOWN.path}?lng=en`);
  await skipLinkOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => asked.some(({ pathname }) => pathname === '/map.html')).toBe(true);
  await expect(frameIn(page)).toHaveCount(0);
  expect(asked.filter(({ pathname }) => pathname === TILES)).toEqual([]);
});

for (const [when, answer] of [
  ['at once', (route: Route) => route.continue()],
  ['after the ground is drawn', afterStillness],
] as const)
  test(
    `a streets file that becomes unreadable while the site runs, answered ${when}, leaves the base map`,
    ONLY_FULL,
    async ({ page }) => {
      writeFileSync(file, 'no longer a file of tiles');
      const answered = page.waitForResponse(response => new URL(response.url()).pathname === TILES);
      await page.route(({ pathname }) => pathname === TILES, answer);
      await page.goto(`${site.address}${SHOWN.path}?lng=en`);
      const map = await mapOf(page);
      await answered;
      const scale = map.getByText(SCALE);
      const before = await scale.textContent();
      await map.getByRole('button', { name: wordOf('en', 'map.frame.zoomOut') }).click();
      await expect(scale).not.toHaveText(before ?? '');
      await expect(map.getByRole('img').first()).toBeVisible();
      expect(await pixelsOf(page, COLOURS.house)).toBe(0);
    },
  );

test('a truncated streets file does not prevent the start, and maps show the base map', ONLY_FULL, async ({ page }) => {
  const cut = join(folder, 'cut.pmtiles');
  writeFileSync(cut, villageTilesAt(SHOWN).subarray(0, 5_000));
  const without = await startSiteWith({ environment: { MAP_TILES: cut } });
  try {
    const { said } = listenTo(page);
    await page.goto(`${without.address}${SHOWN.path}?lng=en`);
    const map = await mapOf(page);
    await expect(map.getByText('Statbel · Natural Earth', { exact: true })).toBeVisible();
    await expect(map.getByText(/^\d+ km$/)).toBeVisible();
    expect((await page.request.get(`${without.address}${TILES}`, { headers: { range: 'bytes=0-9' } })).status()).toBe(
      404,
    );
    expect(said).toEqual([]);
  } finally {
    await without.stop();
  }
});
