import type { FormValues } from './check-form.ts';
import { type FormName, FORMS } from './forms.ts';

/** The names under which the files of a kept request lie. `filesOf('job-contact', { cv: 'x7…Q.pdf', … })` → `['x7…Q.pdf']` */
export function filesOf(form: FormName, values: FormValues): readonly string[] {
  return FORMS[form].fields.flatMap(({ name, kind }) => {
    const value = kind === 'file' && Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}

/** The forms with which files come along. */
export const FORMS_WITH_FILES: readonly FormName[] = (Object.keys(FORMS) as FormName[]).filter(form =>
  FORMS[form].fields.some(({ kind }) => kind === 'file'),
);
