import { cookieName, clearCookieHeader, type LoginCookie } from './cookies.ts';

/** Format of a session's reference; other values are ignored without a database query. */
const REFERENCE = /^[0-9a-f]{64}$/;

/** The secret session reference in a request's cookies. */
export function sessionIn(
  cookies: ReadonlyMap<string, string>,
  publicUrl: URL,
  cookie: LoginCookie = 'sid',
): string | undefined {
  const reference = cookies.get(cookieName(cookie, publicUrl)) ?? '';
  return REFERENCE.test(reference) ? reference : undefined;
}

/** Cheap check whether a cookie header may contain an owner's session, called for each page view of a property. */
export function mayHoldSession(cookies: string): boolean {
  return cookies.includes('sid=');
}

/** Headers of a response that contains data of one visitor. */
export const PERSONAL_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // Without this header, third-party tags of the next page could read from the referrer which property an owner viewed.
  'referrer-policy': 'strict-origin',
} as const;

/** Headers of the response that ends a session: they clear the browser's cache of the site, but not the visitor's own choices. */
export function endedHeaders(publicUrl: URL, cookie: LoginCookie = 'sid'): Readonly<Record<string, string>> {
  return {
    ...PERSONAL_HEADERS,
    'set-cookie': clearCookieHeader(cookie, publicUrl),
    'clear-site-data': '"cache"',
  };
}
