import type { FieldValue } from './desk-handler.ts';

/** Parses the sequence that a form was based on from its field `seen`; -1, which equals no sequence, for any other text. `sentSequence(() => '3')` → `3` */
export function sentSequence(sent: FieldValue): number {
  return /^\d{1,6}$/.test(sent('seen')) ? Number(sent('seen')) : -1;
}
