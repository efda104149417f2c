import type { Page } from 'playwright/test';
import { expectGoodPage, expectNoSidewaysScroll, LANGUAGES, PAGE_KINDS } from './site.ts';

export const KINDS = Object.keys(PAGE_KINDS) as (keyof typeof PAGE_KINDS)[];
/** Of windows, in pixels: a phone, a tablet, a desk. */
export const WIDTHS = [390, 820, 1440] as const;

export type PageVisit = {
  readonly kind: (typeof KINDS)[number];
  readonly language: (typeof LANGUAGES)[number];
  readonly width: number;
};

/** Each kind of page in each language, at a width that moves on with both: all pairs of the three in the fewest visits. */
export const VISITS: readonly PageVisit[] = KINDS.flatMap((kind, row) =>
  LANGUAGES.map((language, column) => ({ kind, language, width: WIDTHS[(row + column) % WIDTHS.length] ?? WIDTHS[0] })),
);

/** Opens the page in a window of that width: it is good, and nothing is wider than this window or the narrowest phone. */
export async function expectGoodVisit(page: Page, { kind, language, width }: PageVisit): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expectGoodPage(page, kind, language);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
}
