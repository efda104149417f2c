import { foldedWords } from '../../text/fold.ts';
import { type Language, LANGUAGES } from '../../text/language.ts';
import { AMOUNTS } from './amounts.ts';
import { FEATURES } from './features.ts';
import { KINDS } from './kinds.ts';
import type { Meaning } from './meaning.ts';

/** The phrases of sentences in all languages; where two languages use one word differently, the first language wins. */
export type Lexicon = {
  /** Meanings by the folded words of a phrase, separated by spaces. */
  readonly phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** The same by the stems of these words. */
  readonly stems: ReadonlyMap<string, readonly Meaning[]>;
  /** Phrases that only other languages have. */
  readonly foreign: ReadonlySet<string>;
};

/** Most words of a phrase. */
export const LONGEST_PHRASE = 6;

const made = new Map<Language, Lexicon>();

/** The lexicon for a page in a language, built at the first use. */
export function lexiconIn(language: Language): Lexicon {
  const lexicon = made.get(language) ?? compiled(language);
  made.set(language, lexicon);
  return lexicon;
}

/**
 * A word without the endings of plurals and cases: the same for all forms of most words, and no word of its own.
 * `stem('appartementen')` → `'appartement'`, `stem('maisons')` → `'maison'`, `stem('tuin')` → `'tuin'`
 */
function stem(word: string): string {
  if (word.length < 5) return word;
  const bare = word.replace(/(?:en|ern|er|es|em|e|s|x|n)$/, '');
  return bare.length < 4 ? word : bare;
}

function compiled(language: Language): Lexicon {
  const phrases = new Map<string, readonly Meaning[]>();
  const stems = new Map<string, readonly Meaning[]>();
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
        if (!stems.has(stemmed)) stems.set(stemmed, row.means);
      }
  return { phrases, stems, foreign };
}

/** Meaning of some folded words together: as they stand, then by their stems. */
export function meaningOf({ phrases, stems }: Lexicon, words: readonly string[]): readonly Meaning[] | undefined {
  return phrases.get(words.join(' ')) ?? stems.get(words.map(stem).join(' '));
}
