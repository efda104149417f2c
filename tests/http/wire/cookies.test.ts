import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cookieName,
  clearCookieHeader,
  setCookieHeader,
  readCookies,
  type CookieName,
} from '../../../adapters/wire/cookies.ts';
import { CONSENT_KEYS } from '../../../domain/consent/consent.ts';
import { readPaths } from '../../support/run/source-file.ts';

const HTTPS = new URL('https://clairval.example');
const HTTP = new URL('http://127.0.0.1:3000');
const NAMES: readonly CookieName[] = ['sid', 'lng', ...CONSENT_KEYS];

test('each cookie has a lifetime and access flags', () => {
  expect(setCookieHeader('sid', 'ab12', HTTPS)).toBe('__Host-sid=ab12; Path=/; HttpOnly; Secure; SameSite=Lax');
  expect(setCookieHeader('lng', 'nl', HTTPS)).toBe('lng=nl; Max-Age=31536000; Path=/; Secure; SameSite=Lax');
  expect(setCookieHeader('consent', '1.1010', HTTP)).toBe('consent=1.1010; Max-Age=15552000; Path=/; SameSite=Lax');
  expect(clearCookieHeader('sid', HTTP)).toBe('sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax');
});

test('every cookie can be read back, and is deleted by the same name and path', () => {
  const aName = fc.constantFrom(...NAMES);
  const aSite = fc.constantFrom(HTTPS, HTTP);
  fc.assert(
    fc.property(aName, fc.stringMatching(/^[\w.]{1,40}$/), aSite, (name, value, site) => {
      const [kept, forgotten] = [setCookieHeader(name, value, site), clearCookieHeader(name, site)];
      expect(readCookies(kept.split(';')[0]).get(cookieName(name, site))).toBe(value);
      for (const line of [kept, forgotten]) {
        expect(line).toMatch(/; Path=\/;/);
        expect(line).toMatch(/; SameSite=Lax$/);
        expect(line.includes('; Secure')).toBe(site === HTTPS);
        expect(line.includes('; HttpOnly')).toBe(name === 'sid');
      }
      expect(forgotten).toContain('; Max-Age=0;');
    }),
  );
});

test('the server writes cookies only in this module', () => {
  // The browser's own scripts write theirs by hand in lower case: the package would be larger than their three lines.
  const writers = readPaths('adapters').filter(path => /SameSite=|; HttpOnly/.test(readFileSync(path, 'utf8')));
  expect(writers).toEqual(['adapters/wire/cookies.ts']);
});
