import { expect, test } from 'playwright/test';
import { live, LANGUAGES } from './site.ts';
import { wordOf } from './words.ts';
import { daily, ONLY_FULL } from './daily.ts';

const LICENCE = 'IPI/BIV 509 990';

for (const language of LANGUAGES) {
  test(
    `on a phone the footer in ${language} is compact, and one press opens the legal details`,
    daily(language === 'de'),
    async ({ browser, baseURL }) => {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 390, height: 844 },
        ...(baseURL ? { baseURL } : {}),
      });
      const page = await context.newPage();
      await page.goto(`/${language}/`);
      const footer = page.getByRole('contentinfo');
      const licence = footer.getByText(LICENCE, { exact: true });
      await expect(licence).toBeHidden();
      expect((await footer.boundingBox())?.height).toBeLessThan(816);
      await footer.getByText(wordOf(language, 'common.legalMentions'), { exact: true }).click();
      await expect(licence).toBeVisible();
      await context.close();
    },
  );
}

test('in a wide window the legal details are open', ONLY_FULL, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/nl/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText(LICENCE, { exact: true })).toBeVisible();
  await expect(footer.getByText(wordOf('nl', 'common.legalMentions'), { exact: true })).toBeHidden();
});

test('the header has exactly one link to favourites at every width', async ({ page }) => {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/en/');
    await live(page);
    const name = wordOf('en', 'common.favourites.name');
    await expect(page.getByRole('link', { name, exact: true }).filter({ visible: true })).toHaveCount(1);
  }
});

test('the text of a banner is on its dark gradient, however many lines it has', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/services/');
  await live(page);
  await page.getByRole('heading', { level: 1 }).evaluate(heading => {
    heading.textContent = 'Verkaufen, vermieten, verwalten und alles, was dazugehört '.repeat(3);
  });
  const [words, title] = await page.getByRole('heading', { level: 1 }).evaluate(heading => {
    const shade = heading.parentElement;
    if (!shade) return [];
    const fade = Number.parseFloat(getComputedStyle(shade).paddingTop);
    return [shade.getBoundingClientRect().top + fade, heading.getBoundingClientRect().top];
  });
  expect(title).toBeGreaterThanOrEqual((words ?? Number.NaN) - 1);
});
