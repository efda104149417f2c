import type { LoginDecision } from '../../../domain/owner/login-throttle.ts';

/** Login attempts, shared by all processes of a site. Accounts and networks are identified by keys without personal data. */
export type LoginTries = {
  /**
   * Decides on an attempt by earlier failures, and counts it as failed unless it has to wait. Concurrent attempts are serialized, so each
   * decision takes the attempts before it into account.
   */
  begin(account: string, network: string, now: number): Promise<LoginDecision>;
  /** Reverts an attempt that was successful: clears the failures of the account, and marks the network as known to the account. */
  succeeded(account: string, network: string, now: number): Promise<void>;
  /** Clears the failures of an account. */
  forgive(account: string): Promise<void>;
};
