import { makeSeal } from '../../../adapters/secrets/seal.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FASTEST_MS, LONGEST_MS, makeFormSeals } from '../../../adapters/secrets/form-seals.ts';
import { makeChallenges } from '../../../adapters/captcha/challenges.ts';
import { FORM_NAMES, type FormName } from '../../../domain/request/forms.ts';
import { isTrapped } from '../../../domain/request/honeypot.ts';
import { UNLUCKY } from '../../support/sample-site.ts';

const secret = new TextEncoder().encode('a secret that is known to tests only');
const seals = makeFormSeals({ secret });
const aForm = fc.constantFrom(...FORM_NAMES);
/** Two forms that are not the same. */
const twoForms = fc.shuffledSubarray([...FORM_NAMES], { minLength: 2, maxLength: 2 }) as fc.Arbitrary<
  [FormName, FormName]
>;

describe('the stamp of a form', () => {
  test('gives its key back from three seconds to twelve hours after it was shown', () => {
    fc.assert(
      fc.property(aForm, fc.integer({ min: FASTEST_MS, max: LONGEST_MS }), (form, passed) => {
        const { key, stamp } = seals.sealForm(form, UNLUCKY);
        expect(seals.checkStamp(stamp, form, UNLUCKY + passed)).toEqual({ ok: key });
      }),
    );
    expect([FASTEST_MS, LONGEST_MS]).toEqual([3_000, 43_200_000]);
  });

  test('refuses what came back too fast, too late, or from the future', () => {
    const { stamp } = seals.sealForm('contact-me', UNLUCKY);
    const at = (passed: number) => seals.checkStamp(stamp, 'contact-me', UNLUCKY + passed);
    expect(at(0)).toEqual({ refused: 'too-fast' });
    expect(at(FASTEST_MS - 1)).toEqual({ refused: 'too-fast' });
    expect(at(LONGEST_MS + 1)).toEqual({ refused: 'too-old' });
    expect(at(-1_000)).toEqual({ refused: 'too-fast' });
    expect(at(-3_600_000)).toEqual({ refused: 'malformed' });
  });

  test('of one form never counts for another', () => {
    fc.assert(
      fc.property(twoForms, ([form, other]) => {
        const { stamp } = seals.sealForm(form, UNLUCKY);
        expect(seals.checkStamp(stamp, other, UNLUCKY + 5_000)).toEqual({ refused: 'other-form' });
      }),
    );
  });

  test('that was tampered with is never accepted', () => {
    fc.assert(
      fc.property(aForm, fc.nat(), fc.integer({ min: 1, max: 255 }), (form, place, change) => {
        const { stamp } = seals.sealForm(form, UNLUCKY);
        const bytes = Buffer.from(stamp, 'base64url');
        bytes[place % bytes.length] = (bytes[place % bytes.length] ?? 0) ^ change;
        const changed = bytes.toString('base64url');
        expect(seals.checkStamp(changed, form, UNLUCKY + 5_000)).toEqual({ refused: 'malformed' });
      }),
    );
  });

  test('is no text of any other kind, a challenge of the same secret included', () => {
    const { token } = makeChallenges({ seal: makeSeal(secret, 'challenge'), clock: { now: () => UNLUCKY } }).make(
      'contact-me',
    );
    expect(seals.checkStamp(token, 'contact-me', UNLUCKY + 5_000)).toEqual({ refused: 'malformed' });
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(seals.checkStamp(text, 'contact-me', UNLUCKY)).toEqual({ refused: 'malformed' });
      }),
    );
  });

  test('holds another key each time', () => {
    const keys = Array.from({ length: 100 }, () => seals.sealForm('contact-me', UNLUCKY).key);
    expect(new Set(keys).size).toBe(100);
    expect(keys.every(key => /^[\w-]{22}$/.test(key))).toBe(true);
  });
});

test('a robot is known by the field that people do not see', () => {
  expect(isTrapped({ homepage: 'https://spam.example' })).toBe(true);
  expect(isTrapped({ homepage: ['', 'x'] })).toBe(true);
  expect(isTrapped({ homepage: '' })).toBe(false);
  expect(isTrapped({ remark: 'x' })).toBe(false);
});
