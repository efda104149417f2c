/** The machine that a process runs on, as far as an operator has to look after it. What cannot be found out is absent. */
export type Machine = {
  /** Its name, which no other machine of the site has. */
  readonly name: string;
  /** The disk of the data directory, in bytes. */
  disk(): Promise<Disk | undefined>;
  /** When the certificate ends that the site's public address shows, in milliseconds since 1970; absent where it has none. */
  certificateEndsAt(): Promise<number | undefined>;
  /** When the secret in the data directory was made, in milliseconds since 1970; absent where it comes from the settings. */
  secretMadeAt(): Promise<number | undefined>;
};

export type Disk = { readonly free: number; readonly total: number };
