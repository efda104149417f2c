import type { AlertCriteria } from '../../../domain/alert/alert-criteria.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { StoredRequest } from '../requests/stored-request.ts';
import type { Mail } from '../mails/outbox.ts';

/** A search alert or newsletter subscription; active once its address is confirmed. Times are Unix ms. */
export type Subscription = {
  readonly id: string;
  readonly kind: 'alert' | 'newsletter';
  readonly email: string;
  readonly language: Language;
  /** Search criteria of an alert. */
  readonly wish: AlertCriteria | undefined;
  readonly createdAt: number;
  readonly confirmedAt: number | undefined;
  /** When the alert was paused; `undefined` while it is active. */
  readonly pausedAt: number | undefined;
  /** Hash of the secret in the links of the subscription's mails. */
  readonly tokenHash: string;
};

/**
 * Changes subscriptions. Each write is one transaction: all or nothing, durable once it resolves, with its mails. `Submissions.accept`
 * creates a subscription, together with the request for it.
 */
export type Subscriptions = {
  /**
   * Confirms a subscription, enqueues its mails and returns it. The mails are built from the subscription and the request for it.
   * Idempotent: a second call changes nothing and returns the subscription as first confirmed. Returns `undefined` for an unknown hash.
   */
  confirm(
    tokenHash: string,
    now: number,
    mails: (confirmed: Subscription, request: StoredRequest | undefined) => readonly Mail[],
  ): Promise<Subscription | undefined>;
  /** Replaces the search criteria. Returns the changed subscription. */
  change(tokenHash: string, wish: AlertCriteria): Promise<Subscription | undefined>;
  /**
   * Pauses a confirmed alert; if it is paused already, `pausedAt` stays. Returns the alert, or `undefined` if no confirmed alert has
   * the hash.
   */
  pause(tokenHash: string, now: number): Promise<Subscription | undefined>;
  /** Resumes a paused alert. Idempotent. Returns the alert, or `undefined` if no confirmed alert has the hash. */
  resume(tokenHash: string): Promise<Subscription | undefined>;
  /**
   * Ends a subscription and erases the request for it and the mails of both. Idempotent; an unknown hash changes nothing. Ending a
   * newsletter ends every newsletter subscription of the same address.
   */
  end(tokenHash: string): Promise<void>;
  /**
   * Ends subscriptions requested before `before` (Unix ms) and never confirmed, as `end` does, and returns their number. Each is erased
   * completely or not at all; after a crash the next call ends the rest.
   */
  endUnconfirmed(before: number): Promise<number>;
};
