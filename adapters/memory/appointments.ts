import type { Appointment, Appointments, KeptAppointment } from '../../application/ports/appointments.ts';
import { keptRequest, hasRoom, putMails, type RequestStore } from './request-store.ts';

/** Appointments in plain maps. */
export function makeMemoryAppointments(store: RequestStore): Appointments {
  const { appointments } = store;
  const viewingOf = (appointment: Appointment): KeptAppointment => ({
    ...appointment,
    request: keptRequest(store, appointment.submissionId),
  });
  const change = (appointment: Appointment, mails: Parameters<Appointments['cancel']>[1]) => {
    const put = mails(viewingOf(appointment));
    appointments.set(appointment.tokenHash, appointment);
    putMails(store, put, appointment.submissionId);
  };
  const counted = (from: string, to: string, wanted: (place: Appointment) => boolean) => {
    const slots = new Map<string, { day: string; slot: string; count: number }>();
    for (const place of appointments.values()) {
      const { status, day, slot } = place;
      if (!wanted(place) || status !== 'confirmed' || day < from || day > to) continue;
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
      return place && viewingOf(place);
    },
    async move(tokenHash, { day, slot, from, to, ...room }, mails) {
      const place = appointments.get(tokenHash);
      if (place?.status !== 'confirmed') return 'unknown';
      const stays = place.day === day && place.slot === slot;
      if (stays && place.from === from && place.to === to) return 'moved';
      if (!stays && !hasRoom(store, { ...place, day, slot }, room)) return 'slot-full';
      change({ ...place, day, slot, from, to, capacity: room.capacity, sequence: place.sequence + 1 }, mails);
      return 'moved';
    },
    async cancel(tokenHash, mails) {
      const place = appointments.get(tokenHash);
      if (!place) return 'unknown';
      if (place.status === 'confirmed') change({ ...place, status: 'cancelled', sequence: place.sequence + 1 }, mails);
      return 'cancelled';
    },
  };
}
