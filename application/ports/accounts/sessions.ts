import type { Owner } from './owners.ts';

/** A session; only the hash of its reference is stored. */
export type Session = {
  readonly referenceHash: string;
  readonly ownerId: string;
  /** Start and last use of the session, in Unix ms. */
  readonly startedAt: number;
  readonly seenAt: number;
};

/** A session with the current state of its account. */
export type LoggedIn = { readonly session: Session; readonly owner: Owner };

/** Sessions, shared by all processes of a site. */
export type Sessions = {
  /**
   * Starts a session after a password check, and ends the session `instead`, if given. Returns false, and starts nothing, if `passwordHash`
   * is no longer the account's: the password may have changed during the check. The account is locked against a change of the password
   * until the session is stored.
   */
  begin(session: Session, passwordHash: string, instead: string | undefined): Promise<boolean>;
  /**
   * Returns a session that has not expired, and records its use. Returns `undefined` for an expired one, which stays expired. `usedAt`:
   * time (Unix ms) of a later use that could not be recorded; the session is treated as if that use had been recorded.
   */
  use(referenceHash: string, now: number, usedAt?: number): Promise<LoggedIn | undefined>;
  /** Like `use`, but does not prolong the session. */
  look(referenceHash: string, now: number, usedAt?: number): Promise<LoggedIn | undefined>;
  /** Ends a session. Idempotent. */
  end(referenceHash: string): Promise<void>;
  /** Ends all sessions of an account except one. */
  endOthers(ownerId: string, referenceHash: string): Promise<void>;
  /** Returns the sessions of an account that have not expired, last used first. */
  of(ownerId: string, now: number): Promise<readonly Session[]>;
};
