import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaExcess, roomPart, roomList } from '../../../domain/room/room-list.ts';
import { type Room, ROOM_KINDS, type RoomKind } from '../../../domain/room/room.ts';
import { reaches } from '../../support/run/reaches.ts';
import { runs } from '../../support/run/daily-runs.ts';

const aRoom: fc.Arbitrary<Room> = fc
  .record(
    {
      kind: fc.constantFrom(...(Object.keys(ROOM_KINDS) as RoomKind[])),
      level: fc.integer({ min: -2, max: 4 }),
      area: fc.integer({ min: 1, max: 4_000 }).map(tenths => tenths / 10),
      name: fc.constant({ fr: 'Pièce' }),
    },
    { requiredKeys: ['kind'] },
  )
  .map(room => room as Room);
const someRooms = fc.array(aRoom, { maxLength: 14 });

const all = ({ levels, outside }: ReturnType<typeof roomList>) => [...levels.flatMap(({ rooms }) => rooms), ...outside];

describe('a list of rooms', () => {
  it('has every room once, with the numbers from 1 in the order in which it is read', () => {
    reaches({ several: runs(60), outside: runs(40), unlevelled: runs(40) }, met =>
      fc.assert(
        fc.property(someRooms, rooms => {
          const list = roomList(rooms);
          if (list.levels.length > 2) met('several');
          if (list.outside.length > 0) met('outside');
          if (list.levels.some(({ level }) => level === undefined)) met('unlevelled');
          const numbered = all(list);
          expect(numbered.map(({ number }) => number)).toEqual(rooms.map((_, at) => at + 1));
          expect(numbered).toHaveLength(rooms.length);
          expect(numbered).toEqual(expect.arrayContaining(rooms.map(room => expect.objectContaining(room))));
        }),
        { numRuns: runs(800) },
      ),
    );
  });

  it('orders storeys from the lowest, rooms without one last, and never mixes outside spaces in', () => {
    fc.assert(
      fc.property(someRooms, rooms => {
        const { levels, outside } = roomList(rooms);
        const heights = levels.map(({ level }) => level ?? Number.POSITIVE_INFINITY);
        expect(heights).toEqual([...new Set(heights)].sort((one, other) => (one < other ? -1 : 1)));
        for (const { level, rooms: here } of levels)
          for (const room of here) {
            expect(room.level).toBe(level);
            expect(roomPart(room)).not.toBe('outside');
          }
        for (const room of outside) expect(roomPart(room)).toBe('outside');
      }),
      { numRuns: runs(500) },
    );
  });

  it('sums what counts in the living area, never a cellar, a garage or a terrace; each storey sums its rooms', () => {
    fc.assert(
      fc.property(someRooms, rooms => {
        const list = roomList(rooms);
        const counted = rooms.filter(room => ROOM_KINDS[room.kind] === 'living');
        const sum = counted.reduce((total, { area = 0 }) => total + area, 0);
        expect(list.sum).toBeCloseTo(sum, 5);
        expect(list.unmeasured).toBe(counted.filter(({ area }) => area === undefined).length);
        for (const { area, rooms: here } of list.levels)
          expect(area).toBeCloseTo(
            here.reduce((total, room) => total + (room.area ?? 0), 0),
            5,
          );
        expect(areaExcess(list.sum, rooms)).toBe(0);
        expect(areaExcess(Math.max(0, list.sum - 0.5 * counted.length - 1), rooms) > 0).toBe(
          list.sum > counted.filter(({ area }) => area !== undefined).length / 2 &&
            Math.min(list.sum, 0.5 * counted.length + 1) > counted.filter(({ area }) => area !== undefined).length / 2,
        );
      }),
      { numRuns: runs(500) },
    );
  });

  it('counts rooms of a kind only where several have no name of their own', () => {
    const fewKinds = fc.array(
      aRoom.map(room => ({ ...room, kind: room.level === 0 ? 'kitchen' : 'bedroom' }) as const),
      { maxLength: 8 },
    );
    reaches({ counted: runs(30, 2) }, met =>
      fc.assert(
        fc.property(fewKinds, rooms => {
          const numbered = all(roomList(rooms));
          for (const kind of Object.keys(ROOM_KINDS)) {
            const unnamed = numbered.filter(room => room.kind === kind && !room.name);
            if (unnamed.length > 1) met('counted');
            expect(unnamed.map(({ nth }) => nth)).toEqual(
              unnamed.length > 1 ? unnamed.map((_, at) => at + 1) : unnamed.map(() => undefined),
            );
          }
          for (const { name, nth } of numbered) if (name) expect(nth).toBeUndefined();
        }),
        { numRuns: runs(500, 2) },
      ),
    );
  });
});

describe('a sum above a living area', () => {
  it('is an excess only beyond half a square metre a room', () => {
    const rooms: readonly Room[] = [
      { kind: 'living', area: 69 },
      { kind: 'kitchen', area: 18 },
      { kind: 'kitchen', area: 5 },
      { kind: 'garage', area: 30 },
    ];
    expect(areaExcess(92, rooms)).toBe(0);
    expect(areaExcess(90.5, rooms)).toBe(0);
    expect(areaExcess(90, rooms)).toBe(2);
  });
});
