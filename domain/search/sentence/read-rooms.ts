import type { Unit } from './meaning.ts';
import type { Reading } from './reading.ts';

const MOST_ROOMS = 20;

/** Reads a number of bedrooms, or of all rooms, as a minimum. Returns false for an impossible number, or if another one was read before. */
export function readRooms({ asked }: Reading, value: number, unit: Unit): boolean {
  const { bounds } = asked;
  // 'Rooms' counts the living room, so there is one bedroom less.
  const bedrooms = unit === 'rooms' ? value - 1 : value;
  if (!Number.isInteger(bedrooms) || bedrooms < 1 || bedrooms > MOST_ROOMS) return false;
  // '4-Zimmer-Wohnung mit 2 Schlafzimmern' has two bedrooms; 'appartement 3 pièces ou maison 5 chambres' are two homes.
  if (bounds.bedroomsMin === undefined || (asked.isOfRooms && unit === 'bedrooms' && asked.types.length <= 1)) {
    bounds.bedroomsMin = bedrooms;
    asked.isOfRooms = unit === 'rooms';
  }
  return bounds.bedroomsMin === bedrooms;
}
