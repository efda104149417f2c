import type { SecurityLog, SecurityReason } from '../../ports/audit/security-log.ts';
import { type Limit, waitFor } from '../../ports/security/limits.ts';
import type { SubmitOutcome } from '../sent-form.ts';

/** Logs that a submission exceeded a limit, and returns the response to it. */
export function refuseOverLimit(
  security: SecurityLog,
  limit: Limit,
  now: number,
  why: SecurityReason<'throttled'> = 'forms-of-network',
): Extract<SubmitOutcome, { kind: 'limited' }> {
  security.note('throttled', why);
  return { kind: 'limited', retryAfter: waitFor(limit, now) };
}
