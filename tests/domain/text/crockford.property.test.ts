import fc from 'fast-check';
import { expect, test } from 'vitest';
import { crockfordOf, readCrockford } from '../../../domain/text/crockford.ts';

test('random letters are parsed, in lower case and with look-alikes of digits too', () => {
  let mistaken = 0;
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 20, maxLength: 40 }), bytes => {
      const text = crockfordOf(bytes);
      expect(text).toHaveLength(bytes.length);
      const written = text.replaceAll('0', 'o').replaceAll('1', 'l').toLowerCase();
      if (/[ol]/.test(written)) mistaken++;
      expect([readCrockford(text), readCrockford(written)]).toEqual([text, text]);
    }),
  );
  expect(mistaken).toBeGreaterThan(20);
});

test('each letter is equally frequent', () => {
  const letters = crockfordOf(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  const counts = new Map<string, number>();
  for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  expect(counts.size).toBe(32);
  expect([...new Set(counts.values())]).toEqual([8]);
});

test.each(['u', 'U', '-', ' ', 'é', 'ß', 'ſ', 'ı', '１', 'A\u0301'])('%j is not a letter of the alphabet', text => {
  expect(readCrockford(`K7${text}`)).toBeUndefined();
});
