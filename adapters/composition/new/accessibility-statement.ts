import { readFileSync } from 'node:fs';
import type { Language } from '../../../domain/text/language.ts';

/**
 * Returns the accessibility statement of a new agency, as Markdown: what the software does in every site, and what the agency has to check
 * itself.
 * `accessibilityStatement('nl', 'maart 2027')` → `'---\ntitle: Toegankelijkheid\n…'`
 */
export function accessibilityStatement(language: Language, month: string): string {
  const text = readFileSync(new URL(`./accessibility/${language}.md`, import.meta.url), 'utf8');
  return withMonth(text, month);
}

/** Inserts the month; before a vowel French shortens 'de'. `withMonth('date de {month}', 'août 2026')` → `'date d’août 2026'` */
export function withMonth(text: string, month: string): string {
  const elided = /^[aâeéio]/.test(month) ? text.replace('de {month}', 'd’{month}') : text;
  return elided.replace('{month}', month);
}
