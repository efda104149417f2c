import { FORMS } from '../../../domain/request/forms.ts';
import type { Submission } from '../../ports/submissions/submissions.ts';
import { freeSlotCapacity } from '../free-slot-capacity.ts';
import { sentHref } from '../sent-href.ts';
import type { ReceivedForm, SubmitOutcome } from '../sent-form.ts';
import type { CheckedSubmission } from './check-submission.ts';
import { refuseOverLimit } from './refuse-over-limit.ts';
import type { PlannedSubmission } from './plan-submission.ts';
import type { SubmitRequestParts } from './submit-parts.ts';

/** Maximum number of retries if the viewing hours change after they were read and before the slot is reserved. */
const MOST_TRIES = 5;

/** Stores a planned submission, a viewing only if its slot has free capacity, and returns the visitor's response. */
export function makeStoreSubmission(
  parts: Pick<
    SubmitRequestParts,
    'site' | 'submissions' | 'viewingHours' | 'uploads' | 'security' | 'sentMarks' | 'sendResetLink'
  >,
) {
  const { submissions, uploads, security } = parts;
  return async (
    { form, language }: ReceivedForm,
    { values, subject, contextIn }: CheckedSubmission,
    { email, keptAs, slot, reservationIn, submissionIn, limitOf }: PlannedSubmission,
    now: number,
  ): Promise<SubmitOutcome> => {
    const { begins } = FORMS[form];
    const context = contextIn(language);
    const listing = begins === 'viewing' ? subject?.listing : undefined;
    const findCapacity = async () =>
      listing && slot !== undefined
        ? freeSlotCapacity(parts.viewingHours, context, listing, { day: String(values['day']), slot }, now)
        : undefined;

    let found = await findCapacity();
    let reservation = found && reservationIn(found.free);
    let answer = await keepOrForget(submissionIn(reservation), keptAs);
    // The viewing hours changed before the slot was reserved: read them again and retry.
    for (let tries = 1; answer.kind === 'hours-changed'; tries++) {
      found = await findCapacity();
      if (!found || tries > MOST_TRIES) return { kind: 'slot-full' };
      reservation = reservationIn(found.free);
      answer = await keepOrForget(submissionIn(reservation), keptAs);
    }
    switch (answer.kind) {
      case 'kept':
      case 'repeated':
        if (begins === 'password' && email !== undefined)
          await parts.sendResetLink?.({ reference: answer.id, email, language });
        return {
          kind: 'sent',
          reference: answer.id,
          href: sentHref(parts, form, language, answer.id, subject, reservation),
        };
      case 'challenge-used':
        security.note('captcha-refused', 'used');
        return { kind: 'captcha', code: 'used' };
      case 'limited': {
        const [limit, why] = limitOf(answer.key);
        return refuseOverLimit(security, limit, now, why);
      }
      case 'slot-full':
        return found?.refused ?? answer;
      case 'key-taken':
        security.note('form-refused', 'key-taken');
        return { kind: 'key-taken' };
    }
  };

  /**
   * Deletes the uploaded file if its submission was refused or repeated. If the database's response was lost, the file stays, because the
   * submission may have been stored.
   */
  async function keepOrForget(submission: Submission, keptAs: string | undefined) {
    const accepted = await submissions.accept(submission);
    // If the file cannot be deleted now, the error is ignored, because the nightly clean-up deletes files without a request.
    if (accepted.kind !== 'kept' && keptAs !== undefined) await uploads.forget(keptAs).catch(() => undefined);
    return accepted;
  }
}
