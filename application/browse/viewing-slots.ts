import { openSlots, type SlotId, viewingDays } from '../../domain/appointment/viewing-calendar.ts';
import type { ContactSlot, SiteContent } from '../../domain/page/site.ts';
import type { Language } from '../../domain/text/language.ts';
import { dayParts } from '../../domain/text/weekday.ts';
import type { ViewingWords } from '../ports/phrases/phrases.ts';
import { slotsIn } from '../viewing/slots-in.ts';
import { type PageContext, phrasesOf } from '../view/page-context.ts';

/**
 * Number of days that the page's data contain. The browser shows fewer, so that some remain if the first days of a cached page are full.
 */
const DAYS = 12;

/**
 * The next free slots of a property by the agency's calendar. The page may come from a cache, so the browser removes slots that have become
 * full since. `href`: address of the form for this property; `askHref`: that of the form for questions, absent if the content has none.
 */
export function viewingSlots(context: PageContext, href: string, askHref: string | undefined): ViewingSlots {
  return { href, askHref: askHref ?? href, words: phrasesOf(context).viewing, ...momentsOf(context) };
}

type Moments = Pick<ViewingSlots, 'slots' | 'days'>;

/** Cache of days and slots by content settings and language, valid for one day: all properties of an agency have the same slots. */
const moments = new WeakMap<
  SiteContent['settings'],
  Map<Language, { readonly today: string; readonly made: Moments }>
>();

function momentsOf({ content, language, today }: PageContext): Moments {
  const { settings } = content;
  let byLanguage = moments.get(settings);
  if (!byLanguage) moments.set(settings, (byLanguage = new Map()));
  const known = byLanguage.get(language);
  if (known?.today === today) return known.made;
  const slots = slotsIn(content, language);
  const now = { today, time: '00:00' };
  const days = viewingDays(settings.visits, slots, now, DAYS).map(day => ({
    day,
    words: shortDay(day, language),
    slots: openSlots(settings.visits, slots, day, now).map(({ id }) => id),
  }));
  const made = { slots, days };
  byLanguage.set(language, { today, made });
  return made;
}

/** Weekday and day of the month, without the month. `shortDay('2026-11-28', 'fr')` → `'sam. 28'` */
function shortDay(day: string, language: Language): string {
  const { weekday, date } = dayParts(day, language);
  return `${weekday} ${date}`;
}

export type ViewingSlots = {
  readonly href: string;
  /** Address of the form that asks for a viewing where none can be booked. */
  readonly askHref: string;
  /** The words include those for a property without a free slot, because the browser may find only later that all slots are full. */
  readonly words: ViewingWords;
  readonly slots: readonly ContactSlot[];
  readonly days: readonly ViewingDay[];
};

/** A day with its open slots; `words`: 'sam. 28', written on the server because browsers may abbreviate weekdays differently. */
export type ViewingDay = { readonly day: string; readonly words: string; readonly slots: readonly SlotId[] };
