import { type Room, ROOM_KINDS, type RoomPart } from './room.ts';

/** A room with the number by which its picture, the floor plan and the table of rooms refer to it. */
export type NumberedRoom = Room & {
  readonly number: number;
  /** Position, from 1, among several unnamed rooms of the same kind: 2 for 'bedroom 2'. */
  readonly nth?: number;
};

/** Rooms of one storey; `level` is absent for rooms without one. `area`: sum in m² of its rooms that are not outside. */
export type RoomLevel = {
  readonly level: number | undefined;
  readonly area: number;
  readonly rooms: readonly NumberedRoom[];
};

export type RoomList = {
  /** Lowest storey first, rooms without a storey last; without outside spaces. */
  readonly levels: readonly RoomLevel[];
  /** Outside spaces; no sum includes them. */
  readonly outside: readonly NumberedRoom[];
  /** Sum in m² of the rooms that count towards the living area. */
  readonly sum: number;
  /** Number of rooms that belong to the living area and have no area. */
  readonly unmeasured: number;
};

/**
 * Numbers a property's rooms from 1 and groups them by storey, each storey in the given order: first what counts in the living area, then
 * what is beside it. Outside spaces have the last numbers.
 * `roomList([{ kind: 'terrace', area: 14 }, { kind: 'living', level: 3, area: 69 }])` → `{ levels: [{ level: 3, area: 69, rooms: [{ kind:
 * 'living', number: 1, … }] }], outside: [{ kind: 'terrace', number: 2, … }], sum: 69, unmeasured: 0 }`
 */
export function roomList(rooms: readonly Room[]): RoomList {
  const levels = [...new Set(rooms.filter(room => roomPart(room) !== 'outside').map(({ level }) => level))].sort(
    byLevel,
  );
  const inside = levels.flatMap(level => [
    ...rooms.filter(room => room.level === level && roomPart(room) === 'living'),
    ...rooms.filter(room => room.level === level && roomPart(room) === 'beside'),
  ]);
  const ordered = [...inside, ...rooms.filter(room => roomPart(room) === 'outside')];
  const numbered = ordered.map((room, at) => ({
    ...room,
    number: at + 1,
    ...nthOf(room, ordered),
  }));
  const counted = numbered.filter(room => roomPart(room) === 'living');
  return {
    levels: levels.map(level => {
      const here = numbered.filter(room => roomPart(room) !== 'outside' && room.level === level);
      return { level, area: sumOf(here), rooms: here };
    }),
    outside: numbered.filter(room => roomPart(room) === 'outside'),
    sum: sumOf(counted),
    unmeasured: counted.filter(({ area }) => area === undefined).length,
  };
}

/**
 * Square metres by which the sum of rooms exceeds a living area; 0 if the sum is lower, or if the excess may be a rounding error of half a
 * square metre per room. `areaExcess(164, [{ kind: 'living', area: 170 }])` → `6`
 */
export function areaExcess(livingArea: number, rooms: readonly Room[]): number {
  const counted = rooms.filter(room => roomPart(room) === 'living' && room.area !== undefined);
  const excess = hundredths(sumOf(counted) - livingArea);
  return excess > counted.length / 2 ? excess : 0;
}

/** Part of a home to which a room belongs. `roomPart({ kind: 'cellar' })` → `'beside'` */
export function roomPart({ kind }: Pick<Room, 'kind'>): RoomPart {
  return ROOM_KINDS[kind];
}

function nthOf(room: Room, ordered: readonly Room[]): { readonly nth?: number } {
  const alike = ordered.filter(({ kind, name }) => kind === room.kind && !name);
  return room.name || alike.length < 2 ? {} : { nth: alike.indexOf(room) + 1 };
}

function sumOf(rooms: readonly Room[]): number {
  return hundredths(rooms.reduce((sum, { area = 0 }) => sum + area, 0));
}

/** Rounds to hundredths: sums of decimal areas have binary noise. */
function hundredths(area: number): number {
  return Math.round(area * 100) / 100;
}

function byLevel(one: number | undefined, other: number | undefined): number {
  return (one ?? Number.POSITIVE_INFINITY) - (other ?? Number.POSITIVE_INFINITY) || 0;
}
