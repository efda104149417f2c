import { useTranslation } from 'react-i18next';
import type { FormView } from '../../application/request/form-view.ts';
import type { ShownError } from '../../application/request/form-shown.ts';
import { MAX_FILE_BYTES } from '../../domain/request/check-file.ts';
import { formatEuro } from '../../domain/price/euro.ts';
import type { Field } from '../../domain/request/field.ts';

export type FormWords = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of one form: its own where it has some, else those that all forms share, else none. */
export function useFormWords(form: FormView['form']): FormWords {
  const { t } = useTranslation('form');
  return (key, values = {}) => {
    const options = { defaultValue: '', ...values };
    return t(`${form}.${key}`, options) || t(key, options);
  };
}

/** What is wrong with a field and how to put it right, in words that name it. */
export function errorWords(words: FormWords, field: Field | undefined, name: string, code: ShownError['code']): string {
  if (code === 'required' || code === 'at-least-one') return words(`field.${name}.missing`);
  const bound = (value: number) => (field?.kind === 'amount' ? formatEuro(value) : value);
  return words(`error.${code}`, {
    label: words(`field.${name}.label`),
    min: bound(field?.min ?? 0),
    max: bound(field?.max ?? field?.maxLength ?? 0),
    megabytes: MAX_FILE_BYTES / 1024 / 1024,
  });
}
