import type { AlertCriteria } from '../../../domain/alert/alert-criteria.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import type { Mail } from '../mails/outbox.ts';

/** A search alert or newsletter: it counts once its address was confirmed. */
export type Subscription = {
  readonly id: string;
  readonly kind: 'alert' | 'newsletter';
  readonly email: string;
  readonly language: Language;
  /** For alerts. */
  readonly wish: AlertCriteria | undefined;
  readonly createdAt: number;
  readonly confirmedAt: number | undefined;
  /** Since when an alert is paused; absent while it is at work. */
  readonly pausedAt: number | undefined;
  /** Hash of the secret in the links of its mails. */
  readonly tokenHash: string;
};

/**
 * The writer of subscriptions, whose every change is one transaction: all or nothing, on the disk once it resolves, and with its mails.
 * The request that asks for a subscription brings it into the store.
 */
export type Subscriptions = {
  /**
   * Confirms a subscription, puts the mails that tell it, and gives the subscription; the mails are made of the request that asked for
   * it as well. A second time changes nothing and gives it as it was confirmed first; an unknown hash gives nothing.
   */
  confirm(
    tokenHash: string,
    now: number,
    mails: (confirmed: Subscription, request: StoredRequest | undefined) => readonly Mail[],
  ): Promise<Subscription | undefined>;
  /** Replaces what is searched for. */
  change(tokenHash: string, wish: AlertCriteria): Promise<Subscription | undefined>;
  /** Pauses a confirmed alert; one that is paused stays so since then. Gives the alert, nothing where there is none. */
  pause(tokenHash: string, now: number): Promise<Subscription | undefined>;
  /** Puts a confirmed alert to work again; one that is at work stays so. Gives the alert, nothing where there is none. */
  resume(tokenHash: string): Promise<Subscription | undefined>;
  /**
   * Ends a subscription, and erases the request that asked for it and the mails of both; a second time and an unknown hash change nothing.
   * A newsletter ends with every other of its address: a subscriber means all of them.
   */
  end(tokenHash: string): Promise<void>;
  /**
   * Ends what was asked for before `before` and never confirmed, as if its asker had, and says how many there were. Each is ended whole;
   * a crash may leave some for the next time.
   */
  endUnconfirmed(before: number): Promise<number>;
};
