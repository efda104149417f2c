import type { Localized } from '../text/localized.ts';

/**
 * Kinds of rooms, and the part of a home to which each belongs. `living`: counts in the living area. `beside`: under the same roof, but not
 * counted, such as a cellar. `outside`: under the open sky.
 */
export const ROOM_KINDS = {
  living: 'living',
  kitchen: 'living',
  dining: 'living',
  bedroom: 'living',
  bathroom: 'living',
  'shower-room': 'living',
  toilet: 'living',
  study: 'living',
  hall: 'living',
  dressing: 'living',
  laundry: 'living',
  storage: 'living',
  veranda: 'living',
  mezzanine: 'living',
  office: 'living',
  'meeting-room': 'living',
  shop: 'living',
  stockroom: 'living',
  workshop: 'living',
  warehouse: 'living',
  other: 'living',
  attic: 'beside',
  cellar: 'beside',
  garage: 'beside',
  'technical-room': 'beside',
  terrace: 'outside',
  balcony: 'outside',
  garden: 'outside',
  courtyard: 'outside',
} as const satisfies Record<string, RoomPart>;

export type RoomPart = 'living' | 'beside' | 'outside';
export type RoomKind = keyof typeof ROOM_KINDS;

/** Whether a text is a kind of room. `isRoomKind('bedroom')` → `true` */
export function isRoomKind(text: string): text is RoomKind {
  return Object.hasOwn(ROOM_KINDS, text);
}

/** A point of a floor plan, in per cent of its width and height from the upper left corner. */
export type PlanPoint = { readonly x: number; readonly y: number };

/** A room, or an outside space, as the agency describes it. */
export type Room = {
  readonly kind: RoomKind;
  /** Storey in the building: 0 is the ground floor, −1 the first below it. Absent if unknown. */
  readonly level?: number;
  /** Floor area in m², above 0. */
  readonly area?: number;
  /** Free height in metres, above 0: stated for halls and shops. */
  readonly height?: number;
  /** The agency's own name for the room; absent: the room is named by its kind. */
  readonly name?: Localized;
  /** Ids of the listing's pictures that show the room, the best first; absent if no picture shows it. */
  readonly pictures?: readonly string[];
  /** Position of the room's number on its floor plan. */
  readonly at?: PlanPoint;
  /** Id of the picture with the floor plan of `at`; absent: the listing's first floor plan. */
  readonly plan?: string;
};

/** Maximum number of rooms of a property; further rooms of a feed are ignored. */
export const MOST_ROOMS = 100;
