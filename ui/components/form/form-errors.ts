import type { FormView } from '../../../application/request/form-view.ts';
import type { ShownError } from '../../../application/request/form-shown.ts';
import { formOfView } from './form-layout.ts';
import { errorWords, type FormWords } from './form-words.ts';

/** Address of the form on the typed property's own page, if that property's region requires fields that the current page does not show. */
export function fullFormAddress(
  form: FormView,
  errors: ReadonlyMap<string, unknown>,
  element: HTMLFormElement | null,
): string | undefined {
  const { fields } = formOfView(form);
  const seen = [...errors.keys()].every(name => name === 'answer' || fields.some(field => field.name === name));
  const typed = element && !seen ? new FormData(element).get('property') : null;
  return typeof typed === 'string' && typed.trim() !== '' && !form.subject ? typed.trim() : undefined;
}

/** Error messages by field; for a captcha, those of its widget if it has any. */
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
      ((code === 'captcha' || code === 'captcha-missing') && words(`error.captcha-${widget}`)) ||
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

/** Errors in the order of the fields on the screen. */
export function summaryOf(form: FormView, errors: ReadonlyMap<string, string>) {
  return inOrder(form, [...errors.keys()]).map(name => ({ id: idOf(form, name), text: errors.get(name) ?? '' }));
}

/** Focusable element of the first invalid field on the screen; `undefined` if there is none. */
export function firstWrong(form: FormView, errors: ReadonlyMap<string, unknown>): HTMLElement | undefined {
  for (const name of inOrder(form, [...errors.keys()])) {
    const element = document.getElementById(idOf(form, name));
    if (element) return element.querySelector<HTMLElement>(':scope:is(fieldset) input:enabled') ?? element;
  }
  return undefined;
}

/** Name of the field that has the focus when a page opens with a refused form. */
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
