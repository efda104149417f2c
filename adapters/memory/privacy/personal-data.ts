import type { RequestedMail } from '../../../application/ports/mails/requested-mails.ts';
import type { PersonalData } from '../../../application/ports/privacy/personal-data.ts';
import type { Subscription } from '../../../application/ports/alerts/subscriptions.ts';
import type { Submission } from '../../../application/ports/submissions/submissions.ts';
import { phoneIn } from '../../../domain/desk/request-search-text.ts';
import { filesOf } from '../../../domain/request/files-of.ts';
import { eraseOwner } from '../accounts/accounts.ts';
import { logDesk } from '../audit/desk-log.ts';
import { namedFor, ownerByEmail, ownerOf } from '../accounts/owners.ts';
import { eraseRequest, type StoredMail, notesOf, type RequestStore } from '../store/request-store.ts';

type Held = Awaited<ReturnType<PersonalData['export']>>;

/** Exports and erases everything stored in memory about an address. */
export function makeMemoryPersonalData(
  store: RequestStore,
  { held: ofAgents }: { readonly held: (email: string) => Held } = { held: () => [] },
): PersonalData {
  const { submissions, mails, askedMails, subscriptions, owners, feedOwners } = store;
  return {
    export: async email => structuredClone([...heldOf(store, email.toLowerCase()), ...ofAgents(email.toLowerCase())]),
    async erase(email, entry) {
      const address = email.toLowerCase();
      const { length } = heldOf(store, address);
      const logEntry = entry?.(length);
      for (const { mail } of mailsOf(store, address)) store.mails.delete(mail.id);
      for (const { id } of askedBy(store, address)) store.askedMails.delete(id);
      for (const { id } of subscriptionsOf(store, address)) subscriptions.delete(id);
      for (const { id } of requestsOf(store, address)) eraseRequest(store, id);
      const owner = ownerByEmail(store, address);
      if (owner) eraseOwner(store, owner.id);
      for (const [listing, emails] of store.feedOwners)
        store.feedOwners.set(listing, new Set([...emails].filter(other => other !== address)));
      if (logEntry) logDesk(store, logEntry);
      return length;
    },
    async expireMails(before) {
      const old = [...mails.values()].filter(({ overAt }) => overAt !== undefined && overAt < before);
      for (const { mail } of old) mails.delete(mail.id);
      return old.length;
    },
    addresses: async () =>
      new Set(
        [
          ...[...submissions.values()].map(({ email, values }) => email ?? phoneIn(values)),
          ...[...mails.values()].flatMap(({ mail }) => [mail.to, mail.replyTo]),
          ...[...askedMails.values()].map(({ email }) => email),
          ...[...subscriptions.values()].map(({ email }) => email),
          ...[...owners.values()].map(({ email }) => email),
          ...[...feedOwners.values()].flatMap(emails => [...emails]),
        ].flatMap(email => email?.toLowerCase() ?? []),
      ),
    files: async () => new Set([...submissions.values()].flatMap(({ form, values }) => filesOf(form, values))),
  };
}

/** Everything stored about an address (in lower case), by kind. */
function heldOf(store: RequestStore, email: string): Held {
  const { viewings, offers } = store;
  const requests = requestsOf(store, email).sort((a, b) => a.receivedAt - b.receivedAt);
  const ofRequest = (id: string) => [...viewings.values()].filter(({ submissionId }) => submissionId === id);
  const confirmedAt = (id: string) => [...offers.values()].find(({ submissionId }) => submissionId === id)?.confirmedAt;
  return [
    ...requests.map(({ id, form, language, receivedAt, values, subjectId, email: address }) => ({
      kind: 'request',
      data: {
        id,
        form,
        language,
        receivedAt,
        values,
        subjectId,
        email: address,
        confirmedAt: confirmedAt(id),
        ...workedOn(store, id),
      },
    })),
    ...requests.flatMap(({ id }) => ofRequest(id)).map(data => ({ kind: 'appointment', data })),
    ...subscriptionsOf(store, email).map(data => ({ kind: 'subscription', data })),
    ...mailsOf(store, email).map(({ mail }) => ({ kind: 'mail', data: mail })),
    ...askedBy(store, email).map(data => ({ kind: 'asked mail', data })),
    ...accountOf(store, email),
  ];
}

/** Requests of an address; for a phone number, those with this number and no address. */
function requestsOf({ submissions }: RequestStore, email: string): Submission[] {
  return [...submissions.values()].filter(held => (held.email ?? phoneIn(held.values)) === email);
}

/** State, assigned agent and notes of a request; empty for a request without progress. */
function workedOn(store: RequestStore, id: string) {
  const progress = store.requestProgress.get(id);
  if (!progress) return {};
  const drafts = store.answerDrafts
    .filter(({ requestId }) => requestId === id)
    .map(({ agentId, at, agentName, words }) => ({
      id: `${id}.draft.${agentId}`,
      kind: 'note' as const,
      at,
      agentName,
      words,
    }));
  return { state: progress.state, agent: progress.agent?.name, notes: [...notesOf(store, id), ...drafts] };
}

export function subscriptionsOf({ subscriptions }: RequestStore, email: string): Subscription[] {
  return [...subscriptions.values()].filter(held => held.email.toLowerCase() === email);
}

/** Queue entries of mails requested to an address. */
function askedBy({ askedMails }: RequestStore, email: string): RequestedMail[] {
  return [...askedMails.values()].filter(asked => asked.email.toLowerCase() === email);
}

/** Mails to the address, mails with it in Reply-To, and mails of its requests and subscriptions. */
function mailsOf(store: RequestStore, email: string): StoredMail[] {
  const ids = new Set([...requestsOf(store, email), ...subscriptionsOf(store, email)].map(({ id }) => id));
  return [...store.mails.values()].filter(
    ({ mail, owner }) =>
      mail.to.toLowerCase() === email ||
      mail.replyTo?.toLowerCase() === email ||
      ids.has(owner.submissionId ?? '') ||
      ids.has(owner.subscriptionId ?? ''),
  );
}

/** An owner's account and sessions, and the properties that the feed names as theirs. */
function accountOf(store: RequestStore, email: string): Held {
  const account = ownerByEmail(store, email);
  const factor = store.secondFactors.get(account?.id ?? '');
  const logins = [...store.sessions.values()].filter(({ ownerId }) => ownerId === account?.id);
  return [
    ...namedFor(store, email).map(listingId => ({ kind: 'ownership', data: { listingId } })),
    ...(account ? [{ kind: 'owner', data: { ...ownerOf(store, account), invitedAt: account.invitedAt } }] : []),
    ...(factor ? [{ kind: 'second-factor', data: { since: factor.since } }] : []),
    ...logins.map(({ startedAt, seenAt }) => ({ kind: 'login', data: { startedAt, seenAt } })),
  ];
}
