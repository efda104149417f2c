import ICAL from 'ical.js';

/** An entry of a calendar: its day with its hours in Brussels. */
type Entry = { readonly at: string; readonly sequence: number };

/**
 * A calendar that takes in the files of mails as programs do (RFC 5546, 3.2.1 and 3.2.5): a higher `SEQUENCE` replaces the entry of its UID,
 * `CANCEL` removes it, and an older version is ignored.
 */
export function makeCalendarProgram() {
  const entries = new Map<string, Entry>();
  /** Removals of entries that the calendar does not contain, which programs report to their reader. */
  let strays = 0;
  return {
    /** Day and hours of each entry. */
    entries: () => [...entries.values()].map(({ at }) => at),
    strays: () => strays,
    open(file: string): void {
      const calendar = new ICAL.Component(ICAL.parse(file));
      const method = calendar.getFirstPropertyValue('method');
      for (const event of calendar.getAllSubcomponents('vevent')) {
        const { uid, sequence, startDate, endDate } = new ICAL.Event(event);
        const known = entries.get(uid);
        if (known && known.sequence > sequence) continue;
        if (method === 'CANCEL') {
          if (!entries.delete(uid)) strays++;
        } else {
          const [from, to] = [startDate.toString(), endDate.toString()];
          entries.set(uid, { at: `${from.slice(0, 10)} ${from.slice(11, 16)}-${to.slice(11, 16)}`, sequence });
        }
      }
    },
  };
}
