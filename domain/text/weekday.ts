import { isDay } from './day.ts';
import type { Language } from './language.ts';

/**
 * A day with its weekday and its month by name, for a text; anything that is no ISO day comes back as it was. The names are the
 * language data's, the order is written out here, so that server and browser agree whatever data they carry.
 * `weekdayText('2026-10-27', 'fr')` → `'mardi 27 octobre 2026'`
 */
export function weekdayText(day: string, language: Language): string {
  if (!isDay(day)) return day;
  return `${nameOf('weekday', day, language)}${language === 'de' ? ',' : ''} ${monthText(day, language)}`;
}

/** A day with its month by name, for prose; anything that is no ISO day comes back as it was. `monthText('2026-03-05', 'de')` → `'5. März 2026'` */
export function monthText(day: string, language: Language): string {
  if (!isDay(day)) return day;
  const [year, , date] = day.split('-').map(Number);
  const said = language === 'de' ? `${date}.` : language === 'fr' && date === 1 ? '1er' : date;
  return `${said} ${nameOf('month', day, language)} ${year}`;
}

function nameOf(part: 'weekday' | 'month', day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { [part]: 'long', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00:00Z`));
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
