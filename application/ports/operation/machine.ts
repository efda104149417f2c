/** The machine on which this process runs, as monitored for the operator. A value that cannot be determined is `undefined`. */
export type Machine = {
  /** Host name, unique among the machines of the site. */
  readonly name: string;
  /** Space of the disk with the data directory, in bytes. */
  disk(): Promise<Disk | undefined>;
  /** Expiry of the TLS certificate at the site's public address, Unix ms; `undefined` without one. */
  certificateEndsAt(): Promise<number | undefined>;
  /** When the secret in the data directory was created, Unix ms; `undefined` if the secret comes from the settings. */
  secretMadeAt(): Promise<number | undefined>;
  /** When the last completed backup of this data directory began, Unix ms; `undefined` before the first. */
  backedUpAt(): Promise<number | undefined>;
};

/** Bytes available to the site, and in total. */
export type Disk = { readonly free: number; readonly total: number };
