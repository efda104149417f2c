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

/** Who wants to hear of what. */
export type Subscriptions = {
  /** Keeps a subscription that still has to be confirmed, with the mail that asks for it, in one transaction. */
  add(subscription: Subscription, mails: readonly Mail[]): Promise<void>;
  /** Confirms by the hash of a secret; a second time changes nothing; an unknown hash is told. */
  confirm(tokenHash: string, now: number): Promise<Subscription | undefined>;
  /** Ends a subscription; a second time and an unknown hash change nothing. */
  end(tokenHash: string): Promise<void>;
  /** Replaces what is searched for. */
  change(tokenHash: string, wish: SearchWish): Promise<Subscription | undefined>;
  /** Gives the confirmed alerts in the order of their ids, after `after`, at most `count`. */
  alerts(after: string | undefined, count: number): Promise<readonly Subscription[]>;
  byToken(tokenHash: string): Promise<Subscription | undefined>;
};
