import type { SubmitRequest } from '../sent-form.ts';
import { makeCheckSubmission } from './check-submission.ts';
import { makeGuardForm } from './guard-form.ts';
import { makePassCaptcha } from './pass-captcha.ts';
import { makePlanSubmission } from './plan-submission.ts';
import { makeRequestLimits } from './request-limits.ts';
import { makeStoreSubmission } from './store-submission.ts';
import type { SubmitRequestParts } from './submit-parts.ts';

/**
 * Accepts or refuses a submission: guards against robots (honeypot, stamp, unknown fields), checks the values, then the captcha, plans what
 * to store, and stores it. Storing counts towards the limits in the same transaction, so that a retry after a lost response is not counted
 * again. Never throws for any input of a visitor; rejects if the submission could not be stored; then no part of it is stored.
 */
export function makeSubmitRequest(parts: SubmitRequestParts): SubmitRequest {
  const { clock } = parts;
  const requestLimits = makeRequestLimits(parts);
  const guard = makeGuardForm(parts);
  const check = makeCheckSubmission(parts);
  const passCaptcha = makePassCaptcha({ ...parts, requestLimits });
  const plan = makePlanSubmission({ ...parts, requestLimits });
  const store = makeStoreSubmission(parts);

  return async sent => {
    const now = clock.now();
    const guarded = await guard(sent, now);
    if (guarded.kind !== 'passed') return guarded;
    const checked = await check(sent, now);
    if (checked.kind !== 'checked') return checked;
    const captcha = await passCaptcha(sent, now);
    if (captcha.kind !== 'passed') return captcha;
    const planned = await plan({ sent, now, checked, key: guarded.key, challenge: captcha.challenge });
    if (planned.kind !== 'planned') return planned;
    return store(sent, checked, planned, now);
  };
}
