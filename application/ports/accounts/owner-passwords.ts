import type { Owner, OwnerLink } from './owners.ts';

/** Passwords of owners, as hashes, and the links by which they are chosen. */
export type OwnerPasswords = {
  /** Gives the account of an address with its hash, none where no password was chosen yet. */
  of(email: string): Promise<{ readonly owner: Owner; readonly hash: string | undefined } | undefined>;
  /** Gives what a link is for and whose, as long as it counts; asking does not use it up. */
  link(
    tokenHash: string,
    now: number,
  ): Promise<{ readonly owner: Owner; readonly purpose: OwnerLink['purpose'] } | undefined>;
  /** Keeps the same password under a newer hash, unless it was changed meanwhile; nothing ends. */
  rehash(ownerId: string, before: string, after: string): Promise<void>;
};
