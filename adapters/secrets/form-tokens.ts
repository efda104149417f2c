import { randomBytes } from 'node:crypto';
import type { FormTokens } from '../../application/ports/submissions/form-tokens.ts';
import { checkFormStamp, type FormStamp } from '../../domain/request/form-stamp.ts';
import { jsonTuple } from '../../domain/text/json-tuple.ts';
import { makeCipher } from './cipher.ts';

/** Signed form timestamps, encrypted with the site's secret. `fastestMs`: minimum fill-in time, lowered in tests. */
export function makeFormTokens({
  secret,
  previous,
  fastestMs,
}: {
  readonly secret: Uint8Array;
  /** Previous site secret; stamps made with it are still accepted. */
  readonly previous: Uint8Array | undefined;
  readonly fastestMs: number | undefined;
}): FormTokens {
  const { encrypt, decrypt } = makeCipher(secret, 'form stamp', previous);
  return {
    issue(form, now) {
      const key = randomBytes(16).toString('base64url');
      return { key, stamp: encrypt(JSON.stringify([form, key, now])) };
    },
    checkStamp(stamp, form, now) {
      const text = decrypt(stamp);
      const read: FormStamp | undefined =
        text === undefined ? undefined : jsonTuple(text, ['string', 'string', 'number']);
      return read ? checkFormStamp(read, form, now, fastestMs) : { refused: 'malformed' };
    },
  };
}
