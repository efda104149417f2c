/** Where files of visitors lie that no mail may carry. */
export type Quarantine = {
  /** Gives the bytes of a kept file, in quarantine or not; nothing where it is gone. */
  look(name: string): Promise<Uint8Array | undefined>;
  /** Lays a kept file into quarantine with a warning beside it, and mails find it no more; a second warning replaces the first. */
  withhold(name: string, warning: string): Promise<void>;
  /** Takes a file out of quarantine and forgets its warning; one that is not in quarantine stays where it is. */
  release(name: string): Promise<void>;
};
