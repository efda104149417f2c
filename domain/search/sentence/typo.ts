import { oneEditApart } from '../../text/one-edit-apart.ts';

/** Index of correct words, in which mistyped ones are looked up. */
export type Typos = ReadonlyMap<string, readonly string[]>;

/** Minimum number of letters of a word that is corrected: too many shorter words differ by one letter only. */
const SHORTEST = 5;

/** Indexes words by themselves and by their variants with one letter removed; earlier words take precedence. */
export function typosOf(words: Iterable<string>): Typos {
  const found = new Map<string, string[]>();
  for (const word of new Set(words)) {
    if (word.length < SHORTEST || /\d/.test(word)) continue;
    for (const part of parts(word)) {
      const all = found.get(part);
      if (all) all.push(word);
      else found.set(part, [word]);
    }
  }
  return found;
}

/**
 * The word that differs from a mistyped one by one letter or two swapped letters, with the same first letter; `undefined` if there is none.
 * `corrected(typosOf(['appartement']), 'apartement')` → `'appartement'`
 */
export function corrected(typos: Typos, word: string): string | undefined {
  if (word.length < SHORTEST) return undefined;
  for (const part of parts(word))
    for (const candidate of typos.get(part) ?? [])
      if (candidate[0] === word[0] && oneEditApart(candidate, word)) return candidate;
  return undefined;
}

/**
 * Spellings of a word in which a letter that occurs three or more times in a row occurs twice, or once: `withoutRepeats('kooop')` →
 * `['koop', 'kop']`
 */
export function withoutRepeats(word: string): readonly string[] {
  return /(.)\1\1/.test(word) ? [word.replace(/(.)\1{2,}/g, '$1$1'), word.replace(/(.)\1{2,}/g, '$1')] : [];
}

/**
 * Variants of a word of four letters with two neighbouring letters swapped, without the first letter: `swappedLetters('hasu')` →
 * `['hsau', 'haus']`
 */
export function swappedLetters(word: string): readonly string[] {
  const [first, second, third, fourth] = word;
  return word.length === 4 ? [`${first}${third}${second}${fourth}`, `${first}${second}${fourth}${third}`] : [];
}

/** The word, and its variants with one letter removed. */
function parts(word: string): readonly string[] {
  return [word, ...Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1))];
}
