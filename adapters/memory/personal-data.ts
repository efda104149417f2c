import type { PersonalData } from '../../application/ports/personal-data.ts';
import { filesOf } from '../../domain/request/files-of.ts';
import { eraseOwner, namedFor, ownerByEmail, ownerOf } from './owners.ts';
import { eraseRequest, type KeptMail, type RequestStore } from './request-store.ts';

/** What the maps hold about an address. */
export function makeMemoryPersonalData(store: RequestStore): PersonalData {
  const { submissions, appointments, offers, subscriptions, mails } = store;

  const requestsOf = (email: string) =>
    [...submissions.values()].filter(held => held.email === email).sort((a, b) => a.receivedAt - b.receivedAt);

  const ofRequest = (id: string) => [...appointments.values()].filter(({ submissionId }) => submissionId === id);

  const confirmedAt = (id: string) => [...offers.values()].find(({ submissionId }) => submissionId === id)?.confirmedAt;

  const subscriptionsOf = (email: string) =>
    [...subscriptions.values()].filter(held => held.email.toLowerCase() === email);

  function mailsOf(email: string): KeptMail[] {
    const ids = new Set([...requestsOf(email), ...subscriptionsOf(email)].map(({ id }) => id));
    return [...mails.values()].filter(
      ({ mail, owner }) =>
        mail.to.toLowerCase() === email ||
        mail.replyTo?.toLowerCase() === email ||
        ids.has(owner.submissionId ?? '') ||
        ids.has(owner.subscriptionId ?? ''),
    );
  }

  /** An owner's account and sessions, and the properties that the feed names as theirs. */
  function accountOf(email: string): Awaited<ReturnType<PersonalData['export']>> {
    const kept = ownerByEmail(store, email);
    const logins = [...store.sessions.values()].filter(({ ownerId }) => ownerId === kept?.id);
    return [
      ...namedFor(store, email).map(listingId => ({ kind: 'ownership', data: { listingId } })),
      ...(kept ? [{ kind: 'owner', data: { ...ownerOf(store, kept), invitedAt: kept.invitedAt } }] : []),
      ...logins.map(({ startedAt, seenAt }) => ({ kind: 'login', data: { startedAt, seenAt } })),
    ];
  }

  function held(email: string): Awaited<ReturnType<PersonalData['export']>> {
    const requests = requestsOf(email);
    return structuredClone([
      ...requests.map(({ id, form, language, receivedAt, values, subjectId, email: address }) => ({
        kind: 'request',
        data: { id, form, language, receivedAt, values, subjectId, email: address, confirmedAt: confirmedAt(id) },
      })),
      ...requests.flatMap(({ id }) => ofRequest(id)).map(data => ({ kind: 'appointment', data })),
      ...subscriptionsOf(email).map(data => ({ kind: 'subscription', data })),
      ...mailsOf(email).map(({ mail }) => ({ kind: 'mail', data: mail })),
      ...accountOf(email),
    ]);
  }

  return {
    export: async email => held(email.toLowerCase()),
    async erase(email) {
      const address = email.toLowerCase();
      const { length } = held(address);
      for (const { mail } of mailsOf(address)) mails.delete(mail.id);
      for (const { id } of subscriptionsOf(address)) subscriptions.delete(id);
      for (const { id } of requestsOf(address)) eraseRequest(store, id);
      const account = ownerByEmail(store, address);
      if (account) eraseOwner(store, account.id);
      for (const [listing, emails] of store.feedOwners)
        store.feedOwners.set(listing, new Set([...emails].filter(other => other !== address)));
      return length;
    },
    async expire(form, before) {
      const old = [...submissions.values()].filter(held => held.form === form && held.receivedAt < before);
      for (const { id } of old) eraseRequest(store, id);
      return old.length;
    },
    async expireMails(before) {
      const old = [...mails.values()].filter(({ overAt }) => overAt !== undefined && overAt < before);
      for (const { mail } of old) mails.delete(mail.id);
      return old.length;
    },
    files: async () => new Set([...submissions.values()].flatMap(({ form, values }) => filesOf(form, values))),
  };
}
