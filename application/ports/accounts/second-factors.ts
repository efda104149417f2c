import type { Mail } from '../mails/outbox.ts';

/** What an owner proves beside the password: a secret that their authenticator app holds too, and codes for when that is lost. */
export type SecondFactor = {
  /** The app's secret, sealed. */
  readonly sealed: string;
  /** When it was turned on, in milliseconds since 1970. */
  readonly since: number;
  /** The last time step whose code was taken: its code counts no more, nor does an earlier one. */
  readonly lastStep: number;
  /** How many recovery codes are left. */
  readonly recoveryLeft: number;
};

/**
 * Second factors of accounts, and their writer, whose every change is one transaction: all or nothing, on the disk once it resolves, and
 * with its mails.
 */
export type SecondFactors = {
  /** Gives that of an account, where it has one. */
  of(ownerId: string): Promise<SecondFactor | undefined>;
  /**
   * Turns the second factor of an account on, with the hashes of its recovery codes, and puts the mails. False, and nothing changes,
   * where it has one already, or there is no such account.
   */
  begin(
    ownerId: string,
    factor: Omit<SecondFactor, 'recoveryLeft'>,
    codeHashes: readonly string[],
    mails: readonly Mail[],
  ): Promise<boolean>;
  /** Turns the second factor of an account off, with its recovery codes, and puts the mails. A second time changes nothing: false. */
  end(ownerId: string, mails: readonly Mail[]): Promise<boolean>;
  /** Notes that the code of a step was taken; false, and nothing changes, where that step or a later one was taken before. */
  takeStep(ownerId: string, step: number): Promise<boolean>;
  /** Uses a recovery code up and puts the mails. False, and nothing changes, where it is none of the account, as it is the second time. */
  takeCode(ownerId: string, codeHash: string, mails: readonly Mail[]): Promise<boolean>;
  /** Replaces all recovery codes of an account and puts the mails. False, and nothing changes, where it has no second factor. */
  replaceCodes(ownerId: string, codeHashes: readonly string[], mails: readonly Mail[]): Promise<boolean>;
};
