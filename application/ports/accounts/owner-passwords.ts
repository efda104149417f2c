import type { Owner, OwnerLink } from './owners.ts';

/** Password hashes of owners, and the links to choose a password. */
export type OwnerPasswords = {
  /** Returns the account of an address and its hash; `hash` is `undefined` until a password is chosen. */
  of(email: string): Promise<{ readonly owner: Owner; readonly hash: string | undefined } | undefined>;
  /** Returns the account and purpose of a valid link, without consuming it. */
  link(
    tokenHash: string,
    now: number,
  ): Promise<{ readonly owner: Owner; readonly purpose: OwnerLink['purpose'] } | undefined>;
  /** Replaces the hash of a password by another hash of the same password, unless the password was changed meanwhile. Ends no session. */
  rehash(ownerId: string, before: string, after: string): Promise<void>;
};
