import type { DeskLog, StoredDeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { RequestStore } from '../store/request-store.ts';

/** The desk's audit log in the request store, so that an action and its entry are stored together. */
export function makeMemoryDeskLog({ deskLog }: Pick<RequestStore, 'deskLog'>): DeskLog {
  function newestEntries(
    seq: number | undefined,
    count: number,
    counts: (entry: StoredDeskEntry) => boolean,
  ): readonly StoredDeskEntry[] {
    const before = deskLog.filter(entry => (seq === undefined || entry.seq < seq) && counts(entry));
    return structuredClone(before.toReversed().slice(0, count));
  }

  return {
    before: async (seq, count, subject) =>
      newestEntries(seq, count, entry => subject === undefined || entry.subject === subject),
    ofAgent: async (agentId, seq, count) => newestEntries(seq, count, ({ by }) => by.id === agentId),
    async note(entry) {
      logDesk({ deskLog }, entry);
    },
    async expire(before) {
      const young = deskLog.filter(({ at }) => at >= before);
      const erased = deskLog.length - young.length;
      deskLog.splice(0, deskLog.length, ...young);
      return erased;
    },
  };
}

/** Stores an entry; called within the change that it documents. */
export function logDesk({ deskLog }: Pick<RequestStore, 'deskLog'>, entry: Omit<StoredDeskEntry, 'seq'>): void {
  deskLog.push({ ...structuredClone(entry), seq: (deskLog.at(-1)?.seq ?? 0) + 1 });
}
