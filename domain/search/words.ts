import { fold } from '../text/fold.ts';
import { referenceKey, referenceWithin, withoutLabel } from './reference.ts';

/**
 * Maximum number of words, more than anyone types; a bit mask of that many bits fits in a number. Further words of a pasted text are
 * ignored.
 */
const MOST_WORDS = 16;

/** Stop words; a place's name may begin with one ('La Louvière', 'De Panne'). */
const LITTLE = new Set(
  `a au aux avec d' dans de des du en et l' la le les pour pres sur un une
  aan bij een het in met op te van voor
  and at for near of the to with
  am an bei das dem den der die im mit und zu`.split(/\s+/),
);

/** Words for sale or rent, which the search ignores because the list's address already states the goal. */
const GOAL_WORDS = new Set('vendre louer vente koop huur sale rent let verkaufen vermieten mieten kaufen'.split(' '));

/**
 * Folded words of a visitor's search text, without duplicates. A single word stays as typed, since ids contain dashes; if there are several
 * words, surrounding punctuation and stop words are removed. `'Maison à vendre, LIÈGE '` → `['maison', 'liege']`, `' 12-A '` → `['12-a']`,
 * `' '` → `[]`
 */
export function searchWords(text: string): readonly string[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  // Fast path: a word of digits and plain letters needs no folding.
  if (/^[\da-z-]+$/.test(trimmed)) return [trimmed];
  const typed = searchable(trimmed).trim().split(/\s+/);
  if (typed.length === 1) return typed;
  const words = typed.map(withoutMarks).filter(word => word !== '');
  if (words.length === 0) return [typed.join('')];
  const saying = words.filter((word, at) => !(GOAL_WORDS.has(word) || (LITTLE.has(word) && !beginsName(words, at))));
  return [...new Set(saying.length > 0 ? saying : words)].slice(0, MOST_WORDS);
}

/**
 * Words of a title or description normalised by `searchable`, without stop words; a word with an apostrophe or hyphen is followed by its
 * parts.
 * `meaningfulWords("villa d'architecte")` → `['villa', "d'architecte", 'architecte']`
 */
export function meaningfulWords(searchableText: string): string[] {
  return (
    searchableText
      .split(/\s+/)
      // Fast path: most words are ASCII, with at most one punctuation mark after them.
      .flatMap(word => /^[\da-z]+(?=[,.:;]?$)/.exec(word)?.[0] ?? startsIn(word).map(withoutMarks))
      .filter(word => word.length > 1 && !LITTLE.has(word) && !GOAL_WORDS.has(word))
  );
}

function beginsName(words: readonly string[], at: number): boolean {
  return at === 0 && words[1] !== undefined && !GOAL_WORDS.has(words[1]);
}

function withoutMarks(word: string): string {
  return /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su.exec(word)?.[0] ?? '';
}

/**
 * Texts that are a word or words as they stand: digits alone, or no digit at all. Characters that may become digits when they are folded
 * ('²' and those after the Latin letters) are excluded.
 */
const PLAIN = /^(?:\d+|[^\d¹²³\u0250-\uffff]*)$/;

/** Looks up references of the catalogue's listings. */
export type References = {
  /** Whether a listing's id begins with a word. */
  readonly begins: (word: string) => boolean;
  /** Whether a key is a listing's id or another of its references. */
  readonly has: (key: string) => boolean;
};

/**
 * Search words of a text, or a single reference if it was typed with a label, in groups or among other words.
 * `typedWords('Réf. 123 45.67', referencesOf1234567)` → `['1234567']`
 */
export function typedWords(text: string, { begins, has }: References): readonly string[] {
  // Fast path: a text that matches `PLAIN` contains neither a labelled nor a grouped reference.
  if (PLAIN.test(text)) return searchWords(text);
  const within = referenceWithin(text);
  if (within !== undefined && has(within)) return [within];
  const bare = withoutLabel(text);
  const words = searchWords(bare);
  const [first = ''] = words;
  if (!/\d/.test(bare) || (words.length === 1 && (/^[\da-z]+$/.test(first) || begins(first)))) return words;
  const key = referenceKey(bare);
  return has(key) ? [key] : words;
}

/**
 * Suffixes of a name from each of its words, since visitors may start typing at any of them.
 * `"Braine-l'Alleud"` → `["braine-l'alleud", "l'alleud", 'alleud']`
 */
export function wordStarts(name: string): string[] {
  return startsIn(searchable(name));
}

/**
 * Normalises a text for search: folded, with one form of apostrophe and hyphen for all typographic variants.
 * `'L’Île–Bleue'` → `"l'ile-bleue"`
 */
export function searchable(text: string): string {
  return fold(text)
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/[‐-―]/g, '-');
}

function startsIn(folded: string): string[] {
  return Array.from(folded.matchAll(/[\p{L}\p{N}]+/gu), word => folded.slice(word.index));
}
