import { openSlots, type SlotId, viewingDays } from '../../domain/appointment/viewing-calendar.ts';
import type { ContactSlot } from '../../domain/page/site.ts';
import type { Language } from '../../domain/text/language.ts';
import { dayParts } from '../../domain/text/weekday.ts';
import { slotsIn } from '../request/slots-in.ts';
import type { PageContext } from '../view/page-context.ts';

/** Days that a page offers: so many that some are left where the next ones are full. */
const DAYS = 12;

/**
 * The next moments at which a property can be viewed by the agency's calendar. The page may come from a cache, so a browser takes out those
 * that are full by now. `href`: address of the form with the property.
 */
export function visitView({ content, language, today }: PageContext, href: string): VisitView {
  const calendar = content.settings.visits;
  const slots = slotsIn(content, language);
  const now = { today, time: '00:00' };
  return {
    href,
    slots,
    days: viewingDays(calendar, slots, now, DAYS).map(day => ({
      day,
      words: shortDay(day, language),
      slots: openSlots(calendar, slots, day, now).map(({ id }) => id),
    })),
  };
}

/** A day of the coming weeks with its weekday. `shortDay('2026-11-28', 'fr')` → `'sam. 28'` */
function shortDay(day: string, language: Language): string {
  const { weekday, date } = dayParts(day, language);
  return `${weekday} ${date}`;
}

export type VisitView = {
  readonly href: string;
  readonly slots: readonly ContactSlot[];
  readonly days: readonly VisitDay[];
};

/** A day with its open slots; `words`: 'sam. 28', written on the server because browsers may abbreviate weekdays differently. */
export type VisitDay = { readonly day: string; readonly words: string; readonly slots: readonly SlotId[] };
