import { foldedWords } from '../text/fold.ts';

/** Words that are spelled in several ways; 'Saint', 'Sint' and 'Sankt' share the abbreviation 'St'. */
const ONE_SPELLING: ReadonlyMap<string, string> = new Map([
  ...['saint', 'sainte', 'ste', 'sint', 'sinte', 'sankt'].map(word => [word, 'st'] as const),
  ['les', 'lez'],
  ['olv', 'onzelievevrouw'],
  ['lln', 'louvainlaneuve'],
  ['bxl', 'bruxelles'],
]);
/** Words before or after a town's name that name its kind. */
const KINDS: ReadonlySet<string> = new Set(['ville', 'stad', 'gemeente', 'commune', 'city', 'stadt']);
const ARTICLES: ReadonlySet<string> = new Set(['de', 'd', 'of']);
/** Length after which a text is no name of a place, in characters. */
const LONGEST = 120;

/**
 * Key of a place's name that is the same for each spelling: without case, accents, hyphens, spaces and apostrophes, and with one form of
 * Saint and Sint. `placeSpelling('BRAINE L’ALLEUD')` → `'brainelalleud'`, `placeSpelling('St.-Niklaas')` → `'stniklaas'`
 */
export function placeSpelling(name: string): string {
  return joined(foldedWords(name.slice(0, LONGEST)));
}

/**
 * Keys under which a text may name places, the most likely first: the whole text, then its pieces if it has several names.
 * `placeSpellings('Bruxelles / Brussel')` → `['bruxellesbrussel', 'bruxelles', 'brussel']`,
 * `placeSpellings('B-5100 Jambes (Namur)')` → `['jambesnamur', 'jambes', 'namur']`
 */
export function placeSpellings(text: string): readonly string[] {
  const name = text.slice(0, LONGEST).replace(/^\s*(?:(?:be?l?\s?[-.–]?\s?)?[1-9]\d{3})(?=\s|[-,])[\s,–-]*/i, '');
  const pieces = name.split(/[/()[\],;|]|\s[-–]\s/);
  const all = [name, ...pieces].map(piece => foldedWords(piece));
  const keys = [...all.map(joined), ...all.map(words => joined(withoutKind(words)))];
  return [...new Set(keys)].filter(key => key !== '');
}

/** Postcode at the beginning of a place's name. `leadingPostcode('B-5100 Jambes')` → `'5100'` */
export function leadingPostcode(text: string): string | undefined {
  return /^\s*(?:be?l?\s?[-.–]?\s?)?([1-9]\d{3})(?=\s|[-,])/i.exec(text)?.[1];
}

/** Key of a name by its folded words, as `placeSpelling` makes it. `joined(['st', 'niklaas'])` → `'stniklaas'` */
export function joined(words: readonly string[]): string {
  const joint = words
    // 's' within a name abbreviates 'sur': Mont-s/-Marchienne.
    .map((word, at) => (word === 's' && at > 0 ? 'sur' : (ONE_SPELLING.get(word) ?? word)))
    .join('');
  return joint.replace(/^olv/, 'onzelievevrouw');
}

function withoutKind(words: readonly string[]): readonly string[] {
  if (KINDS.has(words.at(-1) ?? '')) return words.slice(0, -1);
  if (!KINDS.has(words[0] ?? '')) return words;
  return words.slice(ARTICLES.has(words[1] ?? '') ? 2 : 1);
}
