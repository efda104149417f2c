import { Secret, TOTP } from 'otpauth';
import type { OneTimeCodes } from '../../application/ports/accounts/one-time-codes.ts';
import {
  CODE_DIGITS,
  CODE_STEP_MS,
  CODE_WINDOW,
  codeStep,
  RECOVERY_CODE_LETTERS,
} from '../../domain/owner/second-factor.ts';
import { crockfordOf } from '../../domain/text/crockford.ts';

/** SHA-1, six digits and 30 seconds are the only settings that all authenticator apps support. */
const SETTINGS = { algorithm: 'SHA1', digits: CODE_DIGITS, period: CODE_STEP_MS / 1000 } as const;

/** TOTP codes by otpauth; secrets and recovery codes come from cryptographic random generators. */
export const oneTimeCodes: OneTimeCodes = {
  secret: () => new Secret({ size: 20 }).base32,
  address: (secret, issuer, label) =>
    new TOTP({ ...SETTINGS, issuer, label, secret: Secret.fromBase32(secret) }).toString(),
  stepOf(secret, token, timestamp) {
    const totp = new TOTP({ ...SETTINGS, secret: Secret.fromBase32(secret) });
    const delta = totp.validate({ token, timestamp, window: CODE_WINDOW });
    return delta === null ? undefined : codeStep(timestamp) + delta;
  },
  recovery: () => crockfordOf(crypto.getRandomValues(new Uint8Array(RECOVERY_CODE_LETTERS))),
};
