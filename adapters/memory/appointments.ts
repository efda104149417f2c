import type { Appointments } from '../../application/ports/appointments.ts';
import { placesTaken, type RequestStore } from './request-store.ts';

/** Appointments in plain maps. */
export function makeMemoryAppointments(store: RequestStore): Appointments {
  const { appointments } = store;
  return {
    async taken(propertyId, from, to) {
      const slots = new Map<string, { day: string; slot: string; count: number }>();
      for (const { propertyId: at, status, day, slot } of appointments.values()) {
        if (at !== propertyId || status !== 'confirmed' || day < from || day > to) continue;
        const key = `${day} ${slot}`;
        slots.set(key, { day, slot, count: (slots.get(key)?.count ?? 0) + 1 });
      }
      return [...slots].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, counted]) => counted);
    },
    byToken: async tokenHash => appointments.get(tokenHash),
    async move(tokenHash, { day, slot, from, to, capacity }) {
      const place = appointments.get(tokenHash);
      if (place?.status !== 'confirmed') return 'unknown';
      const stays = place.day === day && place.slot === slot;
      if (stays && place.from === from && place.to === to) return 'moved';
      if (!stays && placesTaken(store, place.propertyId, day, slot) >= capacity) return 'slot-full';
      appointments.set(tokenHash, { ...place, day, slot, from, to, capacity, sequence: place.sequence + 1 });
      return 'moved';
    },
    async cancel(tokenHash) {
      const place = appointments.get(tokenHash);
      if (!place) return 'unknown';
      if (place.status === 'confirmed') {
        appointments.set(tokenHash, { ...place, status: 'cancelled', sequence: place.sequence + 1 });
      }
      return 'cancelled';
    },
  };
}
