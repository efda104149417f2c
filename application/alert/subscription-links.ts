import type { Subscription } from '../ports/subscriptions.ts';

/** The ways out of a subscription's mails, as paths: to change what is searched for, and to end it with one click. */
export type SubscriptionLinks = (subscription: Pick<Subscription, 'id' | 'language'>) => {
  readonly changePath: string;
  readonly unsubscribePath: string;
};
