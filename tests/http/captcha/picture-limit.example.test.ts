import { expect, test } from 'vitest';
import { makeRequests } from '../../../adapters/composition/requests.ts';
import { makeMemoryRequests } from '../../../adapters/memory/requests.ts';
import { bareAsked } from '../../../adapters/wire/exchange.ts';
import { Outage } from '../../../application/ports/outage.ts';
import { openSite } from '../../support/sample-site.ts';

const never = () => Promise.reject(new Error('nothing of that kind comes here'));

/** Asks for the picture of a fresh challenge, from an address. */
async function pictures(ports = makeMemoryRequests()) {
  const requests = makeRequests({
    ...openSite(),
    ports,
    uploads: { keep: never, forget: never },
    documents: { files: async () => new Map() },
    sendResetLink: never,
    secret: new TextEncoder().encode('a secret of the tests that is long enough'),
    captchaAnswer: undefined,
  });
  const { captcha } = await requests.prepare('site-contact', 'fr');
  return (address: string) => requests.picture({ ...bareAsked(captcha.picture), address });
}

test('an address gets sixty pictures an hour, and is told when there are more', async () => {
  const picture = await pictures();
  for (let asked = 0; asked < 60; asked++) expect((await picture('192.0.2.1'))?.status).toBe(200);
  const refused = await picture('192.0.2.1');
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await picture('192.0.2.2'))?.status).toBe(200);
});

test('a picture is drawn though nothing can be counted', async () => {
  const ports = makeMemoryRequests();
  const count = () => Promise.reject(new Outage('the disk is full'));
  const picture = await pictures({ ...ports, limits: { ...ports.limits, count } });
  const drawn = await picture('192.0.2.1');
  expect([drawn?.status, drawn?.headers['content-type']]).toEqual([200, 'image/png']);
});
