import type { RequestWriter } from '../../../application/ports/requests/request-writer.ts';
import { logDesk } from '../audit/desk-log.ts';
import { type RequestStore, endDrafts, putMails } from '../store/request-store.ts';
import { readBy } from './desk-requests.ts';

/** Members' changes to requests. A call awaits nothing, so each is atomic. */
export function makeMemoryRequestWriter(store: RequestStore): RequestWriter {
  return {
    async change(reader, id, change) {
      const now = readBy(store, reader, id);
      if (!now) return 'unknown';
      const made = change(now);
      if (!made) return 'unchanged';
      const { to, note, mails = [], mailsLeaveAt, entry } = made;
      if (note && store.requestNotes.some(other => other.id === note.id)) return 'unchanged';
      store.requestProgress.set(id, structuredClone({ ...to, changedAt: entry.at }));
      if (note) store.requestNotes.push({ ...structuredClone(note), requestId: id });
      if (note?.kind === 'answer') endDrafts(store, id, entry.by.id);
      putMails(store, mails, id, mailsLeaveAt);
      logDesk(store, entry);
      return 'changed';
    },
    async takeBack(reader, id, { mailId, noteId, now: at }, taken) {
      const now = readBy(store, reader, id);
      if (!now) return 'unknown';
      const held = store.mails.get(mailId);
      const note = store.requestNotes.findIndex(one => one.id === noteId && one.requestId === id);
      const { words = '' } = store.requestNotes[note] ?? {};
      if (held?.owner.submissionId !== id || held.attempts > 0 || (held.dueAt ?? 0) <= at || note < 0)
        return 'unchanged';
      const made = taken(now, structuredClone(held.mail));
      if (!made) return 'unchanged';
      const { to, entry } = made;
      store.mails.delete(mailId);
      store.requestNotes.splice(note, 1);
      endDrafts(store, id, entry.by.id);
      const { id: agentId, name: agentName } = entry.by;
      store.answerDrafts.push({ requestId: id, agentId, agentName, at: entry.at, words });
      store.requestProgress.set(id, structuredClone({ ...to, changedAt: entry.at }));
      logDesk(store, entry);
      return 'changed';
    },
  };
}
