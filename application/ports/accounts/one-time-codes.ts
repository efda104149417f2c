/** One-time codes by the time (TOTP, RFC 6238), as authenticator apps make them, and codes of recovery. */
export type OneTimeCodes = {
  /** Makes a secret for an app: 160 bits in base 32. */
  secret(): string;
  /** Gives the address that hands a secret to an app, which shows the account under both names. */
  address(secret: string, issuer: string, account: string): string;
  /** Gives the time step for which a code of six digits is right, within a step of `now` (milliseconds since 1970), else nothing. */
  stepOf(secret: string, code: string, now: number): number | undefined;
  /** Makes a recovery code, as `readCode` gives it back. */
  recovery(): string;
};
