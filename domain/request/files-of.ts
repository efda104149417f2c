import type { FormValues } from './check-form.ts';
import { FORM_NAMES, type FormName, FORMS } from './forms.ts';

/** Names under which a request's files are stored. `filesOf('job-contact', { cv: 'x7…Q.pdf', … })` → `['x7…Q.pdf']` */
export function filesOf(form: FormName, values: FormValues): readonly string[] {
  return FORMS[form].fields.flatMap(({ name, kind }) => {
    const value = kind === 'file' && Object.hasOwn(values, name) ? values[name] : undefined;
    return typeof value === 'string' ? [value] : [];
  });
}

/** A form's file field. `fileField('job-contact')` → `'cv'`, `fileField('site-contact')` → `undefined` */
export function fileField(form: FormName): string | undefined {
  return FORMS[form].fields.find(({ kind }) => kind === 'file')?.name;
}

/** Forms with a file field. */
export const FORMS_WITH_FILES: readonly FormName[] = FORM_NAMES.filter(form => fileField(form) !== undefined);
