import type { RoomKind } from '../../../domain/room/room.ts';
import { childOf, textOf, type XmlElement } from '../read-xml.ts';
import { type CrmFields, withoutUndefined, quantity } from '../record-values.ts';

/** Types of objects whose surface is stated separately for each use, such as office and storage. */
const BY_USE = ['buero_praxen', 'einzelhandel', 'gastgewerbe', 'hallen_lager_prod'];

/** Elements of `flaechen` that are the area of one use, and the kind of room for it. */
const USES: readonly (readonly [element: string, kind: RoomKind])[] = [
  ['verkaufsflaeche', 'shop'],
  ['ladenflaeche', 'shop'],
  ['lagerflaeche', 'stockroom'],
  ['bueroflaeche', 'office'],
];

/**
 * Value of the feed's field `Rooms`: the areas of an office, a shop or a hall by use. For homes, OpenImmo states only the number of rooms
 * and no areas.
 */
export function roomsOf(element: XmlElement): readonly CrmFields[] | undefined {
  const types = childOf(element, 'objektkategorie', 'objektart')?.children.map(({ name }) => name) ?? [];
  if (!types.some(name => BY_USE.includes(name))) return undefined;
  const inHall = types.includes('hallen_lager_prod');
  const areas = childOf(element, 'flaechen');
  const rooms = USES.flatMap(([name, kind]) => {
    const Area = quantity(textOf(areas, name));
    if (Area === undefined) return [];
    const storage = inHall && kind === 'stockroom';
    const Height = storage ? quantity(textOf(element, 'ausstattung', 'hallenhoehe')) : undefined;
    return [withoutUndefined({ Kind: storage ? 'warehouse' : kind, Area, Height })];
  });
  // A shop's sales area is part of its shop area: if both are given, only the sales area is kept.
  const [first, second] = rooms;
  if (first === undefined) return undefined;
  return first['Kind'] === 'shop' && second?.['Kind'] === 'shop' ? rooms.toSpliced(1, 1) : rooms;
}
