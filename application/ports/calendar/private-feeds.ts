import type { DeskEntry } from '../audit/desk-log.ts';

/** Secret URLs by which agents subscribe to their own calendar: at most one each, stored as a hash. */
export type PrivateFeeds = {
  /** Whether an agent has a secret URL for their calendar. */
  isMade(agentId: string): Promise<boolean>;
  /**
   * Stores the hash of an agent's new URL, with its entry in the desk's log; the earlier URL becomes invalid. Returns false if there is no
   * such agent.
   */
  make(agentId: string, hash: string, entry: DeskEntry): Promise<boolean>;
  /** Removes an agent's URL, with its entry in the desk's log. Returns false, and changes nothing, if the agent has no URL. */
  end(agentId: string, entry: DeskEntry): Promise<boolean>;
  /** Returns the agent of a URL; `undefined` for an unknown or removed URL, or after the removal of the agent. */
  agentOf(hash: string): Promise<string | undefined>;
};
