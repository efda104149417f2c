/** Stored files under random names that no URL serves, such as visitors' uploads. */
export type StoredFiles = {
  /** Lists every file with the time it was stored, in Unix ms. */
  list(): Promise<readonly { readonly name: string; readonly at: number }[]>;
  /** Deletes a file. Idempotent. */
  forget(name: string): Promise<void>;
};

/** Mails stored as files, for sites without a mail server. */
export type StoredMailFiles = StoredFiles & {
  /** Returns the names of the files that contain an e-mail address, in any letter case and any encoding of the mail. */
  naming(email: string): Promise<readonly string[]>;
  /** Returns every e-mail address found in the files, in lower case. */
  addresses(): Promise<ReadonlySet<string>>;
};
