/** The seals under which the secrets of second factors are kept; a new secret of the site renews them. */
export type EncryptedSecondFactors = {
  /** Gives the sealed secrets of all accounts. */
  all(): Promise<readonly { readonly ownerId: string; readonly sealed: string }[]>;
  /** Keeps the same secret under a newer seal, unless it was replaced meanwhile. */
  reseal(ownerId: string, before: string, after: string): Promise<void>;
};
