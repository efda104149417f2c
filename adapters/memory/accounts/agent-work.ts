import type { Agent, AgentWork } from '../../../application/ports/accounts/agent-records.ts';
import type { Viewing } from '../../../application/ports/viewings/viewing-records.ts';
import { mayReadRequest } from '../../../domain/desk/access.ts';
import type { RequestStore } from '../store/request-store.ts';

type Account = Pick<Agent, 'id' | 'personId'>;

/** Counts the open requests of an account and the upcoming viewings of its person. */
export function workOf(store: RequestStore, from: Account, today: string): AgentWork {
  return { requests: openRequests(store, from).length, viewings: coming(store, from, today).length };
}

/** The upcoming viewings of an account that are to be handed over to another, each before and after the hand-over. */
export function viewingsToHandOver(
  store: RequestStore,
  from: Account,
  { personId }: Account,
  today: string,
): readonly { readonly before: Viewing; readonly after: Viewing }[] {
  if (personId === undefined || personId === from.personId) return [];
  return coming(store, from, today).map(before => ({
    before,
    after: { ...before, agentId: personId, sequence: before.sequence + 1 },
  }));
}

/** Assigns the open requests of an account to another, and returns their number; `at`: Unix ms. */
export function handOverRequests(
  store: RequestStore,
  from: Account,
  to: Pick<Agent, 'id' | 'role'> & { readonly name: string },
  at: number,
): number {
  const { id, name } = to;
  const given = openRequests(store, from).filter(requestId => {
    const form = store.submissions.get(requestId)?.form;
    return form !== undefined && mayReadRequest(to, { form, agentId: id });
  });
  for (const requestId of given) {
    const progress = store.requestProgress.get(requestId);
    if (progress) store.requestProgress.set(requestId, { ...progress, agent: { id, name }, changedAt: at });
  }
  return given.length;
}

function openRequests({ requestProgress }: RequestStore, { id }: Account): readonly string[] {
  return [...requestProgress].flatMap(([requestId, { state, agent }]) =>
    state !== 'done' && agent?.id === id ? [requestId] : [],
  );
}

function coming({ viewings }: RequestStore, { personId }: Account, today: string): readonly Viewing[] {
  return [...viewings.values()].filter(
    ({ agentId, day, status }) => agentId === personId && day >= today && status !== 'cancelled',
  );
}
