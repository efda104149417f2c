/** Purpose of an encrypted text; the text can be decrypted for this purpose only. */
export type EncryptionPurpose =
  | 'busy address'
  | 'second factor'
  | 'second factor to confirm'
  | 'login without its code'
  | 'notice';

/** Encrypts and authenticates texts with the site's secret. */
export type Encryption = {
  /** Encrypts a text; `decrypt` with the same purpose returns it. */
  encrypt(purpose: EncryptionPurpose, text: string): string;
  /**
   * Decrypts a text. `stale`: it was encrypted with the site's previous secret. Returns `undefined` if the text was altered, or was
   * encrypted by another site or for another purpose.
   */
  decrypt(
    purpose: EncryptionPurpose,
    encrypted: string,
  ): { readonly text: string; readonly stale: boolean } | undefined;
};
