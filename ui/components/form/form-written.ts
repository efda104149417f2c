import type { RawForm } from '../../../domain/request/check-form.ts';
import { ENVELOPE_FIELDS } from '../../../domain/request/envelope.ts';
import type { Written } from '../../stores/request.store.ts';

/** Container of a captcha vendor's widget; its fields are not part of the form. */
const VENDOR = '[data-vendor]';

/** Current values of a form; file contents only if `withBytes`. */
export async function writtenIn(form: HTMLFormElement, withBytes: boolean): Promise<Written> {
  const raw: Record<string, string | readonly string[]> = {};
  const files: Record<string, Written['files'][string]> = {};
  const foreign = new Set([...form.querySelectorAll(`${VENDOR} [name]`)].map(element => element.getAttribute('name')));
  for (const [name, value] of new FormData(form)) {
    if (foreign.has(name)) continue;
    if (typeof value === 'string') {
      const known = raw[name];
      raw[name] = known === undefined ? value : [...(typeof known === 'string' ? [known] : known), value];
    } else if (value.name !== '' || value.size > 0) {
      const bytes = new Uint8Array(await value.slice(0, withBytes ? value.size : 5).arrayBuffer());
      const head = String.fromCharCode(...bytes.subarray(0, 5));
      files[name] = { name: value.name, size: value.size, head, bytes };
    }
  }
  return { raw, files };
}

/** Values stored as a draft: without hidden fields, files and passwords. */
export function draftOf(form: HTMLFormElement): RawForm {
  const draft: Record<string, readonly string[]> = {};
  for (const element of fieldsOf(form)) {
    const before = draft[element.name] ?? [];
    // Unticked boxes are stored too: the page may have preticked them.
    draft[element.name] = isBox(element) && !element.checked ? before : [...before, element.value];
  }
  return draft;
}

/** Restores a draft into untouched fields only: not into those named in `typed`, nor where a value differs from the page's `preset`. */
export function restoreDraft(
  form: HTMLFormElement,
  draft: RawForm,
  { preset = {}, typed }: { readonly preset?: RawForm | undefined; readonly typed: ReadonlySet<string> },
): void {
  const fields = fieldsOf(form);
  const ticked = new Set(
    fields.filter(field => isBox(field) && field.checked !== field.defaultChecked).map(({ name }) => name),
  );
  for (const element of fields) {
    if (typed.has(element.name)) continue;
    const draftValue = Object.hasOwn(draft, element.name) ? draft[element.name] : undefined;
    const values = typeof draftValue === 'string' ? [draftValue] : (draftValue ?? []);
    if (isBox(element)) {
      if (draftValue !== undefined && !ticked.has(element.name)) element.checked = values.includes(element.value);
      if (element.checked && !element.defaultChecked) unfold(element);
    } else if ((element.value === '' || element.value === preset[element.name]) && values[0] !== undefined) {
      element.value = values[0];
      unfold(element);
    }
  }
}

/** Opens the fold around a restored value. */
function unfold(element: FieldElement): void {
  const fold = element.closest('details');
  if (fold && element.value !== '') fold.open = true;
}

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function isBox(element: FieldElement): element is HTMLInputElement {
  return element instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(element.type);
}

function fieldsOf(form: HTMLFormElement): readonly FieldElement[] {
  return [...form.elements].filter((element): element is FieldElement => {
    if (element instanceof HTMLInputElement && /^(?:hidden|file|password|submit)$/.test(element.type)) return false;
    // The type of the input is not checked, because a revealed password is a text field.
    if (element instanceof HTMLInputElement && /password|one-time-code/.test(element.autocomplete)) return false;
    if (element.closest(VENDOR)) return false;
    const field =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    return field && element.name !== '' && !(ENVELOPE_FIELDS as readonly string[]).includes(element.name);
  });
}
