import type { FormError, FormValues } from '../../../domain/request/check-form.ts';
import { FORMS } from '../../../domain/request/forms.ts';
import type { ShownError } from '../form-shown.ts';
import type { RequestSubject } from '../request-subject.ts';
import type { ReceivedForm } from '../sent-form.ts';

/** Names of uploaded files that the form does not have. */
export function unknownFiles({ form, files }: ReceivedForm): readonly string[] {
  const known = FORMS[form].fields.filter(({ kind }) => kind === 'file').map(({ name }) => name);
  return Object.keys(files).filter(name => !known.includes(name));
}

/** Errors that only the catalogue reveals: an unknown property or project. */
export function subjectErrors(
  checked: { readonly ok: FormValues } | { readonly errors: readonly FormError[] },
  subject: RequestSubject | undefined,
): readonly ShownError[] {
  if ('errors' in checked) return [];
  const named = ['property', 'project'].find(field => checked.ok[field] !== undefined);
  const found = named === 'property' ? subject?.listing : subject?.project;
  return named !== undefined && !found ? [{ field: named, code: 'reference' }] : [];
}
