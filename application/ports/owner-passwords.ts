import type { Mail } from './outbox.ts';
import type { Owner, OwnerLink } from './owners.ts';

/** Passwords of owners, as hashes, and the links by which they are chosen. */
export type OwnerPasswords = {
  /** Gives the account of an address with its hash, none where no password was chosen yet. */
  of(email: string): Promise<{ readonly owner: Owner; readonly hash: string | undefined } | undefined>;
  /**
   * Keeps a link for the account of an address, and the mails that bring it, in one transaction; earlier ones of the same
   * purpose count no more. For an address without an account as much is written, no mail is put, and the link opens nothing.
   * The same link a second time changes nothing.
   */
  offer(email: string, link: OwnerLink, mails: readonly Mail[]): Promise<void>;
  /** Gives what a link is for and whose, as long as it counts; asking does not use it up. */
  link(
    tokenHash: string,
    now: number,
  ): Promise<{ readonly owner: Owner; readonly purpose: OwnerLink['purpose'] } | undefined>;
  /** Uses a link up: sets the password, ends all links and logins of the account and puts the mails, in one transaction; false where the link counts no more. */
  chooseBy(tokenHash: string, now: number, hash: string, mails: readonly Mail[]): Promise<boolean>;
  /** Replaces the password, ends all links and logins of the account and puts the mails, in one transaction. */
  change(ownerId: string, hash: string, mails: readonly Mail[]): Promise<void>;
  /** Keeps the same password under a newer hash, unless it was changed meanwhile; nothing ends. */
  rehash(ownerId: string, before: string, after: string): Promise<void>;
};
