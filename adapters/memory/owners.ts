import type { OwnerPasswords } from '../../application/ports/owner-passwords.ts';
import type { Owner, OwnerLink, Owners } from '../../application/ports/owners.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import { type KeptOwner, putMails, type RequestStore } from './request-store.ts';

/** Accounts of owners and their passwords in plain maps. */
export function makeMemoryOwners(store: RequestStore): { readonly owners: Owners; readonly passwords: OwnerPasswords } {
  const { owners, feedOwners, ownerLinks } = store;

  function addLink({ tokenHash, purpose, endsAt }: OwnerLink, ownerId: string | undefined): void {
    ownerLinks.set(tokenHash, { ownerId, purpose, endsAt });
  }

  function dropLinks(ownerId: string, which: (purpose: OwnerLink['purpose'], tokenHash: string) => boolean): void {
    for (const [tokenHash, link] of ownerLinks) {
      if (link.ownerId === ownerId && which(link.purpose, tokenHash)) ownerLinks.delete(tokenHash);
    }
  }

  function setPassword(kept: KeptOwner, hash: string): void {
    kept.passwordHash = hash;
    dropLinks(kept.id, () => true);
    endSessions(store, kept.id);
  }

  return {
    owners: {
      async byEmail(email) {
        const kept = ownerByEmail(store, email);
        return kept && ownerOf(store, kept);
      },
      async invite({ id, email, language, listingIds, invitedAt }, link, mails) {
        const kept = ownerByEmail(store, email) ?? newOwner(id, email, language, invitedAt);
        owners.set(kept.id, kept);
        kept.language = language;
        for (const listing of listingIds) kept.listingIds.add(listing);
        dropLinks(kept.id, () => true);
        addLink(link, kept.id);
        putMails(store, mails);
        return ownerOf(store, kept);
      },
      async settle({ id, email, language, listingIds, invitedAt }, hash) {
        if (owners.has(id) || ownerByEmail(store, email)) return;
        const kept = newOwner(id, email, language, invitedAt);
        kept.passwordHash = hash;
        for (const listing of listingIds) kept.listingIds.add(listing);
        owners.set(id, kept);
      },
      async revoke(email) {
        const kept = ownerByEmail(store, email);
        if (kept) eraseOwner(store, kept.id);
        return kept !== undefined;
      },
      isNamed: async email => namedFor(store, email).length > 0,
      async named(byListing) {
        for (const [listing, emails] of byListing) {
          feedOwners.set(listing, new Set(emails.map(email => email.toLowerCase())));
        }
      },
    },
    passwords: {
      async of(email) {
        const kept = ownerByEmail(store, email);
        return kept && { owner: ownerOf(store, kept), hash: kept.passwordHash };
      },
      async offer(email, link, mails) {
        if (ownerLinks.has(link.tokenHash)) return;
        const kept = ownerByEmail(store, email);
        if (kept) dropLinks(kept.id, purpose => purpose === link.purpose);
        addLink(link, kept?.id);
        if (kept) putMails(store, mails);
      },
      async link(tokenHash, now) {
        const link = ownerLinks.get(tokenHash);
        const kept = link && link.endsAt > now ? owners.get(link.ownerId ?? '') : undefined;
        return link && kept && { owner: ownerOf(store, kept), purpose: link.purpose };
      },
      async chooseBy(tokenHash, now, hash, mails) {
        const link = ownerLinks.get(tokenHash);
        const kept = link && link.endsAt > now ? owners.get(link.ownerId ?? '') : undefined;
        if (!kept) return false;
        setPassword(kept, hash);
        putMails(store, mails);
        return true;
      },
      async change(ownerId, hash, mails) {
        const kept = owners.get(ownerId);
        if (kept) setPassword(kept, hash);
        putMails(store, mails);
      },
      async rehash(ownerId, before, after) {
        const kept = owners.get(ownerId);
        if (kept?.passwordHash === before) kept.passwordHash = after;
      },
    },
  };
}

export function ownerByEmail({ owners }: RequestStore, email: string): KeptOwner | undefined {
  const folded = email.toLowerCase();
  return [...owners.values()].find(kept => kept.email.toLowerCase() === folded);
}

/** The listings for which the feed names an address. */
export function namedFor({ feedOwners }: RequestStore, email: string): readonly ListingId[] {
  const folded = email.toLowerCase();
  return [...feedOwners].filter(([, emails]) => emails.has(folded)).map(([listing]) => listing);
}

export function ownerOf(store: RequestStore, { id, email, language, listingIds }: KeptOwner): Owner {
  const listings = new Set([...listingIds, ...namedFor(store, email)]);
  return { id, email, language, listingIds: [...listings].sort() };
}

/** An account with its links and logins. */
export function eraseOwner(store: RequestStore, ownerId: string): void {
  store.owners.delete(ownerId);
  for (const [tokenHash, link] of store.ownerLinks) if (link.ownerId === ownerId) store.ownerLinks.delete(tokenHash);
  endSessions(store, ownerId);
}

export function endSessions({ sessions }: RequestStore, ownerId: string): void {
  for (const [hash, session] of sessions) if (session.ownerId === ownerId) sessions.delete(hash);
}

function newOwner(id: string, email: string, language: Owner['language'], invitedAt: number): KeptOwner {
  return { id, email, language, invitedAt, passwordHash: undefined, listingIds: new Set() };
}
