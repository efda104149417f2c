import { describe, expect, test } from 'vitest';
import { CHALLENGE_MS, makeChallenges } from '../../../adapters/captcha/challenges.ts';
import { makeMemoryChallenges } from '../../../adapters/memory/submissions/challenges.ts';
import { makeCipher } from '../../../adapters/secrets/cipher.ts';
import type { Challenges } from '../../../application/ports/submissions/challenges.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { SECRET } from '../../support/site/sample-application.ts';
import { UNLUCKY } from '../../support/site/sample-site.ts';

const RIGHT = 'Drei Körbe';
const now = () => UNLUCKY;

describe.each<[string, Challenges]>([
  ['sealed', makeChallenges({ cipher: makeCipher(SECRET, 'challenge'), clock: { now }, answer: RIGHT })],
  ['remembered', makeMemoryChallenges({ now, draw: () => ({ widget: 'picture', props: {}, right: [RIGHT] }) })],
])('challenges that are %s', (_, challenges) => {
  test('accept an answer in any case, with any accents and spaces, and return one id', async () => {
    const { token } = challenges.make('contact-me', 'fr');
    const first = await challenges.check('contact-me', token, 'drei körbe', UNLUCKY);
    expect(first).toMatchObject({ expiresAt: UNLUCKY + CHALLENGE_MS });
    expect(await challenges.check('contact-me', token, '  DREI KORBE ', UNLUCKY)).toEqual(first);
  });

  test('reject a wrong answer, another form, an expired or an invalid token', async () => {
    const { token } = challenges.make('contact-me', 'fr');
    expect(await challenges.check('contact-me', token, 'vier', UNLUCKY)).toEqual({ refused: 'wrong' });
    expect(await challenges.check('contact-me', token, '', UNLUCKY)).toEqual({ refused: 'wrong' });
    expect(await challenges.check('site-contact', token, RIGHT, UNLUCKY)).toEqual({ refused: 'other-form' });
    expect(await challenges.check('contact-me', token, RIGHT, UNLUCKY + CHALLENGE_MS)).toEqual({ refused: 'expired' });
    expect(await challenges.check('contact-me', `${token}x`, RIGHT, UNLUCKY)).toEqual({ refused: 'malformed' });
  });

  test('have a unique token each', () => {
    const tokens = LANGUAGES.map(language => challenges.make('contact-me', language).token);
    expect(new Set(tokens).size).toBe(LANGUAGES.length);
  });
});

test('on the server ask in the language of the page', () => {
  const challenges = makeChallenges({ cipher: makeCipher(SECRET, 'challenge'), clock: { now }, draw: () => 0 });
  const asked = LANGUAGES.map(language => challenges.make('contact-me', language).props['question']);
  expect(asked[0]).toBe('Combien font deux plus deux\u00a0?');
  expect(new Set(asked).size).toBe(LANGUAGES.length);
});
