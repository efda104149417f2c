import type { RequestNote } from '../../ports/requests/desk-requests.ts';

/** Id of a request's next note; two notes written concurrently get the same id. `nextNoteId('K7P2-9QXD', [])` → `'K7P2-9QXD.1'` */
export function nextNoteId(id: string, notes: readonly RequestNote[]): string {
  return `${id}.${notes.length + 1}`;
}

/** Whether a text is an existing or future note id of a request. `isNoteId('K7P2-9QXD', 'K7P2-9QXD.12')` → `true` */
export function isNoteId(id: string, noteId: string): boolean {
  return noteId.startsWith(`${id}.`) && /^[1-9]\d{0,5}$/.test(noteId.slice(id.length + 1));
}
