import type { FormName } from './forms.ts';

/** Milliseconds; a form submitted sooner after rendering counts as automated. */
export const FASTEST_MS = 3_000;
/** Milliseconds; a form open for longer is rendered again with the entered values. */
export const LONGEST_MS = 12 * 3_600_000;
/** Tolerated clock difference between two servers of a site, in milliseconds. */
const SKEW_MS = 60_000;

/** Content of a form's stamp: form name, idempotency key, and when the form was rendered (Unix ms). */
export type FormStamp = readonly [form: string, key: string, shownAt: number];

export type StampChecked =
  | { readonly ok: string }
  | { readonly refused: 'too-fast' | 'too-old' | 'malformed' | 'other-form' };

/**
 * The stamp's key, or why the stamp is refused. `checkFormStamp(['contact-me', 'k', 0], 'contact-me', 5_000)` → `{ ok: 'k' }`, and at 1
 * 000 → `{ refused: 'too-fast' }`. Tests lower `fastestMs`, since they submit faster than people.
 */
export function checkFormStamp(
  [sealedFor, key, shownAt]: FormStamp,
  form: FormName,
  now: number,
  fastestMs = FASTEST_MS,
): StampChecked {
  if (sealedFor !== form) return { refused: 'other-form' };
  const passed = now - shownAt;
  if (passed < -SKEW_MS) return { refused: 'malformed' };
  if (passed < fastestMs) return { refused: 'too-fast' };
  return passed > LONGEST_MS ? { refused: 'too-old' } : { ok: key };
}
