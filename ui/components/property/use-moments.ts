import { useTranslation } from 'react-i18next';
import type { PropertyBody } from '../../../application/browse/property-body.ts';
import type { ViewingSlots } from '../../../application/browse/viewing-slots.ts';
import type { PreparedForm } from '../../../application/request/form-shown.ts';
import { openSlots } from '../../../domain/appointment/viewing-calendar.ts';
import { usePageState } from '../common/page-state.ts';

/** A bookable slot: its day in words, its hours, and the address of the form with the slot filled in. */
export type Moment = {
  readonly day: string;
  readonly words: string;
  readonly from: string;
  readonly to: string;
  readonly href: string;
};

/** Shown instead of slots if none is free. `text`: the reason and what to do next; `name` and `href` are those of the button. */
type InsteadOfMoments = { readonly text: string; readonly name: string; readonly href: string };

/**
 * Free slots of a property in order of time; `href`: address of the form, absent if no viewing can be requested; `instead`: present if a
 * viewing can be requested but no slot is free.
 */
export function useMoments({ viewing }: Pick<PropertyBody, 'viewing'>): {
  readonly href: string | undefined;
  readonly moments: readonly Moment[];
  readonly instead: InsteadOfMoments | undefined;
} {
  const calendar = usePageState().calendar;
  if (!viewing) return { href: undefined, moments: [], instead: undefined };
  const moments = freeMoments(viewing, calendar);
  return { href: viewing.href, moments, instead: moments.length > 0 ? undefined : insteadOfMoments(viewing, calendar) };
}

/**
 * What the visitor can do if no slot is free. If `now`, the current calendar, names no reason why none can be booked, only the days in the
 * page are full, and the form offers later days. Without `now` the text assumes that no viewing can be booked online.
 */
export function insteadOfMoments(
  { href, askHref, words }: ViewingSlots,
  now: Pick<PreparedForm, 'calendar' | 'closed'> | undefined,
): InsteadOfMoments {
  if (now?.closed?.why === 'by-phone') return { text: words.phone, name: words.call, href: askHref };
  if (now?.closed || !now?.calendar) return { text: words.none, name: words.ask, href: askHref };
  return { text: words.later, name: words.laterDays, href };
}

/** The slots in the page, without those that are closed or full according to `now`; all of them while `now` has not loaded. */
export function freeMoments(
  { href, days, slots }: ViewingSlots,
  now: Pick<PreparedForm, 'calendar' | 'full' | 'now' | 'closed'> | undefined,
): readonly Moment[] {
  if (now?.closed) return [];
  const { calendar, full = [] } = now ?? {};
  return days.flatMap(({ day, words, slots: ids }) => {
    const open = calendar && now?.now ? openSlots(calendar, slots, day, now.now).map(({ id }) => id) : ids;
    return slots
      .filter(({ id }) => open.includes(id) && !full.some(taken => taken.day === day && taken.slot === id))
      .map(({ id, from, to }) => ({ day, words, from, to, href: `${href}&day=${day}&slot=${id}` }));
  });
}

/** Returns a function that formats a slot: 'ven. 27, 10:00–13:00' */
export function useMomentText(): (moment: Moment) => string {
  const { t } = useTranslation('property');
  return ({ words, from, to }) => t('visit.moment', { day: words, from, to });
}
