import { parseCookie, type SetCookie, stringifySetCookie } from 'cookie';
import { CONSENT_DAYS, type ConsentKey } from '../../domain/consent/consent.ts';

/** Logins: of owners in their portal, of agents at the desk. */
export type LoginCookie = 'sid' | 'desk';
/** Every cookie that the server sets. */
export type CookieName = LoginCookie | 'lng' | ConsentKey;

const DAY_SECONDS = 86_400;
/** No header of a browser that means well is longer. */
const LONGEST_HEADER = 8192;

/** What a cookie says besides its value; without a `maxAge` in seconds it ends with the browser. */
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

/** The name that a browser knows it by: where the site is https, a login has one that only this very host can set. */
export function cookieName(name: CookieName, publicUrl: URL): string {
  return (name === 'sid' || name === 'desk') && isSecure(publicUrl) ? `__Host-${name}` : name;
}

/** The `Set-Cookie` line that keeps a value. `keptCookie('lng', 'nl', url)` → `'lng=nl; Max-Age=31536000; Path=/; Secure; SameSite=Lax'` */
export function keptCookie(name: CookieName, value: string, publicUrl: URL): string {
  return lineOf({ ...attributesOf(name), name: cookieName(name, publicUrl), value }, publicUrl);
}

/** The `Set-Cookie` line that forgets it. */
export function forgottenCookie(name: CookieName, publicUrl: URL): string {
  return lineOf({ ...attributesOf(name), name: cookieName(name, publicUrl), value: '', maxAge: 0 }, publicUrl);
}

function lineOf(cookie: SetCookie, publicUrl: URL): string {
  return stringifySetCookie({ ...cookie, path: '/', sameSite: 'lax', secure: isSecure(publicUrl) });
}

/** `readCookies('lng=nl; consent=1.0000')` → a map of both, values as they were sent; of two with one name the first counts. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = parseCookie((header ?? '').slice(0, LONGEST_HEADER), { decode: value => value });
  return new Map(Object.entries(cookies).map(([name, value]) => [name, value ?? '']));
}

function isSecure(publicUrl: URL): boolean {
  return publicUrl.protocol === 'https:';
}
