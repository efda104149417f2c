import { expect, type Page, test } from 'playwright/test';
import { live } from '../site.ts';
import { wordOf } from '../words.ts';
import { daily } from '../daily.ts';

const LISTS = { fr: '/fr/a-vendre/', nl: '/nl/te-koop/', en: '/en/for-sale/', de: '/de/zu-verkaufen/' } as const;
const FILTERS = '?priceMax=500000&bedroomsMin=2&garden=1&sort=price-asc';
const WINDOWS = [
  // `chips`: what two rows of chips add.
  { width: 1440, height: 900, first: 420, chips: 60, row: 84 },
  { width: 390, height: 844, first: 480, chips: 110, row: 64 },
] as const;

const controls = (page: Page, language: string) =>
  page.getByRole('navigation', { name: wordOf(language, 'map.views.name') });

for (const { first, chips, row, ...window } of WINDOWS)
  test.describe(`in a window of ${window.width} pixels`, () => {
    const isWide = window.width > 1000;
    // Without it the page may still be scrolling to the focused element.
    test.use({ viewport: window, contextOptions: { reducedMotion: 'reduce' } });

    for (const [language, path] of Object.entries(LISTS))
      for (const query of ['', FILTERS])
        test(
          `the first property is visible without scrolling: ${path}${query}`,
          daily(language === (isWide ? 'fr' : 'de') && isWide === (query === '')),
          async ({ page }) => {
            await page.goto(path + query);
            const before = await page.getByRole('main').getByRole('article').first().boundingBox();
            expect(before?.y).toBeLessThanOrEqual(first + (query === '' ? 0 : chips));
            await live(page);
            // Hydration does not move the first card.
            expect(await page.getByRole('main').getByRole('article').first().boundingBox()).toEqual(before);
            expect(await controls(page, language).isVisible()).toBe(true);
          },
        );

    test(
      'the controls of a list stay in one row at the top and never cover the focused element',
      daily(!isWide),
      async ({ page }) => {
        await page.goto(LISTS.nl + FILTERS);
        await live(page);
        await page.getByRole('button', { name: wordOf('nl', 'consent.decline') }).click();
        await page.mouse.wheel(0, 900);
        await expect.poll(async () => (await controls(page, 'nl').boundingBox())?.y).toBeLessThan(160);
        const order = await page.getByLabel(wordOf('nl', 'list.sort.name')).boundingBox();
        const ways = await controls(page, 'nl').boundingBox();
        if (!order || !ways) throw new Error('the controls are not to be seen');
        expect(Math.abs(order.y + order.height / 2 - ways.y - ways.height / 2)).toBeLessThan(4);
        expect(Math.max(order.height, ways.height)).toBeLessThanOrEqual(row);
        for (let at = 0; at < 24; at++) {
          await page.keyboard.press(at < 8 ? 'Tab' : 'Shift+Tab');
          const covered = await page.evaluate(async () => {
            for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
            const focused = document.activeElement;
            const box = focused?.getBoundingClientRect();
            if (!focused || !box || focused === document.body) return undefined;
            const there = document.elementFromPoint(
              box.x + box.width / 2,
              box.y + Math.min(box.height, innerHeight) / 2,
            );
            const one = there && (focused.contains(there) || there.contains(focused));
            return one || focused.closest('article')?.contains(there) ? undefined : focused.outerHTML.slice(0, 120);
          });
          expect(covered).toBeUndefined();
        }
      },
    );

    test('following a list control shows its target from the top', daily(isWide), async ({ page }) => {
      await page.goto(LISTS.nl);
      await live(page);
      await page.getByRole('button', { name: wordOf('nl', 'consent.decline') }).click();
      await page.mouse.wheel(0, 1500);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1200);
      await page.getByLabel(wordOf('nl', 'list.sort.name')).selectOption('price-asc');
      await expect(page).toHaveURL(/sort=price-asc/);
      const found = page.getByText(/^\d+ panden gevonden$/);
      await expect(found).toBeInViewport();
      const header = await page.getByRole('banner').boundingBox();
      expect(header?.height).toBeGreaterThan(0);
      expect((await found.boundingBox())?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
    });
  });

test('in forced colours each icon has the colour of the text it stands in', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/en/for-sale/');
  await live(page);
  const colours = await page
    .locator('svg')
    .evaluateAll(icons =>
      icons
        .filter(icon => icon.checkVisibility() && icon.parentElement)
        .map(icon => [icon, icon.parentElement as Element].map(element => getComputedStyle(element).color)),
    );
  expect(colours.length).toBeGreaterThan(0);
  expect(colours.filter(([icon, text]) => icon !== text)).toEqual([]);
});

for (const width of [320, 390])
  for (const [language, path] of Object.entries(LISTS))
    test(
      `the link that removes all filters shares a row with the button for more of them, ${width} pixels wide: ${language}`,
      daily(width === 390 && language === 'fr'),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 844 });
        await page.goto(path + FILTERS);
        const clear = await page
          .getByRole('link', { name: wordOf(language, 'list.chosen.clear') })
          .first()
          .boundingBox();
        const more = await page.getByRole('button', { name: wordOf(language, 'list.filters.open') }).boundingBox();
        if (!clear || !more) throw new Error('link and button are not to be seen');
        expect(Math.abs(clear.y + clear.height / 2 - more.y - more.height / 2)).toBeLessThan(4);
        expect(clear.x + clear.width).toBeLessThanOrEqual(more.x);
        expect(more.x + more.width).toBeLessThanOrEqual(width);
      },
    );

test('the goals stand beside a usual heading', daily(true), async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${LISTS.fr}?q=${encodeURIComponent('maison 3 chambres autour de Namur')}`);
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const goals = await page.getByRole('navigation', { name: wordOf('fr', 'list.goal.name') }).boundingBox();
  expect(goals && title && goals.y < title.y + title.height && goals.x > title.x + title.width).toBe(true);
});

test('the only property of a list lies across its row, and on a phone stands', daily(true), async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${LISTS.fr}?q=${encodeURIComponent('maison 3 chambres autour de Namur moins de 500000')}`);
    const card = page.getByRole('main').getByRole('article');
    await expect(card).toHaveCount(1);
    const [row, box, words] = await Promise.all([
      page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::*[contains(@class, "list-head")]').boundingBox(),
      card.boundingBox(),
      card.getByRole('heading').boundingBox(),
    ]);
    if (!row || !box || !words) throw new Error('the card is not to be seen');
    expect(box.width).toBeCloseTo(row.width, 0);
    expect(words.x > box.x + box.width * 0.4).toBe(width >= 820);
  }
});
