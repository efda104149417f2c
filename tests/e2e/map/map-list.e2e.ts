import { expect, type FrameLocator, type Page, test } from 'playwright/test';
import { expectAccessible } from '../accessible.ts';
import {
  cardLinkOf,
  cardOf,
  frameIn,
  frameOf,
  mapOf,
  marksOf,
  openCard,
  openMarkOf,
  SCALE,
  skipLinkOf,
  surfaceOf,
} from './map-page.ts';
import { press } from '../press.ts';
import { expectNoSidewaysScroll, live, watch } from '../site.ts';
import { wordOf } from '../words.ts';
import { ONLY_FULL } from '../daily.ts';

/** The number of results that the list shows. */
const found = async (page: Page) => {
  const told = page.getByRole('status').filter({ hasText: /^\d+ propert/ });
  return Number(/^\d+/.exec((await told.textContent()) ?? '')?.[0]);
};
const focusedMarkOf = (map: FrameLocator) => marksOf(map).and(map.locator(':focus'));

/** Replaces animation frames: each runs only on `turn()`, with clock steps of 20 ms. */
type Slowed = { readonly turn: () => void };
async function slowFrames(): Promise<void> {
  let now = performance.now();
  const real = window.requestAnimationFrame.bind(window);
  performance.now = () => now;
  let asked: FrameRequestCallback[] = [];
  window.requestAnimationFrame = callback => asked.push(callback);
  const turn = () => {
    const due = asked;
    asked = [];
    now += 20;
    for (const callback of due) callback(now);
  };
  Object.assign(window, { turn });
  // Frames requested earlier have run by then.
  await new Promise(real);
  await new Promise(real);
}

test.describe('a list on a map', () => {
  test.use({ viewport: { width: 1280, height: 1100 } });

  test('shows every result of the list and follows its filters', async ({ page }) => {
    const complaints = watch(page);
    await page.goto('/en/for-sale/');
    await live(page);
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Map', exact: true }).click();
    await expect(page).toHaveURL(/view=map/);
    const map = await mapOf(page);
    const all = await found(page);
    await expect(frameIn(page)).toHaveAttribute('title', `Map: ${all} properties`);
    await map.getByRole('button', { name: 'Show all' }).click();
    await expect(map.getByRole('status')).toHaveText(`In view: ${all} of ${all}`);

    const filters = page.getByRole('search', { name: 'Filters' });
    await press(page, filters.getByText(/^Type\d*$/).first());
    await press(page, filters.getByText(/^House/).first());
    await expect(page.getByRole('checkbox', { name: /^House/ }).first()).toBeChecked();
    await expect(page).toHaveURL(/type=4.*view=map/);
    await expect.poll(() => found(page)).toBeLessThan(all);
    const houses = await found(page);
    await expect(frameIn(page)).toHaveAttribute('title', `Map: ${houses} properties`);
    await expect(map.getByRole('status')).toContainText(`of ${houses}`);
    expect(complaints).toEqual([]);
  });

  test('leads by keyboard from a marker to its card and from there to the property', ONLY_FULL, async ({ page }) => {
    await page.goto('/en/for-sale/?city=Gent|9000&view=split');
    await live(page);
    const map = await mapOf(page);
    await skipLinkOf(page).focus();
    await page.keyboard.press('Tab');
    await expect(surfaceOf(map)).toBeFocused();
    const focused = () =>
      frameOf(page).evaluate(() => document.activeElement?.ariaLabel ?? document.activeElement?.textContent);
    await marksOf(map).first().focus();
    for (let steps = 0; (await openMarkOf(map).count()) === 0 && steps < 8; steps++) {
      const before = await focused();
      await page.keyboard.press('Enter');
      // Either a card has opened, or the zoom has ended with the focus on one of the cluster's marks.
      await expect.poll(focused).not.toBe(before);
      await expect(marksOf(map).or(cardLinkOf(map)).and(map.locator(':focus'))).toHaveCount(1);
    }
    const link = cardLinkOf(map);
    await expect(link).toBeFocused();
    await expect(cardOf(map)).toContainText('9000 Ghent');
    await page.keyboard.press('Escape');
    await expect(cardOf(map)).toBeHidden();
    await expect(focusedMarkOf(map)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(link).toBeFocused();
    const title = (await link.textContent()) ?? '';
    await page.keyboard.press('Enter');
    // Chromium leaves a page with WebGL only after pending drawing is done: with software rendering, seconds after the response.
    await page.waitForURL(/\/en\/for-sale\/ghent\/[^/]+\/\d{7}\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });

  test(
    'does not steal the keyboard focus back while a zoom ends after the visitor has moved on',
    ONLY_FULL,
    async ({ page }) => {
      await page.goto('/en/for-sale/?type=4&view=map');
      await live(page);
      const map = await mapOf(page);
      await frameOf(page).evaluate(slowFrames);
      await map.getByRole('button', { name: /^7 properties/ }).evaluate(cluster => {
        const press = (mark: HTMLElement | undefined) => {
          mark?.focus();
          mark?.click();
        };
        press(cluster as HTMLElement);
        const priced = () =>
          [...document.querySelectorAll<HTMLElement>('button[aria-expanded]')].find(mark =>
            mark.ariaLabel?.startsWith('€'),
          );
        // The zoom takes twelve frames.
        for (let frames = 0; frames < 10 && (frames < 3 || !priced()); frames++) (window as unknown as Slowed).turn();
        press(priced());
      });
      const link = cardLinkOf(map);
      await expect(link).toBeFocused();
      await frameOf(page).evaluate(() => {
        for (let frames = 0; frames < 20; frames++) (window as unknown as Slowed).turn();
      });
      await expect(link).toBeFocused();
    },
  );

  test('opens a cluster while its key is held down', ONLY_FULL, async ({ page }) => {
    await page.goto('/en/for-sale/?city=Gent|9000&view=split');
    await live(page);
    const map = await mapOf(page);
    const cluster = map.getByRole('button', { name: /zoom in$/ });
    await expect(cluster).toHaveText('5');
    await frameOf(page).evaluate(slowFrames);
    const presses = await cluster.evaluate(element => {
      const mark = element as HTMLElement;
      mark.focus();
      let count = 0;
      for (; mark.isConnected && count < 60; count++) {
        mark.click();
        (window as unknown as Slowed).turn();
      }
      for (let frames = 0; frames < 20; frames++) (window as unknown as Slowed).turn();
      return count;
    });
    expect(presses).toBeLessThan(60);
    await expect(focusedMarkOf(map)).toHaveCount(1);
    await expect(focusedMarkOf(map)).not.toHaveText('5');
  });

  test(
    'pans and zooms by arrows, plus and minus, wheel and drag, and offers to search the visible area',
    ONLY_FULL,
    async ({ page }) => {
      await page.goto('/en/for-sale/?view=split');
      await live(page);
      const map = await mapOf(page);
      const scale = map.getByText(SCALE);
      const before = await scale.textContent();
      const all = await found(page);
      await expect(page.getByRole('link', { name: 'Search this area' })).toHaveCount(0);
      await surfaceOf(map).focus();
      for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key);
      await expect(scale).not.toHaveText(before ?? '');
      await page.keyboard.press('0');
      await expect(map.getByRole('status')).toHaveText(`In view: ${all} of ${all}`);

      const box = await frameIn(page).boundingBox();
      const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      const wide = await scale.textContent();
      const search = page.getByRole('link', { name: 'Search this area' });
      const everything = await search.getAttribute('href');
      await page.mouse.move(x, y);
      for (let turn = 0; turn < 6; turn++) await page.mouse.wheel(0, -300);
      await expect(scale).not.toHaveText(wide ?? '');
      await page.mouse.down();
      await page.mouse.move(x + 60, y + 140, { steps: 4 });
      await page.mouse.up();
      await expect(cardOf(map)).toBeHidden();

      await expect(search).not.toHaveAttribute('href', everything ?? '');
      await search.click();
      await expect(page).toHaveURL(/area=[\d._-]+/);
      await expect.poll(() => found(page)).toBeLessThan(all);
      const inside = await found(page);
      await expect(frameIn(page)).toHaveAttribute('title', new RegExp(`Map: ${inside} propert`));
      await page.getByRole('link', { name: /Remove the filter area of the map/ }).click();
      await expect(page).not.toHaveURL(/area=/);
      await expect.poll(() => found(page)).toBe(all);
    },
  );

  test('stops dragging when the button was released without a pointerup event', ONLY_FULL, async ({ page }) => {
    await page.goto('/en/for-sale/?city=Wavre|1300&view=map');
    await live(page);
    const map = await mapOf(page);
    const mark = marksOf(map).first();
    const before = await mark.getAttribute('style');
    // A press opens a context menu that swallows the pointerup; then the mouse moves with its button up.
    const press = (type: string, x: number, buttons: number) =>
      surfaceOf(map).dispatchEvent(type, {
        pointerId: 1,
        pointerType: 'mouse',
        button: type === 'pointerdown' ? 0 : -1,
        buttons,
        clientX: x,
        clientY: 20,
      });
    await press('pointerdown', 300, 1);
    for (const x of [302, 340, 400]) await press('pointermove', x, 0);
    await frameOf(page).evaluate(() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await mark.getAttribute('style')).toBe(before);
    await expect(surfaceOf(map)).not.toHaveCSS('cursor', 'grabbing');
  });

  test('opens one card after the other for properties at the same location', ONLY_FULL, async ({ page }) => {
    await page.goto('/en/for-sale/?city=Wavre|1300&view=map');
    await live(page);
    const map = await mapOf(page);
    // Start from a cluster: after zooming in, the first mark may be a single property.
    await openCard(map, () =>
      map
        .getByRole('button', { name: /^\d+ properties/ })
        .first()
        .click(),
    );
    await expect(cardOf(map)).toContainText(/1 of \d+ at the same place/);
    const first = await cardOf(map).getByRole('heading').textContent();
    await map.getByRole('button', { name: 'Next property' }).click();
    await expect(cardOf(map)).toContainText(/2 of \d+/);
    await expect(cardOf(map).getByRole('heading')).not.toHaveText(first ?? '');
    await expect(cardLinkOf(map)).toBeFocused();
  });

  test('shows an error when a card fails to load, and its button retries', ONLY_FULL, async ({ page }) => {
    const asked: string[] = [];
    await page.route('**/api/map-card?*', route => {
      asked.push(route.request().url());
      return asked.length === 1 ? route.abort() : route.continue();
    });
    await page.goto('/en/for-sale/?city=Wavre|1300&view=map');
    await live(page);
    const map = await mapOf(page);
    await openCard(map, mark => mark.press('Enter'));
    await expect(cardOf(map)).toContainText('This card could not be opened.');
    await expect(cardOf(map)).not.toContainText('One moment');
    const again = map.getByRole('button', { name: 'Try again' });
    await expect(again).toBeFocused();
    await again.press('Enter');
    await expect(cardLinkOf(map)).toBeFocused();
    expect(asked).toHaveLength(2);
    expect(asked[1]).toBe(asked[0]);
  });

  test('keeps its filters in both views and in every language', ONLY_FULL, async ({ page }) => {
    await page.goto('/fr/a-vendre/?type=4&view=split');
    await page
      .getByRole('link', { name: /Nederlands/ })
      .first()
      .click();
    await expect(page).toHaveURL(/\/nl\/te-koop\/\?type=4&view=split$/);
    await page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name: 'Lijst', exact: true }).click();
    await expect(page).toHaveURL(/\/nl\/te-koop\/\?type=4$/);
  });

  for (const [view, width] of [
    ['map', 1280],
    ['split', 1280],
    ['map', 390],
    ['split', 820],
  ] as const) {
    test(
      `is accessible as ${view} at ${width} pixels, its card open`,
      ONLY_FULL,
      async ({ page, context, baseURL }) => {
        await page.setViewportSize({ width, height: 900 });
        await context.addCookies([{ name: 'consent', value: '1.0000', url: baseURL ?? '' }]);
        const complaints = watch(page);
        await page.goto(`/fr/a-vendre/?city=Eupen|4700&view=${view}`);
        await live(page);
        const map = await mapOf(page);
        const top = () => page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
        await top();
        await expectAccessible(page);
        await openCard(map, mark => mark.click());
        await expect(cardLinkOf(map)).toBeVisible();
        await top();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        expect(complaints).toEqual([]);
      },
    );
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'a pinch zooms the map, one finger pans it, and the page does not scroll',
    ONLY_FULL,
    async ({ page, context }) => {
      await page.goto('/en/for-sale/?view=map');
      await live(page);
      // The consent question would cover the lower half of the map.
      await page.getByRole('button', { name: wordOf('en', 'consent.decline') }).click();
      const map = await mapOf(page);
      const scale = map.getByText(SCALE);
      const before = await scale.textContent();
      const top = await page.evaluate(() => window.scrollY);
      const box = await frameIn(page).boundingBox();
      const [x, y] = [(box?.x ?? 0) + 150, (box?.y ?? 0) + 260];
      const session = await context.newCDPSession(page);
      const touch = (
        type: 'touchStart' | 'touchMove' | 'touchEnd',
        ...points: readonly (readonly [number, number])[]
      ) =>
        session.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: points.map(([across, down], id) => ({ x: x + across, y: y + down, id })),
        });
      await touch('touchStart', [-20, 0], [20, 0]);
      for (const apart of [40, 70, 100, 130]) await touch('touchMove', [-apart, 0], [apart, 0]);
      await touch('touchEnd');
      await expect(scale).not.toHaveText(before ?? '');
      const search = page.getByRole('link', { name: 'Search this area' });
      const zoomed = await search.getAttribute('href');
      await touch('touchStart', [0, 0]);
      for (const moved of [30, 60, 90]) await touch('touchMove', [moved, moved]);
      await touch('touchEnd');
      await expect(search).not.toHaveAttribute('href', zoomed ?? '');
      expect(await page.evaluate(() => window.scrollY)).toBe(top);
      await expect(cardOf(map)).toBeHidden();
    },
  );
});
