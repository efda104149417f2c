import type { Owner } from './owners.ts';

/** A login that counts; only the hash of its reference is kept. */
export type Session = {
  readonly referenceHash: string;
  readonly ownerId: string;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  readonly seenAt: number;
};

/** A login with the account that it is of, as it stands now. */
export type LoggedIn = { readonly session: Session; readonly owner: Owner };

/** Who is logged in, the same in every process of the site. */
export type Sessions = {
  /**
   * Begins a login by a password, and ends the one that it stands in for, where it names one.
   * Writes logins alone; the account is read, and held until they are kept.
   * False, and nothing begins, where the password of that hash is no longer the account's: it may have changed while it was looked at.
   */
  begin(session: Session, passwordHash: string, instead: string | undefined): Promise<boolean>;
  /**
   * Gives a login that counts and notes that it was used; one that is over is none, and never counts again.
   * `usedAt`: a later use that could not be noted, Unix ms; the login counts as if it had been.
   */
  use(referenceHash: string, now: number, usedAt?: number): Promise<LoggedIn | undefined>;
  /** As `use`, without prolonging it. */
  look(referenceHash: string, now: number, usedAt?: number): Promise<LoggedIn | undefined>;
  /** Ends a login; one that is unknown changes nothing. */
  end(referenceHash: string): Promise<void>;
  /** Ends all logins of an account but one. */
  endOthers(ownerId: string, referenceHash: string): Promise<void>;
  /** Gives the logins of an account that count, the last used first. */
  of(ownerId: string, now: number): Promise<readonly Session[]>;
};
