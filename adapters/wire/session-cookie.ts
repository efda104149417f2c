/** The name under which a browser keeps its login; where the site is https, one that only this very host can set. */
function nameOf(publicUrl: URL): string {
  return publicUrl.protocol === 'https:' ? '__Host-sid' : 'sid';
}

/** What a reference looks like; anything else in the cookie is none, and nobody is asked after it. */
const REFERENCE = /^[0-9a-f]{64}$/;

/** The secret reference of a login among a request's cookies. */
export function sessionIn(cookies: ReadonlyMap<string, string>, publicUrl: URL): string | undefined {
  const reference = cookies.get(nameOf(publicUrl)) ?? '';
  return REFERENCE.test(reference) ? reference : undefined;
}

/** Whether a cookie header is worth reading for a login: few are, and it is asked of every look at a property. */
export function mayHoldSession(cookies: string): boolean {
  return cookies.includes('sid=');
}

/** The `Set-Cookie` line that keeps a login as long as the browser is open; scripts never see it. */
export function sessionCookie(reference: string, publicUrl: URL): string {
  return `${nameOf(publicUrl)}=${reference}; ${attributes(publicUrl)}`;
}

/** The `Set-Cookie` line that forgets it. */
export function endedSessionCookie(publicUrl: URL): string {
  return `${nameOf(publicUrl)}=; Max-Age=0; ${attributes(publicUrl)}`;
}

function attributes(publicUrl: URL): string {
  return `Path=/; HttpOnly; SameSite=Lax${publicUrl.protocol === 'https:' ? '; Secure' : ''}`;
}

/** Headers of everything that is made for one person. */
export const PERSONAL_HEADERS = {
  'cache-control': 'no-store',
  'x-robots-tag': 'noindex',
  // Tags of the next page could read which property of his an owner came from.
  'referrer-policy': 'strict-origin',
} as const;

/** Headers of the answer that ends a login: what the browser kept of the pages goes too, the visitor's own choices stay. */
export function endedHeaders(publicUrl: URL): Readonly<Record<string, string>> {
  return {
    ...PERSONAL_HEADERS,
    'set-cookie': endedSessionCookie(publicUrl),
    'clear-site-data': '"cache"',
  };
}
