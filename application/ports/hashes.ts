/** One-way names; the same text has the same one in every process of the site. */
export type Hashes = {
  /** Of text that tells of a person and could be guessed: without the site's secret no guess can be tried. */
  personal(text: string): string;
  /** Of a secret that was drawn by chance: what is kept of it. */
  secret(secret: string): string;
};
