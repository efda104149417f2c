import { isDay } from './day.ts';
import type { Language } from './language.ts';

/**
 * Formats a day with weekday and month names; returns any text that is not an ISO day unchanged. Names come from Intl, but the order is
 * fixed here, so that server and browser agree whatever ICU data they have.
 * `weekdayText('2026-10-27', 'fr')` → `'mardi 27 octobre 2026'`
 */
export function weekdayText(day: string, language: Language): string {
  if (!isDay(day)) return day;
  return `${nameOf('weekday', day, language)}${language === 'de' ? ',' : ''} ${monthText(day, language)}`;
}

/**
 * Formats a day with its month name, for prose; returns any text that is not an ISO day unchanged. `monthText('2026-03-05', 'de')` → `'5.
 * März 2026'`
 */
export function monthText(day: string, language: Language): string {
  if (!isDay(day)) return day;
  const [year, , date] = day.split('-').map(Number);
  const ordinal = language === 'de' ? `${date}.` : language === 'fr' && date === 1 ? '1er' : date;
  return `${ordinal} ${nameOf('month', day, language)} ${year}`;
}

/** A month with its year; returns any text that is not an ISO day unchanged. `monthOfYearText('2046-11-27', 'fr')` → `'novembre 2046'` */
export function monthOfYearText(day: string, language: Language): string {
  return isDay(day) ? `${nameOf('month', day, language)} ${day.slice(0, 4)}` : day;
}

function nameOf(part: 'weekday' | 'month', day: string, language: Language, length: 'short' | 'long' = 'long'): string {
  return formatted(day, language, { [part]: length });
}

/** Formatters by locale and parts. They are cached, because creating one takes a hundred times as long as formatting a day. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatted(day: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const key = `${locale} ${JSON.stringify(parts)}`;
  let formatter = formatters.get(key);
  if (!formatter) formatters.set(key, (formatter = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })));
  return formatter.format(Date.parse(`${day}T00:00:00Z`));
}

/**
 * Formats a day with weekday and month, without the year, in short or full form; returns any text that is not an ISO day unchanged.
 * `spokenDay('2026-11-28', 'fr', 'long')` → `'samedi 28 novembre'`
 */
export function spokenDay(day: string, language: Language, length: 'short' | 'long'): string {
  if (!isDay(day)) return day;
  // The locale 'en' would put the month before the day.
  return formatted(day, language === 'en' ? 'en-GB' : language, { weekday: length, day: 'numeric', month: length });
}

/**
 * The parts of a day in short form, for a layout that places them separately; all are '' for a text that is not an ISO day.
 * `dayParts('2026-11-28', 'fr')` → `{ weekday: 'sam.', date: '28', month: 'nov.' }`
 */
export function dayParts(day: string, language: Language): { weekday: string; date: string; month: string } {
  if (!isDay(day)) return { weekday: '', date: '', month: '' };
  const short = (part: 'weekday' | 'month') => nameOf(part, day, language, 'short');
  return { weekday: short('weekday'), date: String(Number(day.slice(8))), month: short('month') };
}
