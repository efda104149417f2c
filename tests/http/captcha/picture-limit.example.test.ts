import { expect, test } from 'vitest';
import { makeCaptchaPictures } from '../../../adapters/captcha/captcha-pictures.ts';
import { makeChallenges } from '../../../adapters/captcha/challenges.ts';
import { makeCaptchaApi } from '../../../adapters/http-api/captcha-api.ts';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { brandColours } from '../../../domain/page/brand-colours.ts';
import { makeHashes } from '../../../adapters/secrets/hashes.ts';
import { makeCipher } from '../../../adapters/secrets/cipher.ts';
import { bareRequest } from '../../../adapters/wire/exchange.ts';
import { Outage } from '../../../application/ports/outage.ts';
import { SECRET } from '../../support/site/sample-application.ts';
import { fixedClock } from '../../support/site/sample-site.ts';

/** Requests the picture of a new challenge from a network. */
function pictures({ limits } = makeMemoryRequestPorts()) {
  const clock = fixedClock();
  const challenges = makeChallenges({ cipher: makeCipher(SECRET, 'challenge'), clock });
  const api = makeCaptchaApi({
    security: { note: () => undefined },
    pictures: makeCaptchaPictures({ challenges, clock, colours: () => brandColours({}) }),
    limits,
    hashes: makeHashes(SECRET),
    clock,
    unlimited: false,
  });
  const { token } = challenges.make('site-contact', 'fr');
  return (network: string) => api({ ...bareRequest(`/captcha/${token}`), network });
}

test('a network gets sixty pictures an hour, and then status 429', async () => {
  const picture = pictures();
  for (let asked = 0; asked < 60; asked++) expect((await picture('192.0.2.0/24'))?.status).toBe(200);
  const refused = await picture('192.0.2.0/24');
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await picture('198.51.100.0/24'))?.status).toBe(200);
});

test('a picture is drawn even if the rate limit cannot be counted', async () => {
  const store = makeMemoryRequestPorts();
  const count = () => Promise.reject(new Outage('the disk is full'));
  const picture = pictures({ ...store, limits: { ...store.limits, count } });
  const drawn = await picture('192.0.2.0/24');
  expect([drawn?.status, drawn?.headers['content-type']]).toEqual([200, 'image/png']);
});
