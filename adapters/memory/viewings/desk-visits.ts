import type { Appointment } from '../../../application/ports/viewings/appointments.ts';
import type { DeskVisits } from '../../../application/ports/viewings/desk-visits.ts';
import { expectedHours } from '../../../domain/appointment/viewing-change.ts';
import { keptAppointment, type RequestStore } from '../store/request-store.ts';
import { viewingOfRequest } from './viewings.ts';

/** Visits as the desk sees them, in plain maps. */
export function makeMemoryDeskVisits(store: RequestStore): DeskVisits {
  const { appointments, reminded } = store;
  const all = () => [...appointments.values()];
  const kept = (visit: Appointment) => keptAppointment(store, visit);
  return {
    between: async (from, until, agentId) =>
      all()
        .filter(({ day, agentId: agent }) => from <= day && day <= until && (agentId ?? agent) === agent)
        .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1))
        .map(kept),
    byRequest: async id => viewingOfRequest(store, id),
    unreminded: async day =>
      all()
        .filter(visit => visit.day === day && visit.status === 'confirmed' && !reminded.has(visit.submissionId))
        .map(kept)
        .sort((one, other) => (one.submissionId < other.submissionId ? -1 : 1)),
  };
}

function orderOf(visit: Appointment): string {
  return `${visit.day} ${expectedHours(visit).from} ${visit.submissionId}`;
}
