/** Quarantine of visitors' files: no mail may contain a file in quarantine. */
export type Quarantine = {
  /** Returns the content of a stored file, in quarantine or not; `undefined` if it is missing. */
  look(name: string): Promise<Uint8Array | undefined>;
  /** Moves a stored file into quarantine with a warning, so that mails no longer find it. A second warning replaces the first. */
  withhold(name: string, warning: string): Promise<void>;
  /** Takes a file out of quarantine and deletes its warning. Does nothing to a file that is not in quarantine. */
  release(name: string): Promise<void>;
};
