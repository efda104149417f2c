import type { AgentRecords } from '../../../application/ports/accounts/agent-records.ts';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { ViewingHours } from '../../../application/ports/calendar/viewing-hours.ts';
import { mergeSpans } from '../../../domain/appointment/time-span.ts';
import { logDesk } from '../audit/desk-log.ts';
import type { RequestStore } from '../store/request-store.ts';
import { viewingsBetween } from '../viewings/viewing-records.ts';

/** Viewing hours in memory. Each change increases the version, by which a booking notices that they changed after it read them. */
export function makeMemoryViewingHours(
  store: RequestStore,
  agentRecords: Pick<AgentRecords, 'all' | 'byId'>,
): ViewingHours {
  const { viewingHours: hours } = store;

  function changed(entry: DeskEntry, change: () => void): void {
    change();
    hours.version++;
    logDesk(store, entry);
  }

  /** The account of a team member; if there are several, always the first. */
  async function accountOf(personId: string): Promise<string | undefined> {
    if (personId === '') return undefined;
    const own = (await agentRecords.all()).filter(agent => agent.personId === personId);
    return own.sort((a, b) => a.invitedAt - b.invitedAt || (a.id < b.id ? -1 : 1))[0]?.id;
  }

  async function blockedAfter(after: number) {
    const accounts = new Set((await agentRecords.all()).map(({ id }) => id));
    return [...hours.blocked.values()]
      .filter(({ until, agentId }) => until > after && (agentId === undefined || accounts.has(agentId)))
      .sort((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1));
  }

  return {
    async ofProperty({ propertyId, personId, from, until }) {
      const { version } = hours;
      const account = await accountOf(personId);
      const blocked = (await blockedAfter(from)).filter(({ agentId }) => agentId === undefined || agentId === account);
      const busy = (account !== undefined && hours.busy.get(account)?.times) || [];
      return structuredClone({
        version,
        agency: hours.agency,
        windows: hours.windows.get(propertyId),
        agent: account === undefined ? undefined : hours.agents.get(account),
        taken: mergeSpans([...blocked, ...busy].filter(span => span.from < until && span.until > from)),
      });
    },
    agency: async () => structuredClone(hours.agency),
    setAgency: async (agency, entry) => changed(entry, () => (hours.agency = structuredClone(agency))),
    agent: async agentId =>
      (await agentRecords.byId(agentId)) ? structuredClone(hours.agents.get(agentId)) : undefined,
    async setAgent(agentId, own, entry) {
      if (!(await agentRecords.byId(agentId))) return false;
      changed(entry, () => (own ? hours.agents.set(agentId, structuredClone(own)) : hours.agents.delete(agentId)));
      return true;
    },
    windows: async () =>
      structuredClone([...hours.windows].map(([propertyId, windows]) => ({ propertyId, windows }))).sort((a, b) =>
        a.propertyId < b.propertyId ? -1 : 1,
      ),
    setWindows: async (propertyId, windows, entry) =>
      changed(entry, () =>
        windows ? hours.windows.set(propertyId, structuredClone(windows)) : hours.windows.delete(propertyId),
      ),
    blocked: async (after, agentId) =>
      structuredClone(
        (await blockedAfter(after)).filter(
          time => agentId === undefined || time.agentId === undefined || time.agentId === agentId,
        ),
      ),
    async block(time, entry, seen) {
      if (time.agentId !== undefined && !(await agentRecords.byId(time.agentId))) return false;
      if (hours.blocked.has(time.id)) throw new Error(`the blocked time ${time.id} exists already`);
      if (seen && !seen.isSame(viewingsBetween(store, ...seen.days, seen.agentId))) return false;
      changed(entry, () => hours.blocked.set(time.id, structuredClone(time)));
      return true;
    },
    async free(id, agentId, entry) {
      const time = (await blockedAfter(Number.NEGATIVE_INFINITY)).find(other => other.id === id);
      if (!time || (agentId !== undefined && time.agentId !== agentId)) return false;
      changed(entry, () => hours.blocked.delete(id));
      return true;
    },
  };
}
