import type { AgentRecords } from '../../../application/ports/accounts/agent-records.ts';
import type { PrivateFeeds } from '../../../application/ports/calendar/private-feeds.ts';
import { logDesk } from '../audit/desk-log.ts';
import type { RequestStore } from '../store/request-store.ts';

/** Secret URLs of agents' calendars, in memory. The adapter of agents deletes the URLs of a removed account. */
export function makeMemoryPrivateFeeds(store: RequestStore, agentRecords: Pick<AgentRecords, 'byId'>): PrivateFeeds {
  const { privateFeeds } = store;
  return {
    isMade: async agentId => privateFeeds.has(agentId),
    async make(agentId, hash, entry) {
      if (!(await agentRecords.byId(agentId))) return false;
      privateFeeds.set(agentId, hash);
      logDesk(store, entry);
      return true;
    },
    async end(agentId, entry) {
      if (!privateFeeds.delete(agentId)) return false;
      logDesk(store, entry);
      return true;
    },
    agentOf: async hash => [...privateFeeds].find(([, kept]) => kept === hash)?.[0],
  };
}
