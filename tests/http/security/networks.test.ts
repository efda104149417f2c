import { describe, expect, test, vi } from 'vitest';
import { makeCaptchaPictures } from '../../../adapters/captcha/captcha-pictures.ts';
import { makeChallenges } from '../../../adapters/captcha/challenges.ts';
import { makeCaptchaApi } from '../../../adapters/http-api/captcha-api.ts';
import { brandColours } from '../../../domain/page/brand-colours.ts';
import { makeHashes } from '../../../adapters/secrets/hashes.ts';
import { makeCipher } from '../../../adapters/secrets/cipher.ts';
import { MAX_INVALID_LINKS_PER_HOUR } from '../../../application/link/refuse-link.ts';
import { FREE_TRIES } from '../../../domain/owner/login-throttle.ts';
import { FORMS } from '../../../domain/request/forms.ts';
import { encode, OWN, serveForms } from '../../support/site/form-site.ts';
import { ANN, servePortal } from '../../support/site/portal-site.ts';
import { WELL } from '../../support/site/open-forms.ts';
import { openApplication, quickHasher, SECRET } from '../../support/site/sample-application.ts';
import { serveApplication } from '../../support/server/serve-application.ts';
import { FULL } from '../../support/run/full-run.ts';

const ADDRESSES = 200;
/** Number of attempts: more than there are addresses. */
const GUESSES = FULL ? 1_000 : 220;
const empty = async () => '<main></main>';

/** Ways for one sender to appear at many addresses, and an address of somebody else. */
const WAYS: readonly (readonly [string, (at: number) => string, string])[] = [
  ['one /24', at => `203.0.113.${at % ADDRESSES}`, '203.0.112.9'],
  ['one /24 as IPv6', at => `::ffff:203.0.113.${at % ADDRESSES}`, '::ffff:203.0.112.9'],
  ['one /64', at => `2001:db8:1:2::${(at % ADDRESSES).toString(16)}`, '2001:db8:1:3::1'],
  ['addresses that it makes up', at => `192.0.${at % ADDRESSES}.7, 203.0.113.9`, '203.0.113.9, 192.0.2.7'],
];

/**
 * All limits derive the network with the same function, so the daily run tests passwords with every way and other limits with one /64 only.
 */
const isOfDay = (way: string) => FULL || way === 'one /64';

describe.each(WAYS)('a sender from %s', (way, sender, other) => {
  test('guesses passwords under one limit, and the owner can log in from elsewhere', async () => {
    const verify = vi.spyOn(quickHasher, 'verify');
    const portal = await servePortal({}, empty);
    try {
      const told: number[] = [];
      for (let at = 0; at < GUESSES; at++) {
        const guess = { email: ANN.email, password: `guess ${at}` };
        told.push((await portal.browser(sender(at)).logIn(guess)).status);
      }
      expect(told.slice(0, FREE_TRIES)).toEqual(Array.from({ length: FREE_TRIES }, () => 422));
      expect(new Set(told.slice(FREE_TRIES))).toEqual(new Set([429]));
      expect(verify).toHaveBeenCalledTimes(FREE_TRIES);
      // Even the right password has to wait in the guesser's network, but works from another one.
      expect((await portal.browser(sender(7)).logIn(ANN)).status).toBe(429);
      expect((await portal.browser(other).logIn(ANN)).status).toBe(303);
    } finally {
      verify.mockRestore();
      await portal.stop();
    }
  });

  test.runIf(isOfDay(way))('sends forms under one limit', async () => {
    const forms = await serveForms();
    try {
      const path = forms.routes.build('contact', 'en');
      const send = async (from: string) => {
        const fields = { ...(await forms.sealsOf(path)), ...WELL['site-contact'] };
        return (await forms.ask(path, encode(fields), { ...OWN, 'x-forwarded-for': from })).status;
      };
      const { perHour } = FORMS['site-contact'];
      for (let at = 0; at < perHour; at++) expect(await send(sender(at))).toBe(303);
      for (let at = perHour; at < perHour + 5; at++) expect(await send(sender(at))).toBe(429);
      expect(await send(other)).toBe(303);
    } finally {
      await forms.stop();
    }
  });

  test.runIf(isOfDay(way))('tries link tokens and requests challenge pictures under one limit', async () => {
    const application = openApplication();
    const { store, clock } = application.ports;
    const challenges = makeChallenges({ cipher: makeCipher(SECRET, 'challenge'), clock });
    const pictures = makeCaptchaPictures({ challenges, clock, colours: () => brandColours({}) });
    const hashes = makeHashes(SECRET);
    const captcha = makeCaptchaApi({
      security: { note: () => undefined },
      pictures,
      limits: store.limits,
      hashes,
      clock,
      unlimited: false,
    });
    const site = await serveApplication(application, { files: [captcha] });
    try {
      const ask = async (path: string, from: string) => (await site.get(path, { 'x-forwarded-for': from })).status;
      const link = (at: number) => `/de/angebot-bestaetigen/${String(at).padStart(43, 'y')}/`;
      for (let at = 0; at < MAX_INVALID_LINKS_PER_HOUR; at++) expect(await ask(link(at), sender(at))).toBe(404);
      expect(await ask(link(99), sender(99))).toBe(429);
      expect(await ask(link(99), other)).toBe(404);
      const picture = `/captcha/${challenges.make('site-contact', 'fr').token}`;
      const statuses: number[] = [];
      for (let at = 0; at < 61; at++) statuses.push(await ask(picture, sender(at)));
      expect(statuses.slice(0, 60).every(status => status === 200)).toBe(true);
      expect(statuses[60]).toBe(429);
      expect(await ask(picture, other)).toBe(200);
    } finally {
      await site.stop();
    }
  });
});

describe('200 networks that keep guessing a password', () => {
  test('have few guesses verified, and the owner can log in from elsewhere', async () => {
    const verify = vi.spyOn(quickHasher, 'verify');
    const portal = await servePortal({}, empty);
    try {
      for (let at = 0; at < GUESSES; at++)
        await portal.browser(`198.51.${at % ADDRESSES}.7`).logIn({ email: ANN.email, password: `guess ${at}` });
      expect(verify.mock.calls.length).toBeLessThanOrEqual(FREE_TRIES + ADDRESSES);
      expect((await portal.browser('203.0.113.9').logIn(ANN)).status).toBe(303);
    } finally {
      verify.mockRestore();
      await portal.stop();
    }
  });
});
