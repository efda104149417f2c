/** One-way hashes, the same in every process of the site. */
export type Hashes = {
  /** Returns a hash of personal data, keyed with the site's secret, without which nobody can find the data by hashing guesses. */
  personal(text: string): string;
  /**
   * Hash as by `personal`, but with the site's previous secret, to find data stored before the secret was replaced; `undefined` without a
   * previous secret.
   */
  formerly(text: string): string | undefined;
  /** Hash of a random secret; only the hash is stored. */
  secret(secret: string): string;
};
