/** One-way hashes, the same in every process of the site. */
export type Hashes = {
  /** Keyed hash of personal data: without the site's secret, guesses cannot be tested. */
  personal(text: string): string;
  /** `personal` under the site's previous secret; `undefined` without one. Finds what was stored before the secret was replaced. */
  formerly(text: string): string | undefined;
  /** Hash of a random secret; only the hash is stored. */
  secret(secret: string): string;
};
