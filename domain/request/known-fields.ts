import type { RawForm } from './check-form.ts';
import { ENVELOPE_FIELDS } from './envelope.ts';
import { type FormName, FORMS } from './forms.ts';

/**
 * What was sent from a page, without fields and files that the form does not have: extensions of browsers add inputs of their own to it, and
 * a visitor could not tell why the form is refused. The values of such fields are neither checked nor stored.
 * `withKnownFields('site-contact', { raw: { email: 'a', 'ext-1': '1' }, files: {} })` → `{ raw: { email: 'a' }, files: {} }`
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
