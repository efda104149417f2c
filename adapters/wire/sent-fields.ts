import type { SentFields } from '../../application/desk/shared/desk-handler.ts';
import { PASSWORD_FIELDS } from '../../domain/request/password.ts';
import { isTooLong, sentLength, tooLongFor } from '../../domain/request/sent-length.ts';

type Raw = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * The fields of a form of the desk or of an account. A field over its length limit reads as '', except a password, which is cut to one
 * character over the limit so that its own check refuses it. If a name was sent twice, `sent('x')` returns the last value, `sent.all('x')`
 * all.
 */
export function sentFields(raw: Raw): SentFields {
  const pairs = Object.entries(raw).flatMap(([name, value]) => [value ?? []].flat().map(text => [name, text] as const));
  const all = (name: string): readonly string[] => {
    const value = Object.hasOwn(raw, name) ? raw[name] : undefined;
    return [value ?? []].flat().map(text => readable(name, text));
  };
  return Object.assign((name: string) => all(name).at(-1) ?? '', { all, pairs, tooLongFor: tooLongFor(raw) });
}

function readable(name: string, text: string): string {
  // Passwords are compared exactly as typed, spaces included.
  if (PASSWORD_FIELDS.includes(name)) return text.slice(0, sentLength(name) + 1);
  return isTooLong(name, text) ? '' : text.length > sentLength(name) ? text.trim() : text;
}
