import type { Refusal } from './form-shown.ts';
import type { SubmitOutcome } from './sent-form.ts';

/** Converts an outcome to a refusal for display; the errors of a field are shown beside that field. */
export function submitRefusal(outcome: Exclude<SubmitOutcome, { readonly kind: 'sent' }>): Refusal {
  switch (outcome.kind) {
    case 'captcha':
      return {
        kind: 'invalid',
        errors: [{ field: 'answer', code: outcome.code === 'missing' ? 'captcha-missing' : 'captcha' }],
      };
    case 'slot-full':
      return { kind: 'invalid', errors: [{ field: 'slot', code: 'slot-full' }] };
    default:
      return outcome;
  }
}
