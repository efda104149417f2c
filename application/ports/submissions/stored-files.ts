/** Files under names of the house's own, where no address leads, such as those that visitors send along. */
export type StoredFiles = {
  /** Gives every file with the time at which it was laid there, in milliseconds since 1970. */
  list(): Promise<readonly { readonly name: string; readonly at: number }[]>;
  /** Forgets a file; one that is not there is as good as forgotten. */
  forget(name: string): Promise<void>;
};

/** Mails as files, where no mail server takes them over. */
export type StoredMailFiles = StoredFiles & {
  /** Gives the names of those that hold an e-mail address, whatever its case and however the letter is encoded. */
  naming(email: string): Promise<readonly string[]>;
  /** Gives every e-mail address that stands in one of them, in lower case. */
  addresses(): Promise<ReadonlySet<string>>;
};
