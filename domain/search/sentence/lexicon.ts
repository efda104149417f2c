import { foldedWords } from '../../text/fold.ts';
import { type Language, LANGUAGES } from '../../text/language.ts';
import { AMOUNTS } from './amounts.ts';
import { FEATURES } from './features.ts';
import { KINDS } from './kinds.ts';
import type { Meaning } from './meaning.ts';

/** Meanings of phrases in all four languages. If a phrase means different things in two languages, the page's language wins. */
export type Lexicon = {
  /** Meanings by the folded words of a phrase, separated by spaces. */
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** Meanings by the stems of the words of a phrase, separated by spaces. */
  readonly stems: ReadonlyMap<string, readonly Meaning[]>;
  /** Phrases by the stems of their words, for searching 'fermette' where 'fermettes' is typed. */
  readonly bases: ReadonlyMap<string, string>;
  /** Phrases that exist only in languages other than the page's. */
  readonly foreign: ReadonlySet<string>;
};

/**
 * Minimum length of a word of another language than the page's that is recognised by its stem or corrected: shorter words resemble too many
 * words of the page's language.
 */
export const SHORTEST_FOREIGN = 8;

/** Maximum number of words of a phrase. */
export const LONGEST_PHRASE = 6;

const made = new Map<Language, Lexicon>();

/** Returns the lexicon for pages in a language, and builds it at the first use. */
export function lexiconIn(language: Language): Lexicon {
  const lexicon = made.get(language) ?? compiled(language);
  made.set(language, lexicon);
  return lexicon;
}

/**
 * Removes the endings of plurals, cases and Dutch diminutives, so that most forms of a word have the same stem. A stem need not be a word itself.
 * `stem('appartementen')` → `'appartement'`, `stem('balkonnetje')` → `'balko'`, `stem('maisons')` → `'maison'`, `stem('tuin')` → `'tuin'`
 */
export function stem(word: string): string {
  if (word.length < 5) return word;
  const single = word
    .replace(/([bdgklmnprt])\1etjes?$|([aou])\2tjes?$|t?jes?$/, '$1$2')
    .replace(/hausern?$/, 'haus')
    .replace(/huizen$/, 'huis');
  const bare = single.replace(/(?:en|ern|er|es|em|e|s|(?<=[ae]u)x|n)$/, '');
  return [bare, single].find(each => each.length >= 4) ?? word;
}

function compiled(language: Language): Lexicon {
  const phrases = new Map<string, readonly Meaning[]>();
  const stems = new Map<string, readonly Meaning[]>();
  const bases = new Map<string, string>();
  const foreign = new Set<string>();
  for (const each of [language, ...LANGUAGES.filter(other => other !== language)])
    for (const row of [...KINDS, ...FEATURES, ...AMOUNTS])
      for (const term of (row[each] ?? '').split('|')) {
        const words = foldedWords(term);
        const key = words.join(' ');
        if (key === '') continue;
        if (each !== language && !phrases.has(key)) foreign.add(key);
        if (!phrases.has(key)) phrases.set(key, row.means);
        const stemmed = words.map(stem).join(' ');
        // The stems of ordinary words are not stored: 'march' has the stem of the town Marche, which would be read as an ordinary word.
        // The stems of words for 'or more' are not stored either: 'oder größer' has the stem of 'oder große Terrasse'.
        const isExact = row.means.some(({ is }) => is === 'ordinary' || is === 'or-more');
        const isStem = !isExact && (each === language || key.length >= SHORTEST_FOREIGN);
        if (!isStem || stems.has(stemmed)) continue;
        stems.set(stemmed, row.means);
        bases.set(stemmed, term);
      }
  return { phrases, stems, bases, foreign };
}

/**
 * Meanings of a phrase, first of the folded words as typed, then of their stems. `stemmed`: the stems, if the caller has computed them
 * already for several lookups.
 */
export function meaningOf(
  { phrases, stems }: Lexicon,
  words: readonly string[],
  stemmed = words.map(stem),
): readonly Meaning[] | undefined {
  return phrases.get(words.join(' ')) ?? stems.get(stemmed.join(' '));
}

/**
 * The phrase with the same stems as some words, such as 'fermette' for 'fermettes'; `undefined` if the words are a phrase themselves, or if
 * no phrase has these stems.
 */
export function baseOf({ phrases, bases }: Lexicon, words: readonly string[]): string | undefined {
  return phrases.has(words.join(' ')) ? undefined : bases.get(words.map(stem).join(' '));
}
