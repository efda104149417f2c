import { formsIn } from '../support/reading/html-forms.ts';
import { responseText } from './response-text.ts';
import { headerOf, type Visitor } from './visitor.ts';
import type { WrittenDown } from './written-down.ts';

/** Logs a visitor in at a page, writes the responses below `name`, and returns the address it redirects to. */
export async function logIn(
  page: string,
  who: { readonly email: string; readonly password: string },
  visitor: Visitor,
  out: WrittenDown,
  name: string,
): Promise<string> {
  const shown = await visitor.ask(page);
  out.keep(`${name}/login`, responseText(shown));
  const form = formsIn(shown.text).forms.find(({ controls }) => controls.some(({ type }) => type === 'password'));
  if (!form) throw new Error(`${page} has no form with a password`);
  const wrong = await visitor.send(page, form, { values: { ...who, password: 'something else' } });
  out.keep(`${name}/login wrong`, responseText(wrong));
  const response = await visitor.send(page, form, { values: who });
  out.keep(`${name}/login done`, responseText(response));
  const location = headerOf(response, 'location');
  if (location === '') throw new Error(`${who.email} does not get in at ${page}: ${response.status}`);
  return location;
}
