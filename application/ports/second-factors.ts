/** What an owner proves beside the password: a secret that their authenticator app holds too, and codes for when that is lost. */
export type SecondFactor = {
  /** The app's secret, sealed. */
  readonly sealed: string;
  /** When it was turned on, in milliseconds since 1970. */
  readonly since: number;
  /** The last time step whose code was taken: its code counts no more, nor does an earlier one. */
  readonly lastStep: number;
  /** How many recovery codes are left. */
  readonly recoveryLeft: number;
};

/** Second factors of accounts; `Transactions` turns them on and off. */
export type SecondFactors = {
  /** Gives that of an account, where it has one. */
  of(ownerId: string): Promise<SecondFactor | undefined>;
  /** Notes that the code of a step was taken; false, and nothing changes, where that step or a later one was taken before. */
  takeStep(ownerId: string, step: number): Promise<boolean>;
  /** Gives the sealed secrets of all accounts. */
  sealed(): Promise<readonly { readonly ownerId: string; readonly sealed: string }[]>;
  /** Keeps the same secret under a newer seal, unless it was replaced meanwhile. */
  reseal(ownerId: string, before: string, after: string): Promise<void>;
};
