import type { Clock } from '../../application/ports/clock.ts';
import type { Language } from '../../domain/text/language.ts';
import { type HttpResponse, type HttpRequest, plainResponse } from '../wire/exchange.ts';

/** Days after which a finder has to ask again whether the contact still holds; RFC 9116 advises less than a year. */
const DAYS = 180;

/**
 * Responds to `/.well-known/security.txt` (RFC 9116): where a finder reports a vulnerability of the site; undefined for every other path.
 * `contact` is an address of the web or of mail: `mailto:bonjour@agency.example`
 */
export function makeSecurityContact({
  publicUrl,
  contact,
  languages,
  clock,
}: {
  readonly publicUrl: URL;
  readonly contact: () => string;
  readonly languages: () => readonly Language[];
  readonly clock: Clock;
}): (request: HttpRequest) => HttpResponse | undefined {
  return ({ path }) => {
    if (path !== '/.well-known/security.txt') return undefined;
    const expires = new Date(clock.now() + DAYS * 86_400_000);
    expires.setUTCHours(0, 0, 0, 0);
    const lines = [
      `Contact: ${contact()}`,
      `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
      `Preferred-Languages: ${languages().join(', ')}`,
      `Canonical: ${new URL(path, publicUrl).href}`,
    ];
    return { ...plainResponse(200, `${lines.join('\n')}\n`, { 'cache-control': 'no-cache' }), shared: false };
  };
}
