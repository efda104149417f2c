import { brusselsDay } from '../../domain/text/day.ts';

const MINUTE_MS = 60_000;
const DAY_AND_TIME = /\b(\d{2})[‑-](\d{2})[‑-](\d{4})(?:,| \p{L}+)? (\d{2}:\d{2})\b/gu;
const ISO = /\b\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g;
/** Unix ms of this century. */
const MOMENT = /\b1[5-9]\d{11}\b/g;
const TIME = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Brussels', hour: '2-digit', minute: '2-digit' });

/**
 * Makes times equal in every crawl. The database uses the real clock, not the crawl's: times between the start of the crawl and now become
 * `‹now›`. Other times are rounded down to the minute, as actions within a minute differ by a few milliseconds.
 * `withoutRealTime('1795599060017')` → `'1795599060000'`
 */
export function makeWithoutRealTime(begin = Date.now()): (text: string) => string {
  const isNow = (moment: number) => moment >= begin - MINUTE_MS && moment <= Date.now() + MINUTE_MS;
  const toMinute = (moment: number) => Math.floor(moment / MINUTE_MS) * MINUTE_MS;
  const shown = new Set<string>();
  let until = begin - MINUTE_MS;

  /** Whether a day and time, in Brussels, is one of the crawl's real minutes. */
  function isShownNow(day: string, time: string): boolean {
    for (; until <= Date.now() + MINUTE_MS; until += MINUTE_MS)
      shown.add(`${brusselsDay(until)} ${TIME.format(until)}`);
    return shown.has(`${day} ${time}`);
  }

  return text =>
    text
      .replaceAll(MOMENT, digits => (isNow(Number(digits)) ? '‹now›' : String(toMinute(Number(digits)))))
      .replaceAll(ISO, written => {
        const moment = Date.parse(written);
        return isNow(moment) ? '‹now›' : new Date(toMinute(moment)).toISOString().replace('.000', '');
      })
      .replaceAll(DAY_AND_TIME, (written, day: string, month: string, year: string, time: string) =>
        isShownNow(`${year}-${month}-${day}`, time) ? '‹now›' : written,
      );
}
