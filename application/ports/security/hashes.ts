/** One-way hashes, the same in every process of the site. */
export type Hashes = {
  /** Returns a keyed hash of personal data. Whoever lacks the site's secret cannot find the data by hashing guesses. */
  personal(text: string): string;
  /**
   * Hash as by `personal`, but with the site's previous secret, to find data stored before the secret was replaced; `undefined` without a
   * previous secret.
   */
  formerly(text: string): string | undefined;
  /** Hash of a random secret; only the hash is stored. */
  secret(secret: string): string;
};
