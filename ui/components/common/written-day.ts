import type { Language } from '../../../domain/text/language.ts';

/**
 * An ISO day with its month in words, for texts that only a browser draws: the names come from its own `Intl`. A small stand-in for
 * `domain/text/weekday.ts`, which would come into the code that every page loads at its start.
 * `writtenDay('2026-11-02', 'nl')` → `'2 november 2026'`
 */
export function writtenDay(day: string, language: Language): string {
  return new Date(day).toLocaleDateString(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
}
