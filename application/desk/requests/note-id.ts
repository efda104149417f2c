import type { RequestNote } from '../../ports/requests/desk-requests.ts';

/** The next note of a request: two that are written at once have one id. `nextNoteId('K7P2-9QXD', [])` → `'K7P2-9QXD.1'` */
export function nextNoteId(id: string, notes: readonly RequestNote[]): string {
  return `${id}.${notes.length + 1}`;
}

/** Whether a text is the id of a note of a request, there or not yet. `isNoteId('K7P2-9QXD', 'K7P2-9QXD.12')` → `true` */
export function isNoteId(id: string, noteId: string): boolean {
  return noteId.startsWith(`${id}.`) && /^[1-9]\d{0,5}$/.test(noteId.slice(id.length + 1));
}
