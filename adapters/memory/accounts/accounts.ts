import type { AccountPasswords, Accounts } from '../../../application/ports/accounts/accounts.ts';
import type { OwnerLink } from '../../../application/ports/accounts/owners.ts';
import { logDesk } from '../audit/desk-log.ts';
import { endSessions, newOwner, openLink, ownerByEmail, ownerOf } from './owners.ts';
import { type StoredOwner, putMails, type RequestStore } from '../store/request-store.ts';

/** Changes owners' accounts in memory. A change awaits nothing, so it is atomic. */
export function makeMemoryAccounts(store: RequestStore): Accounts {
  const { owners } = store;

  return {
    async invite(invitation, link, mails, entry) {
      const owner = ownerByEmail(store, invitation.email) ?? newOwner(invitation);
      owners.set(owner.id, owner);
      owner.language = invitation.language;
      for (const listing of invitation.listingIds) owner.listingIds.add(listing);
      dropLinks(store, owner.id);
      addLink(store, link, owner.id);
      putMails(store, mails);
      if (entry) logDesk(store, entry);
      return ownerOf(store, owner);
    },
    async revoke(email, entry) {
      const owner = ownerByEmail(store, email);
      if (owner) eraseOwner(store, owner.id);
      if (owner && entry) logDesk(store, entry);
      return owner !== undefined;
    },
    ...makeMemoryAccountPasswords(store, store),
  };
}

/** Passwords of the accounts in one store. Agents' accounts have their own store; their mails go to the outbox of the request store. */
export function makeMemoryAccountPasswords(store: RequestStore, outbox: RequestStore): AccountPasswords {
  const { owners } = store;

  function setPassword(owner: StoredOwner, hash: string): void {
    owner.passwordHash = hash;
    dropLinks(store, owner.id);
    endSessions(store, owner.id);
  }

  return {
    async offerPasswordLink(email, link, mails) {
      if (store.ownerLinks.has(link.tokenHash)) return;
      const owner = ownerByEmail(store, email);
      if (owner) dropLinks(store, owner.id, link.purpose);
      addLink(store, link, owner?.id);
      if (owner) putMails(outbox, mails);
    },
    async choosePassword(tokenHash, now, hash, mails) {
      const link = openLink(store, tokenHash, now);
      if (!link) return false;
      setPassword(link.owner, hash);
      putMails(outbox, mails);
      return true;
    },
    async changePassword(ownerId, hash, mails) {
      const owner = owners.get(ownerId);
      if (owner) setPassword(owner, hash);
      putMails(outbox, mails);
    },
  };
}

/** Stores a link for an account. */
export function addLink(
  { ownerLinks }: RequestStore,
  { tokenHash, purpose, endsAt }: OwnerLink,
  ownerId: string | undefined,
): void {
  ownerLinks.set(tokenHash, { ownerId, purpose, endsAt });
}

/** Deletes the links of an account, all of them or only the links of one purpose. */
export function dropLinks({ ownerLinks }: RequestStore, ownerId: string, purpose?: OwnerLink['purpose']): void {
  for (const [tokenHash, link] of ownerLinks) {
    if (link.ownerId === ownerId && (purpose === undefined || link.purpose === purpose)) ownerLinks.delete(tokenHash);
  }
}

/** Deletes an account with its second factor, links and sessions. */
export function eraseOwner(store: RequestStore, ownerId: string): void {
  store.owners.delete(ownerId);
  store.secondFactors.delete(ownerId);
  dropLinks(store, ownerId);
  endSessions(store, ownerId);
}
