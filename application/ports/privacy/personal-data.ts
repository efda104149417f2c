import type { DeskEntry } from '../audit/desk-log.ts';

/**
 * All that is held about an address, and what erases it, as one transaction. In the place of an address may stand a phone number as it is kept: it means
 * the requests that came with it and without an address.
 */
export type PersonalData = {
  /**
   * Gives every kept request, appointment, subscription, mail, account, second factor, login and ownership of an address, as JSON values; and account of the desk with its logins; with a
   * request how far the agency is with it, who has it and what was noted, where anything was.
   */
  export(email: string): Promise<readonly { readonly kind: string; readonly data: unknown }[]>;
  /**
   * Erases everything that is held about an address: requests with what hangs on them, subscriptions, mails, account, links, logins and
   * ownerships; says how many there were. A second time finds nothing. What `entry` makes of that number goes into the desk's log along.
   */
  erase(email: string, entry?: (erased: number) => DeskEntry): Promise<number>;
  /** Erases mails that were sent or given up before `before`, whatever they belong to. */
  expireMails(before: number): Promise<number>;
  /** Gives every address, in lower case, of which anything is kept that an erasure would erase, and the phone numbers of requests without one. */
  addresses(): Promise<ReadonlySet<string>>;
  /** Gives the names of the files that came along with kept requests. */
  files(): Promise<ReadonlySet<string>>;
};
