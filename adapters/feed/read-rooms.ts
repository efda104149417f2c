import { type Reason, reason } from '../../application/finding/reason.ts';
import { isRoomKind, MOST_ROOMS, type Room, ROOM_KINDS } from '../../domain/room/room.ts';
import { readStorey } from '../../domain/text/storey.ts';
import { plainLine } from '../wire/rich-text/plain-line.ts';
import { described, listOf as list, NUMBER, objectOf, orMissing, textOf } from './field-shapes.ts';
import { figureReason, isNoValue, isZero, readFigure } from './read-figures.ts';
import { fieldsOf, listOf } from './read-pictures.ts';
import type { Remark } from './remarks.ts';
import { isAbsent, readNumber, readText, shown } from './read-values.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A room of one record; its name is in the record's language. */
export type RawRoom = Omit<Room, 'name'> & { readonly name: string };

const LOWEST = -5;
const HIGHEST = 60;
const LARGEST_M2 = 100_000;
const HIGHEST_METRES = 50;
const LONGEST_NAME = 80;

/** JSON Schema of the field that `readRooms` parses. */
export const ROOM_FIELDS = {
  Rooms: described(
    'Its rooms and outside spaces, in the order in which they are numbered within a storey.',
    orMissing({
      ...list(
        objectOf(
          {
            Kind: { type: 'string', examples: Object.keys(ROOM_KINDS), description: 'What kind of room it is.' },
            Level: {
              ...orMissing({ ...NUMBER, minimum: LOWEST, maximum: HIGHEST }),
              description: 'Storey in the building: 0 is the ground floor.',
            },
            Area: { ...orMissing({ ...NUMBER, minimum: 0, maximum: LARGEST_M2 }), description: 'In m².' },
            Height: {
              ...orMissing({ ...NUMBER, minimum: 0, maximum: HIGHEST_METRES }),
              description: 'Free height in metres.',
            },
            Name: {
              ...orMissing(textOf(LONGEST_NAME)),
              description: 'What it is called instead, in the language of the record.',
            },
            Pictures: {
              ...orMissing(list(textOf(80))),
              description: 'The ID of each picture that shows it, the best first.',
            },
            Plan: {
              ...orMissing(textOf(80)),
              description: 'The ID of the floor plan on which it lies; without it, the first floor plan.',
            },
            PlanX: {
              ...orMissing({ ...NUMBER, minimum: 0, maximum: 100 }),
              description: 'Where its number stands on its floor plan, in per cent from the left.',
            },
            PlanY: { ...orMissing({ ...NUMBER, minimum: 0, maximum: 100 }), description: 'The same from the top.' },
          },
          'Kind',
        ),
      ),
      maxItems: MOST_ROOMS,
    }),
  ),
};

/** Rooms of a property's record; a value that cannot be read is reported and left out, and the room stays. */
export function readRooms(record: Fields, recordId: string, remark: Remark): readonly RawRoom[] {
  const entries = listOf(record, 'Rooms', remark);
  if (entries.length > MOST_ROOMS) remark('Rooms', reason('list-cut', { most: MOST_ROOMS }));
  return entries
    .slice(0, MOST_ROOMS)
    .map((entry, index) => readRoom(fieldsOf(entry), recordId, (field, why) => remark(`Rooms[${index}]${field}`, why)));
}

function readRoom(fields: Fields, recordId: string, remark: Remark): RawRoom {
  const kind = readText(fields.Kind, LONGEST_NAME) ?? '';
  const known = isRoomKind(kind);
  if (!known) remark('.Kind', reason('unknown-room-kind', { value: shown(fields.Kind) }));
  const level = readNumber(fields.Level) ?? readStorey(readText(fields.Level, LONGEST_NAME) ?? '');
  const isLevel = level !== undefined && Number.isInteger(level) && level >= LOWEST && level <= HIGHEST;
  if (!isNoValue(fields.Level) && !isLevel)
    remark('.Level', reason('not-storey', { least: LOWEST, most: HIGHEST, value: shown(fields.Level) }));
  const area = readNumberAboveZero(fields.Area, LARGEST_M2, 'area', why => remark('.Area', why));
  const height = readNumberAboveZero(fields.Height, HIGHEST_METRES, 'length', why => remark('.Height', why));
  const pictures = pictureIds(fields, recordId, remark);
  const at = pointOf(fields, remark);
  const plan = at && !isAbsent(fields.Plan) ? pictureId(fields.Plan, recordId) : undefined;
  const isPlanUnclear = at !== undefined && !isAbsent(fields.Plan) && plan === undefined;
  if (isPlanUnclear) remark('.Plan', reason('unknown-picture', { value: shown(fields.Plan) }));
  return {
    kind: known ? kind : 'other',
    name: plainLine(readText(fields.Name, LONGEST_NAME) ?? ''),
    ...(isLevel && { level }),
    ...(area !== undefined && { area }),
    ...(height !== undefined && { height }),
    ...(pictures.length > 0 && { pictures }),
    // The point is left out without its plan, because it would place the number on another storey.
    ...(at && !isPlanUnclear && { at }),
    ...(plan !== undefined && { plan }),
  };
}

/** Minimum rent in euro that a text may mean, so that `1.250` is not read as 1.25 euro. A JSON number is not compared with this minimum. */
const LEAST_RENT_OF_TEXT = 5;
const OTHERWISE = { area: 'not-area', length: 'not-length', 'euro-per-month': 'not-money-per-month' } as const;

/**
 * A number above 0 and up to `most`, with or without its unit. As elsewhere in a record, 0 and a placeholder mean that the number is
 * unknown; any other value is reported with `remark`, with both readings if it is ambiguous.
 * `readNumberAboveZero('12,5 m²', 100_000, 'area', remark)` → `12.5`, `readNumberAboveZero('0', 50, 'length', remark)` → `undefined`
 */
export function readNumberAboveZero(
  raw: unknown,
  most: number,
  unit: keyof typeof OTHERWISE,
  remark: (why: Reason) => void,
): number | undefined {
  if (isNoValue(raw) || isZero(raw, unit)) return undefined;
  const least = unit === 'euro-per-month' && typeof raw === 'string' ? LEAST_RENT_OF_TEXT : 0.01;
  const reading = readFigure(raw, { least, most }, unit);
  if (reading.kind === 'number') return reading.value;
  const otherwise = reason(OTHERWISE[unit], { value: shown(raw) });
  const isUnclear = reading.kind === 'two-readings' || reading.kind === 'range';
  remark(
    isUnclear ? reason('value-left-out', { why: figureReason(reading, raw, { least, most }, otherwise) }) : otherwise,
  );
  return undefined;
}

/** Stored ids of a room's pictures: the record's id and the number at the end of each ID, as in `readPictures`. */
function pictureIds(fields: Fields, recordId: string, remark: Remark): readonly string[] {
  const ids = listOf(fields, 'Pictures', (_, why) => remark('.Pictures', why)).flatMap(raw => {
    const id = pictureId(raw, recordId);
    if (id !== undefined) return [id];
    remark('.Pictures', reason('unknown-picture', { value: shown(raw) }));
    return [];
  });
  return [...new Set(ids)];
}

function pictureId(raw: unknown, recordId: string): string | undefined {
  const number = /^(?:[0-9A-Za-z]+-)?(\d{1,12})$/.exec(readText(raw, 80) ?? '')?.[1];
  return number === undefined ? undefined : `${recordId}-${number}`;
}

function pointOf(fields: Fields, remark: Remark): RawRoom['at'] {
  if (isAbsent(fields.PlanX) && isAbsent(fields.PlanY)) return undefined;
  const [x, y] = [readNumber(fields.PlanX), readNumber(fields.PlanY)];
  if (x !== undefined && y !== undefined && x >= 0 && x <= 100 && y >= 0 && y <= 100) return { x, y };
  remark('.PlanX', reason('not-plan-point', { x: shown(fields.PlanX), y: shown(fields.PlanY) }));
  return undefined;
}
