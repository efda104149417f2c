import type { Subscription } from './subscriptions.ts';

/** Who wants to hear of what; `Subscriptions` changes it. */
export type Subscribers = {
  /** Gives the subscription of a link's secret by its hash. */
  byToken(tokenHash: string): Promise<Subscription | undefined>;
  /** Gives the confirmed subscriptions of an address in the order of their ids. */
  of(email: string): Promise<readonly Subscription[]>;
  /** Gives the confirmed alerts that are not paused in the order of their ids, after `after`, at most `count`. */
  alerts(after: string | undefined, count: number): Promise<readonly Subscription[]>;
  /** Gives the same with those that are paused. */
  confirmedAlerts(after: string | undefined, count: number): Promise<readonly Subscription[]>;
  /** Puts the hash of another secret in the place of the one that is kept; a subscription that is over stays so. */
  renew(id: string, tokenHash: string): Promise<void>;
};
