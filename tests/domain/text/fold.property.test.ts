import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldedWords } from '../../../domain/text/fold.ts';
import { wholeText } from '../../arbitraries/any-text.ts';

const text = () => wholeText();

describe('fold', () => {
  it('is idempotent', () => {
    fc.assert(fc.property(text(), t => void expect(fold(fold(t))).toBe(fold(t))));
  });

  it('of two concatenated texts is the concatenation of both, so a prefix stays a prefix', () => {
    fc.assert(fc.property(text(), text(), (a, b) => void expect(fold(a + b)).toBe(fold(a) + fold(b))));
  });

  it('ignores case and accents', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcdeéèêëàâçïîôöùûüñ -') });
    fc.assert(
      fc.property(letters, t => {
        expect(fold(t.toUpperCase())).toBe(fold(t));
        expect(fold(t.normalize('NFD'))).toBe(fold(t.normalize('NFC')));
      }),
    );
  });

  it('leaves words of letters and digits only', () => {
    fc.assert(fc.property(text(), t => foldedWords(t).every(word => /^[\p{L}\p{N}]+$/u.test(word))));
  });
});
