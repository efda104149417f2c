import type { AgentRecords } from '../../../application/ports/accounts/agent-records.ts';
import type { BlockedTime, ViewingHours } from '../../../application/ports/calendar/viewing-hours.ts';
import { mergeSpans } from '../../../domain/appointment/time-span.ts';
import type { RequestStore } from '../store/request-store.ts';

/** Reads viewing hours from memory. */
export function makeMemoryViewingHours(
  store: RequestStore,
  agentRecords: Pick<AgentRecords, 'all' | 'byId'>,
): ViewingHours {
  const { viewingHours: hours } = store;

  /** The account of a team member; if there are several, the one that was invited first. */
  async function accountOf(personId: string): Promise<string | undefined> {
    if (personId === '') return undefined;
    const own = (await agentRecords.all()).filter(agent => agent.personId === personId);
    return own.sort((a, b) => a.invitedAt - b.invitedAt || (a.id < b.id ? -1 : 1))[0]?.id;
  }

  return {
    async ofProperty({ propertyId, personId, from, until }) {
      const { version } = hours;
      const account = await accountOf(personId);
      const blocked = (await blockedAfter(store, agentRecords, from)).filter(
        ({ agentId }) => agentId === undefined || agentId === account,
      );
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
    agent: async agentId =>
      (await agentRecords.byId(agentId)) ? structuredClone(hours.agents.get(agentId)) : undefined,
    windows: async () =>
      structuredClone([...hours.windows].map(([propertyId, windows]) => ({ propertyId, windows }))).sort((a, b) =>
        a.propertyId < b.propertyId ? -1 : 1,
      ),
    blocked: async (after, agentId) =>
      structuredClone(
        (await blockedAfter(store, agentRecords, after)).filter(
          time => agentId === undefined || time.agentId === undefined || time.agentId === agentId,
        ),
      ),
  };
}

/** Blocked times that end after an instant, without the times of removed accounts, sorted by start. */
export async function blockedAfter(
  { viewingHours }: RequestStore,
  agentRecords: Pick<AgentRecords, 'all'>,
  after: number,
): Promise<BlockedTime[]> {
  const accounts = new Set((await agentRecords.all()).map(({ id }) => id));
  return [...viewingHours.blocked.values()]
    .filter(({ until, agentId }) => until > after && (agentId === undefined || accounts.has(agentId)))
    .sort((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1));
}
