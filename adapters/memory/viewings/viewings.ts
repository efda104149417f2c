import type { ViewingWithRequest } from '../../../application/ports/viewings/viewing-records.ts';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { ViewingChange, Viewings } from '../../../application/ports/viewings/viewings.ts';
import { hourClashes, nextViewing, reminderAfter } from '../../../domain/appointment/viewing-change.ts';
import { isSameProgress, NEW_REQUEST } from '../../../domain/desk/request-state.ts';
import { progressAfterViewing } from '../../../domain/desk/viewing-progress.ts';
import { logDesk } from '../audit/desk-log.ts';
import { hasCapacity, viewingWithRequest, putMails, type RequestStore } from '../store/request-store.ts';

/**
 * Changes viewings in memory. A change awaits nothing, and checks everything that may refuse or throw before its first write, so it is
 * atomic.
 */
export function makeMemoryViewings(store: RequestStore): Viewings {
  const { viewings, reminded } = store;
  return {
    async change(id, seen, step, mails, entry) {
      const viewing = viewingOfRequest(store, id);
      if (!viewing) return { kind: 'unknown' };
      const changed = viewing.sequence === seen ? nextViewing(viewing, step) : undefined;
      if (!changed) return { kind: 'changed-before', viewing };
      if (step.kind === 'move') {
        const { hoursVersion = store.viewingHours.version } = step.to;
        if (hoursVersion !== store.viewingHours.version) return { kind: 'hours-changed', viewing };
        const isElsewhere = changed.day !== viewing.day || changed.slot !== viewing.slot;
        const isGiven = changed.agentId !== viewing.agentId;
        if ((isElsewhere || isGiven) && !hasCapacity(store, changed, step.to, id))
          return { kind: 'slot-full', viewing };
      }
      const { propertyId, agentId, day } = changed;
      const exact = 'exact' in step ? step.exact : undefined;
      if (agentId !== '' && exact) {
        const others = [...viewings.values()].filter(
          other => other.agentId === agentId && other.day === day && other.submissionId !== id,
        );
        if (hourClashes({ propertyId, exact }, others, step.travelMinutes ?? 0).length > 0)
          return { kind: 'hour-taken', viewing };
      }
      const put = mails(changed);
      const { request: _, ...appointment } = changed;
      viewings.set(changed.tokenHash, appointment);
      const reminder = reminderAfter(step, viewing, changed, entry?.at);
      if (reminder === 'told' && entry) reminded.set(id, entry.at);
      else if (reminder) reminded.delete(id);
      setProgress(store, id, step, entry);
      putMails(store, put, id);
      if (entry) logDesk(store, entry);
      return { kind: 'changed', viewing: changed };
    },
    async remind(id, day, now, mails) {
      const viewing = viewingOfRequest(store, id);
      if (!viewing || viewing.day !== day || viewing.status !== 'confirmed' || reminded.has(id)) return false;
      const put = mails(viewing);
      reminded.set(id, now);
      putMails(store, put, id);
      return true;
    },
  };
}

/** A step without an actor, such as a manual correction of the data, does not change the request. */
function setProgress({ requestProgress }: RequestStore, id: string, step: ViewingChange, entry: DeskEntry | undefined) {
  const at = step.by === 'visitor' ? step.at : entry?.at;
  if (at === undefined) return;
  const before = requestProgress.get(id) ?? NEW_REQUEST;
  const after = progressAfterViewing(before, step, entry?.by);
  if (!isSameProgress(before, after)) requestProgress.set(id, structuredClone({ ...after, changedAt: at }));
}

/** The viewing booked by a request, with that request. */
export function viewingOfRequest(store: RequestStore, id: string): ViewingWithRequest | undefined {
  const found = [...store.viewings.values()].find(({ submissionId }) => submissionId === id);
  return found && viewingWithRequest(store, found);
}
