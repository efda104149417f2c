import { withoutInvisible } from '../text/invisible.ts';

/** Maximum length of an address and of its part before the @ (RFC 5321, 4.5.3.1). */
export const MAX_EMAIL_LENGTH = 254;
const MAX_LOCAL_LENGTH = 64;

const ATEXT = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
const LOCAL = new RegExp(`^${ATEXT}(?:\\.${ATEXT})*$`);
const DOMAIN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/;

/**
 * Parses an e-mail address: a plain dot-atom before the @, a host name after it, returned in lower case and punycode; trims spaces. Refuses
 * quoted forms, comments and address literals: they are not in use and break mail headers.
 * `parseEmail(' Jan.Peeters@Café.be ')` → `'Jan.Peeters@xn--caf-dma.be'`, `parseEmail('jan@@example.be')` → `undefined`
 */
export function parseEmail(text: string): string | undefined {
  const typed = /[^ ](?:.*[^ ])?/s.exec(text)?.[0] ?? '';
  const at = typed.lastIndexOf('@');
  const local = typed.slice(0, Math.max(0, at));
  if (local.length > MAX_LOCAL_LENGTH || !LOCAL.test(local)) return undefined;
  const domain = asciiDomain(typed.slice(at + 1));
  const address = `${local}@${domain}`;
  return domain !== undefined && address.length <= MAX_EMAIL_LENGTH ? address : undefined;
}

/** Scheme of a copied link. */
const SCHEME = /^mailto:/i;
/** An address in angle brackets, with or without the person's name before it, as mail programs copy it. */
const BRACKETED = /^[^<>]*<([^<>]*)>$/;
/** Punctuation that ends a sentence or an item of a list. */
const SIGNS_BEHIND = '.,;:';

/**
 * Extracts the address from typed or pasted text: removes invisible characters, `mailto:`, a name before the address, signs after it, and
 * spaces beside the @. Does not check the result, which `parseEmail` does. `typedEmail('An <an @example.be>,')` → `'an@example.be'`
 */
export function typedEmail(text: string): string {
  const plain = withoutSignsBehind(withoutInvisible(text).replace('＠', '@').trim());
  const address = BRACKETED.exec(plain)?.[1] ?? plain;
  const [before = '', ...behind] = withoutSignsBehind(address.trim().replace(SCHEME, '')).split('@');
  return [before.trim(), ...behind.map(part => part.trim())].join('@');
}

function withoutSignsBehind(text: string): string {
  let end = text.length;
  while (end > 0 && SIGNS_BEHIND.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** A host name whose top-level domain has two or more letters or is punycode. */
const PUBLIC_DOMAIN = /\.(?:[a-z]{2,63}|xn--[a-z0-9-]{1,59})$/;

/**
 * Parses an e-mail address with a public domain, that is, with a dot and a top-level domain. `parseEmail` also accepts local host names,
 * for addresses stored earlier and for the agency's own machines.
 * `parsePublicEmail('jan@example.be')` → `'jan@example.be'`, `parsePublicEmail('jan@intranet')` → `undefined`
 */
export function parsePublicEmail(text: string): string | undefined {
  const address = parseEmail(text);
  return address !== undefined && PUBLIC_DOMAIN.test(address) ? address : undefined;
}

function asciiDomain(domain: string): string | undefined {
  if (domain.length > 253) return undefined;
  if (/^[\x00-\x7f]*$/.test(domain)) {
    const lower = domain.toLowerCase();
    return DOMAIN.test(lower) ? lower : undefined;
  }
  if (/[^A-Za-z0-9.\-\u0080-\u{10ffff}]/u.test(domain)) return undefined;
  try {
    const { hostname } = new URL(`http://${domain}/`);
    return DOMAIN.test(hostname) ? hostname : undefined;
  } catch {
    return undefined;
  }
}
