import type { HtmlControl, HtmlForm } from '../support/reading/html-forms.ts';

/** Values of one field that are tried. */
const MOST = 3;

/**
 * The addresses to which a form leads that asks by its address, one value of one field at a time, such as
 * `'/fr/a-vendre/?bedroomsMin=2'`; none of a form that is posted.
 */
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
  // What is typed may be a number or a word: both are tried.
  return tag === 'input' && type !== 'hidden' && type !== 'submit' ? ['3', 'namur'] : [];
}
