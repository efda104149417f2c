import { expect, test } from 'vitest';
import { fileNameKeys } from '../../../domain/media/file-name-keys.ts';

test.each([
  ['é.jpg', 'é.jpg'.normalize('NFD')],
  ['é.jpg', '%C3%A9.jpg'],
  ['é.jpg', '%e9.JPG'],
  ['é.jpg', 'Ã©.jpg'],
  ['100% bois.jpg', '100% BOIS.jpg'],
  ['a b.jpg', 'a+b.jpg'],
  ['a b.jpg', 'a%2520b.jpg'],
  ['a b.jpg', ' a\u00a0 b.jpg '],
  ['a&b.jpg', 'a&amp;b.jpg'],
  ['L’été.jpg', "L'été.jpg"],
  ['L’été.jpg', 'L%92%E9t%E9.jpg'],
])('%s and %s are spellings of one name', (one, other) => {
  const keys = fileNameKeys(one);
  expect(fileNameKeys(other).some(key => keys.includes(key))).toBe(true);
});

test.each([
  ['é.jpg', 'e.jpg'],
  ['1.jpg', '1.png'],
  ['ab.jpg', 'a b.jpg'],
  ['a%2.jpg', 'a.jpg'],
])('%s and %s are two names', (one, other) => {
  const keys = fileNameKeys(one);
  expect(fileNameKeys(other).some(key => keys.includes(key))).toBe(false);
});
