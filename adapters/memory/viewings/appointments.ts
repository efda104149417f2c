import type { Appointment, Appointments } from '../../../application/ports/viewings/appointments.ts';
import { keptAppointment, type RequestStore } from '../store/request-store.ts';

/** Appointments in plain maps. */
export function makeMemoryAppointments(store: RequestStore): Appointments {
  const { appointments } = store;
  const counted = (from: string, to: string, wanted: (place: Appointment) => boolean) => {
    const slots = new Map<string, { day: string; slot: string; count: number }>();
    for (const place of appointments.values()) {
      const { status, day, slot } = place;
      if (!wanted(place) || status === 'cancelled' || day < from || day > to) continue;
      const key = `${day} ${slot}`;
      slots.set(key, { day, slot, count: (slots.get(key)?.count ?? 0) + 1 });
    }
    return [...slots].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, hour]) => hour);
  };
  return {
    taken: async (propertyId, from, to) => counted(from, to, place => place.propertyId === propertyId),
    busy: async (agentId, from, to) => counted(from, to, place => place.agentId === agentId),
    async byToken(tokenHash) {
      const place = appointments.get(tokenHash);
      return place && keptAppointment(store, place);
    },
  };
}
