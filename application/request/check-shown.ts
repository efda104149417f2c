import { checkForm, type RawForm } from '../../domain/request/check-form.ts';
import type { UploadedFile } from '../../domain/request/check-file.ts';
import type { ReadCriterion } from '../../domain/request/check-field.ts';
import { filterOf } from '../../domain/request/field.ts';
import { ownFields } from '../../domain/request/envelope.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import type { SendableForm } from './form-view.ts';
import { shownOptions } from './form-options.ts';
import type { ShownError } from './form-shown.ts';
import { viewingError } from './viewing-error.ts';
import { brusselsMoment } from '../../domain/appointment/viewing-calendar.ts';

/** Errors of a form, checked in the browser before it is sent; the server checks again. */
export function checkShown(
  form: SendableForm,
  raw: RawForm,
  files: Readonly<Record<string, UploadedFile>>,
  now: number,
): readonly ShownError[] {
  const { region, goal } = form;
  const today = brusselsDay(now);
  const context = { today, region, goal, options: shownOptions(form), files, criterion: offered(form) };
  const checked = checkForm(form.form, ownFields(raw), context);
  if ('errors' in checked) return checked.errors;
  const hours = form.slots.find(({ id }) => id === checked.ok['slot']);
  if (!hours || !form.viewings) return [];
  const wrong = viewingError(form.viewings.calendar, String(checked.ok['day']), hours, brusselsMoment(now));
  return wrong ? [wrong] : [];
}

/** Parses a criterion that the page offers. Other criteria are refused here, because their parser runs on the server only. */
function offered({ criteria = [] }: SendableForm): ReadCriterion {
  const values = new Set(criteria.map(({ value }) => value));
  return sent => (values.has(sent) ? { filter: filterOf(sent), printed: sent } : undefined);
}
