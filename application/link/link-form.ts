import type { RawForm } from '../../domain/request/check-form.ts';
import { formView, type FormView } from '../request/form-view.ts';
import type { FormShown, ShownError } from '../request/form-shown.ts';
import type { FollowedLink } from './link-case.ts';

/** The form of which one behind a link asks a part again. */
const WHOLE = { 'change-search': 'demand-register', 'change-visit': 'contact-appointment' } as const;

/** A form on the page of a link: it has the choices of the whole form, and needs no challenge, as its secret tells who asks. */
export function linkForm(
  { contextIn, language, page, action }: FollowedLink,
  form: keyof typeof WHOLE,
  shown: FormShown,
): FormView {
  return { ...formView(contextIn(language), { ...page, form: WHOLE[form] }, undefined), form, action, shown };
}

/** A form that was not taken, with what was typed. */
export function refusedForm(raw: RawForm, errors: readonly ShownError[]): FormShown {
  const typed = Object.fromEntries(Object.entries(raw).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return { typed, refusal: { kind: 'invalid', errors } };
}
