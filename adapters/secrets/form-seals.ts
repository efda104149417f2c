import { randomBytes } from 'node:crypto';
import type { FormSeals } from '../../application/ports/form-seals.ts';
import { makeSeal } from './seal.ts';

/** Faster than this nobody fills in a form, in milliseconds. */
export const FASTEST_MS = 3_000;
/** A form that was open for longer is shown anew, with what was typed. */
export const LONGEST_MS = 12 * 3_600_000;
/** Clocks of two machines of one site may differ by this much. */
const SKEW_MS = 60_000;

/** Seals on forms under the site's secret; `fastestMs` is for tests that fill in faster than people. */
export function makeFormSeals({
  secret,
  fastestMs = FASTEST_MS,
}: {
  readonly secret: Uint8Array;
  readonly fastestMs?: number;
}): FormSeals {
  const { seal, open } = makeSeal(secret, 'form stamp');
  return {
    sealForm(form, now) {
      const key = randomBytes(16).toString('base64url');
      return { key, stamp: seal(JSON.stringify([form, key, now])) };
    },
    checkStamp(stamp, form, now) {
      const text = open(stamp);
      if (text === undefined) return { refused: 'malformed' };
      const [sealedFor, key, shownAt] = JSON.parse(text) as [string, string, number];
      if (sealedFor !== form) return { refused: 'other-form' };
      const passed = now - shownAt;
      if (passed < -SKEW_MS) return { refused: 'malformed' };
      if (passed < fastestMs) return { refused: 'too-fast' };
      return passed > LONGEST_MS ? { refused: 'too-old' } : { ok: key };
    },
  };
}
