import type { SearchWish } from '../../domain/alert/search-wish.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Mail } from './outbox.ts';

/** A search alert or newsletter: it counts once its address was confirmed. */
export type Subscription = {
  readonly id: string;
  readonly kind: 'alert' | 'newsletter';
  readonly email: string;
  readonly language: Language;
  /** For alerts. */
  readonly wish: SearchWish | undefined;
  readonly createdAt: number;
  readonly confirmedAt: number | undefined;
  /** Hash of the secret in the links of its mails. */
  readonly tokenHash: string;
};

/** Who wants to hear of what; the request that asked for it brings it into the store. */
export type Subscriptions = {
  /** Confirms by the hash of a secret, with the mails that tell it, in one transaction; a second time changes nothing; an unknown hash is told. */
  confirm(
    tokenHash: string,
    now: number,
    mails: (confirmed: Subscription) => readonly Mail[],
  ): Promise<Subscription | undefined>;
  /**
   * Ends a subscription, and erases the request that asked for it and the mails of both; a second time and an unknown hash change nothing.
   * A newsletter ends with every other of its address: a subscriber means all of them.
   */
  end(tokenHash: string): Promise<void>;
  /** Replaces what is searched for. */
  change(tokenHash: string, wish: SearchWish): Promise<Subscription | undefined>;
  /** Gives the confirmed alerts in the order of their ids, after `after`, at most `count`. */
  alerts(after: string | undefined, count: number): Promise<readonly Subscription[]>;
  byToken(tokenHash: string): Promise<Subscription | undefined>;
  /** Gives the confirmed subscriptions of an address in the order of their ids. */
  of(email: string): Promise<readonly Subscription[]>;
  /** Ends what was asked for before `before` and never confirmed, as if its asker had, and says how many there were. */
  dropUnconfirmed(before: number): Promise<number>;
};
