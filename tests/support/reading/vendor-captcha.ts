import { createHash, randomUUID } from 'node:crypto';
import type { Captcha } from '../../../adapters/composition/server/open-captcha.ts';
import { Outage } from '../../../application/ports/outage.ts';

/** Validity of a vendor's response token, in milliseconds. */
const ANSWER_MS = 5 * 60_000;

/**
 * Captcha of a made-up vendor, as an adapter would implement it: site key and script for the page, secret key for the
 * vendor's verification request. `verify` replaces that request and rejects if the vendor cannot be reached.
 */
export function openVendorCaptcha({
  siteKey,
  secretKey,
  verify,
}: {
  readonly siteKey: string;
  readonly secretKey: string;
  readonly verify: (asked: { readonly secretKey: string; readonly answer: string }) => Promise<boolean>;
}): Captcha {
  return {
    challenges: {
      make: () => ({
        token: randomUUID(),
        widget: 'script',
        props: { script: 'https://vendor.example/widget.js', api: 'vendorCaptcha', siteKey },
      }),
      async check(_form, _token, answer, now) {
        if (answer === '') return { refused: 'wrong' };
        const right = await verify({ secretKey, answer }).catch(error => {
          throw new Outage('the captcha vendor cannot be reached', { cause: error });
        });
        if (!right) return { refused: 'wrong' };
        // The response is long; stores a hash of fixed length to mark it as used.
        return { ok: createHash('sha256').update(answer).digest('base64url'), expiresAt: now + ANSWER_MS };
      },
    },
    handlers: [],
    origins: { script: ['https://vendor.example'], frame: ['https://vendor.example'] },
  };
}
