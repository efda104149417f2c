import { expect, test } from 'playwright/test';
import { addressOf } from '../site.ts';
import { wordOf } from '../words.ts';
import { daily } from '../daily.ts';

/** The text of a mark on the still map: the numbers of its properties in the list, e.g. '1, 4'. */
const NUMBERS = /^\d[\d, …]*$/;

test('without JavaScript the map view is a still map whose numbers match those of the list', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto('/nl/te-koop/?type=4');
  await page.getByRole('navigation', { name: 'Weergave' }).getByRole('link', { name: 'Kaart', exact: true }).click();
  await expect(page).toHaveURL(/type=4&view=map$/);
  const picture = page.getByRole('img', { name: /Kaart van de panden/ });
  await expect(picture).toBeVisible();
  const numbers = (await picture.getByText(NUMBERS).allTextContents()).join(', ').match(/\d+/g) ?? [];
  expect(numbers).toContain('1');
  const rows = page.getByRole('listitem').filter({ has: page.getByRole('article') });
  await expect(rows.first()).toBeVisible();
  const marker = await rows.first().evaluate(row => getComputedStyle(row, '::before').content);
  expect(marker).toContain('counter(found)');
  expect(page.frames()).toHaveLength(1);
  // Submitting the form keeps the view.
  await page.getByRole('search').getByRole('button').last().click();
  await expect(page).toHaveURL(/view=map/);
  await context.close();
});

for (const width of [390, 820, 1440])
  test(
    `without JavaScript the still map of a property shows the numbers of its list in a window of ${width} pixels`,
    daily(width === 390),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
      const page = await context.newPage();
      for (const id of ['6409556', '6417342']) {
        await page.goto(`${baseURL}${await addressOf(page, `/property/${id}/`, 'nl')}`);
        const nearby = page.getByRole('region', { name: wordOf('nl', 'nearby.title'), exact: true });
        const listed = (await nearby.getByRole('listitem').allTextContents()).flatMap(text => /^\d+/.exec(text) ?? []);
        const map = page.getByRole('img', { name: wordOf('nl', 'map.name.one').split('{{')[0] ?? '' });
        const marks = map.getByText(NUMBERS);
        expect(await marks.allTextContents(), id).toEqual(listed);
        const box = await map.locator('..').boundingBox();
        for (const mark of await marks.all()) {
          const { x = 0, y = 0, width = 0, height = 0 } = (await mark.boundingBox()) ?? {};
          expect(height, id).toBeGreaterThan(9);
          expect(Math.min(x - (box?.x ?? 0), y - (box?.y ?? 0)), id).toBeGreaterThanOrEqual(0);
          expect(x + width, id).toBeLessThanOrEqual((box?.x ?? 0) + (box?.width ?? 0));
          expect(y + height, id).toBeLessThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
        }
      }
      await context.close();
    },
  );

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 820, height: 600 },
  { width: 1024, height: 768 },
  { width: 1440, height: 600 },
])
  test(
    `without JavaScript no number of the map is cut off in a window of ${width} × ${height}`,
    daily(width === 390),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width, height },
        baseURL: baseURL ?? '',
      });
      const page = await context.newPage();
      for (const list of ['/for-sale/', '/for-rent/', '/projects/'])
        for (const view of ['map', 'split']) {
          await page.goto(await addressOf(page, `${list}?view=${view}`, 'en'));
          const picture = page.getByRole('img', { name: wordOf('en', 'map.still') });
          const [all, cut] = await picture.getByText(NUMBERS).evaluateAll(numbers => {
            const seen = numbers[0]?.closest('svg')?.getBoundingClientRect();
            const outside = numbers.filter(number => {
              const mark = number.parentElement?.getBoundingClientRect();
              if (!seen || !mark) return true;
              const { left, right, top, bottom } = mark;
              return left < seen.left || right > seen.right || top < seen.top || bottom > seen.bottom;
            });
            return [numbers.length, outside.map(number => number.textContent)];
          });
          expect(all).toBeGreaterThan(1);
          expect(cut).toEqual([]);
        }
      await context.close();
    },
  );
