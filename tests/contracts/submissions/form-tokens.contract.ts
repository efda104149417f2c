import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FormTokens } from '../../../application/ports/submissions/form-tokens.ts';
import { FASTEST_MS, LONGEST_MS } from '../../../domain/request/form-stamp.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { UNLUCKY } from '../../support/site/sample-site.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

const aForm = fc.constantFrom(...FORM_NAMES);
const twoForms = fc.shuffledSubarray([...FORM_NAMES], { minLength: 2, maxLength: 2 });

/** Contract for every adapter of signed form tokens. */
export function describeFormTokens(name: string, seals: FormTokens): void {
  describe(`a form token, ${name}`, () => {
    test('returns its key from three seconds to twelve hours after it was issued', async () => {
      await fc.assert(
        fc.asyncProperty(aForm, fc.integer({ min: FASTEST_MS, max: LONGEST_MS }), async (form, passed) => {
          const { key, stamp } = await seals.issue(form, UNLUCKY);
          expect(await seals.checkStamp(stamp, form, UNLUCKY + passed)).toEqual({ ok: key });
        }),
      );
    });

    test('is rejected when submitted too fast, too late or from the future', async () => {
      const { stamp } = await seals.issue('contact-me', UNLUCKY);
      const at = (passed: number) => seals.checkStamp(stamp, 'contact-me', UNLUCKY + passed);
      expect(await at(0)).toEqual({ refused: 'too-fast' });
      expect(await at(FASTEST_MS - 1)).toEqual({ refused: 'too-fast' });
      expect(await at(LONGEST_MS + 1)).toEqual({ refused: 'too-old' });
      expect(await at(-1_000)).toEqual({ refused: 'too-fast' });
      expect(await at(-3_600_000)).toEqual({ refused: 'malformed' });
    });

    test('is valid for its form only', async () => {
      await fc.assert(
        fc.asyncProperty(twoForms, async ([form = 'contact-me', other = 'site-contact']) => {
          const { stamp } = await seals.issue(form, UNLUCKY);
          expect(await seals.checkStamp(stamp, other, UNLUCKY + 5_000)).toEqual({ refused: 'other-form' });
        }),
      );
    });

    test('is rejected after tampering', async () => {
      await fc.assert(
        fc.asyncProperty(aForm, fc.nat(), fc.integer({ min: 1, max: 255 }), async (form, place, change) => {
          const { stamp } = await seals.issue(form, UNLUCKY);
          const bytes = Buffer.from(stamp, 'base64url');
          bytes[place % bytes.length] = (bytes[place % bytes.length] ?? 0) ^ change;
          const changed = bytes.toString('base64url');
          expect(await seals.checkStamp(changed, form, UNLUCKY + 5_000)).toEqual({ refused: 'malformed' });
        }),
      );
    });

    test('is distinguished from any other text, which is rejected as malformed', async () => {
      await fc.assert(
        fc.asyncProperty(wholeText(), async text => {
          expect(await seals.checkStamp(text, 'contact-me', UNLUCKY)).toEqual({ refused: 'malformed' });
        }),
      );
    });

    test('has a new key each time', async () => {
      const sealed = await Promise.all(Array.from({ length: 100 }, () => seals.issue('contact-me', UNLUCKY)));
      const keys = sealed.map(({ key }) => key);
      expect(new Set(keys).size).toBe(100);
      expect(keys.every(key => /^[\w-]{22}$/.test(key))).toBe(true);
    });
  });
}
