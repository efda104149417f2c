/** Turns passwords into what may be kept of them. It takes time and memory on purpose, so only so much is done at once. */
export type PasswordHasher = {
  /** Gives a hash that names its own parameters; two of the same password differ. */
  hash(password: string): Promise<string>;
  /**
   * Says whether a password is the one of a hash, and whether the hash should be made anew with today's parameters.
   * Without a hash it takes as long, and no password is right.
   */
  verify(password: string, hash: string | undefined): Promise<{ readonly right: boolean; readonly stale: boolean }>;
};

/** Too many wait already; the caller may try again in a moment. */
export class HasherBusy extends Error {
  override readonly name = 'HasherBusy';

  constructor() {
    super('too many passwords are being checked');
  }
}
