import type { DeskLog, KeptDeskEntry } from '../../application/ports/desk-log.ts';
import type { RequestStore } from './request-store.ts';

/** The log of the desk in the store of requests, so that what is done and its entry are one change. */
export function makeMemoryDeskLog({ deskLog }: Pick<RequestStore, 'deskLog'>): DeskLog {
  return {
    before: async (seq = Number.POSITIVE_INFINITY, count, subject) =>
      structuredClone(
        deskLog
          .filter(entry => entry.seq < seq && (subject === undefined || entry.subject === subject))
          .toReversed()
          .slice(0, count),
      ),
    async note(entry) {
      logDesk({ deskLog }, entry);
    },
    async expire(before) {
      const kept = deskLog.filter(({ at }) => at >= before);
      const gone = deskLog.length - kept.length;
      deskLog.splice(0, deskLog.length, ...kept);
      return gone;
    },
  };
}

/** Keeps an entry; called within the change that it tells of. */
export function logDesk({ deskLog }: Pick<RequestStore, 'deskLog'>, entry: Omit<KeptDeskEntry, 'seq'>): void {
  deskLog.push({ ...structuredClone(entry), seq: (deskLog.at(-1)?.seq ?? 0) + 1 });
}
