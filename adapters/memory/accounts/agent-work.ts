import type { Agent, AgentWork } from '../../../application/ports/accounts/agents.ts';
import type { Viewing } from '../../../application/ports/viewings/viewing-records.ts';
import { mayReadRequest } from '../../../domain/desk/access.ts';
import type { RequestStore } from '../store/request-store.ts';

type Account = Pick<Agent, 'id' | 'personId'>;

/** Counts the open requests of an account and the coming viewings of its person. */
export function workOf(store: RequestStore, from: Account, today: string): AgentWork {
  return { requests: openRequests(store, from).length, viewings: coming(store, from, today).length };
}

/** Assigns the open requests and the coming viewings of an account to another; `at`: Unix ms. */
export function handOverWork(
  store: RequestStore,
  from: Account,
  to: Pick<Agent, 'id' | 'personId' | 'role'> & { readonly name: string },
  today: string,
  at: number,
): AgentWork {
  const { id, name, personId } = to;
  const moved = personId === undefined || personId === from.personId ? [] : coming(store, from, today);
  for (const viewing of moved)
    store.viewings.set(viewing.tokenHash, {
      ...viewing,
      agentId: personId ?? viewing.agentId,
      sequence: viewing.sequence + 1,
    });
  const given = openRequests(store, from).filter(requestId => {
    const form = store.submissions.get(requestId)?.form;
    return form !== undefined && mayReadRequest(to, { form, agentId: id });
  });
  for (const requestId of given) {
    const progress = store.requestProgress.get(requestId);
    if (progress) store.requestProgress.set(requestId, { ...progress, agent: { id, name }, changedAt: at });
  }
  return { requests: given.length, viewings: moved.length };
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
