import { PASSWORD_FIELDS } from '../request/password.ts';

/** Submitted fields of a desk form, in order. */
export type SentPairs = readonly (readonly [name: string, value: string])[];

/** Fields with secrets, which a refused form never shows again. */
const SECRET = [...PASSWORD_FIELDS, 'token', 'code', 'ticket'];
/** Hidden fields and buttons, not typed by the user. */
const CARRIED = ['do', 'undo', 'note', 'seen', 'request', 'mail', 'id', 'owner', 'agent', 'part'];

/** Fields that may be shown again after a form was refused. `mayShowAgain([['words', 'x'], ['token', 'y']])` → `[['words', 'x']]` */
export function mayShowAgain(sent: SentPairs): SentPairs {
  return sent.filter(([name]) => !SECRET.includes(name));
}

/** Whether a field contains user input. `isTyped(['words', 'x'])` → `true`, `isTyped(['do', 'note'])` → `false` */
export function isTyped([name, value]: SentPairs[number]): boolean {
  return value !== '' && !SECRET.includes(name) && !CARRIED.includes(name);
}
