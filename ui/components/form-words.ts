import { useTranslation } from 'react-i18next';
import type { FormBody } from '../../application/browse/page-view.ts';

export type FormWords = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of one form: its own where it has some, else those that all forms share, else none. */
export function useFormWords(form: FormBody['form']): FormWords {
  const { t } = useTranslation(['form', 'login']);
  const own = form === 'login' ? 'login:' : `form:${form}.`;
  return (key, values = {}) => t([own + key, `form:${key}`], { defaultValue: '', ...values });
}
