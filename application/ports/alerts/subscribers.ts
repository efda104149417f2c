import type { Subscription } from './subscriptions.ts';

/** Reads the subscriptions to search alerts and the newsletter; `Subscriptions` changes them. */
export type Subscribers = {
  /** Returns the subscription with the hash of the secret in its links. */
  byToken(tokenHash: string): Promise<Subscription | undefined>;
  /** Returns the confirmed subscriptions of an address, sorted by id. */
  of(email: string): Promise<readonly Subscription[]>;
  /** Returns up to `count` confirmed alerts that are not paused, sorted by id, with ids after `after`. */
  alerts(after: string | undefined, count: number): Promise<readonly Subscription[]>;
  /** Like `alerts`, including paused ones. */
  confirmedAlerts(after: string | undefined, count: number): Promise<readonly Subscription[]>;
  /** Replaces the stored hash of the link's secret. A subscription that has ended is not restored. */
  renew(id: string, tokenHash: string): Promise<void>;
};
