import type { Viewing, ViewingRecords } from '../../../application/ports/viewings/viewing-records.ts';
import { expectedHours } from '../../../domain/appointment/viewing-state.ts';
import { viewingWithRequest, type RequestStore } from '../store/request-store.ts';
import { viewingOfRequest } from './viewings.ts';

/** Reads viewings from memory. */
export function makeMemoryViewingRecords(store: RequestStore): ViewingRecords {
  const { viewings, reminded } = store;
  const all = () => [...viewings.values()];
  const withRequest = (viewing: Viewing) => viewingWithRequest(store, viewing);
  const counted = (from: string, to: string, isWanted: (viewing: Viewing) => boolean) => {
    const slots = new Map<string, { day: string; slot: string; count: number }>();
    for (const viewing of all()) {
      const { status, day, slot } = viewing;
      if (!isWanted(viewing) || status === 'cancelled' || day < from || day > to) continue;
      const key = `${day} ${slot}`;
      slots.set(key, { day, slot, count: (slots.get(key)?.count ?? 0) + 1 });
    }
    return [...slots].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, slot]) => slot);
  };
  return {
    taken: async (property, from, to) => counted(from, to, ({ propertyId }) => propertyId === property),
    busy: async (agent, from, to) => counted(from, to, ({ agentId }) => agentId === agent),
    async byToken(tokenHash) {
      const viewing = viewings.get(tokenHash);
      return viewing && withRequest(viewing);
    },
    ofRequests: async ids => ids.flatMap(id => viewingOfRequest(store, id) ?? []),
    between: async (from, until, agent) => viewingsBetween(store, from, until, agent).map(withRequest),
    unreminded: async day =>
      all()
        .filter(
          ({ day: on, status, submissionId }) => on === day && status === 'confirmed' && !reminded.has(submissionId),
        )
        .map(withRequest)
        .sort((one, other) => (one.submissionId < other.submissionId ? -1 : 1)),
  };
}

/** The viewings of the days `from` to `until`, both included, of one agent or of all, by expected time. */
export function viewingsBetween(
  { viewings }: Pick<RequestStore, 'viewings'>,
  from: string,
  until: string,
  agent: string | undefined,
): readonly Viewing[] {
  return [...viewings.values()]
    .filter(({ day, agentId }) => from <= day && day <= until && (agent ?? agentId) === agentId)
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

function orderOf(viewing: Viewing): string {
  return `${viewing.day} ${expectedHours(viewing).from} ${viewing.submissionId}`;
}
