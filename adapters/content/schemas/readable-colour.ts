import type { BrandColours } from '../../../domain/page/brand-colours.ts';
import { contrast } from '../../../domain/page/contrast.ts';

/** WCAG 2.2, 1.4.3: body text. */
const ENOUGH = 4.5;

/** A colour in one form, absent where it is none. Only hexadecimal notation is taken. `'#EAD'` → `'#eeaadd'` */
export function parseColour(text: string): string | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits}`;
}

/** Whether the site's ink can be read on this ground. `inkReadsOn('#eadfcb', brandColours({}))` → `true` */
export function inkReadsOn(colour: string, { ink }: BrandColours): boolean {
  return contrast(ink, colour) >= ENOUGH;
}

/** Whether text in this colour can be read on the site's paper (and white text on it). `readsOnPaper('#1f4d45', brandColours({}))` → `true` */
export function readsOnPaper(colour: string, { paper }: BrandColours): boolean {
  return contrast(colour, paper) >= ENOUGH;
}
