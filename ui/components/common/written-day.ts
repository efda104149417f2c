import type { Language } from '../../../domain/text/language.ts';

/**
 * Formats an ISO day with its month in words, for texts that only the browser renders: uses its `Intl`. A small replacement for
 * `domain/text/weekday.ts`, which would enlarge the code that every page loads first.
 * `writtenDay('2026-11-02', 'nl')` → `'2 november 2026'`
 */
export function writtenDay(day: string, language: Language): string {
  return new Date(day).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
