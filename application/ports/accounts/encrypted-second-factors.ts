/** The encrypted secrets of second factors; they are encrypted again when the site's secret is replaced. */
export type EncryptedSecondFactors = {
  /** Returns the encrypted secrets of all accounts. */
  all(): Promise<readonly { readonly ownerId: string; readonly encryptedSecret: string }[]>;
  /** Replaces an encrypted secret by the same secret encrypted with the new key, unless the stored one was replaced meanwhile. */
  reencrypt(ownerId: string, before: string, after: string): Promise<void>;
};
