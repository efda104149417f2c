import { brusselsTime } from './brussels-time.ts';
import { brusselsDay, FIRST_DAY, isDay, LAST_DAY } from './day.ts';
import { fold } from './fold.ts';
import { withPlainHyphens } from './hyphens.ts';
import { withoutInvisible } from './invisible.ts';

/** A day in Brussels, and a time of day in Brussels if the text contains an unambiguous one. */
export type WrittenMoment = { readonly day: string; readonly time?: string };

/** Maximum length of a date in characters: JavaScript writes the name of the zone after it, in the language of the machine. */
const LONGEST = 90;

/** Names and abbreviations of months, folded; the position is the month. */
const MONTHS: readonly RegExp[] = [
  /^(?:jan(?:vier|uari|uary|uar|v)?|janner)$/,
  /^(?:feb(?:ruari|ruary|ruar|r)?|fev(?:rier|r)?)$/,
  /^(?:mars|maart|march|marz|maerz|mrt|mrz|mar)$/,
  /^(?:avril|april|avr|apr)$/,
  /^(?:mai|mei|may)$/,
  /^(?:juin|juni|june|jun)$/,
  /^(?:juillet|juli|july|jul|juill?)$/,
  /^(?:aout|augustus|august|aug)$/,
  /^sept?(?:embre|ember)?$/,
  /^(?:octobre|oktober|october|okt|oct)$/,
  /^nov(?:embre|ember)?$/,
  /^(?:decembre|december|dezember|dec|dez)$/,
];

/** A time of day; people write a full hour without its minutes: `14u`, `14 Uhr`. */
const TIME = String.raw`(\d{1,2})(?:[:hu.](\d{2})(?::\d{2}(?:\.\d{1,9})?)?| ?(?:heures?|hr|h|uur|uhr|u)(?![a-z\d]))`;
const AT = '(?:a |om |um |at )?';
const OFFSET = String.raw`(z|utc|gmt|ces?t|[+-]\d{2}:?\d{2})`;
/** ISO 8601. Java's ZonedDateTime adds the name of the zone in brackets, which is ignored: the offset before it is enough. */
const ISO = new RegExp(
  String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[t ]+${TIME})? ?${OFFSET}?(?:\[[\w/+-]{1,40}\])?$`,
);
/** ISO 8601 in its basic form, with a time or without. */
const BASIC = /^((?:19|20|21)\d\d)(\d\d)(\d\d)(?:t?(\d\d)(\d\d)\d\d(z)?)?$/;
/** Unix time in seconds or milliseconds. */
const UNIX = /^\d{10}(?:\d{3})?$/;
/** Day before month; some people write spaces beside the signs or instead of them: `01 / 03 / 2027`. */
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})( ?[-/.] ?| )(\d{1,2})\2(\d{4})(?:[t, ]+${AT}${TIME})?$`);
/** Month before day, as .NET formats dates in the United States, or day before month; recognised by AM or PM. */
const MONTH_FIRST = /^(\d{1,2})\/(\d{1,2})\/(\d{4}) \d{1,2}:\d{2}(?::\d{2})? ?[ap]m$/;
const NAMED = new RegExp(
  String.raw`^(\d{1,2})(?: ?er|ste|de|e|st|nd|rd|th|\.)? ?[- ]?(?:of |d')?([a-z]{3,9})\.?[- ,]*(\d{4})(?:[, ]+${AT}${TIME}(?: ?(?:u|uur|uhr|h))?)?(?: (gmt|utc|ces?t|[+-]\d{4}))?$`,
);
/**
 * English day with its month first. A time after the year is read if it has an offset (JavaScript's Date.toString), but not with AM or PM.
 */
const MONTH_NAMED = new RegExp(
  String.raw`^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?:,? (?:${TIME} gmt([+-]\d{4})(?: \(.{1,50}\))?|\d{1,2}:\d\d(?::\d\d)? ?[ap]m))?$`,
);
/** Words before a day that mean 'free', and those that mean 'on' or 'from', such as 'le', 'vanaf' or 'ab'. */
const FREE = /^(?:libre|disponible|vrij|beschikbaar|available|frei|verfugbar):? (?!\d)/;
const FROM = /^(?:(?:le|au|the|op|on|am|den|per|zum|ab|vanaf|from|des|a partir)(?: (?:le|du|de|the|dem))? )/;
const WEEKDAY =
  /^(?:lun|mar|mer|jeu|ven|sam|dim)[a-z]*di\.?,? |^dimanche,? |^[a-z]{2,6}(?:dag|day|tag)\.?,? |^(?:mittwoch|wednesday|donnerstag),? |^(?:ma|di|wo|do|vr|za|zo|mo|mi|fr|sa|so)\.?,? |^(?:lun|mer|jeu|ven|sam|dim|mon|tue|wed|thu|fri|sat|sun)\.?,? /;
const DOT_NET = /^\/date\((-?\d{1,15})(?:[+-]\d{4})?\)\/$/;

/** Days that systems send for "none": least and greatest dates of .NET, SQL Server, OLE and Unix. */
const PLACEHOLDERS: ReadonlySet<string> = new Set(['1900-01-01', '1970-01-01', '2079-06-06']);

/**
 * Parses a day as systems and people in Belgium write it, with a time of day or without; `undefined` where the day does not exist or its order
 * is unclear. Times with an offset become those of Brussels. Sources of the spellings: tests/domain/text/day-spellings.ts.
 * `readMoment('2026-03-04T23:00:00Z')` → `{ day: '2026-03-05', time: '00:00' }`, `readMoment('5 mars 2026')` → `{ day: '2026-03-05' }`
 */
export function readMoment(text: string): WrittenMoment | undefined {
  if (text.length > LONGEST) return undefined;
  const written = withPlainHyphens(withoutInvisible(fold(text)))
    .replace(/\s+/g, ' ')
    .trim()
    .replace(FREE, '')
    .replace(FROM, '')
    .replace(WEEKDAY, '')
    .replace(FROM, '');
  const [, ms] = DOT_NET.exec(written) ?? [];
  if (ms !== undefined) return ofInstant(Number(ms));
  const [basic, year8, month8, day8, hour8, minute8, utc] = BASIC.exec(written) ?? [];
  if (basic !== undefined) return ofOffset(moment(year8, month8, day8, hour8, minute8), utc);
  if (UNIX.test(written)) return ofInstant(Number(written.padEnd(13, '0')));
  const iso = ISO.exec(written);
  if (iso) {
    const [, year, , month, date, hour, minute, offset] = iso;
    return ofOffset(moment(year, month, date, hour, minute), offset);
  }
  const dayFirst = DAY_FIRST.exec(written);
  if (dayFirst) {
    const [, date, , month, year, hour, minute] = dayFirst;
    return moment(year, month, date, hour, minute);
  }
  const [, american, second, year] = MONTH_FIRST.exec(written) ?? [];
  // If one of the numbers cannot be a month, only one order gives a valid day.
  if (american !== undefined && Number(american) > 12) return moment(year, second, american);
  if (american !== undefined) return Number(second) > 12 ? moment(year, american, second) : undefined;
  const named = NAMED.exec(written);
  if (named) {
    const [, date, month, namedYear, hour, minute, offset] = named;
    return ofOffset(moment(namedYear, monthOf(month), date, hour, minute), offset);
  }
  const [, name, date, lastYear, hour, minute, offset] = MONTH_NAMED.exec(written) ?? [];
  return name === undefined ? undefined : ofOffset(moment(lastYear, monthOf(name), date, hour, minute), offset);
}

/** The day of `readMoment`. `readWrittenDay('1er mars 2027')` → `'2027-03-01'`, `readWrittenDay('12/31/2026')` → `undefined` */
export function readWrittenDay(text: string): string | undefined {
  return readMoment(text)?.day;
}

/** Whether a day is one that systems send instead of "none". `isPlaceholderDay('0001-01-01')` → `true` */
export function isPlaceholderDay(day: string): boolean {
  return day < FIRST_DAY || day >= LAST_DAY || PLACEHOLDERS.has(day);
}

/**
 * Whether a text is a day of zeros, which databases send instead of "none". `isZeroDay('0000-00-00 00:00:00')`, `isZeroDay('00/00/0000')` →
 * `true`
 */
export function isZeroDay(text: string): boolean {
  return text.length <= LONGEST && text.includes('0') && !/[^\s0./:tz-]/i.test(text);
}

function monthOf(name: string | undefined): string | undefined {
  const at = MONTHS.findIndex(month => month.test(name ?? ''));
  return at === -1 ? undefined : String(at + 1);
}

/** UTC offset of each time zone that dates name, in lower case. */
const OFFSETS: ReadonlyMap<string, string> = new Map([
  ['z', 'Z'],
  ['utc', 'Z'],
  ['gmt', 'Z'],
  ['cet', '+01:00'],
  ['cest', '+02:00'],
]);

/**
 * Converts a time with an offset (`Z`, `GMT`, `+0100`) to Brussels time; returns a moment without a time or an offset unchanged.
 */
function ofOffset(written: WrittenMoment | undefined, offset: string | undefined): WrittenMoment | undefined {
  if (!written?.time || offset === undefined) return written;
  const iso = OFFSETS.get(offset) ?? offset.replace(/^(...)(\d\d)$/, '$1:$2');
  return ofInstant(Date.parse(`${written.day}T${written.time}:00${iso}`));
}

function ofInstant(ms: number): WrittenMoment | undefined {
  if (!Number.isFinite(new Date(ms).getTime())) return undefined;
  const day = brusselsDay(ms);
  return isDay(day) ? { day, time: brusselsTime(ms) } : undefined;
}

function moment(
  year: string | undefined,
  month: string | undefined,
  date: string | undefined,
  hour?: string,
  minute = '00',
): WrittenMoment | undefined {
  if (year === undefined || month === undefined || date === undefined) return undefined;
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!isDay(day)) return undefined;
  if (hour === undefined) return { day };
  return Number(hour) > 23 || Number(minute) > 59 ? undefined : { day, time: `${hour.padStart(2, '0')}:${minute}` };
}
