import type { Page } from 'playwright/test';
import { SEED } from '../support/site/seed.ts';
import { expectGoodPage, expectNoSidewaysScroll, LANGUAGES, PAGE_KINDS } from './site.ts';

const KINDS = Object.keys(PAGE_KINDS) as (keyof typeof PAGE_KINDS)[];
/** Window widths in pixels: phone, tablet, desktop. */
export const WIDTHS = [390, 820, 1440] as const;

/** Window widths of the full run: those, the narrowest of common phones, and a small laptop. */
const ALL_WIDTHS = [360, ...WIDTHS, 1280] as const;

export type PageVisit = {
  readonly kind: (typeof KINDS)[number];
  readonly language: (typeof LANGUAGES)[number];
  readonly width: (typeof ALL_WIDTHS)[number];
};

/** Width of a visit of the full run: five runs with seeds that follow each other cover all widths. `widthAt(2, 1)` → 1440 with seed 0 */
export function widthAt(row: number, column: number): PageVisit['width'] {
  return ALL_WIDTHS[(row + column + SEED) % ALL_WIDTHS.length]!;
}

/** Each kind of page in each language, rotating the width. */
export const FULL_VISITS: readonly PageVisit[] = LANGUAGES.flatMap((language, column) =>
  KINDS.map((kind, row) => ({ kind, language, width: widthAt(row, column) })),
);

/** Each kind of page once, rotating language and width; the full run adds `FULL_VISITS`. */
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
export async function expectGoodVisit(page: Page, { kind, language, width }: PageVisit): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await expectGoodPage(page, kind, language);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
}
