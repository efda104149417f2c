/** A file that can be attached to a mail. `keptAs`: name under which the mailer reads the file. */
export type DocumentFile = { readonly keptAs: string; readonly bytes: number };

/** Files of the documents of listings, such as energy certificates; no URL serves them. */
export type Documents = {
  /** Returns the existing files among a listing's documents, by document id. */
  files(listing: string, documents: readonly string[]): Promise<ReadonlyMap<string, DocumentFile>>;
};
