import { isDay } from './day.ts';
import type { Language } from './language.ts';

/**
 * A day with its weekday and its month by name, for a text; anything that is no ISO day comes back as it was. The names are the
 * language data's, the order is written out here, so that server and browser agree whatever data they carry.
 * `weekdayText('2026-10-27', 'fr')` → `'mardi 27 octobre 2026'`
 */
export function weekdayText(day: string, language: Language): string {
  if (!isDay(day)) return day;
  const at = Date.parse(`${day}T00:00:00Z`);
  const name = (part: 'weekday' | 'month') =>
    new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' }).format(at);
  const [year, , date] = day.split('-').map(Number);
  if (language === 'de') return `${name('weekday')}, ${date}. ${name('month')} ${year}`;
  return `${name('weekday')} ${language === 'fr' && date === 1 ? '1er' : date} ${name('month')} ${year}`;
}

/**
 * A day as people say it, with its weekday and month, short or in full; anything that is no ISO day comes back as it was.
 * `spokenDay('2026-11-28', 'fr', 'long')` → `'samedi 28 novembre'`
 */
export function spokenDay(day: string, language: Language, length: 'short' | 'long'): string {
  if (!isDay(day)) return day;
  const written = { weekday: length, day: 'numeric', month: length, timeZone: 'UTC' } as const;
  // Plain English would put the month before the day.
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, written).format(
    Date.parse(`${day}T00:00:00Z`),
  );
}
