/** Unicode's hyphens and dashes beside the plain hyphen, and the minus sign. Word processors and copied texts contain them. */
const TYPOGRAPHIC = /[\u2010-\u2015\u2212]/g;

/** Replaces typographic hyphens, dashes and minus signs by plain hyphens. `withPlainHyphens('4000‑26–9556')` → `'4000-26-9556'` */
export function withPlainHyphens(text: string): string {
  return text.replace(TYPOGRAPHIC, '-');
}
