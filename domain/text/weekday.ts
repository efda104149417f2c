import { dayText, isDay } from './day.ts';
import type { Language } from './language.ts';

/** A day with its name, for a text; anything that is no ISO day comes back as it was. `weekdayText('2026-10-27', 'fr')` → `'mardi 27-10-2026'` */
export function weekdayText(day: string, language: Language): string {
  if (!isDay(day)) return day;
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  return `${weekday.format(Date.parse(`${day}T00:00:00Z`))} ${dayText(day)}`;
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
