import { expect, test } from 'playwright/test';
import { addressOf, expectAccessible, expectNoSidewaysScroll, LANGUAGES, live, PAGE_KINDS, watch } from './site.ts';

const SIZES = [
  ...LANGUAGES.map(language => ({ language, width: 390 })),
  { language: 'fr', width: 820 },
  { language: 'fr', width: 1440 },
] as const;

for (const { language, width } of SIZES) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const [kind, original] of Object.entries(PAGE_KINDS)) {
      test(`${kind} is accessible, speaks its language and complains of nothing`, async ({ page }) => {
        const complaints = watch(page);
        await page.goto(await addressOf(page, original, language));
        await live(page);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
        await expectAccessible(page);
        if (width === 390) {
          await page.setViewportSize({ width: 320, height: 640 });
          await expectNoSidewaysScroll(page);
        }
        expect(complaints.filter(text => !(kind === 'missing' && text.includes('404')))).toEqual([]);
      });
    }
  });
}
