import type { FormView } from '../../../application/request/form-view.ts';
import type { ShownError } from '../../../application/request/form-shown.ts';
import { formOfView } from './form-layout.ts';
import { errorWords, type FormWords } from './form-words.ts';

/** The property that was typed, where its region asks for more than the page shows: its own page of the form does. */
export function unseenSubject(
  form: FormView,
  errors: ReadonlyMap<string, unknown>,
  element: HTMLFormElement | null,
): string | undefined {
  const { fields } = formOfView(form);
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
  const { fields } = formOfView(form);
  return new Map(
    [...errors].map(([name, code]) => [
      name,
      (code === 'captcha' && words(`error.captcha-${widget}`)) ||
        errorWords(
          words,
          fields.find(field => field.name === name),
          name,
          code,
          form,
        ),
    ]),
  );
}

/** The errors in the order of the screen, whatever the order in which they were found. */
export function summaryOf(form: FormView, errors: ReadonlyMap<string, string>) {
  return inOrder(form, [...errors.keys()]).map(name => ({ id: idOf(form, name), text: errors.get(name) ?? '' }));
}

/** What takes the focus of the first field on the screen that is wrong; nothing where none is on it. */
export function firstWrong(form: FormView, errors: ReadonlyMap<string, unknown>): HTMLElement | undefined {
  for (const name of inOrder(form, [...errors.keys()])) {
    const element = document.getElementById(idOf(form, name));
    if (element) return element.querySelector<HTMLElement>(':scope:is(fieldset) input:enabled') ?? element;
  }
  return undefined;
}

/** The field that has the focus when a page opens that shows a form again. */
export function focusedIn(form: FormView): string | undefined {
  const refusal = form.shown?.refusal;
  if (refusal?.kind !== 'invalid') return undefined;
  return inOrder(
    form,
    refusal.errors.map(({ field }) => field),
  )[0];
}

function inOrder(form: FormView, names: readonly string[]): readonly string[] {
  const order = [...formOfView(form).fields.map(({ name }) => name), 'answer'];
  return names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

function idOf({ form }: FormView, field: string): string {
  return `${form}-${field}`;
}
