import { sentCriterion } from '../../../domain/list/criteria.ts';
import { checkForm, type FormValues } from '../../../domain/request/check-form.ts';
import { ownFields } from '../../../domain/request/envelope.ts';
import { FORMS } from '../../../domain/request/forms.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { contexts } from '../../view/contexts.ts';
import { formOptions } from '../form-options.ts';
import { findSubject, type RequestSubject } from '../request-subject.ts';
import type { RequestMailData } from '../request-mails.ts';
import type { ReceivedForm, SubmitOutcome } from '../sent-form.ts';
import { closedPage, unavailableForm } from '../unavailable-form.ts';
import { subjectErrors } from './submission-errors.ts';
import type { SubmitRequestParts } from './submit-parts.ts';

/** A form with valid values. */
export type CheckedSubmission = {
  readonly kind: 'checked';
  readonly values: FormValues;
  /** The property or project that the form is about. */
  readonly subject: RequestSubject | undefined;
  /** The page that is recommended, if the form is about no property or project. */
  readonly page: RequestMailData['page'];
  readonly contextIn: Awaited<ReturnType<typeof contexts>>;
};

/** Checks a form against its fields, the catalogue and the content; a form that is closed for its property is refused too. */
export function makeCheckSubmission(parts: Pick<SubmitRequestParts, 'site' | 'catalogue' | 'findSharedPage'>) {
  return async (
    { form, language, raw: all, files }: ReceivedForm,
    now: number,
  ): Promise<CheckedSubmission | Extract<SubmitOutcome, { kind: 'closed' | 'invalid' }>> => {
    const raw = ownFields(all);
    const subject = await findSubject(parts.catalogue, raw);
    const contextIn = await contexts(parts, now);
    const closed = unavailableForm(contextIn(language), form, subject);
    if (closed) return { kind: 'closed', ...closed };
    const checked = checkForm(form, raw, {
      today: brusselsDay(now),
      region: subject?.region,
      goal: subject?.goal,
      options: formOptions(FORMS[form], parts.site.current().content, language),
      files,
      criterion: sentCriterion,
    });
    const errors = [...('errors' in checked ? checked.errors : []), ...subjectErrors(checked, subject)];
    if ('errors' in checked || errors.length > 0) return { kind: 'invalid', errors };
    const values = checked.ok;
    const asked = subject ? undefined : values['page'];
    const page = typeof asked === 'string' ? await parts.findSharedPage(asked, language) : undefined;
    if (asked !== undefined && !page) return { kind: 'closed', ...closedPage(contextIn(language)) };
    return { kind: 'checked', values, subject, page, contextIn };
  };
}
