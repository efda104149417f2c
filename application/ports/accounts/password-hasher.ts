/** Hashes passwords. Slow and memory-intensive by design, so concurrency is limited. */
export type PasswordHasher = {
  /** Returns a salted hash that includes its parameters. */
  hash(password: string): Promise<string>;
  /**
   * Checks a password against a hash; `stale`: the hash should be recomputed with the current parameters. Without a hash it takes the same
   * time and returns false.
   */
  verify(password: string, hash: string | undefined): Promise<{ readonly right: boolean; readonly stale: boolean }>;
};

/** Too many checks are queued; the caller may retry shortly. */
export class HasherBusy extends Error {
  override readonly name = 'HasherBusy';

  constructor() {
    super('too many passwords are being checked');
  }
}
