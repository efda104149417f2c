import type { FormView } from '../../application/request/form-view.ts';
import type { ShownError } from '../../application/request/form-shown.ts';
import { formOf } from './form-layout.ts';
import { errorWords, type FormWords } from './form-words.ts';

/** The property that was typed, where its region asks for more than the page shows: its own page of the form does. */
export function unseenSubject(
  form: FormView,
  errors: ReadonlyMap<string, unknown>,
  element: HTMLFormElement | null,
): string | undefined {
  const { fields } = formOf(form);
  const seen = [...errors.keys()].every(name => name === 'answer' || fields.some(field => field.name === name));
  const typed = element && !seen ? new FormData(element).get('property') : null;
  return typeof typed === 'string' && typed.trim() !== '' && !form.subject ? typed.trim() : undefined;
}

/** What is wrong, in words, by field; of a challenge in those of its widget, where it has some. */
export function wordErrors(
  form: FormView,
  errors: ReadonlyMap<string, ShownError['code']>,
  words: FormWords,
  widget = '',
): ReadonlyMap<string, string> {
  const { fields } = formOf(form);
  return new Map(
    [...errors].map(([name, code]) => [
      name,
      (code === 'captcha' && words(`error.captcha-${widget}`)) ||
        errorWords(
          words,
          fields.find(field => field.name === name),
          name,
          code,
          form.today,
        ),
    ]),
  );
}

/** The errors in the order of the screen, whatever the order in which they were found. */
export function summaryOf(form: FormView, errors: ReadonlyMap<string, string>) {
  const names = [...formOf(form).fields.map(({ name }) => name), 'answer'];
  return [...errors]
    .sort(([a], [b]) => names.indexOf(a) - names.indexOf(b))
    .map(([name, text]) => ({ id: `${form.form}-${name}`, text }));
}
