import type { OwnerPasswords } from '../../../application/ports/accounts/owner-passwords.ts';
import type { Invitation, Owner, Owners } from '../../../application/ports/accounts/owners.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import type { StoredOwner, RequestStore } from '../store/request-store.ts';

/** Owners' accounts and their passwords, in memory. */
export function makeMemoryOwners(store: RequestStore): { readonly owners: Owners; readonly passwords: OwnerPasswords } {
  const { owners, feedOwners } = store;

  return {
    owners: {
      async byEmail(email) {
        const account = ownerByEmail(store, email);
        return account && ownerOf(store, account);
      },
      async byId(id) {
        const account = owners.get(id);
        return account && ownerOf(store, account);
      },
      list: async (holding, after, count) =>
        [...owners.values()]
          .filter(({ email }) => email.toLowerCase().includes(holding.toLowerCase()))
          .filter(({ email }) => after === undefined || email.toLowerCase() > after.toLowerCase())
          .sort((a, b) => (a.email.toLowerCase() < b.email.toLowerCase() ? -1 : 1))
          .slice(0, count)
          .map(kept => ({
            ...ownerOf(store, kept),
            invitedAt: kept.invitedAt,
            hasPassword: kept.passwordHash !== undefined,
          })),
      async addSampleAccount(invitation, passwordHash) {
        const { id, email } = invitation;
        if (owners.has(id) || ownerByEmail(store, email)) return;
        owners.set(id, { ...newOwner(invitation), passwordHash });
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
        const account = ownerByEmail(store, email);
        return account && { owner: ownerOf(store, account), hash: account.passwordHash };
      },
      async link(tokenHash, now) {
        const link = openLink(store, tokenHash, now);
        return link && { owner: ownerOf(store, link.owner), purpose: link.purpose };
      },
      async rehash(ownerId, before, after) {
        const account = owners.get(ownerId);
        if (account?.passwordHash === before) account.passwordHash = after;
      },
    },
  };
}

export function ownerByEmail({ owners }: RequestStore, email: string): StoredOwner | undefined {
  const folded = email.toLowerCase();
  return [...owners.values()].find(kept => kept.email.toLowerCase() === folded);
}

/** Returns the purpose and account of a valid link. */
export function openLink({ owners, ownerLinks }: RequestStore, tokenHash: string, now: number) {
  const link = ownerLinks.get(tokenHash);
  const owner = link && link.endsAt > now ? owners.get(link.ownerId ?? '') : undefined;
  return link && owner && { owner, purpose: link.purpose };
}

/** Listings whose owner, according to the feed, has this address. */
export function namedFor({ feedOwners }: RequestStore, email: string): readonly ListingId[] {
  const folded = email.toLowerCase();
  return [...feedOwners].filter(([, emails]) => emails.has(folded)).map(([listing]) => listing);
}

export function ownerOf(store: RequestStore, { id, email, language, listingIds }: StoredOwner): Owner {
  const listings = new Set([...listingIds, ...namedFor(store, email)]);
  return { id, email, language, listingIds: [...listings].sort() };
}

export function endSessions({ sessions }: RequestStore, ownerId: string): void {
  for (const [hash, session] of sessions) if (session.ownerId === ownerId) sessions.delete(hash);
}

/** Makes an account without a password. */
export function newOwner({ id, email, language, listingIds, invitedAt }: Invitation): StoredOwner {
  return { id, email, language, invitedAt, passwordHash: undefined, listingIds: new Set(listingIds) };
}
