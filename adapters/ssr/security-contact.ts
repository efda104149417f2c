import type { Clock } from '../../application/ports/clock.ts';
import type { Language } from '../../domain/text/language.ts';
import { type HttpResponse, type HttpRequest, plainResponse } from '../wire/exchange.ts';

/** Days until the contact expires and has to be fetched again; RFC 9116 advises less than a year. */
const DAYS = 180;

/**
 * Responds to `/.well-known/security.txt` (RFC 9116), which states where to report a vulnerability of the site; `undefined` for every other
 * path. `contact`: an `https:` or `mailto:` address, such as `mailto:bonjour@agency.example`.
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
