import type { RawForm } from '../../domain/request/check-form.ts';
import { shownCriteria } from '../request/search-preset.ts';
import { formView, type FormView } from '../request/form-view.ts';
import type { FormShown, ShownError } from '../request/form-shown.ts';
import { brusselsMoment } from '../../domain/appointment/viewing-calendar.ts';
import type { FollowedLink } from './link-handler.ts';

/** For each form on a link's page, the form whose fields and options it uses. */
const WHOLE = { 'change-search': 'demand-register', 'change-visit': 'contact-appointment' } as const;

/** A form on a link's page: it has the same choices as the full form, but no captcha, because the secret identifies the sender. */
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
    ...(whole.viewings && { viewings: { ...whole.viewings, now: brusselsMoment(now) } }),
    ...shownCriteria(context, criteria),
  };
}

/** A refused form with the submitted values. */
export function refusedForm(raw: RawForm, errors: readonly ShownError[]): FormShown {
  const typed = Object.fromEntries(Object.entries(raw).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return { typed, refusal: { kind: 'invalid', errors } };
}
