import { expect, test } from 'vitest';
import { VIEWING_PROBLEMS } from '../../application/desk/viewings/change-viewing.ts';
import { LANGUAGES } from '../../domain/text/language.ts';
import { wordsOf } from '../support/run/words-of.ts';

test.each(LANGUAGES)('each reason why a viewing cannot change has its own text in %s', language => {
  const words = wordsOf(language, 'desk-calendar', 'problem');
  expect(Object.keys(words).toSorted()).toEqual([...VIEWING_PROBLEMS].toSorted());
  expect(new Set(Object.values(words)).size).toBe(VIEWING_PROBLEMS.length);
});
