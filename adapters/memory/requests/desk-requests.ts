import type { RequestReader } from '../../../domain/desk/access.ts';
import type {
  DeskRequest,
  DeskRequests,
  RequestFilter,
  RequestMailing,
} from '../../../application/ports/requests/desk-requests.ts';
import { mayReadRequest } from '../../../domain/desk/access.ts';
import { DESK_FORMS } from '../../../domain/desk/desk-forms.ts';
import { matchesSearch, phoneIn, searchText } from '../../../domain/desk/request-search-text.ts';
import { NEW_REQUEST } from '../../../domain/desk/request-state.ts';
import { notesOf, storedRequest, type RequestStore } from '../store/request-store.ts';

/** Reads requests for the desk from memory. */
export function makeMemoryDeskRequests(store: RequestStore): DeskRequests {
  const all = (reader: RequestReader) =>
    [...store.submissions.keys()]
      .flatMap(id => readBy(store, reader, id) ?? [])
      .toSorted((a, b) => b.receivedAt - a.receivedAt || (a.id < b.id ? 1 : -1));
  return {
    async list(reader, filter, after, count) {
      return all(reader)
        .filter(one => isIn(store, one, filter) && isAt(one, filter.state))
        .filter(
          ({ receivedAt, id }) =>
            !after || receivedAt < after.receivedAt || (receivedAt === after.receivedAt && id < after.id),
        )
        .slice(0, count);
    },
    async counts(reader, filter) {
      const counted = { new: 0, 'in-hand': 0, done: 0 };
      for (const one of all(reader)) if (isIn(store, one, filter)) counted[one.state]++;
      return counted;
    },
    one: async (reader, id) => readBy(store, reader, id),
    async ofSamePerson(reader, request, count) {
      const { id, email, values } = request;
      const phone = phoneIn(values);
      return all(reader)
        .filter(other => other.id !== id)
        .filter(
          other =>
            (email !== undefined && other.email === email) || (phone !== undefined && phoneIn(other.values) === phone),
        )
        .slice(0, count);
    },
    async notesAndMails(id) {
      return structuredClone({
        notes: notesOf(store, id),
        drafts: draftsOf(store, id),
        mails: mailingsOf(store, id),
      });
    },
    held: async (ids, now) =>
      [...store.mails.values()].flatMap(({ mail, owner: { submissionId }, attempts, dueAt }) =>
        submissionId !== undefined && ids.includes(submissionId) && attempts === 0 && dueAt !== undefined && dueAt > now
          ? [{ requestId: submissionId, mail: structuredClone(mail), leavesAt: dueAt }]
          : [],
      ),
  };
}

/** Unassigns the requests of a removed account; the agent's name remains. */
export function takeRequestsFrom({ requestProgress }: RequestStore, agentId: string): void {
  for (const [id, progress] of requestProgress)
    if (progress.agent?.id === agentId)
      requestProgress.set(id, { ...progress, agent: { id: undefined, name: progress.agent.name } });
}

/** Returns a request with its progress, if the member may read it. */
export function readBy(store: RequestStore, reader: RequestReader, id: string): DeskRequest | undefined {
  const form = store.submissions.get(id)?.form;
  if (form === undefined || !DESK_FORMS.includes(form)) return undefined;
  const progress = store.requestProgress.get(id) ?? { ...NEW_REQUEST, changedAt: undefined };
  if (!mayReadRequest(reader, { form, agentId: progress.agent?.id })) return undefined;
  return { ...storedRequest(store, id), ...structuredClone(progress) };
}

function isIn(store: RequestStore, one: DeskRequest, { form, agentId, subjectId, words }: RequestFilter): boolean {
  return (
    (form === undefined || one.form === form) &&
    (agentId === undefined || (one.agent?.id ?? null) === agentId) &&
    (subjectId === undefined || one.subjectId === subjectId) &&
    (words === undefined || matchesSearch(searchText(one, store.submissions.get(one.id)?.subjectWords ?? []), words))
  );
}

function isAt({ state }: DeskRequest, asked: RequestFilter['state']): boolean {
  return asked === undefined || (asked === 'open' ? state !== 'done' : state === asked);
}

function draftsOf({ answerDrafts }: RequestStore, requestId: string) {
  return answerDrafts
    .filter(draft => draft.requestId === requestId)
    .map(({ agentId, agentName, at, words }) => ({ agentId, agentName, at, words }));
}

function mailingsOf({ mails }: RequestStore, id: string): readonly RequestMailing[] {
  return [...mails.values()]
    .filter(({ owner }) => owner.submissionId === id)
    .map(({ mail, putAt, sentAt, dueAt, reason }) => ({
      id: mail.id,
      template: mail.template,
      to: mail.to,
      putAt,
      sentAt,
      waits: dueAt !== undefined,
      reason,
    }));
}
