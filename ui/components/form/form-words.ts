import { useTranslation } from 'react-i18next';
import type { FormView } from '../../../application/request/form-view.ts';
import type { ShownError } from '../../../application/request/form-shown.ts';
import { MAX_FILE_BYTES } from '../../../domain/request/check-file.ts';
import { formatEuro } from '../../../domain/price/euro.ts';
import type { Field } from '../../../domain/request/field.ts';
import { addDays, dayText } from '../../../domain/text/day.ts';

export type FormWords = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Returns the function that finds a text of a form: the form's own text, else the text shared by all forms, else ''. */
export function useFormWords(form: FormView['form']): FormWords {
  const { t } = useTranslation('form');
  return (key, values = {}) => {
    const options = { defaultValue: '', ...values };
    return t(`${form}.${key}`, options) || t(key, options);
  };
}

/** First and last ISO day that a field accepts; absent if unlimited. */
export type AcceptedDays = { readonly min?: string; readonly max?: string };

/**
 * Days that a date field accepts. With `daysAhead: [1, 60]`:
 * `daysOf(field, '2026-08-01')` → `{ min: '2026-08-02', max: '2026-09-30' }`
 */
export function daysOf({ notPast, daysAhead }: Field, today: string): AcceptedDays {
  if (daysAhead) return { min: addDays(today, daysAhead[0]), max: addDays(today, daysAhead[1]) };
  return notPast ? { min: today } : {};
}

/** Error message that names the field and how to correct it. */
export function errorWords(
  words: FormWords,
  field: Field | undefined,
  name: string,
  code: ShownError['code'],
  { today, viewings }: Pick<FormView, 'today' | 'viewings'>,
): string {
  if (code === 'required' || code === 'at-least-one') return words(`field.${name}.missing`);
  const bound = (value: number) => (field?.kind === 'amount' ? formatEuro(value) : value);
  const days = field ? daysOf(field, today) : {};
  return words(`error.${code}`, {
    label: words(`field.${name}.label`),
    min: bound(field?.min ?? 0),
    max: bound(field?.max ?? field?.maxLength ?? 0),
    first: dayText(days.min ?? ''),
    last: dayText(days.max ?? (viewings ? addDays(viewings.now.today, viewings.calendar.daysAhead) : '')),
    count: viewings?.calendar.noticeHours ?? 0,
    megabytes: MAX_FILE_BYTES / 1024 / 1024,
  });
}
