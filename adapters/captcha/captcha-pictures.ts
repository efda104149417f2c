import type { Clock } from '../../application/ports/clock.ts';
import type { BrandColours } from '../../domain/page/brand-colours.ts';
import { type HttpResponse, plainResponse } from '../wire/exchange.ts';
import type { EncryptedChallenges } from './challenges.ts';
import { drawPicture } from './draw-picture.ts';

/**
 * Maximum number of pictures drawn in parallel, and maximum number of requests that wait; drawing a picture takes about 10 ms of processor
 * time.
 */
const AT_WORK = 2;
const WAITING = 100;
const KEPT_BY_NOBODY = { 'cache-control': 'no-store' };

export type CaptchaPictures = { respond(token: string): Promise<HttpResponse> };

/** Serves `/captcha/{token}`: the picture of a challenge until it expires. */
export function makeCaptchaPictures({
  challenges,
  clock,
  colours,
}: {
  readonly challenges: Pick<EncryptedChallenges, 'shown'>;
  readonly clock: Clock;
  readonly colours: () => BrandColours;
}): CaptchaPictures {
  let request = 0;
  const working = new Set<Promise<unknown>>();
  return {
    async respond(token) {
      const shown = challenges.shown(token, clock.now());
      if (!shown) return plainResponse(404, 'There is no such picture.', KEPT_BY_NOBODY);
      if (request >= AT_WORK + WAITING) {
        return plainResponse(503, 'Too many pictures are being drawn at this moment.', {
          ...KEPT_BY_NOBODY,
          'retry-after': '2',
        });
      }
      request += 1;
      try {
        while (working.size >= AT_WORK) await Promise.race(working);
        const drawing = drawPicture(shown.characters, shown.seed, colours());
        const done: Promise<unknown> = drawing.then(
          () => working.delete(done),
          () => working.delete(done),
        );
        working.add(done);
        return {
          status: 200,
          headers: { 'content-type': 'image/png', ...KEPT_BY_NOBODY, 'x-robots-tag': 'noindex' },
          body: await drawing,
          shared: false,
        };
      } finally {
        request -= 1;
      }
    },
  };
}
