import type { FormView } from '../../application/request/form-view.ts';
import type { FullHour } from '../../application/request/full-hours.ts';
import { weekdayText } from '../../domain/text/weekday.ts';
import { useTranslation } from '../locales/translations.ts';
import type { FormWords } from './form-words.ts';

/** A form that offers no hours that are full on the day that stands in it; all of them where that may change unnoticed. */
export function withFullHours(form: FormView, full: readonly FullHour[], day: string | undefined): FormView {
  const gone = full.filter(hour => hour.day === day).map(({ slot }) => slot);
  return { ...form, full, slots: form.slots.map(slot => (gone.includes(slot.id) ? { ...slot, full: true } : slot)) };
}

/** Which hours are full in the coming weeks, for who still chooses a day. */
export function FullHours({ form, words }: { readonly form: FormView; readonly words: FormWords }) {
  const { language } = useTranslation('form');
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
