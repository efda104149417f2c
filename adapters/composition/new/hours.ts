import { type Hours, minutesOf, timeAt } from '../../../domain/appointment/time-of-day.ts';
import type { SlotId } from '../../../domain/appointment/viewing-calendar.ts';
import type { Language } from '../../../domain/text/language.ts';

const NOON = 12 * 60;
/** Minimum length of an afternoon that is split in two, in minutes. */
const TWO_PARTS_MINUTES = 120;

/**
 * Parses the opening hours of a working day: one or two parts in order; `undefined` for any other text.
 * `parseHours('9-12:30, 13:30-18')` → `[{ from: '09:00', to: '12:30' }, { from: '13:30', to: '18:00' }]`
 */
export function parseHours(text: string): readonly Hours[] | undefined {
  const parts = text
    .split(',')
    .map(part => /^\s*(\d{1,2}(?:[:.]\d\d|h(?:\d\d)?)?)\s*[-–]\s*(\d{1,2}(?:[:.]\d\d|h(?:\d\d)?)?)\s*$/.exec(part));
  const times = parts.flatMap(part => [timeOf(part?.[1]), timeOf(part?.[2])]);
  const rising = times.every((time, at) => time !== undefined && (at === 0 || time > (times[at - 1] ?? '')));
  if (!rising || parts.length > 2) return undefined;
  return parts.map((_, at) => ({ from: times[2 * at] ?? '', to: times[2 * at + 1] ?? '' }));
}

/**
 * Derives the hours for calls and viewings from the opening hours: the morning, and the afternoon in two parts that meet at a full hour.
 * `callHours([{ from: '09:00', to: '12:30' }, { from: '13:30', to: '18:00' }])` →
 * `[{ id: 'am', from: '09:00', to: '12:30' }, { id: 'pm1', from: '13:30', to: '16:00' }, { id: 'pm2', from: '16:00', to: '18:00' }]`
 */
export function callHours(open: readonly Hours[]): readonly (Hours & { readonly id: SlotId })[] {
  const first = open[0];
  const whole = open.length === 1 && first && minutesOf(first.from) < NOON && minutesOf(first.to) > NOON;
  const parts = whole
    ? [
        { from: first.from, to: timeAt(NOON) },
        { from: timeAt(NOON), to: first.to },
      ]
    : open;
  return parts.flatMap((part, at): (Hours & { readonly id: SlotId })[] => {
    if (at === 0 && minutesOf(part.from) < NOON) return [{ id: 'am', ...part }];
    const [from, to] = [minutesOf(part.from), minutesOf(part.to)];
    if (to - from < TWO_PARTS_MINUTES) return [{ id: 'pm1', ...part }];
    const middle = timeAt(Math.round((from + to) / 120) * 60);
    return [
      { id: 'pm1', from: part.from, to: middle },
      { id: 'pm2', from: middle, to: part.to },
    ];
  });
}

/** Opening hours in words. `openingWords([{ from: '09:00', to: '17:00' }], 'en')` → `'Monday to Friday, 9:00 to 17:00.'` */
export function openingWords(open: readonly Hours[], language: Language): string {
  return SENTENCE[language](open);
}

const SENTENCE: Readonly<Record<Language, (open: readonly Hours[]) => string>> = {
  fr: open => `Du lundi au vendredi ${each(open, ({ from, to }) => `de ${heures(from)} à ${heures(to)}`, ' et ')}.`,
  nl: open =>
    `Maandag tot vrijdag ${each(open, ({ from, to }) => `van ${short(from)} tot ${short(to)}\u00a0uur`, ' en ')}.`,
  en: open => `Monday to Friday, ${each(open, ({ from, to }) => `${plain(from)} to ${plain(to)}`, ' and ')}.`,
  de: open =>
    `Montag bis Freitag ${each(open, ({ from, to }) => `von ${short(from)} bis ${short(to)}\u00a0Uhr`, ' und ')}.`,
};

function each(open: readonly Hours[], say: (hours: Hours) => string, and: string): string {
  return open.map(say).join(and);
}

/**
 * Parses a time of day as people type it. `timeOf('9')` → `'09:00'`, `timeOf('9h30')` → `'09:30'`, `timeOf('25')` →
 * `undefined`
 */
function timeOf(text: string | undefined): string | undefined {
  const [hour = '', minute = ''] = text?.split(/[:.h]/) ?? [];
  return hour !== '' && Number(hour) < 24 && Number(minute) < 60
    ? `${hour.padStart(2, '0')}:${minute.padStart(2, '0')}`
    : undefined;
}

/** Removes the leading zero of the hour. `plain('09:00')` → `'9:00'` */
function plain(time: string): string {
  return time.replace(/^0/, '');
}

/** Removes the leading zero, and minutes that are zero. `short('09:00')` → `'9'` */
function short(time: string): string {
  return plain(time).replace(':00', '');
}

/** Formats a time in French. `heures('12:30')` → `'12 h 30'`, with non-breaking spaces */
function heures(time: string): string {
  const [hour, minute] = plain(time).split(':');
  return `${hour}\u00a0h${minute === '00' ? '' : `\u00a0${minute}`}`;
}
