import type { AgentRecords } from '../../../application/ports/accounts/agent-records.ts';
import { type BusyFeeds, MOST_BUSY_TIMES } from '../../../application/ports/calendar/busy-feeds.ts';
import { joinSpans } from '../../../domain/appointment/time-span.ts';
import { logDesk } from '../audit/desk-log.ts';
import type { RequestStore } from '../store/request-store.ts';

/** Agents' own calendars in the request store. */
export function makeMemoryBusyFeeds(store: RequestStore, agentRecords: Pick<AgentRecords, 'all' | 'byId'>): BusyFeeds {
  const { viewingHours: hours } = store;
  const { busy } = hours;
  const isThere = async (agentId: string) => (await agentRecords.byId(agentId)) !== undefined;

  return {
    async status(agentId) {
      const feed = (await isThere(agentId)) ? busy.get(agentId) : undefined;
      return feed && { triedAt: feed.triedAt, readAt: feed.readAt, failure: feed.failure, count: feed.times.length };
    },
    async setAddress(agentId, encryptedAddress, entry) {
      if (!(await isThere(agentId))) return false;
      if (encryptedAddress === undefined) busy.delete(agentId);
      else
        busy.set(agentId, { encryptedAddress, triedAt: undefined, readAt: undefined, failure: undefined, times: [] });
      hours.version++;
      logDesk(store, entry);
      return true;
    },
    async all() {
      const accounts = new Set((await agentRecords.all()).map(({ id }) => id));
      return [...busy]
        .filter(([agentId]) => accounts.has(agentId))
        .map(([agentId, { encryptedAddress, triedAt }]) => ({ agentId, encryptedAddress, triedAt }))
        .sort((a, b) => (a.agentId < b.agentId ? -1 : 1));
    },
    async keep({ agentId, encryptedAddress }, times, now, joined) {
      const stored = busy.get(agentId);
      if (stored?.encryptedAddress !== encryptedAddress) return;
      const merged = joinSpans(times, MOST_BUSY_TIMES);
      if (JSON.stringify(merged.times) !== JSON.stringify(stored.times)) hours.version++;
      const failure = joined || merged.joined ? 'joined' : undefined;
      busy.set(agentId, { encryptedAddress, triedAt: now, readAt: now, failure, times: merged.times });
    },
    async fail({ agentId, encryptedAddress }, failure, now) {
      const stored = busy.get(agentId);
      if (stored?.encryptedAddress === encryptedAddress) busy.set(agentId, { ...stored, triedAt: now, failure });
    },
    async reencrypt(agentId, encryptedAddress, newer) {
      const stored = busy.get(agentId);
      if (stored?.encryptedAddress === encryptedAddress) busy.set(agentId, { ...stored, encryptedAddress: newer });
    },
  };
}
