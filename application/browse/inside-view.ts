import type { PublicListing } from '../../domain/listing/listing.ts';
import { type WholeArea, wholeArea } from '../../domain/listing/main-surface.ts';
import { PROPERTY_TYPE } from '../../domain/listing/property-type.ts';
import { isHall } from '../../domain/listing/subtype.ts';
import { type NumberedRoom, roomPart, roomList } from '../../domain/room/room-list.ts';
import type { PlanPoint, RoomPart } from '../../domain/room/room.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Text } from '../../domain/text/localized.ts';
import type { RoomPhrases, RoomTableWords } from '../ports/phrases/phrases.ts';
import { type PageContext, phrasesOf, textOf } from '../view/page-context.ts';
import type { PictureView } from '../view/picture-view.ts';

/** Maximum number of room pictures beside the plan; the gallery shows all. */
const MOST_PICTURES = 9;

/** The rooms of a property by storey, with their pictures and its plans; `undefined` for a property with neither rooms nor plans. */
export function insideView(
  context: PageContext,
  listing: PublicListing,
  pictures: readonly (PictureView & { readonly kind: 'photo' | 'floor-plan' })[],
): InsideView | undefined {
  const plans = pictures.filter(({ kind }) => kind === 'floor-plan');
  const { rooms = [] } = listing;
  if (rooms.length === 0 && plans.length === 0) return undefined;
  const { levels, outside, sum, unmeasured } = roomList(rooms);
  const { kinds, levels: levelWords, ...words } = phrasesOf(context).rooms;
  const viewOf = (room: NumberedRoom): RoomView => ({
    number: room.number,
    name: nameOf(context, room, kinds),
    part: roomPart(room),
    ...(room.area !== undefined && { area: room.area }),
    ...(room.height !== undefined && { height: room.height }),
  });
  const numbered = [...levels.flatMap(({ rooms }) => rooms), ...outside];
  const [main] = listing.typeIds;
  const business = main === PROPERTY_TYPE.office || main === PROPERTY_TYPE.commerce || isHall(listing);
  return {
    business,
    levels: levels.map(({ level, area, rooms }) => ({
      name:
        level === undefined
          ? levels.length > 1
            ? levelWords.unknown
            : undefined
          : levelName(level, levelWords, context.language),
      area,
      rooms: rooms.map(viewOf),
    })),
    outside: outside.map(viewOf),
    sum,
    unmeasured: unmeasured > 0,
    whole: wholeArea(listing),
    pictures: roomPictures(numbered, pictures).slice(0, MOST_PICTURES),
    plans: plans.map((picture, at): PlanView => {
      const marks = marksOn(numbered.filter(room => (room.plan === undefined ? at === 0 : room.plan === picture.id)));
      const [level, ...others] = new Set(marks.flatMap(({ room }) => (room.level === undefined ? [] : [room.level])));
      return {
        picture,
        marks: marks.map(({ room: { number }, x, y }) => ({ number, x, y })),
        ...(plans.length > 1 &&
          level !== undefined &&
          others.length === 0 && { name: levelName(level, levelWords, context.language) }),
      };
    }),
    words,
  };
}

/**
 * Positions of rooms on one plan. If several have the same position, only the first is marked, because numbers on top of each other cannot
 * be read.
 */
function marksOn(rooms: readonly NumberedRoom[]): readonly (PlanPoint & { readonly room: NumberedRoom })[] {
  const marks = new Map<string, PlanPoint & { readonly room: NumberedRoom }>();
  for (const room of rooms) {
    const key = `${room.at?.x} ${room.at?.y}`;
    if (room.at && !marks.has(key)) marks.set(key, { ...room.at, room });
  }
  return [...marks.values()];
}

/** Pictures of rooms, each with the numbers of the rooms in it; only the first photo of each room is used. */
function roomPictures(
  rooms: readonly NumberedRoom[],
  pictures: readonly (PictureView & { readonly kind: 'photo' | 'floor-plan' })[],
): InsideView['pictures'] {
  const shown = new Map<string, number[]>();
  for (const { number, pictures: ids = [] } of rooms) {
    const best = ids.find(id => pictures.some(picture => picture.id === id && picture.kind === 'photo'));
    if (best !== undefined) shown.set(best, [...(shown.get(best) ?? []), number]);
  }
  return [...shown].flatMap(([id, numbers]) => {
    const picture = pictures.find(one => one.id === id);
    return picture ? [{ picture, rooms: numbers }] : [];
  });
}

function nameOf(context: PageContext, { name, kind, nth }: NumberedRoom, kinds: RoomPhrases['kinds']): Text {
  const own = name && textOf(context, name);
  if (own) return own;
  return { text: nth === undefined ? kinds[kind] : `${kinds[kind]} ${nth}` };
}

/** A storey in words. `levelName(3, …, 'en')` → `'3rd floor'` */
function levelName(level: number, words: RoomPhrases['levels'], language: Language): string {
  if (level === 0) return words.ground;
  if (level === -1) return words.below;
  const category = new Intl.PluralRules(language, { type: 'ordinal' }).select(Math.abs(level));
  const phrase =
    level < 0 ? words.deeper : words.above[category === 'zero' || category === 'many' ? 'other' : category];
  return phrase.replace('{{level}}', String(Math.abs(level)));
}

export type RoomView = {
  readonly number: number;
  readonly name: Text;
  readonly part: RoomPart;
  /** m². */
  readonly area?: number;
  /** Metres. */
  readonly height?: number;
};

/** A floor plan with the numbers of the rooms on it. `name`: its storey in words, if it is one of several plans. */
export type PlanView = {
  readonly picture: PictureView;
  readonly marks: readonly (PlanPoint & { readonly number: number })[];
  readonly name?: string;
};

export type InsideView = {
  /** Whether the property is an office, a shop or a hall, whose areas are shown by level. */
  readonly business: boolean;
  /** Storeys with their rooms; empty if the feed has only plans. `name`: the storey in words, absent if no room states its storey. */
  readonly levels: readonly {
    readonly name: string | undefined;
    readonly area: number;
    readonly rooms: readonly RoomView[];
  }[];
  readonly outside: readonly RoomView[];
  /** Sum in m² of the rooms that count towards the living area. */
  readonly sum: number;
  /** Whether the area of at least one room that counts towards the living area is missing. */
  readonly unmeasured: boolean;
  readonly whole: WholeArea | undefined;
  /** Pictures with the numbers of the rooms that they show. */
  readonly pictures: readonly { readonly picture: PictureView; readonly rooms: readonly number[] }[];
  readonly plans: readonly PlanView[];
  readonly words: RoomTableWords;
};
