import { randomBytes } from 'node:crypto';
import type { FormSeals } from '../../application/ports/submissions/form-seals.ts';
import { checkFormStamp, type FormStamp } from '../../domain/request/form-stamp.ts';
import { makeSeal } from './seal.ts';

/** Signed form timestamps, encrypted with the site's secret. `fastestMs`: minimum fill-in time, lowered in tests. */
export function makeFormSeals({
  secret,
  previous,
  fastestMs,
}: {
  readonly secret: Uint8Array;
  /** Previous site secret; stamps made with it are still accepted. */
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
