import { envelopeField } from '../../../domain/request/envelope.ts';
import type { SecurityLog } from '../../ports/audit/security-log.ts';
import type { Challenges } from '../../ports/submissions/challenges.ts';
import type { Submission } from '../../ports/submissions/submissions.ts';
import type { ReceivedForm, SubmitOutcome } from '../sent-form.ts';
import { refuseOverLimit } from './refuse-over-limit.ts';
import type { RequestLimits } from './request-limits.ts';

/** Checks the answer to the captcha. Wrong answers count for the captcha and for the network, so that neither can be guessed at length. */
export function makePassCaptcha({
  challenges,
  requestLimits: limits,
  security,
}: {
  readonly challenges: Challenges;
  readonly requestLimits: RequestLimits;
  readonly security: SecurityLog;
}) {
  const guessed = (): SubmitOutcome => {
    security.note('throttled', 'captcha-guesses');
    return { kind: 'captcha', code: 'expired' };
  };
  return async (
    { form, raw, network = '' }: ReceivedForm,
    now: number,
  ): Promise<{ readonly kind: 'passed'; readonly challenge: Submission['challenge'] } | SubmitOutcome> => {
    const token = envelopeField(raw, 'captcha');
    const wrong = limits.wrongAnswers(token);
    const fromHere = limits.from(form, network);
    const answer = envelopeField(raw, 'answer');
    const solved = await challenges.check(form, token, answer, now);
    if ('refused' in solved) {
      security.note('captcha-refused', solved.refused);
      if (!(await limits.within(fromHere, now))) return refuseOverLimit(security, fromHere, now);
      const code = solved.refused === 'wrong' && answer.trim() === '' ? 'missing' : solved.refused;
      return (await limits.within(wrong, now)) ? { kind: 'captcha', code } : guessed();
    }
    if (await limits.exceeded(wrong, now)) return guessed();
    return { kind: 'passed', challenge: { id: solved.ok, expiresAt: solved.expiresAt } };
  };
}
