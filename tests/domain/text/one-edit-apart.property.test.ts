import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneEditApart } from '../../../domain/text/one-edit-apart.ts';
import { runs } from '../../support/run/daily-runs.ts';

const aWord = fc.stringMatching(/^[a-z]{1,12}$/);
const aLetter = fc.stringMatching(/^[a-z]$/);

/** Levenshtein distance by the textbook table; a transposition counts as two. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [i, letter] of [...one].entries()) {
    const next = [i + 1];
    for (const [j, against] of [...other].entries())
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === against ? 0 : 1)));
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The word with the letters at `at` and after it swapped. */
function swappedAt(word: string, at: number): string {
  const [letter = '', next = ''] = word.slice(at, at + 2);
  return word.slice(0, at) + next + letter + word.slice(at + 2);
}

function swapped(one: string, other: string): boolean {
  return one !== other && Array.from(one, (_, at) => swappedAt(one, at)).includes(other);
}

describe('two words', () => {
  it('are one edit apart if their Levenshtein distance is at most 1 or two letters are swapped', () => {
    let met = 0;
    fc.assert(
      fc.property(aWord, fc.nat(12), fc.nat(3), aLetter, aWord, (word, place, how, letter, stranger) => {
        const at = place % word.length;
        const edited =
          [
            word.slice(0, at) + word.slice(at + 1),
            word.slice(0, at) + letter + word.slice(at),
            word.slice(0, at) + letter + word.slice(at + 1),
            swappedAt(word, at),
          ][how] ?? '';
        for (const other of [edited, stranger]) {
          const expected = distance(word, other) === 1 || swapped(word, other);
          if (expected) met++;
          expect([word, other, oneEditApart(word, other.toUpperCase())]).toEqual([word, other, expected]);
          expect(oneEditApart(other, word)).toBe(expected);
        }
      }),
      { numRuns: runs(500) },
    );
    expect(met).toBeGreaterThan(runs(200));
  });
});
