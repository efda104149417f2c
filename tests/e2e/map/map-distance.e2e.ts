import { expect, type Locator, type Page, test } from 'playwright/test';
import sharp from 'sharp';
import type { MapFill } from '../../../application/browse/map/map-view.ts';
import { areaAround, isWithin } from '../../../domain/map/area.ts';
import { areaSeen, type Pixel, pixelOf } from '../../../domain/map/camera.ts';
import { worldPoint } from '../../../domain/map/mercator.ts';
import { unpackMapPoints } from '../../../domain/map/map-points.ts';
import { parseZone } from '../../../domain/map/zone.ts';
import { SAMPLE_SENDER } from '../../support/site/sample-site.ts';
import { firstView } from '../../../ui/map/first-view.ts';
import { openSite, pageOf } from '../../support/site/sample-site.ts';
import { frameIn, frameOf, heardIn, mapOf, noteMessages } from './map-page.ts';
import { press } from '../press.ts';
import { live, watch } from '../site.ts';
import { wordOf } from '../words.ts';
import { ONLY_FULL } from '../daily.ts';

const ASKED = '/en/for-sale/?near=Namur%7C5000%7C10&view=map';

/** The last message that filled the frame, and the camera the map starts with. */
async function filledIn(page: Page) {
  const frame = frameOf(page);
  const fill = (await heardIn(frame)).findLast(({ kind }) => kind === 'fill') as MapFill;
  const circle = parseZone(fill.near);
  const ring = circle?.kind === 'drawn' ? circle.ring : [];
  const points = unpackMapPoints(fill.properties);
  const size = await frame.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const camera = firstView({ fill, points, home: undefined, zone: areaAround(ring) }, size);
  return { fill, ring, points, size, camera };
}

/** How many of these pixels have the colour of the map's highlights. */
async function marked(map: Locator, places: readonly Pixel[]): Promise<number> {
  const shot = await sharp(await map.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const wanted = [1, 3, 5].map(at => Number.parseInt(SAMPLE_SENDER.colours.brick.slice(at, at + 2), 16));
  const isMarked = (x: number, y: number) =>
    wanted.every((channel, index) => {
      const seen = shot.data[(Math.round(y) * shot.info.width + Math.round(x)) * 3 + index] ?? 0;
      return Math.abs(seen - channel) < 60;
    });
  const around = [-1, 0, 1];
  return places.filter(({ x, y }) => around.some(right => around.some(down => isMarked(x + right, y + down)))).length;
}

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the map of a list filtered by distance draws the circle, at ${width} pixels`, ONLY_FULL, async ({ page }) => {
    const complaints = watch(page);
    await page.setViewportSize({ width, height });
    await noteMessages(page);
    await page.goto(ASKED);
    await live(page);
    await mapOf(page);
    const { ring, points, size, camera } = await filledIn(page);
    expect(ring.length).toBeGreaterThan(40);
    expect(points.length).toBeGreaterThan(0);
    const seen = areaSeen(camera, size);
    for (const place of [...ring, ...points]) expect(isWithin(seen, place)).toBe(true);
    const line = ring.map(place => pixelOf(camera, size, worldPoint(place)));
    // Marks and buttons may cover parts of the line.
    await expect.poll(() => marked(frameIn(page), line), { timeout: 30_000 }).toBeGreaterThan(line.length * 0.75);
    await press(page, page.getByRole('main').getByRole('link', { name: /^Remove the filter .*Namur/i }));
    await expect(page).not.toHaveURL(/near=/);
    await expect.poll(async () => (await filledIn(page)).fill.near).toBe('');
    await expect.poll(() => marked(frameIn(page), line), { timeout: 30_000 }).toBeLessThan(line.length * 0.1);
    expect(complaints).toEqual([]);
  });

test('without script the still map draws the circle as well', async ({ browser, baseURL }) => {
  const { body } = pageOf(await openSite().open(ASKED)).view;
  const map = body.kind === 'list' ? body.map : undefined;
  if (!map) throw new Error(`${ASKED} is not a list with a map`);
  const { near, width, height } = map.picture;
  // Its points are compared with pixels of a screenshot.
  const context = await browser.newContext({
    javaScriptEnabled: false,
    deviceScaleFactor: 1,
    ...(baseURL ? { baseURL } : {}),
  });
  const page = await context.newPage();
  const picture = page.getByRole('img', { name: wordOf('en', 'map.still') });
  await page.goto(ASKED);
  await picture.scrollIntoViewIfNeeded();
  const box = await picture.boundingBox();
  if (!box) throw new Error('no still map');
  // The picture is scaled to cover its box, which crops the excess.
  const scale = Math.max(box.width / width, box.height / height);
  const line = [...near.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => ({
    x: box.width / 2 + (Number(x) - width / 2) * scale,
    y: box.height / 2 + (Number(y) - height / 2) * scale,
  }));
  expect(line.length).toBeGreaterThan(40);
  // Names and marks cover parts of the line.
  expect(await marked(picture, line)).toBeGreaterThan(line.length * 0.75);
  await page.goto('/en/for-sale/?view=map');
  await picture.scrollIntoViewIfNeeded();
  expect(await marked(picture, line)).toBeLessThan(line.length * 0.1);
  await context.close();
});
