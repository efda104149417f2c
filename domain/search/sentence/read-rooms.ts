import type { Unit } from './meaning.ts';
import type { Reading } from './reading.ts';

const MOST_ROOMS = 20;

/** Reads a number of bedrooms, or of all rooms, as a minimum. Returns false if no list accepts it. */
export function readRooms({ asked: { bounds } }: Reading, value: number, unit: Unit): boolean {
  // 'Rooms' counts the living room, so there is one bedroom less.
  const bedrooms = unit === 'rooms' ? value - 1 : value;
  if (!Number.isInteger(bedrooms) || bedrooms < 1 || bedrooms > MOST_ROOMS) return false;
  bounds.bedroomsMin ??= bedrooms;
  return true;
}
