import { BRAND_COLOURS } from '../../domain/page/brand-colours.ts';

/** WCAG 2.2, 1.4.3: body text. */
const ENOUGH = 4.5;

/** A colour in one form, absent where it is none. Only hexadecimal notation is taken. `'#EAD'` → `'#eeaadd'` */
export function parseColour(text: string): string | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text)?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return `#${digits.length === 3 ? [...digits].map(digit => digit + digit).join('') : digits}`;
}

/** Whether the site's ink can be read on this ground. `inkReadsOn('#eadfcb')` → `true` */
export function inkReadsOn(colour: string): boolean {
  return contrast(BRAND_COLOURS.ink, colour) >= ENOUGH;
}

/** Whether text in this colour can be read on the site's paper (and white text on it). `readsOnPaper('#1f4d45')` → `true` */
export function readsOnPaper(colour: string): boolean {
  return contrast(colour, BRAND_COLOURS.paper) >= ENOUGH;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
