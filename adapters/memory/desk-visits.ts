import type { Appointment, KeptAppointment } from '../../application/ports/appointments.ts';
import type { DeskVisits } from '../../application/ports/desk-visits.ts';
import { changedVisit, expectedHours, hourClashes, isToldInTime } from '../../domain/appointment/visit-change.ts';
import { logDesk } from './desk-log.ts';
import { hasRoom, keptAppointment, putMails, type RequestStore } from './request-store.ts';

/** Visits of the desk in plain maps. */
export function makeMemoryDeskVisits(store: RequestStore): DeskVisits {
  const { appointments, reminded } = store;
  const all = () => [...appointments.values()];
  const kept = (visit: Appointment) => keptAppointment(store, visit);

  function byRequest(id: string): KeptAppointment | undefined {
    const visit = all().find(({ submissionId }) => submissionId === id);
    return visit && kept(visit);
  }

  return {
    between: async (from, until, agentId) =>
      all()
        .filter(({ day, agentId: agent }) => from <= day && day <= until && (agentId ?? agent) === agent)
        .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
        .map(kept),
    byRequest: async id => byRequest(id),
    async change(id, sequence, wanted, entry, mails) {
      const visit = byRequest(id);
      if (!visit) return { kind: 'unknown' };
      const changed = visit.sequence === sequence ? changedVisit(visit, wanted) : undefined;
      if (!changed) return { kind: 'changed-before', visit };
      const { travelMinutes = 0 } = wanted;
      if (wanted.kind === 'move') {
        const { hoursVersion } = wanted.to;
        if (hoursVersion !== undefined && hoursVersion !== store.visitHours.version)
          return { kind: 'hours-changed', visit };
      }
      const isElsewhere = changed.day !== visit.day || changed.slot !== visit.slot;
      if (wanted.kind === 'move' && isElsewhere && !hasRoom(store, changed, wanted.to))
        return { kind: 'slot-full', visit };
      const { exact, propertyId, agentId, day } = changed;
      const sameDay = all().filter(one => one.agentId === agentId && one.day === day && one.submissionId !== id);
      const mayClash = agentId !== '' && changed.status === 'confirmed' && exact !== undefined;
      if (mayClash && hourClashes({ propertyId, exact }, sameDay, travelMinutes).length > 0)
        return { kind: 'hour-taken', visit };
      const put = mails(changed);
      const { request: _, ...appointment } = changed;
      appointments.set(changed.tokenHash, appointment);
      if (isToldInTime(changed.day, entry.at)) reminded.set(id, entry.at);
      else if (changed.day !== visit.day) reminded.delete(id);
      putMails(store, put, id);
      logDesk(store, entry);
      return { kind: 'changed', visit: changed };
    },
    unreminded: async day =>
      all()
        .filter(visit => visit.day === day && visit.status === 'confirmed' && !reminded.has(visit.submissionId))
        .map(kept)
        .sort((one, other) => (one.submissionId < other.submissionId ? -1 : 1)),
    async remind(id, day, now, mails) {
      const visit = byRequest(id);
      if (!visit || visit.day !== day || visit.status !== 'confirmed' || reminded.has(id)) return false;
      const put = mails(visit);
      reminded.set(id, now);
      putMails(store, put, id);
      return true;
    },
  };
}

function orderOf(visit: Appointment): string {
  return `${visit.day} ${expectedHours(visit).from} ${visit.submissionId}`;
}
