import { parseEmail } from '../../domain/request/email.ts';

/** Sender of mails if it differs from the agency's address; without a name the agency's name is used. */
export type Sender = { readonly name: string | undefined; readonly address: string };

/** Characters not allowed in a display name: control characters, quotes, angle brackets and backslashes. */
const NO_NAME = /[\p{C}<>"\\]/u;
const LONGEST_NAME = 100;

/**
 * Parses an address with an optional name before it; `undefined` if it is invalid.
 * `parseSender('Agence Clairval <site@agency.example>')` → `{ name: 'Agence Clairval', address: 'site@agency.example' }`
 */
export function parseSender(text: string): Sender | undefined {
  const [, named, bracketed] = /^([^<]*)<([^<>]*)>$/.exec(text.trim()) ?? [];
  const address = parseEmail(bracketed ?? text);
  const name = named?.trim().replace(/^"(.*)"$/, '$1');
  if (address === undefined || (name !== undefined && (NO_NAME.test(name) || name.length > LONGEST_NAME)))
    return undefined;
  return { name: name === '' ? undefined : name, address };
}
