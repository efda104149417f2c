/** Generates random identifiers that cannot be guessed. */
export type Ids = {
  /** Returns a reference that people can read out: ten letters and digits in two groups. */
  reference(): string;
  /** Returns a URL-safe secret for a link or session: 256 bits. */
  secret(): string;
};
