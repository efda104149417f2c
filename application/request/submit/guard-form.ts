import { unknownFields } from '../../../domain/request/check-form.ts';
import { envelopeField, ownFields } from '../../../domain/request/envelope.ts';
import { isHoneypotFilled } from '../../../domain/request/honeypot.ts';
import type { SecurityLog } from '../../ports/audit/security-log.ts';
import type { FormTokens } from '../../ports/submissions/form-tokens.ts';
import type { ReceivedForm, SubmitOutcome } from '../sent-form.ts';
import { unknownFiles } from './submission-errors.ts';

/** `key`: identifies the shown form, so that a repeated submission of it is recognised. */
export type GuardOutcome =
  | { readonly kind: 'passed'; readonly key: string }
  | Extract<SubmitOutcome, { kind: 'trapped' | 'stamp' | 'unknown-fields' }>;

/**
 * Recognises submissions that no page of the site sends: a filled honeypot, a missing or forged stamp, fields and files that the form does
 * not have.
 */
export function makeGuardForm({
  formTokens,
  security,
}: {
  readonly formTokens: Pick<FormTokens, 'checkStamp'>;
  readonly security: SecurityLog;
}) {
  return async (sent: ReceivedForm, now: number): Promise<GuardOutcome> => {
    const { form, raw } = sent;
    if (isHoneypotFilled(raw)) {
      security.note('form-refused', 'honeypot');
      return { kind: 'trapped' };
    }
    const stamp = await formTokens.checkStamp(envelopeField(raw, 'stamp'), form, now);
    if ('refused' in stamp) {
      security.note('form-refused', stamp.refused);
      return { kind: 'stamp', code: stamp.refused };
    }
    // Fields that a region's law excludes are accepted and dropped: the page may not have known the region.
    if ([...unknownFields(form, ownFields(raw), { goal: 'sale' }), ...unknownFiles(sent)].length > 0) {
      security.note('form-refused', 'unknown-fields');
      return { kind: 'unknown-fields' };
    }
    return { kind: 'passed', key: stamp.ok };
  };
}
