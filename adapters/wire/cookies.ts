import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import { CONSENT_DAYS, type ConsentKey } from '../../domain/consent/consent.ts';

/** Session cookies: of owners in their portal, of agents at the desk. */
export type LoginCookie = 'sid' | 'desk';
/** Every cookie that the server sets. */
export type CookieName = LoginCookie | 'lng' | ConsentKey;

const DAY_SECONDS = 86_400;
/** Maximum length of the header that is parsed, in characters; headers of normal browsers are shorter. */
const LONGEST_HEADER = 8192;

/** Attributes of a cookie; without a `maxAge` in seconds it is deleted when the browser closes. */
function attributesOf(name: CookieName): Omit<SetCookie, 'name' | 'value'> {
  switch (name) {
    case 'sid':
    case 'desk':
      return { httpOnly: true };
    case 'lng':
      return { maxAge: 365 * DAY_SECONDS };
    default:
      return { maxAge: CONSENT_DAYS * DAY_SECONDS };
  }
}

/** The cookie's name in browsers: on an https site a session cookie has the prefix `__Host-`, which only this exact host can set. */
export function cookieName(name: CookieName, publicUrl: URL): string {
  return (name === 'sid' || name === 'desk') && isSecure(publicUrl) ? `__Host-${name}` : name;
}

/**
 * The `Set-Cookie` line that stores a value. `setCookieHeader('lng', 'nl', url)` → `'lng=nl; Max-Age=31536000; Path=/; Secure; SameSite=Lax'`
 */
export function setCookieHeader(name: CookieName, value: string, publicUrl: URL): string {
  return lineOf({ ...attributesOf(name), name: cookieName(name, publicUrl), value }, publicUrl);
}

/** The `Set-Cookie` line that deletes a cookie. */
export function clearCookieHeader(name: CookieName, publicUrl: URL): string {
  return lineOf({ ...attributesOf(name), name: cookieName(name, publicUrl), value: '', maxAge: 0 }, publicUrl);
}

function lineOf(cookie: SetCookie, publicUrl: URL): string {
  return stringifySetCookie({ ...cookie, path: '/', sameSite: 'lax', secure: isSecure(publicUrl) });
}

/**
 * Parses a cookie header. `readCookies('lng=nl; consent=1.0000')` → a map of both, values as sent; if two have the same name, the first is
 * used.
 */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = parseCookie((header ?? '').slice(0, LONGEST_HEADER), { decode: value => value });
  return new Map(Object.entries(cookies).map(([name, value]) => [name, value ?? '']));
}

function isSecure(publicUrl: URL): boolean {
  return publicUrl.protocol === 'https:';
}
