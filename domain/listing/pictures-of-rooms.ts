import type { Picture } from './listing.ts';
import { isPictureSubject } from '../room/picture-subject.ts';
import type { Room } from '../room/room.ts';

/**
 * Rooms and pictures of a property, each completed from the other. A photo without a subject, named only by rooms of one kind, gets that
 * kind as its subject. A room that names no photos, and is the only room of its kind, gets the photos that show this kind.
 * `picturesOfRooms([{ kind: 'kitchen' }], [{ id: '7-3', shows: 'kitchen', … }]).rooms` → `[{ kind: 'kitchen', pictures: ['7-3'] }]`
 */
export function picturesOfRooms(
  rooms: readonly Room[],
  pictures: readonly Picture[],
): { readonly rooms: readonly Room[]; readonly pictures: readonly Picture[] } {
  const shown = pictures.map(picture => {
    const [kind, ...others] = new Set(rooms.flatMap(room => (room.pictures?.includes(picture.id) ? room.kind : [])));
    if (picture.shows || picture.kind !== 'photo' || !kind || others.length > 0) return picture;
    return isPictureSubject(kind) ? { ...picture, shows: kind } : picture;
  });
  return {
    pictures: shown,
    rooms: rooms.map(room => {
      if (room.pictures || rooms.filter(({ kind }) => kind === room.kind).length > 1) return room;
      const ids = shown.flatMap(({ id, shows }) => (shows === room.kind ? id : []));
      return ids.length > 0 ? { ...room, pictures: ids } : room;
    }),
  };
}
