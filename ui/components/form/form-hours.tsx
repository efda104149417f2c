import type { FormView } from '../../../application/request/form-view.ts';
import type { PreparedForm } from '../../../application/request/form-shown.ts';
import { openSlots } from '../../../domain/appointment/viewing-calendar.ts';
import { weekdayText } from '../../../domain/text/weekday.ts';
import { useLanguage } from '../../locales/translations.ts';
import type { FormWords } from './form-words.ts';

/**
 * The form with the slots available at `now` on `day`: closed slots are removed and full ones disabled. Without `day`, as before hydration,
 * no slot is disabled, because the day in the form may change later.
 */
export function withOpenHours(
  form: FormView,
  { full = [], now, calendar }: Pick<PreparedForm, 'full' | 'now' | 'calendar'>,
  day: string | undefined,
): FormView {
  const viewings = form.viewings && { calendar: calendar ?? form.viewings.calendar, now: now ?? form.viewings.now };
  const taken = full.filter(hour => hour.day === day).map(({ slot }) => slot);
  const open = viewings && day !== undefined ? openSlots(viewings.calendar, form.slots, day, viewings.now) : [];
  // A day without open slots shows all slots of the form; an error message refuses the day.
  const slots = open.length > 0 ? open : form.slots;
  return {
    ...form,
    ...(viewings && { viewings }),
    full,
    slots: slots.map(slot => (taken.includes(slot.id) ? { ...slot, full: true } : slot)),
  };
}

/** Full slots of the coming weeks, for visitors who are choosing a day. */
export function FullHours({ form, words }: { readonly form: FormView; readonly words: FormWords }) {
  const language = useLanguage();
  const { full = [], slots } = form;
  const moments = full.flatMap(({ day, slot }) =>
    slots.filter(({ id }) => id === slot).map(({ from, to }) => ({ day, from, to })),
  );
  if (moments.length === 0) return null;
  return (
    <>
      <p className="field-hint" role="status">
        {slots.every(slot => slot.full) ? words('hours.none') : null}
      </p>
      <details className="full-hours">
        <summary>{words('hours.list', { count: moments.length })}</summary>
        <ul>
          {moments.map(({ day, from, to }) => (
            <li key={`${day} ${from}`}>{words('hours.moment', { day: weekdayText(day, language), from, to })}</li>
          ))}
        </ul>
      </details>
    </>
  );
}
