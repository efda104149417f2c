/** Files that visitors send; they lie where no address leads. */
export type Uploads = {
  /** Keeps the bytes, on the disk once it resolves, and gives the name under which they are kept: never the visitor's. */
  keep(bytes: Uint8Array): Promise<string>;
  /** Forgets a kept file; one that is not there is as good as forgotten. */
  forget(name: string): Promise<void>;
};
