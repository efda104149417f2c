import { expect, type FrameLocator, type Page, test } from 'playwright/test';
import { circleAround } from '../../../domain/map/circle.ts';
import { formatZone } from '../../../domain/map/zone.ts';
import { expectAccessibleFromTheTop } from '../accessible.ts';
import { frameIn, frameOf, mapOf, skipLinkOf, surfaceOf } from './map-page.ts';
import { live, visitor, watch } from '../site.ts';
import { ONLY_FULL } from '../daily.ts';
import { FULL } from '../../support/run/full-run.ts';

const drawOn = (map: FrameLocator) => map.getByRole('button', { name: 'Draw a zone' });
const clearOn = (map: FrameLocator) => map.getByRole('button', { name: 'Clear the zone' });
const chipOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^Remove the filter ${name}`, 'i') });

/** Points on an ellipse in the middle of the frame; `turns` above 1 go past the start. */
async function around(page: Page, turns = 0.97): Promise<{ x: number; y: number }[]> {
  const box = await frameIn(page).boundingBox();
  if (!box) throw new Error('the map has no place on the page');
  return Array.from({ length: 30 }, (_, at) => {
    const angle = (at / 29) * turns * 2 * Math.PI;
    return {
      x: box.x + box.width * (0.5 + 0.3 * Math.cos(angle)),
      y: box.y + box.height * (0.52 + 0.3 * Math.sin(angle)),
    };
  });
}

async function drawByMouse(page: Page, points: readonly { x: number; y: number }[]): Promise<void> {
  const [first] = points;
  await page.mouse.move(first?.x ?? 0, first?.y ?? 0);
  await page.mouse.down();
  for (const { x, y } of points) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Presses the draw button and waits for the crosshair cursor, which shows that the drawing library is loaded. */
async function startDrawing(page: Page, map: FrameLocator): Promise<void> {
  await drawOn(map).click();
  await expect(drawOn(map)).toHaveAttribute('aria-pressed', 'true');
  await expect
    .poll(() => frameOf(page).evaluate(() => document.querySelector('canvas')?.style.cursor))
    .toBe('crosshair');
}

test('a zone drawn with the mouse filters the list and appears as a chip', async ({ page }) => {
  const complaints = watch(page);
  // Software rendering: the smaller frame takes a third of the time.
  await page.setViewportSize(FULL ? { width: 1440, height: 900 } : { width: 900, height: 640 });
  await page.goto('/en/for-sale/?view=map');
  await live(page);
  const map = await mapOf(page);
  await startDrawing(page, map);
  await drawByMouse(page, await around(page));
  await expect(page).toHaveURL(/zone=drawn\./);
  await expect(chipOf(page, 'drawn zone')).toBeVisible();
  await expect(frameIn(page)).toHaveAttribute('title', /^Map: [1-9]\d* propert/);
  await expect(clearOn(map)).toBeVisible();
  await expectAccessibleFromTheTop(page);
  expect(complaints).toEqual([]);
});

test('a drawn zone survives a reload, and its button removes it', ONLY_FULL, async ({ page }) => {
  const complaints = watch(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  const zone = circleAround({ latitude: 51.05, longitude: 3.72 }, 20);
  await page.goto(`/en/for-sale/?zone=${zone && formatZone(zone)}&view=map`);
  await page.reload();
  await live(page);
  const map = await mapOf(page);
  await expect(chipOf(page, 'drawn zone')).toBeVisible();
  await clearOn(map).click();
  await expect(page).not.toHaveURL(/zone=/);
  await expect(clearOn(map)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test(
  'a line that encloses no area is refused with a message, and Escape stops drawing',
  ONLY_FULL,
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/en/for-sale/?view=map');
    await live(page);
    const map = await mapOf(page);
    await startDrawing(page, map);
    const ring = (await around(page, 1)).slice(0, -1);
    // Zigzag between distant points, as a star is drawn.
    await drawByMouse(
      page,
      Array.from({ length: ring.length }, (_, at) => ring[(at * 11) % ring.length] ?? { x: 0, y: 0 }),
    );
    await expect(map.getByText(/^This line crosses itself/)).toBeVisible();
    await expect(page).not.toHaveURL(/zone=/);
    await startDrawing(page, map);
    await page.keyboard.press('Escape');
    await expect(drawOn(map)).toHaveAttribute('aria-pressed', 'false');
  },
);

test('a line drawn past its start still closes a zone', ONLY_FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/en/for-sale/?view=map');
  await live(page);
  const map = await mapOf(page);
  await startDrawing(page, map);
  await drawByMouse(page, await around(page, 1.08));
  await expect(page).toHaveURL(/zone=drawn\./);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a zone is drawn with a finger, and the page does not scroll meanwhile', ONLY_FULL, async ({ page }) => {
    await page.goto('/en/for-sale/?view=map');
    await live(page);
    const map = await mapOf(page);
    await drawOn(map).tap();
    await expect
      .poll(() => frameOf(page).evaluate(() => document.querySelector('canvas')?.style.cursor))
      .toBe('crosshair');
    const scrolled = () => page.evaluate(() => Math.round(scrollY));
    const before = await scrolled();
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const points = await around(page);
    await touch('touchStart', points.slice(0, 1));
    for (const point of points) await touch('touchMove', [point]);
    expect(await scrolled()).toBe(before);
    await touch('touchEnd', []);
    await expect(page).toHaveURL(/zone=drawn\./);
  });
});

test(
  'a press on a municipality filters the list by it, another adds one, a third removes it',
  ONLY_FULL,
  async ({ browser }) => {
    const page = await visitor(browser, true, 1280);
    await page.goto('/en/for-sale/?area=50.95_3.55_51.15_3.95&view=map');
    await live(page);
    const map = await mapOf(page);
    const box = await frameIn(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2 + 60];
    await page.mouse.move(x, y);
    await expect(map.getByText(/^Properties here: \d+$/)).toBeVisible();
    await expect(map.getByText('Click to choose this municipality')).toBeVisible();
    await page.mouse.click(x, y);
    await expect(page).toHaveURL(/zone=44021/);
    await expect(page).not.toHaveURL(/area=/);
    await expect(chipOf(page, 'Ghent')).toBeVisible();
    await expect(clearOn(map)).toBeVisible();
    // A property's mark may cover any point of the municipality.
    const middle = y - 60;
    const places = [0, -30, 30, -60, 60].flatMap(down =>
      [0, -30, 30, -60, 60].map(right => ({ x: x + right, y: middle + down })),
    );
    const leaveOut = map.getByText('Click to leave out this municipality');
    let [place, tried] = [places[0], 0];
    await expect
      .poll(
        async () => {
          if (await leaveOut.isVisible()) return true;
          place = places[++tried % places.length];
          await page.mouse.move(place?.x ?? 0, place?.y ?? 0);
          return false;
        },
        { timeout: 20_000, intervals: [100] },
      )
      .toBe(true);
    await page.mouse.click(place?.x ?? 0, place?.y ?? 0);
    await expect(page).not.toHaveURL(/zone=/);
  },
);

test('by the keyboard alone a municipality is picked and removed', ONLY_FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/en/for-sale/?area=50.95_3.55_51.15_3.95&view=map');
  await live(page);
  const map = await mapOf(page);
  await skipLinkOf(page).focus();
  await page.keyboard.press('Tab');
  await expect(surfaceOf(map)).toBeFocused();
  await expect(map.getByText('Click to choose this municipality')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/zone=\d{5}/);
  await expect(clearOn(map)).toBeVisible();
  await expect(surfaceOf(map)).toBeFocused();
  await expect(map.getByText('Click to leave out this municipality')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/zone=/);
});
