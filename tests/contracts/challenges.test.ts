import { describe, expect, test } from 'vitest';
import { CHALLENGE_MS, makeChallenges } from '../../adapters/captcha/challenges.ts';
import { makeMemoryChallenges } from '../../adapters/memory/challenges.ts';
import { makeSeal } from '../../adapters/secrets/seal.ts';
import type { Challenges } from '../../application/ports/challenges.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { SECRET } from '../support/sample-application.ts';
import { UNLUCKY } from '../support/sample-site.ts';

const RIGHT = 'Drei Körbe';
const QUESTION = Object.fromEntries(LANGUAGES.map(language => [language, `${language}?`])) as Record<
  (typeof LANGUAGES)[number],
  string
>;
const now = () => UNLUCKY;

describe.each<[string, Challenges]>([
  ['sealed', makeChallenges({ seal: makeSeal(SECRET, 'challenge'), clock: { now }, answer: RIGHT })],
  ['remembered', makeMemoryChallenges({ now, ask: () => ({ characters: RIGHT, question: QUESTION, right: [RIGHT] }) })],
])('challenges that are %s', (_, challenges) => {
  test('take an answer whatever its case, accents and spaces, and give one id', async () => {
    const { token, expiresAt } = challenges.make('contact-me');
    const first = await challenges.check('contact-me', token, 'drei körbe', UNLUCKY);
    expect(first).toMatchObject({ expiresAt });
    expect(await challenges.check('contact-me', token, '  DREI KORBE ', UNLUCKY)).toEqual(first);
  });

  test('refuse a wrong answer, another form, one too late and what is none', async () => {
    const { token } = challenges.make('contact-me');
    expect(await challenges.check('contact-me', token, 'vier', UNLUCKY)).toEqual({ refused: 'wrong' });
    expect(await challenges.check('contact-me', token, '', UNLUCKY)).toEqual({ refused: 'wrong' });
    expect(await challenges.check('site-contact', token, RIGHT, UNLUCKY)).toEqual({ refused: 'other-form' });
    expect(await challenges.check('contact-me', token, RIGHT, UNLUCKY + CHALLENGE_MS)).toEqual({ refused: 'expired' });
    expect(await challenges.check('contact-me', `${token}x`, RIGHT, UNLUCKY)).toEqual({ refused: 'malformed' });
  });

  test('ask in every language', () => {
    const { question } = challenges.make('contact-me');
    for (const language of LANGUAGES) expect(question[language]).not.toBe('');
  });
});
