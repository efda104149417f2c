import type { RawForm } from './check-form.ts';
import { ENVELOPE_FIELDS } from './envelope.ts';
import { type FormName, FORMS } from './forms.ts';

/**
 * The submitted fields and files that belong to the form. Browser extensions add inputs to forms, and a visitor could not know why a form
 * with such inputs is refused; their values are neither checked nor stored. `withKnownFields('site-contact', { raw: { email:
 * 'a', 'ext-1': '1' }, files: {} })` → `{ raw: { email: 'a' }, files: {} }`
 */
export function withKnownFields<File>(
  form: FormName,
  { raw, files }: { readonly raw: RawForm; readonly files: Readonly<Record<string, File>> },
): { readonly raw: RawForm; readonly files: Readonly<Record<string, File>> } {
  const { fields } = FORMS[form];
  const names = new Set<string>([...ENVELOPE_FIELDS, ...fields.map(({ name }) => name)]);
  const fileNames = new Set(fields.filter(({ kind }) => kind === 'file').map(({ name }) => name));
  return { raw: only(names, raw), files: only(fileNames, files) };
}

function only<Value>(
  names: ReadonlySet<string>,
  sent: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(sent).filter(([name]) => names.has(name)));
}
