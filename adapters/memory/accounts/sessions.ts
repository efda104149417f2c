import type { LoggedIn, Sessions } from '../../../application/ports/accounts/sessions.ts';
import { isAlive } from '../../../domain/owner/session-life.ts';
import { ownerOf } from './owners.ts';
import type { RequestStore } from '../store/request-store.ts';

/** Sessions in a map. */
export function makeMemorySessions(store: RequestStore): Sessions {
  const { owners, sessions } = store;

  function look(referenceHash: string, now: number, usedAt = 0): LoggedIn | undefined {
    const noted = sessions.get(referenceHash);
    const session = noted && { ...noted, seenAt: Math.max(noted.seenAt, usedAt) };
    const account = session && owners.get(session.ownerId);
    return session && account && isAlive(session, now) ? { session, owner: ownerOf(store, account) } : undefined;
  }

  return {
    async begin(session, passwordHash, instead) {
      if (owners.get(session.ownerId)?.passwordHash !== passwordHash) return false;
      if (instead !== undefined) sessions.delete(instead);
      for (const [hash, other] of sessions) if (!isAlive(other, session.seenAt)) sessions.delete(hash);
      sessions.set(session.referenceHash, session);
      return true;
    },
    async use(referenceHash, now, usedAt) {
      const found = look(referenceHash, now, usedAt);
      if (!found || found.session.seenAt >= now) return found;
      const session = { ...found.session, seenAt: now };
      sessions.set(referenceHash, session);
      return { ...found, session };
    },
    look: async (referenceHash, now, usedAt) => look(referenceHash, now, usedAt),
    end: async referenceHash => void sessions.delete(referenceHash),
    async endOthers(ownerId, referenceHash) {
      for (const [hash, session] of sessions)
        if (session.ownerId === ownerId && hash !== referenceHash) sessions.delete(hash);
    },
    of: async (ownerId, now) =>
      [...sessions.values()]
        .filter(session => session.ownerId === ownerId && isAlive(session, now))
        .sort((a, b) => b.seenAt - a.seenAt || (a.referenceHash < b.referenceHash ? -1 : 1)),
  };
}
