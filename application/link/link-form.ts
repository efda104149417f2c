import type { RawForm } from '../../domain/request/check-form.ts';
import { shownCriteria } from '../request/search-preset.ts';
import { formView, type FormView } from '../request/form-view.ts';
import type { FormShown, ShownError } from '../request/form-shown.ts';
import { brusselsMoment } from '../request/viewing-error.ts';
import type { FollowedLink } from './link-case.ts';

/** The form of which one behind a link asks a part again. */
const WHOLE = { 'change-search': 'demand-register', 'change-visit': 'contact-appointment' } as const;

/** A form on the page of a link: it has the choices of the whole form, and needs no challenge, as its secret tells who asks. */
export function linkForm(
  { contextIn, language, page, action, now }: FollowedLink,
  form: keyof typeof WHOLE,
  shown: FormShown,
  criteria: readonly string[] = [],
): FormView {
  const context = contextIn(language);
  const whole = formView(context, { ...page, form: WHOLE[form] }, undefined);
  return {
    ...whole,
    form,
    action,
    shown,
    ...(whole.visits && { visits: { ...whole.visits, now: brusselsMoment(now) } }),
    ...shownCriteria(context, criteria),
  };
}

/** A form that was not taken, with what was typed. */
export function refusedForm(raw: RawForm, errors: readonly ShownError[]): FormShown {
  const typed = Object.fromEntries(Object.entries(raw).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return { typed, refusal: { kind: 'invalid', errors } };
}
