import type { Mail } from '../mails/outbox.ts';

/** Second factor of an account: a secret shared with its authenticator app, and recovery codes for when the app is lost. */
export type SecondFactor = {
  /** The app's secret, encrypted (see `Encryption`). */
  readonly encryptedSecret: string;
  /** When the second factor was turned on, Unix ms. */
  readonly since: number;
  /** The last time step whose code was used: that code and earlier ones are refused. */
  readonly lastStep: number;
  /** Number of unused recovery codes. */
  readonly recoveryLeft: number;
};

/** Second factors of accounts. Each write is one transaction: all or nothing, durable once it resolves, with its mails. */
export type SecondFactors = {
  /** Returns the second factor of an account, if it has one. */
  of(ownerId: string): Promise<SecondFactor | undefined>;
  /**
   * Turns the second factor on, stores the hashes of its recovery codes and enqueues the mails. Returns false, and changes nothing, if the
   * account already has a second factor or does not exist.
   */
  begin(
    ownerId: string,
    factor: Omit<SecondFactor, 'recoveryLeft'>,
    codeHashes: readonly string[],
    mails: readonly Mail[],
  ): Promise<boolean>;
  /** Turns the second factor off, deletes its recovery codes and enqueues the mails. Returns false, and changes nothing, if it is off. */
  end(ownerId: string, mails: readonly Mail[]): Promise<boolean>;
  /** Records that the code of a time step was used. Returns false, and changes nothing, if that step or a later one was used before. */
  takeStep(ownerId: string, step: number): Promise<boolean>;
  /** Consumes a recovery code and enqueues the mails. Returns false, and changes nothing, if the account has no such unused code. */
  takeCode(ownerId: string, codeHash: string, mails: readonly Mail[]): Promise<boolean>;
  /** Replaces all recovery codes of an account and enqueues the mails. Returns false, and changes nothing, if it has no second factor. */
  replaceCodes(ownerId: string, codeHashes: readonly string[], mails: readonly Mail[]): Promise<boolean>;
};
