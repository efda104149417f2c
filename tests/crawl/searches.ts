import type { HtmlControl, HtmlForm } from '../support/reading/html-forms.ts';

/** Values tried per field. */
const MOST = 3;

/** Addresses that a GET form leads to, one value of one field at a time, such as `'/fr/a-vendre/?bedroomsMin=2'`; empty for a POST form. */
export function searchesOf({ method, action, controls }: HtmlForm, address: string): readonly string[] {
  if (method === 'post') return [];
  const [path = ''] = action.split(/[?#]/);
  return controls.flatMap(control =>
    valuesOf(control)
      .filter(value => value !== '' && control.name !== '')
      .slice(0, MOST)
      .map(value => `${path === '' ? address : path}?${new URLSearchParams({ [control.name]: value })}`),
  );
}

function valuesOf({ tag, type, value, values }: HtmlControl): readonly string[] {
  if (tag === 'select') return values;
  if (type === 'checkbox' || type === 'radio') return [value];
  // The field may take a number or text: tries both.
  return tag === 'input' && type !== 'hidden' && type !== 'submit' ? ['3', 'namur'] : [];
}
