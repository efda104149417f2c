/** Names for new things, which cannot be guessed. */
export type Ids = {
  /** A reference that people can read out: ten letters and digits in two groups. */
  reference(): string;
  /** A secret for a link or a login: 256 bits, fit for an address. */
  secret(): string;
};
