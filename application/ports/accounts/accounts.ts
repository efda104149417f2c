import type { DeskEntry } from '../audit/desk-log.ts';
import type { Mail } from '../mails/outbox.ts';
import type { Invitation, Owner, OwnerLink } from './owners.ts';

/**
 * The writer of owners' accounts, whose every change is one transaction: all or nothing, on the disk once it resolves, with its mails and,
 * where the desk makes it, its entry of the log.
 */
export type Accounts = {
  /**
   * Keeps an account with a link and the mails that bring it, and gives the account.
   * An address that has one keeps it, with its password, and gets the listings beside its own; earlier links of it count no more.
   * `entry` goes into the desk's log along.
   */
  invite(invitation: Invitation, link: OwnerLink, mails: readonly Mail[], entry?: DeskEntry): Promise<Owner>;
  /** Ends the account of an address with its links and logins, and says whether there was one; then `entry` goes into the desk's log along. */
  revoke(email: string, entry?: DeskEntry): Promise<boolean>;
  /**
   * Keeps a link for the account of an address, and the mails that bring it; earlier ones of the same purpose count no more.
   * For an address without an account as much is written, no mail is put, and the link opens nothing.
   * The same link a second time changes nothing.
   */
  offerPasswordLink(email: string, link: OwnerLink, mails: readonly Mail[]): Promise<void>;
  /**
   * Uses a link up: sets the password of its account, ends all links and logins of it and puts the mails. False, and nothing changes,
   * where the link counts no more, as it does the second time.
   */
  choosePassword(tokenHash: string, now: number, hash: string, mails: readonly Mail[]): Promise<boolean>;
  /** Replaces the password of an account, ends all its links and logins and puts the mails. */
  changePassword(ownerId: string, hash: string, mails: readonly Mail[]): Promise<void>;
};

/** What is the same for agents, whose accounts begin and end by `Agents`. */
export type AccountPasswords = Pick<Accounts, 'offerPasswordLink' | 'choosePassword' | 'changePassword'>;
