import type { DeskEntry } from '../audit/desk-log.ts';

/** The secret addresses at which agents subscribe to their own calendars: one each at most, and only a hash of it is kept. */
export type PrivateFeeds = {
  /** Says whether an agent has one. */
  isMade(agentId: string): Promise<boolean>;
  /** Keeps the hash of an agent's new address, with its entry of the log; an earlier one opens nothing from then on. False where there is no such agent. */
  make(agentId: string, hash: string, entry: DeskEntry): Promise<boolean>;
  /** Ends an agent's address, with its entry of the log. False, and nothing changes, where there is none. */
  end(agentId: string, entry: DeskEntry): Promise<boolean>;
  /** Gives the agent whose address it is; none of an unknown hash, of an address that was ended and of an agent who was removed. */
  agentOf(hash: string): Promise<string | undefined>;
};
