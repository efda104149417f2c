import { parseEmail } from '../../domain/request/email.ts';

/** Who mails come from where that is not the agency's own address; without a name they have the agency's. */
export type Sender = { readonly name: string | undefined; readonly address: string };

/** What would end a header or the name in it. */
const NO_NAME = /[\p{C}<>"\\]/u;
const LONGEST_NAME = 100;

/**
 * Reads an address with or without a name before it; undefined where it is none.
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
