import type { FormView } from '../../../application/request/form-view.ts';
import { DAYS_OFFERED, openSlots, viewingDays } from '../../../domain/appointment/viewing-calendar.ts';
import { daysBetween, mondayOf, parseDay } from '../../../domain/text/day.ts';
import { Group, Radio } from './form-field-choice.tsx';
import type { FieldLook } from './field-look.ts';
import type { FormWords } from './form-words.ts';

/** Number of days shown at first, about two weeks; the others are in a folded section. */
const SHOWN = 12;

/** The next days with viewings, as radio buttons; a day whose slots are all full is shown but cannot be chosen. */
export function DayChips({
  look,
  form,
  words,
}: {
  readonly look: FieldLook;
  readonly form: FormView;
  readonly words: FormWords;
}) {
  const [typed] = look.typed;
  const days = daysFor(form, typed);
  const chosen = parseDay(typed ?? '');
  const first = days.find(day => !isFull(form, day));
  const chip = (day: string) => {
    const off = isFull(form, day) ? words('hours.full') : undefined;
    const option = { value: day, ...dayName(day, words), off };
    return <Radio key={day} look={look} option={option} checked={day === chosen} first={day === first} />;
  };
  const later = days.slice(SHOWN);
  return (
    <Group look={look}>
      <div className="choices">{days.slice(0, SHOWN).map(chip)}</div>
      <details className="later-days" open={chosen !== undefined && later.includes(chosen)}>
        <summary>{words('days.later')}</summary>
        <div className="choices">{later.map(chip)}</div>
      </details>
    </Group>
  );
}

/** Days offered, including the day chosen before if viewings are possible on it. */
function daysFor({ viewings, slots }: FormView, typed: string | undefined): readonly string[] {
  if (!viewings) return [];
  const days = viewingDays(viewings.calendar, slots, viewings.now, DAYS_OFFERED);
  const day = parseDay(typed ?? '');
  const possible = day !== undefined && openSlots(viewings.calendar, slots, day, viewings.now).length > 0;
  return possible && !days.includes(day) ? [...days, day].sort() : days;
}

function isFull({ slots, viewings, full = [] }: FormView, day: string): boolean {
  const open = viewings ? openSlots(viewings.calendar, slots, day, viewings.now) : slots;
  return open.every(({ id }) => full.some(hour => hour.day === day && hour.slot === id));
}

/** The two lines of a day's button. `dayName('2026-11-24', words)` → { name: 'mardi', detail: '24 nov.' } */
function dayName(day: string, words: FormWords) {
  const [, month = '', date = ''] = day.split('-');
  return {
    name: words(`days.weekdays.${daysBetween(mondayOf(day), day) + 1}`),
    detail: words('days.date', { date: Number(date), month: words(`days.months.${Number(month)}`) }),
  };
}
