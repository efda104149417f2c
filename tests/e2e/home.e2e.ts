import { expect, test } from 'playwright/test';
import { addressOf } from './site.ts';
import { daily } from './daily.ts';

for (const width of [390, 820, 1440])
  test(
    `the home page's links to all homes are focused in the order in which they are seen, ${width} pixels wide`,
    daily(width !== 820),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(await addressOf(page, '/', 'fr'));
      for (const list of ['.news', '.areas']) {
        const section = page.locator('section.module').filter({ has: page.locator(list) });
        const links = await section.getByRole('link').evaluateAll(all =>
          all.flatMap(link => {
            const { top, height } = link.getBoundingClientRect();
            const isAll = link.matches('.module-all *');
            return height > 0 ? [{ isAll, top }] : [];
          }),
        );
        const cards = links.filter(({ isAll }) => !isAll);
        const highest = Math.min(...cards.map(({ top }) => top));
        const first = links.findIndex(({ isAll }) => !isAll);
        expect(links.length).toBeGreaterThan(cards.length);
        links.forEach(({ isAll, top }, at) => {
          if (isAll) expect(at < first, `${list} link ${at}`).toBe(top < highest);
        });
      }
    },
  );

test('the search of the home page is one field that ends with its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(await addressOf(page, '/', 'nl'));
  const block = await page.getByRole('search').first().boundingBox();
  const field = await page.getByRole('search').first().getByRole('searchbox').boundingBox();
  expect(block?.height).toBeLessThanOrEqual(76);
  expect(field && block && field.y >= block.y && field.y + field.height <= block.y + block.height).toBe(true);
});
