import type { FormTokens } from '../../application/ports/submissions/form-tokens.ts';
import { checkFormStamp, type FormStamp } from '../../domain/request/form-stamp.ts';
import { jsonTuple } from '../../domain/text/json-tuple.ts';
import { fromBase64Url, toBase64Url } from './base64url.ts';

const NONCE = 12;

/**
 * Signed form timestamps for a version of the site that runs in the browser: AES-256-GCM with a non-extractable Web Crypto key, generated
 * at each start. Stamps of an earlier start are invalid.
 */
export function makeWebFormTokens({ fastestMs }: { readonly fastestMs?: number } = {}): FormTokens {
  const key = crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);

  async function open(stamp: string): Promise<string | undefined> {
    const bytes = fromBase64Url(stamp);
    if (!bytes || bytes.length <= NONCE) return undefined;
    try {
      const opened = await crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: bytes.subarray(0, NONCE) },
        await key,
        bytes.subarray(NONCE),
      );
      return new TextDecoder().decode(opened);
    } catch {
      return undefined;
    }
  }

  return {
    async issue(form, now) {
      const name = toBase64Url(crypto.getRandomValues(new Uint8Array(16)));
      const iv = crypto.getRandomValues(new Uint8Array(NONCE));
      const text = new TextEncoder().encode(JSON.stringify([form, name, now]));
      const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key, text));
      return { key: name, stamp: toBase64Url(new Uint8Array([...iv, ...sealed])) };
    },
    async checkStamp(stamp, form, now) {
      const text = await open(stamp);
      const read: FormStamp | undefined =
        text === undefined ? undefined : jsonTuple(text, ['string', 'string', 'number']);
      return read ? checkFormStamp(read, form, now, fastestMs) : { refused: 'malformed' };
    },
  };
}
