import { expect, test } from 'vitest';
import { readingMinutes, type RichText } from '../../../domain/text/rich-text.ts';

const words = (count: number): RichText => [
  { kind: 'heading', level: 2, content: [{ kind: 'text', text: 'word '.repeat(count).trim() }] },
];

test('a text takes a minute for each 200 words begun, and at least one', () => {
  expect([0, 1, 200, 201, 400, 401].map(count => readingMinutes(words(count)))).toEqual([1, 1, 1, 2, 2, 3]);
  expect(readingMinutes([])).toBe(1);
});
