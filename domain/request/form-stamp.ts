import type { FormName } from './forms.ts';

/** Faster than this no person fills in a form, in milliseconds. */
export const FASTEST_MS = 3_000;
/** A form that was open for longer is shown anew, with what was typed. */
export const LONGEST_MS = 12 * 3_600_000;
/** Clocks of two machines of one site may differ by this much. */
const SKEW_MS = 60_000;

/** What the stamp of a form holds: which form it was, its key, and when it was shown, in milliseconds since 1970. */
export type FormStamp = readonly [form: string, key: string, shownAt: number];

export type StampChecked =
  | { readonly ok: string }
  | { readonly refused: 'too-fast' | 'too-old' | 'malformed' | 'other-form' };

/**
 * The key of a stamp, or why it does not count. `checkFormStamp(['contact-me', 'k', 0], 'contact-me', 5_000)` → `{ ok: 'k' }`,
 * and at 1 000 → `{ refused: 'too-fast' }`. `fastestMs` is for tests, which fill in faster than people.
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
