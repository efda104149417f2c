import { useTranslation } from 'react-i18next';
import type { FormBody } from '../../application/browse/page-view.ts';

export type FormWords = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of one form: its own where it has some, else those that all forms share, else none. */
export function useFormWords(form: FormBody['form']): FormWords {
  const { t: shared } = useTranslation('form');
  const { t: login } = useTranslation('login');
  return (key, values = {}) => {
    const options = { defaultValue: '', ...values };
    const own = form === 'login' ? login(key, options) : shared(`${form}.${key}`, options);
    return own || shared(key, options);
  };
}
