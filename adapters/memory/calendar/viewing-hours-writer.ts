import type { AgentRecords } from '../../../application/ports/accounts/agent-records.ts';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { ViewingHoursWriter } from '../../../application/ports/calendar/viewing-hours-writer.ts';
import { logDesk } from '../audit/desk-log.ts';
import type { RequestStore } from '../store/request-store.ts';
import { viewingsBetween } from '../viewings/viewing-records.ts';
import { blockedAfter } from './viewing-hours.ts';

/**
 * Changes viewing hours in memory. Each change increases the version, by which a booking notices that the hours changed after the booking
 * read them.
 */
export function makeMemoryViewingHoursWriter(
  store: RequestStore,
  agentRecords: Pick<AgentRecords, 'all' | 'byId'>,
): ViewingHoursWriter {
  const { viewingHours: hours } = store;

  function changed(entry: DeskEntry, change: () => void): void {
    change();
    hours.version++;
    logDesk(store, entry);
  }

  return {
    setAgency: async (agency, entry) => changed(entry, () => (hours.agency = structuredClone(agency))),
    async setAgent(agentId, own, entry) {
      if (!(await agentRecords.byId(agentId))) return false;
      changed(entry, () => (own ? hours.agents.set(agentId, structuredClone(own)) : hours.agents.delete(agentId)));
      return true;
    },
    setWindows: async (propertyId, windows, entry) =>
      changed(entry, () =>
        windows ? hours.windows.set(propertyId, structuredClone(windows)) : hours.windows.delete(propertyId),
      ),
    async block(time, entry, seen) {
      if (time.agentId !== undefined && !(await agentRecords.byId(time.agentId))) return false;
      if (hours.blocked.has(time.id)) throw new Error(`the blocked time ${time.id} exists already`);
      if (seen && !seen.isSame(viewingsBetween(store, ...seen.days, seen.agentId))) return false;
      changed(entry, () => hours.blocked.set(time.id, structuredClone(time)));
      return true;
    },
    async free(id, agentId, entry) {
      const time = (await blockedAfter(store, agentRecords, Number.NEGATIVE_INFINITY)).find(other => other.id === id);
      if (!time || (agentId !== undefined && time.agentId !== agentId)) return false;
      changed(entry, () => hours.blocked.delete(id));
      return true;
    },
  };
}
