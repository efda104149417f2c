/** What a sealed text is for; one of another purpose opens to nothing. */
export type EncryptionPurpose =
  | 'busy address'
  | 'second factor'
  | 'second factor to confirm'
  | 'login without its code'
  | 'notice';

/** Encryption that only the site itself can make and open. */
export type Encryption = {
  seal(purpose: EncryptionPurpose, text: string): string;
  /** Opens what was sealed here; `stale` says that it was under the site's previous secret. What was not, or was changed, opens to nothing. */
  open(purpose: EncryptionPurpose, sealed: string): { readonly text: string; readonly stale: boolean } | undefined;
};
