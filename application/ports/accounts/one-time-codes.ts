/** Time-based one-time passwords (TOTP, RFC 6238) for authenticator apps, and recovery codes. */
export type OneTimeCodes = {
  /** Generates a secret for an app: 160 bits in base 32. */
  secret(): string;
  /** Returns the `otpauth:` URL that transfers a secret to an app; the app shows the account under the names `issuer` and `account`. */
  address(secret: string, issuer: string, account: string): string;
  /** Returns the time step for which a six-digit code is valid, at most one step from `now` (Unix ms); otherwise `undefined`. */
  stepOf(secret: string, code: string, now: number): number | undefined;
  /** Generates a recovery code: 16 letters and digits of Crockford's base 32 (80 bits), without hyphens. */
  recovery(): string;
};
