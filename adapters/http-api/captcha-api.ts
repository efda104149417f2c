import type { Clock } from '../../application/ports/clock.ts';
import type { Hashes } from '../../application/ports/security/hashes.ts';
import { HOUR, limitOn, type Limits, waitFor, countWithinLimit } from '../../application/ports/security/limits.ts';
import { Outage } from '../../application/ports/outage.ts';
import type { SecurityLog } from '../../application/ports/audit/security-log.ts';
import { type HttpResponse, type HttpRequest, plainResponse } from '../wire/exchange.ts';

/** Maximum number of pictures that one network may request per hour. */
const MOST_PICTURES = 60;
const PICTURE = /^\/captcha\/([\w-]{1,2000})$/;

/** Serves the pictures of challenges at `/captcha/{token}`, limited per network and hour; returns `undefined` for other addresses. */
export function makeCaptchaApi({
  pictures,
  limits,
  hashes,
  clock,
  security,
  unlimited,
}: {
  readonly pictures: { respond(token: string): Promise<HttpResponse> };
  readonly limits: Limits;
  readonly hashes: Hashes;
  readonly clock: Clock;
  readonly security: SecurityLog;
  /** Removes the limit, for automated tests, which open more forms per hour than people do. */
  readonly unlimited: boolean;
}): (request: HttpRequest) => Promise<HttpResponse | undefined> {
  return async ({ path, network = '' }) => {
    const [, token] = PICTURE.exec(path) ?? [];
    if (token === undefined) return undefined;
    if (unlimited) return pictures.respond(token);
    const now = clock.now();
    const limit = limitOn(hashes, `pictures for ${network}`, MOST_PICTURES, HOUR);
    const isWithin = await countWithinLimit(limits, limit, now).catch(error => {
      if (!(error instanceof Outage)) throw error;
      security.note('control-failed', 'limit-not-counted');
      // If the limit cannot be counted, still show the picture, so that the form can be filled in and sent once the database is back.
      return true;
    });
    if (isWithin) return pictures.respond(token);
    security.note('throttled', 'captcha-pictures');
    return plainResponse(429, 'Too many requests for pictures. Please try again later.', {
      'cache-control': 'no-store',
      'retry-after': String(waitFor(limit, now)),
    });
  };
}
