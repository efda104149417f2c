import type { BrandColours } from '../../../domain/page/brand-colours.ts';
import { contrast } from '../../../domain/page/contrast.ts';

/** Minimum contrast ratio of body text (WCAG 2.2, 1.4.3). */
const ENOUGH = 4.5;

/** Normalises a hexadecimal colour; returns `undefined` for any other notation. `'#EAD'` → `'#eeaadd'` */
export function parseColour(text: string): string | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits}`;
}

/** Whether the site's text colour (`ink`) is readable on this background. `inkReadsOn('#eadfcb', brandColours({}))` → `true` */
export function inkReadsOn(colour: string, { ink }: BrandColours): boolean {
  return contrast(ink, colour) >= ENOUGH;
}

/** Whether text in this colour is readable on the page background (`paper`). `readsOnPaper('#1f4d45', brandColours({}))` → `true` */
export function readsOnPaper(colour: string, { paper }: BrandColours): boolean {
  return contrast(colour, paper) >= ENOUGH;
}
