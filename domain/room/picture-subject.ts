import { isRoomKind, type RoomKind } from './room.ts';

/** Subjects of photos other than rooms: one side of the building, a view out of it, or something else around it. */
export const OTHER_SUBJECTS = ['facade', 'exterior', 'interior', 'view', 'pool', 'parking'] as const;

export type OtherSubject = (typeof OTHER_SUBJECTS)[number];

/** What a photo of a property shows: a kind of room or outside space, or one of `OTHER_SUBJECTS`. */
export type PictureSubject = Exclude<RoomKind, 'other'> | OtherSubject;

/** Whether a text is a subject of pictures. `isPictureSubject('kitchen')` → `true`, `isPictureSubject('other')` → `false` */
export function isPictureSubject(text: string): text is PictureSubject {
  return isOtherSubject(text) || (isRoomKind(text) && text !== 'other');
}

/** Whether a text is one of the subjects other than rooms. `isOtherSubject('facade')` → `true` */
export function isOtherSubject(text: string): text is OtherSubject {
  return OTHER_SUBJECTS.some(one => one === text);
}

/**
 * Whether a subject states only on which side of its walls a photo was taken. `isSide('interior')` → `true`, `isSide('facade')` → `false`
 */
export function isSide(subject: string): boolean {
  return subject === 'interior' || subject === 'exterior';
}
