import type { DeskEntry } from '../audit/desk-log.ts';
import type { Mail } from '../mails/outbox.ts';
import type { Invitation, Owner, OwnerLink } from './owners.ts';

/**
 * Changes owners' accounts. Each write is one transaction: all or nothing, durable once it resolves, with its mails and, for a change made
 * in the desk, its entry in the desk's log.
 */
export type Accounts = {
  /**
   * Creates an account, stores its invitation link, enqueues its mails and returns the account. If the address has an account already, that
   * account gets the listings in addition to its own; its password stays, and its earlier links become invalid.
   */
  invite(invitation: Invitation, link: OwnerLink, mails: readonly Mail[], entry?: DeskEntry): Promise<Owner>;
  /**
   * Ends the account of an address with its links and sessions, and stores `entry` in the desk's log. Returns false, and stores nothing, if
   * the address has no account.
   */
  revoke(email: string, entry?: DeskEntry): Promise<boolean>;
  /**
   * Stores a link for the account of an address and enqueues its mails; earlier links of the same purpose become invalid. Idempotent per
   * link. For an unknown address it writes the same amount, so that the response time does not reveal accounts, but it enqueues no mail,
   * and the link is invalid.
   */
  offerPasswordLink(email: string, link: OwnerLink, mails: readonly Mail[]): Promise<void>;
  /**
   * Consumes a link: sets the password of its account, ends all links and sessions of the account and enqueues the mails. Returns false,
   * and changes nothing, if the link is invalid, expired or used.
   */
  choosePassword(tokenHash: string, now: number, hash: string, mails: readonly Mail[]): Promise<boolean>;
  /** Replaces the password of an account, ends all its links and sessions and enqueues the mails. */
  changePassword(ownerId: string, hash: string, mails: readonly Mail[]): Promise<void>;
};

/** The methods that are also used for agents' accounts. Creating and removing those is part of `Agents`. */
export type AccountPasswords = Pick<Accounts, 'offerPasswordLink' | 'choosePassword' | 'changePassword'>;
