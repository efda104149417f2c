import type { Page } from 'playwright/test';
import { expectGoodPage, expectNoSidewaysScroll, LANGUAGES, PAGE_KINDS } from './site.ts';

export const KINDS = Object.keys(PAGE_KINDS) as (keyof typeof PAGE_KINDS)[];
/** Window widths in pixels: phone, tablet, desktop. */
export const WIDTHS = [390, 820, 1440] as const;

/** Window widths of the full run: those, the narrowest of common phones, and a small laptop. */
export const ALL_WIDTHS = [360, ...WIDTHS, 1280];

export type PageVisit = {
  readonly kind: (typeof KINDS)[number];
  readonly language: (typeof LANGUAGES)[number];
  readonly width: (typeof WIDTHS)[number];
};

/** Each kind of page once, rotating language and width; `pages.matrix.ts` and `map-pages.matrix.ts` cover all combinations in the full run. */
export const VISITS: readonly PageVisit[] = KINDS.map((kind, row) => ({
  kind,
  language: LANGUAGES[row % LANGUAGES.length]!,
  width: WIDTHS[row % WIDTHS.length]!,
}));

/** Whether the page draws a live map without scrolling. */
export function isOfMap({ kind }: Pick<PageVisit, 'kind'>): boolean {
  return kind === 'map' || kind === 'split';
}

export function titleOf({ kind, language, width }: PageVisit): string {
  return `${kind} in ${language} at ${width} px is accessible, speaks its language and complains of nothing`;
}

/** Opens the page at that width and expects a good page without sideways scroll, also on the narrowest phone. */
export async function expectGoodVisit(
  page: Page,
  { kind, language, width }: Omit<PageVisit, 'width'> & { readonly width: number },
): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expectGoodPage(page, kind, language);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
}
