import type { AgentInvitation } from '../accounts/agents.ts';

/** Accounts of the desk whose passwords a demonstration site publishes. */
export type SampleAgents = {
  /** Creates an account with a password; writes no mail and no log. Does nothing if the address or id exists. */
  add(invitation: AgentInvitation, passwordHash: string): Promise<void>;
  /**
   * Removes an account, whatever its role, without a log entry. Such an account must not remain in a site that is no demonstration, because
   * its password is published.
   */
  remove(id: string): Promise<void>;
};
