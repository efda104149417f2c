import { randomBytes } from 'node:crypto';
import type { FormSeals } from '../../application/ports/submissions/form-seals.ts';
import { checkFormStamp, type FormStamp } from '../../domain/request/form-stamp.ts';
import { makeSeal } from './seal.ts';

/** Seals on forms under the site's secret; `fastestMs` is for tests that fill in faster than people. */
export function makeFormSeals({
  secret,
  previous,
  fastestMs,
}: {
  readonly secret: Uint8Array;
  /** What was sealed under it is taken too. */
  readonly previous?: Uint8Array | undefined;
  readonly fastestMs?: number | undefined;
}): FormSeals {
  const { seal, open } = makeSeal(secret, 'form stamp', previous);
  return {
    sealForm(form, now) {
      const key = randomBytes(16).toString('base64url');
      return { key, stamp: seal(JSON.stringify([form, key, now])) };
    },
    checkStamp(stamp, form, now) {
      const text = open(stamp);
      if (text === undefined) return { refused: 'malformed' };
      return checkFormStamp(JSON.parse(text) as FormStamp, form, now, fastestMs);
    },
  };
}
