/** A file that is coming in; nothing of it stays unless it is kept. */
export type BegunFile = {
  /** Adds bytes at the end; resolves when it can take more. What cannot be written does not reject here: `keep` tells of it. */
  write(bytes: Uint8Array): Promise<void>;
  /** Keeps the file, on the disk once it resolves, and gives the name under which it is kept: never the visitor's. */
  keep(): Promise<string>;
  /** Lets go of the file: what was not kept is gone, what was kept stays. */
  drop(): Promise<void>;
};

/** Files that visitors send; they lie where no address leads. */
export type Uploads = {
  /** Begins a file that is written as it arrives, so that no request holds its file in memory. */
  begin(): BegunFile;
  /** Forgets a kept file; one that is not there is as good as forgotten. */
  forget(name: string): Promise<void>;
};
