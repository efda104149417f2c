import type { LoginDecision } from '../../../domain/owner/login-throttle.ts';

/** Tries to log in, the same in every process of the site. Accounts and networks are named by keys from which no person can be told. */
export type LoginTries = {
  /** Judges a try by what failed before, and counts it as failed unless it has to wait; of tries that come at once each sees those before it. */
  begin(account: string, network: string, now: number): Promise<LoginDecision>;
  /** Takes a try back that was right after all: forgets what failed at the account, and knows the network as its owner's from then on. */
  succeeded(account: string, network: string, now: number): Promise<void>;
  /** Forgets what failed at an account. */
  forgive(account: string): Promise<void>;
};
