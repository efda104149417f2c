import type { SearchWish } from '../../domain/alert/search-wish.ts';
import type { Language } from '../../domain/text/language.ts';

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
  /** Since when an alert is paused; absent while it is at work. */
  readonly pausedAt: number | undefined;
  /** Hash of the secret in the links of its mails. */
  readonly tokenHash: string;
};

/** Who wants to hear of what; the request that asked for it brings it into the store. */
export type Subscriptions = {
  /** Replaces what is searched for. */
  change(tokenHash: string, wish: SearchWish): Promise<Subscription | undefined>;
  /** Pauses a confirmed alert; one that is paused stays so since then. Gives the alert, nothing where there is none. */
  pause(tokenHash: string, now: number): Promise<Subscription | undefined>;
  /** Puts a confirmed alert to work again; one that is at work stays so. Gives the alert, nothing where there is none. */
  resume(tokenHash: string): Promise<Subscription | undefined>;
  /** Gives the confirmed alerts that are not paused in the order of their ids, after `after`, at most `count`. */
  alerts(after: string | undefined, count: number): Promise<readonly Subscription[]>;
  /** Gives the same with those that are paused. */
  confirmedAlerts(after: string | undefined, count: number): Promise<readonly Subscription[]>;
  /** Puts the hash of another secret in the place of the one that is kept; a subscription that is over stays so. */
  renew(id: string, tokenHash: string): Promise<void>;
  byToken(tokenHash: string): Promise<Subscription | undefined>;
  /** Gives the confirmed subscriptions of an address in the order of their ids. */
  of(email: string): Promise<readonly Subscription[]>;
};
