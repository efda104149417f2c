import { PASSWORD_FIELDS } from '../request/password.ts';

/** What a form of the desk was sent with, in its order. */
export type SentPairs = readonly (readonly [name: string, value: string])[];

/** Never shown again: what proves who sends it. */
const SECRET = [...PASSWORD_FIELDS, 'token', 'code', 'ticket'];
/** What forms carry without anybody having typed it. */
const CARRIED = ['do', 'undo', 'note', 'seen', 'request', 'mail', 'id', 'owner', 'agent', 'part'];

/** What may be shown again of a form that was not taken. `mayShowAgain([['words', 'x'], ['token', 'y']])` → `[['words', 'x']]` */
export function mayShowAgain(sent: SentPairs): SentPairs {
  return sent.filter(([name]) => !SECRET.includes(name));
}

/** Whether a field holds what somebody typed or chose. `isTyped(['words', 'x'])` → `true`, `isTyped(['do', 'note'])` → `false` */
export function isTyped([name, value]: SentPairs[number]): boolean {
  return value !== '' && !SECRET.includes(name) && !CARRIED.includes(name);
}
