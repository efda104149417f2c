import { makeCipher } from '../../../adapters/secrets/cipher.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALPHABET } from '../../../adapters/captcha/alphabet.ts';
import { CHALLENGE_MS, makeChallenges } from '../../../adapters/captcha/challenges.ts';
import { FORM_NAMES, type FormName } from '../../../domain/request/forms.ts';
import { UNLUCKY } from '../../support/site/sample-site.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

const secret = new TextEncoder().encode('a secret that is known to tests only');
const clock = { now: () => UNLUCKY };
const challenges = makeChallenges({ cipher: makeCipher(secret, 'challenge'), clock });

const aForm = fc.constantFrom(...FORM_NAMES);
/** Two different forms. */
const twoForms = fc.shuffledSubarray([...FORM_NAMES], { minLength: 2, maxLength: 2 }) as fc.Arbitrary<
  [FormName, FormName]
>;
const shownIn = (token: string) => challenges.shown(token, UNLUCKY)?.characters ?? '';

describe('a challenge', () => {
  test('is solved by the characters of its picture in any spelling, and has its own id', () => {
    fc.assert(
      fc.property(aForm, form => {
        const { token } = challenges.make(form, 'fr');
        const expiresAt = UNLUCKY + CHALLENGE_MS;
        const characters = shownIn(token);
        expect(characters).toMatch(new RegExp(`^[${ALPHABET}]{5}$`));
        const wide = [...characters]
          .map(letter => String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0))
          .join('');
        for (const typed of [characters, ` ${characters.toLowerCase()}\t`, [...characters].join(' '), wide]) {
          expect(challenges.check(form, token, typed, UNLUCKY)).toEqual({ ok: expect.any(String), expiresAt });
        }
      }),
    );
  });

  test('has a unique id and a token that reveals neither answer nor form', () => {
    const made = Array.from({ length: 200 }, () => challenges.make('contact-me', 'fr').token);
    const ids = made.map(token => {
      const checked = challenges.check('contact-me', token, shownIn(token), UNLUCKY);
      return 'ok' in checked ? checked.ok : '';
    });
    expect(new Set(ids).size).toBe(200);
    for (const token of made) {
      const readable = Buffer.from(token, 'base64url').toString('latin1');
      expect(readable).not.toContain(shownIn(token));
      expect(readable).not.toContain('contact-me');
      expect(token).toMatch(/^[\w-]{100,600}$/);
    }
  });

  test('of one form is never valid for another', () => {
    fc.assert(
      fc.property(twoForms, ([form, other]) => {
        const { token } = challenges.make(form, 'fr');
        expect(challenges.check(other, token, shownIn(token), UNLUCKY)).toEqual({ refused: 'other-form' });
      }),
    );
  });

  test('is valid for ten minutes and not a millisecond longer', () => {
    const { token } = challenges.make('site-contact', 'fr');
    const answer = shownIn(token);
    expect(challenges.check('site-contact', token, answer, UNLUCKY + CHALLENGE_MS - 1)).toHaveProperty('ok');
    expect(challenges.check('site-contact', token, answer, UNLUCKY + CHALLENGE_MS)).toEqual({ refused: 'expired' });
    expect(challenges.shown(token, UNLUCKY + CHALLENGE_MS)).toBeUndefined();
    expect(CHALLENGE_MS).toBe(600_000);
  });

  test('refuses any other answer', () => {
    const { token } = challenges.make('site-contact', 'fr');
    const characters = shownIn(token);
    // Every answer in words is a word or a small number, never separate letters.
    const aSignless = wholeText({ maxLength: 200 }).map(text =>
      text.replace(/\d/gu, '').replace(/(\p{L})(?=\p{L})/gu, '$1-'),
    );
    /** The picture's characters with one replaced, missing or doubled. */
    const nearly = fc.tuple(fc.nat(4), fc.constantFrom(...ALPHABET, '', 'both')).map(([at, put]) => {
      const own = characters[at] ?? '';
      const other = put === own ? '' : put === 'both' ? own + own : put;
      return characters.slice(0, at) + other + characters.slice(at + 1);
    });
    fc.assert(
      fc.property(fc.oneof(aSignless, nearly), answer => {
        expect(challenges.check('site-contact', token, answer, UNLUCKY)).toEqual({ refused: 'wrong' });
      }),
    );
  });

  test('is invalid under any other secret', () => {
    const others = makeChallenges({
      cipher: makeCipher(new TextEncoder().encode('another secret of as many bytes'), 'challenge'),
      clock,
    });
    const { token } = challenges.make('site-contact', 'fr');
    expect(others.check('site-contact', token, shownIn(token), UNLUCKY)).toEqual({ refused: 'malformed' });
  });

  test('is refused after any change to its token', () => {
    fc.assert(
      fc.property(aForm, fc.nat(), fc.integer({ min: 1, max: 255 }), (form, place, change) => {
        const { token } = challenges.make(form, 'fr');
        const bytes = Buffer.from(token, 'base64url');
        const at = place % bytes.length;
        bytes[at] = (bytes[at] ?? 0) ^ change;
        const changed = bytes.toString('base64url');
        expect(challenges.check(form, changed, shownIn(token), UNLUCKY)).toEqual({ refused: 'malformed' });
      }),
    );
  });

  test('is refused in another encoding of its token', () => {
    fc.assert(
      fc.property(
        aForm,
        fc.nat(),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 2 }),
        (form, place, typed) => {
          const { token } = challenges.make(form, 'fr');
          const at = place % (token.length + 1);
          for (const changed of [
            token.slice(0, at) + typed + token.slice(at + 1),
            token.slice(0, at) + typed + token.slice(at),
            token.slice(0, at),
            `${token}=`,
          ]) {
            if (changed === token) continue;
            expect(challenges.check(form, changed, shownIn(token), UNLUCKY)).toEqual({ refused: 'malformed' });
          }
        },
      ),
    );
  });

  test('has one encoding only, although the last character has unused bits', () => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const tokens = Array.from({ length: 60 }, () => challenges.make('contact-me', 'fr').token);
    expect(tokens.some(token => token.length % 4 !== 0)).toBe(true);
    for (const token of tokens) {
      for (const last of letters.replace(token.slice(-1), '')) {
        const other = token.slice(0, -1) + last;
        expect(challenges.check('contact-me', other, shownIn(token), UNLUCKY)).toEqual({ refused: 'malformed' });
      }
    }
  });

  test('accepts the fixed answer of automated tests, and no other', () => {
    const fixed = makeChallenges({ cipher: makeCipher(secret, 'challenge'), clock, answer: 'TEST7' });
    const { token } = fixed.make('contact-me', 'fr');
    expect(fixed.check('contact-me', token, ' test7', UNLUCKY)).toHaveProperty('ok');
    expect(fixed.check('contact-me', token, shownIn(token).slice(1), UNLUCKY)).toEqual({ refused: 'wrong' });
    expect(fixed.check('contact-me', token, '', UNLUCKY)).toEqual({ refused: 'wrong' });
  });
});
