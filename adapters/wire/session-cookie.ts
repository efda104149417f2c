import { cookieName, forgottenCookie, type LoginCookie } from './cookies.ts';

/** The shape of a session's reference; anything else in the cookie is ignored without a query. */
const REFERENCE = /^[0-9a-f]{64}$/;

/** The secret reference of a login among a request's cookies. */
export function sessionIn(
  cookies: ReadonlyMap<string, string>,
  publicUrl: URL,
  cookie: LoginCookie = 'sid',
): string | undefined {
  const reference = cookies.get(cookieName(cookie, publicUrl)) ?? '';
  return REFERENCE.test(reference) ? reference : undefined;
}

/** Whether a cookie header is worth reading for a login: few are, and it is asked of every look at a property. */
export function mayHoldSession(cookies: string): boolean {
  return cookies.includes('sid=');
}

/** Headers of everything that is made for one person. */
export const PERSONAL_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // Tags of the next page could read from the referrer which property an owner looked at.
  'referrer-policy': 'strict-origin',
} as const;

/** Headers of the answer that ends a login: what the browser kept of the pages goes too, the visitor's own choices stay. */
export function endedHeaders(publicUrl: URL, cookie: LoginCookie = 'sid'): Readonly<Record<string, string>> {
  return {
    ...PERSONAL_HEADERS,
    'set-cookie': forgottenCookie(cookie, publicUrl),
    'clear-site-data': '"cache"',
  };
}
