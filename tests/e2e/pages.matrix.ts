import { expect, test } from 'playwright/test';
import { expectAccessible } from './accessible.ts';
import { expectGoodVisit, FULL_VISITS, isOfMap, titleOf, widthAt } from './page-visits.ts';
import { addressOf, expectNoSidewaysScroll, LANGUAGES, live, PAGE_KINDS } from './site.ts';
import { wordOf } from './words.ts';

for (const visit of FULL_VISITS) if (!isOfMap(visit)) test(titleOf(visit), ({ page }) => expectGoodVisit(page, visit));

/** Each dialog or panel that opens over a page. */
for (const [row, language] of LANGUAGES.entries()) {
  const width = widthAt(row, 0);
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    test('the consent dialog with its five categories is accessible', async ({ page }) => {
      await page.goto(`/${language}/`);
      await live(page);
      const dialog = page.getByRole('region', { name: wordOf(language, 'consent.title') });
      await dialog.getByRole('button', { name: wordOf(language, 'consent.customize') }).click();
      await expect(dialog.getByRole('checkbox')).toHaveCount(5);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('the search panel with results is accessible', async ({ page }) => {
      await page.goto(`/${language}/`);
      await live(page);
      await page.getByRole('searchbox').fill('li');
      const panel = page.getByRole('region', { name: wordOf(language, 'search.panel') });
      await expect(panel.getByRole('link').first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });

    test('the gallery is accessible', async ({ page }) => {
      await page.goto(await addressOf(page, PAGE_KINDS.property, language));
      await live(page);
      const gallery = page.getByRole('region', { name: wordOf(language, 'property.gallery.name') });
      await gallery.getByRole('link').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page);
    });

    test('the page without JavaScript is accessible', async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
      const page = await context.newPage();
      for (const path of [`/${language}/`, await addressOf(page, PAGE_KINDS.sale, language)]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      }
      await context.close();
    });
  });
}
