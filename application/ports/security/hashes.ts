/** One-way names; the same text has the same one in every process of the site. */
export type Hashes = {
  /** Of text that tells of a person and could be guessed: without the site's secret no guess can be tried. */
  personal(text: string): string;
  /** What `personal` gave under the site's previous secret; none where it has none. For what was named before the secret was replaced. */
  formerly(text: string): string | undefined;
  /** Of a secret that was drawn by chance: what is kept of it. */
  secret(secret: string): string;
};
