/** A file that a mail can take along, by the name under which the mailer reads it. */
export type DocumentFile = { readonly keptAs: string; readonly bytes: number };

/** Files of the documents that listings name; they lie where no address leads. */
export type Documents = {
  /** Gives the files there are among the documents of a listing, by the documents' ids. */
  files(listing: string, documents: readonly string[]): Promise<ReadonlyMap<string, DocumentFile>>;
};
