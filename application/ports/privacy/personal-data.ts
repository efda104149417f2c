import type { DeskEntry } from '../audit/desk-log.ts';

/**
 * Exports and erases everything stored about an address; each write is one transaction. Instead of an address, callers may pass a stored
 * phone number; the methods are then about the requests that have the phone number and no address.
 */
export type PersonalData = {
  /**
   * Returns every stored request, viewing, subscription, mail, account, second factor, session and ownership of an address, as JSON values,
   * and its account in the desk with its sessions. A request includes its progress, assigned member and notes, if any.
   */
  export(email: string): Promise<readonly { readonly kind: string; readonly data: unknown }[]>;
  /**
   * Erases everything stored about an address: requests with all that belongs to them, subscriptions, mails, the owner's account with its
   * links and sessions, and ownerships. An account of the desk stays: `Agents.remove` ends it. Returns the number of erased items, 0 at a
   * second call. `entry` builds the log entry from that number; the entry is stored in the same transaction.
   */
  erase(email: string, entry?: (erased: number) => DeskEntry): Promise<number>;
  /** Erases mails that were sent or given up before `before` (Unix ms), and returns their number. */
  expireMails(before: number): Promise<number>;
  /** Returns every address, in lower case, that `erase` would find, and the phone numbers of requests without an address. */
  addresses(): Promise<ReadonlySet<string>>;
  /** Returns the names of the files attached to stored requests. */
  files(): Promise<ReadonlySet<string>>;
};
