import type { Agent, AgentRecords, AgentWork } from '../../../application/ports/accounts/agent-records.ts';
import type { AgentChanged, AgentInvitation, Agents } from '../../../application/ports/accounts/agents.ts';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { AccountPorts } from '../../../application/ports/request-ports.ts';
import type { SampleAgents } from '../../../application/ports/sample/sample-agents.ts';
import { handOverRefusal } from '../../../domain/desk/hand-over.ts';
import { addLink, dropLinks, eraseOwner, makeMemoryAccountPasswords } from './accounts.ts';
import { logDesk } from '../audit/desk-log.ts';
import { takeRequestsFrom } from '../requests/desk-requests.ts';
import { handOverRequests, viewingsToHandOver, workOf } from './agent-work.ts';
import { makeMemoryOwners, newOwner, ownerByEmail } from './owners.ts';
import {
  type StoredOwner,
  makeRequestStore,
  putMails,
  type RequestStore,
  viewingWithRequest,
} from '../store/request-store.ts';
import { makeMemoryEncryptedSecondFactors } from './encrypted-second-factors.ts';
import { makeMemorySecondFactors } from './second-factors.ts';
import { makeMemorySessions } from './sessions.ts';

type Place = Pick<Agent, 'role' | 'personId'>;

/** Agents' accounts in a store of their own, separate from owners'; mails and log entries go to the request store. */
export function makeMemoryAgents(store: RequestStore): {
  readonly agents: Agents;
  readonly agentRecords: AgentRecords;
  readonly sampleAgents: SampleAgents;
  readonly agentAccounts: AccountPorts;
  /** Returns everything stored about the account of an address, as `PersonalData` exports it. */
  readonly held: (email: string) => readonly { readonly kind: string; readonly data: unknown }[];
} {
  const accounts = makeRequestStore();
  const places = new Map<string, Place>();
  const successors = new Map<string, string>();

  function agentOf({ id, email, language, invitedAt, passwordHash }: StoredOwner): Agent {
    const { role, personId } = places.get(id) ?? { role: 'agent', personId: undefined };
    const hasSecondFactor = accounts.secondFactors.has(id);
    const hasPassword = passwordHash !== undefined;
    return { id, email, language, role, personId, invitedAt, hasPassword, hasSecondFactor };
  }

  /** Whether this is the only manager's account that can log in. */
  function isLastManager(id: string): boolean {
    const managers = [...accounts.owners.values()]
      .map(agentOf)
      .filter(({ role, hasPassword }) => role === 'manager' && hasPassword);
    return managers.length === 1 && managers[0]?.id === id;
  }

  function keep(invitation: AgentInvitation, known: StoredOwner | undefined): StoredOwner {
    const account = known ?? newOwner({ ...invitation, listingIds: [] });
    const { role, personId, language } = invitation;
    accounts.owners.set(account.id, account);
    account.language = language;
    places.set(account.id, { role: isLastManager(account.id) ? 'manager' : role, personId });
    takeHomesBack(personId);
    return account;
  }

  function takeHomesBack(personId: string | undefined): void {
    if (personId !== undefined) successors.delete(personId);
  }

  /** Hands over the homes of a person, and returns whether they passed to another person. */
  function giveHomes({ personId: person }: Agent, { personId: next }: Agent): boolean {
    if (person === undefined || next === undefined || person === next) return false;
    takeHomesBack(next);
    successors.set(person, next);
    return true;
  }

  function changed(id: string, entry: DeskEntry, isSafe: boolean, change: () => void): AgentChanged {
    if (!accounts.owners.has(id)) return 'unknown';
    if (!isSafe && isLastManager(id)) return 'last-manager';
    change();
    logDesk(store, entry);
    return 'changed';
  }

  function drop(id: string): void {
    eraseOwner(accounts, id);
    places.delete(id);
    store.privateFeeds.delete(id);
    takeRequestsFrom(store, id);
  }

  return {
    held(email) {
      const existing = ownerByEmail(accounts, email);
      if (!existing) return [];
      const { id, language, invitedAt } = existing;
      const { role, personId } = agentOf(existing);
      const logins = [...accounts.sessions.values()].filter(({ ownerId }) => ownerId === id);
      const data = {
        email: existing.email,
        role,
        language,
        personId,
        invitedAt,
        secondFactorSince: accounts.secondFactors.get(id)?.since,
        logins: logins.map(({ startedAt, seenAt }) => ({ startedAt, seenAt })),
      };
      return [{ kind: 'desk account', data }];
    },
    agentRecords: {
      async byId(id) {
        const existing = accounts.owners.get(id);
        return existing && agentOf(existing);
      },
      async byEmail(email) {
        const existing = ownerByEmail(accounts, email);
        return existing && agentOf(existing);
      },
      all: async () =>
        [...accounts.owners.values()]
          .map(agentOf)
          .sort((a, b) => (a.email.toLowerCase() < b.email.toLowerCase() ? -1 : 1)),
      successors: async () => new Map(successors),
      async work(today) {
        const found = [...accounts.owners.values()].map(account => {
          const { id, personId } = agentOf(account);
          return [id, workOf(store, { id, personId }, today)] as const;
        });
        return new Map<string, AgentWork>(found.filter(([, { requests, viewings }]) => requests + viewings > 0));
      },
    },
    agents: {
      async invite(invitation, link, mails, entry) {
        const isFirst = accounts.owners.size === 0;
        const asked = isFirst ? { ...invitation, role: 'manager' as const } : invitation;
        const account = keep(asked, ownerByEmail(accounts, invitation.email));
        dropLinks(accounts, account.id);
        addLink(accounts, link, account.id);
        putMails(store, mails);
        logDesk(store, entry);
        return agentOf(account);
      },
      change: async (id, { role, personId, language }, entry) =>
        changed(id, entry, role === 'manager', () => {
          const account = accounts.owners.get(id);
          if (account) account.language = language;
          places.set(id, { role, personId });
          takeHomesBack(personId);
        }),
      remove: async (id, entry) => changed(id, entry, false, () => drop(id)),
      async handOverAndRemove(id, { to, today, at, homes, isSame }, report) {
        const account = accounts.owners.get(id);
        if (!account) return 'unknown';
        if (isLastManager(id)) return 'last-manager';
        const from = agentOf(account);
        const next = to && to.id !== id ? accounts.owners.get(to.id) : undefined;
        const taker = next && agentOf(next);
        const refusal = handOverRefusal({ ...workOf(store, from, today), homes }, to !== undefined, taker);
        if (refusal) return refusal;
        const viewings = taker ? viewingsToHandOver(store, from, taker, today) : [];
        if (viewings.length > 0 && !isSame(viewings.map(({ before }) => before))) return 'work-changed';
        const mailsOf = viewings.map(
          ({ after }) => [after.submissionId, report.ofViewing(viewingWithRequest(store, after))] as const,
        );
        for (const { after } of viewings) store.viewings.set(after.tokenHash, after);
        for (const [submissionId, mails] of mailsOf) putMails(store, mails, submissionId);
        const requests = to && taker ? handOverRequests(store, from, { ...taker, name: to.name }, at) : 0;
        const handed = { requests, viewings: viewings.length, homes: taker && giveHomes(from, taker) ? homes : 0 };
        drop(id);
        putMails(store, report.mails(handed));
        logDesk(store, report.entry(handed));
        return 'changed';
      },
    },
    sampleAgents: {
      async add(invitation, passwordHash) {
        if (accounts.owners.has(invitation.id) || ownerByEmail(accounts, invitation.email)) return;
        keep(invitation, undefined).passwordHash = passwordHash;
      },
      remove: async id => drop(id),
    },
    agentAccounts: {
      passwords: makeMemoryOwners(accounts).passwords,
      sessions: makeMemorySessions(accounts),
      secondFactors: makeMemorySecondFactors(accounts, store),
      encryptedSecondFactors: makeMemoryEncryptedSecondFactors(accounts),
      accounts: makeMemoryAccountPasswords(accounts, store),
    },
  };
}
