import { test } from 'playwright/test';
import { expectGoodPage, expectNoSidewaysScroll, LANGUAGES, PAGE_KINDS } from './site.ts';

const SIZES = [
  ...LANGUAGES.map(language => ({ language, width: 390 })),
  { language: 'fr', width: 820 },
  { language: 'fr', width: 1440 },
] as const;

for (const { language, width } of SIZES) {
  test.describe(`${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });
    for (const kind of Object.keys(PAGE_KINDS) as (keyof typeof PAGE_KINDS)[]) {
      test(`${kind} is accessible, speaks its language and complains of nothing`, async ({ page }) => {
        await expectGoodPage(page, kind, language);
        if (width !== 390) return;
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSidewaysScroll(page);
      });
    }
  });
}
