import { expect, test } from 'playwright/test';
import { expectAccessible } from '../accessible.ts';
import { cardLinkOf, cardOf, frameIn, mapOf, marksOf, openCard, SCALE, skipLinkOf, surfaceOf } from './map-page.ts';
import { addressOf, expectNoSidewaysScroll, LANGUAGES, live } from '../site.ts';
import { wordOf } from '../words.ts';
import { ONLY_FULL } from '../daily.ts';

const TILES = 'https://tiles.example/';
/** The name of a single property's mark: price, then place. */
const PIN = /^€|sur demande|on request/;

test.describe('a property’s page', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('loads its map when it is scrolled near, without layout shift', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).pathname));
    await page.goto('/property/6417342/');
    await live(page);
    // After two frames the IntersectionObserver has run.
    await page.evaluate(() => new Promise(seen => requestAnimationFrame(() => requestAnimationFrame(seen))));
    expect(asked.filter(path => path === '/map.html' || path === '/api/map')).toEqual([]);
    await page.evaluate(() => {
      const shifts = { sum: 0 };
      Object.assign(window, { shifts });
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) shifts.sum += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: false });
    });
    const map = await mapOf(page);
    await expect(map.getByRole('img', { name: PIN })).toBeVisible();
    await expect(page.getByRole('link', { name: /Street View/ })).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.01);
    await expectAccessible(page);
  });

  test('numbers the places nearby on its map as in its list', ONLY_FULL, async ({ page }) => {
    await page.goto('/property/6409556/?lng=fr');
    await live(page);
    const nearby = page.getByRole('region', { name: wordOf('fr', 'nearby.title'), exact: true });
    const listed = (await nearby.getByRole('listitem').allTextContents()).flatMap(text => /^\d+/.exec(text) ?? []);
    expect(listed.length).toBeGreaterThan(4);
    const map = await mapOf(page);
    const numbers = map.getByRole('img', { name: /^\d+\. / });
    await expect(numbers.first()).toBeVisible();
    expect(await numbers.allTextContents()).toEqual(listed);
    // None begins beyond the edge of the map.
    const box = await frameIn(page).boundingBox();
    for (const mark of await numbers.all()) {
      const { x = 0, y = 0, width = 0, height = 0 } = (await mark.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(box?.x ?? 0);
      expect(y).toBeGreaterThanOrEqual(box?.y ?? 0);
      expect(x + width).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
      expect(y + height).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
    }
    // From far away they have no room.
    for (let presses = 0; presses < 5; presses++)
      await map.getByRole('button', { name: wordOf('fr', 'map.frame.zoomOut'), exact: true }).press('Enter');
    await expect(numbers).toHaveCount(0);
  });

  test('with a hidden address shows the municipality, and no street view', ONLY_FULL, async ({ page }) => {
    await page.goto('/property/6446502/');
    await live(page);
    const map = await mapOf(page);
    await expect(map.getByRole('img', { name: /^\p{Lu}[\p{L} '-]+$/u })).toBeVisible();
    await expect(map.getByRole('img', { name: PIN })).toHaveCount(0);
    await expect(map.getByRole('img')).toHaveCount(1);
    await expect(map.getByText(wordOf('fr', 'map.around'))).toBeVisible();
    await expect(page.getByRole('link', { name: /Street View/ })).toHaveCount(0);
  });

  test('of a project shows its location', ONLY_FULL, async ({ page }) => {
    await page.goto('/project/20418/');
    await live(page);
    const map = await mapOf(page);
    await expect(map.getByRole('img')).toHaveCount(1);
  });
});

test('projects are on the map, and their card leads to them', ONLY_FULL, async ({ page }) => {
  await page.goto('/projects/?view=split&lng=en');
  await live(page);
  const map = await mapOf(page);
  await openCard(map, mark => mark.click());
  await cardLinkOf(map).click();
  await expect(page).toHaveURL(/\/en\/project\/\d+\/$/);
});

test('a map of projects is labelled for projects and counts only available units', ONLY_FULL, async ({ page }) => {
  await page.goto(await addressOf(page, '/projects/?view=map', 'en'));
  await live(page);
  const map = await mapOf(page);
  await expect(map.getByText('1 project with an unpublished address')).toBeVisible();
  const soldOut = marksOf(map).filter({ hasText: 'Sold' }).first();
  await soldOut.press('Enter');
  await expect(cardOf(map)).toContainText('Zilt');
  await expect(cardOf(map)).not.toContainText('0 units');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'one finger on the map of a property scrolls the page and shows a hint that two fingers move the map',
    ONLY_FULL,
    async ({ page }) => {
      await page.goto('/property/6398214/?lng=en');
      await live(page);
      const map = await mapOf(page);
      await surfaceOf(map).scrollIntoViewIfNeeded();
      const box = await surfaceOf(map).boundingBox();
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      const scrolled = () => page.evaluate(() => Math.round(scrollY));
      const before = await scrolled();
      const scale = await map.getByText(SCALE).textContent();
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up?: number) =>
        finger.send('Input.dispatchTouchEvent', { type, touchPoints: up === undefined ? [] : [{ x, y: y - up }] });
      await touch('touchStart', 0);
      for (let up = 20; up <= 200; up += 20) await touch('touchMove', up);
      await touch('touchEnd');
      await expect.poll(scrolled).toBeGreaterThan(before + 100);
      expect(await map.getByText(SCALE).textContent()).toBe(scale);
      await expect(map.getByText('Use two fingers to move the map')).toBeVisible();
    },
  );
});

test('screen readers announce the focused municipality and its number of properties', ONLY_FULL, async ({ page }) => {
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize({ width, height });
    await page.goto('/en/for-sale/?city=Gent|9000&view=split');
    await live(page);
    const map = await mapOf(page);
    await expect(map.getByText('Ghent')).toHaveCount(0);
    await skipLinkOf(page).focus();
    await page.keyboard.press('Tab');
    await expect(map.getByText('Ghent')).toBeVisible();
    await expect(map.getByText('Properties here: 5')).toBeVisible();
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
    await expect(map.getByText('Ghent')).toHaveCount(0);
  }
});

test('a card of the list highlights its marker on the map, and a marker its card', ONLY_FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/en/for-sale/?city=Oostende|8400&view=split');
  await live(page);
  const map = await mapOf(page);
  const card = page.getByRole('main').getByRole('listitem').getByRole('article').first();
  const link = card.getByRole('heading').getByRole('link');
  await link.focus();
  const pointedAt = marksOf(map).and(map.locator('[aria-current="true"]'));
  await expect(pointedAt).toHaveCount(1);
  await skipLinkOf(page).focus();
  await expect(pointedAt).toHaveCount(0);

  // The mark of a single property; a cluster highlights no card.
  await page.goto('/en/for-sale/?city=Uccle|1180&view=split');
  await live(page);
  await marksOf(await mapOf(page)).focus();
  const marked = page.getByRole('main').getByRole('article').and(page.locator('[aria-current="true"]'));
  await expect(marked).toHaveCount(1);
  await expect(marked).toContainText('Uccle');
  await skipLinkOf(page).focus();
  await expect(marked).toHaveCount(0);
});

test('without WebGL the still map stays, and no frame covers it', async ({ page }) => {
  await page.addInitScript(() => {
    const get = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
      return kind.startsWith('webgl') ? null : Reflect.apply(get, this, [kind, ...rest]);
    } as typeof get;
  });
  await page.goto('/en/for-sale/?view=map');
  await live(page);
  await expect(page.getByRole('img', { name: wordOf('en', 'map.still') })).toBeVisible();
  await expect.poll(() => page.frames().length).toBe(1);
});

test('in a low window the notice about streets does not cover an open card', ONLY_FULL, async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(await addressOf(page, '/projects/?view=map', 'de'));
  await live(page);
  const map = await mapOf(page);
  await map.getByRole('button', { name: /^€/ }).first().press('Enter');
  await expect(cardOf(map).getByRole('heading')).toBeVisible();
  // The page may still be scrolling to the card: compare the boxes until they no longer move.
  await expect
    .poll(async () => {
      const [word, card] = [await page.getByText('tiles.example').boundingBox(), await cardOf(map).boundingBox()];
      return word && card ? word.y + word.height <= card.y : undefined;
    })
    .toBe(true);
});

test('on the narrowest phone the search button does not cover the zoom buttons', ONLY_FULL, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const language of LANGUAGES) {
    await page.goto(await addressOf(page, '/for-sale/?view=map', language));
    await live(page);
    const map = await mapOf(page);
    const zoomIn = map.getByRole('button', { name: wordOf(language, 'map.frame.zoomIn'), exact: true });
    await zoomIn.press('Enter');
    const search = await page.getByRole('link', { name: wordOf(language, 'map.search') }).boundingBox();
    const zoom = await zoomIn.boundingBox();
    expect((search?.x ?? 0) + (search?.width ?? 0)).toBeLessThan(zoom?.x ?? 0);
    await expectNoSidewaysScroll(page);
  }
});

test.describe('a tile server', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('gets no request before the visitor consents', ONLY_FULL, async ({ page, baseURL }) => {
    const foreign: string[] = [];
    page.on('request', request => {
      if (!request.url().startsWith(baseURL ?? '') && !/^(?:data|blob|about):/.test(request.url()))
        foreign.push(request.url());
    });
    const png = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
      'base64',
    );
    // WebGL reads the pixels, so the host has to send CORS headers.
    const headers = { 'access-control-allow-origin': '*' };
    await page.route(`${TILES}**`, route => route.fulfill({ contentType: 'image/png', body: png, headers }));
    await page.goto('/en/for-sale/?view=map');
    await live(page);
    const map = await mapOf(page);
    await expect(page.getByText('tiles.example')).toContainText('tiles.example');
    expect(foreign).toEqual([]);

    await page
      .getByRole('region', { name: /cookie/i })
      .getByRole('button')
      .first()
      .click();
    await expect(map.getByText('© Tiles Example', { exact: true })).toBeVisible();
    await expect.poll(() => foreign.length).toBeGreaterThan(3);
    expect(foreign.filter(url => !/^https:\/\/tiles\.example\/\d+\/\d+\/\d+\.png$/.test(url))).toEqual([]);
    await expect(page.getByText('tiles.example')).toHaveCount(0);
  });
});
