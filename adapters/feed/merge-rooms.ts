import { reason } from '../../application/finding/reason.ts';
import type { RentalUnit } from '../../domain/investment/rental-unit.ts';
import type { Picture } from '../../domain/listing/listing.ts';
import type { Room } from '../../domain/room/room.ts';
import type { Localized } from '../../domain/text/localized.ts';
import { type InLanguage, localized } from './merge-records.ts';
import type { RawRoom } from './read-rooms.ts';
import type { RawUnit } from './read-units.ts';
import type { Remark } from './remarks.ts';

/**
 * Rooms of a listing: those of the first record that has any, with the names that the other records give at the same position. A picture
 * that the listing does not have is reported and left out; so is a room's position on a plan that the listing does not have.
 */
export function mergeRooms(
  records: readonly InLanguage<{ readonly rooms: readonly RawRoom[] }>[],
  pictures: readonly Picture[],
  remark: Remark,
): readonly Room[] {
  const ids = new Set(pictures.map(({ id }) => id));
  const plans = new Set(pictures.flatMap(({ id, kind }) => (kind === 'floor-plan' ? [id] : [])));
  const rooms = merged(records, record => record.rooms, 'Rooms', remark);
  return rooms.map(({ name, pictures: named = [], at, plan, ...room }, index) => {
    const shown = named.filter(id => ids.has(id));
    const unknown = (field: string, value: string) =>
      remark(`Rooms[${index}].${field}`, reason('unknown-picture', { value }));
    for (const id of named) if (!ids.has(id)) unknown('Pictures', id);
    const hasPlan = plan === undefined || plans.has(plan);
    if (!hasPlan) unknown('Plan', plan);
    return {
      ...room,
      ...(name && { name }),
      ...(shown.length > 0 && { pictures: shown }),
      ...(hasPlan && at && { at }),
      ...(hasPlan && plan !== undefined && { plan }),
    };
  });
}

/** Units of a listing, merged in the same way as rooms by `mergeRooms`. */
export function mergeUnits(
  records: readonly InLanguage<{ readonly units: readonly RawUnit[] }>[],
  remark: Remark,
): readonly RentalUnit[] {
  return merged(records, record => record.units, 'Units', remark).map(({ name, ...unit }) => ({
    ...unit,
    ...(name && { name }),
  }));
}

type Named<T> = Omit<T, 'name'> & { readonly name: Localized | undefined };

function merged<R extends InLanguage<object>, T extends { readonly name: string }>(
  records: readonly R[],
  listed: (record: R) => readonly T[],
  field: string,
  remark: Remark,
): readonly Named<T>[] {
  const having = records.filter(record => listed(record).length > 0);
  const [first] = having;
  if (!first) return [];
  const same = having.filter(record => listed(record).length === listed(first).length);
  if (same.length < having.length) remark(field, reason('lists-disagree', { language: first.language }));
  return listed(first).map((one, at) => {
    const name = localized(same, record => listed(record)[at]?.name ?? '');
    return { ...one, name: Object.keys(name).length > 0 ? name : undefined };
  });
}
