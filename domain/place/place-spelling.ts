import { foldedWords } from '../text/fold.ts';

/** Words that are spelled in several ways; 'Saint', 'Sint' and 'Sankt' share the abbreviation 'St'. */
const ONE_SPELLING: ReadonlyMap<string, string> = new Map([
  ...['saint', 'sainte', 'ste', 'sint', 'sinte', 'sankt'].map(word => [word, 'st'] as const),
  ['les', 'lez'],
  ['olv', 'onzelievevrouw'],
  ['lln', 'louvainlaneuve'],
  ['bxl', 'bruxelles'],
  ['bru', 'bruxelles'],
]);
/** Words before or after a town's name that name its kind. */
const KINDS: ReadonlySet<string> = new Set(['ville', 'stad', 'gemeente', 'commune', 'city', 'stadt']);
const ARTICLES: ReadonlySet<string> = new Set(['de', 'd', 'of']);
/** Maximum length of the name of a place, in characters. */
const LONGEST = 120;

/**
 * Key of a place's name that is the same for each spelling: without case, accents, hyphens, spaces and apostrophes, and with one form of
 * Saint and Sint. `placeSpelling('BRAINE L’ALLEUD')` → `'brainelalleud'`, `placeSpelling('St.-Niklaas')` → `'stniklaas'`
 */
export function placeSpelling(name: string): string {
  return placeSpellingOfWords(foldedWords(name.slice(0, LONGEST)));
}

/** An article after a name, as alphabetical lists write it: Louvière (La). */
const ARTICLE_BEHIND = /^([^(,]+)[(,] ?(la|le|les|de|den|het)\)?$/i;

/**
 * Keys under which a text may name places, the most likely first: the whole text, then its pieces if it has several names.
 * `placeSpellings('Bruxelles / Brussel')` → `['bruxellesbrussel', 'bruxelles', 'brussel']`,
 * `placeSpellings('B-5100 Jambes (Namur)')` → `['jambesnamur', 'jambes', 'namur']`, `placeSpellings('Louvière (La)')` → `['lalouviere']`
 */
export function placeSpellings(text: string): readonly string[] {
  const name = nameIn(text);
  const pieces = name.split(/[/()[\],;|]|\s[-–]\s/);
  const all = [name, ...pieces].map(piece => foldedWords(piece));
  const keys = [...all.map(placeSpellingOfWords), ...all.map(words => placeSpellingOfWords(withoutKind(words)))];
  return [...new Set(keys)].filter(key => key !== '');
}

/**
 * Keys of both parts of a text at each boundary of its words, since people join the names of a town and its part without a separator.
 * `placeSplits('Namur-Jambes')` → `[['namur', 'jambes']]`
 */
export function placeSplits(text: string): readonly (readonly [string, string])[] {
  const words = foldedWords(nameIn(text));
  return words
    .slice(1)
    .map((_, at) => [placeSpellingOfWords(words.slice(0, at + 1)), placeSpellingOfWords(words.slice(at + 1))]);
}

/** Removes a postcode at the start, and moves an article from the end to the start: '7100 Louvière (La)' → 'La Louvière'. */
function nameIn(text: string): string {
  return text
    .slice(0, LONGEST)
    .replace(/^\s*(?:(?:be?l?\s?[-.–]?\s?)?[1-9]\d{3})(?=\s|[-,])[\s,–-]*/i, '')
    .trim()
    .replace(ARTICLE_BEHIND, '$2 $1');
}

/** Postcode at the beginning of a place's name. `leadingPostcode('B-5100 Jambes')` → `'5100'` */
export function leadingPostcode(text: string): string | undefined {
  return /^\s*(?:be?l?\s?[-.–]?\s?)?([1-9]\d{3})(?=\s|[-,])/i.exec(text)?.[1];
}

/** A postcode after a town's name, with the separator before it. */
const POSTCODE_BEHIND = /[ ,(]{1,2}([1-9]\d{3})\)?$/;

/** Postcode before or after a place's name. `postcodeBeside('3500 Hasselt')`, `postcodeBeside('Hasselt (3500)')` → `'3500'` */
export function postcodeBeside(text: string): string | undefined {
  return leadingPostcode(text) ?? POSTCODE_BEHIND.exec(text.trim())?.[1];
}

/** Removes a postcode at the end of a place's name. `withoutPostcodeBehind('Hasselt (3500)')` → `'Hasselt'` */
export function withoutPostcodeBehind(text: string): string {
  return text.trim().replace(POSTCODE_BEHIND, '').trim();
}

/** Removes the number of a postal district, which older addresses contain: `'LIEGE 2'` → `'LIEGE'` */
export function withoutDistrictNumber(text: string): string {
  return text.trim().replace(/ \d{1,2}$/, '');
}

/** Key of a name by its folded words, as `placeSpelling` makes it. `placeSpellingOfWords(['st', 'niklaas'])` → `'stniklaas'` */
export function placeSpellingOfWords(words: readonly string[]): string {
  const joint = words
    // 's' within a name abbreviates 'sur': Mont-s/-Marchienne; below, 'o/d' abbreviates 'op den' and 'a/d' 'aan de'.
    .map((word, at) => (word === 's' && at > 0 ? 'sur' : (ONE_SPELLING.get(word) ?? word)))
    .join(' ')
    .replace(/(?<= )(?:aan|a|op|o) (?:den|de|d)(?= )/g, beside => (beside.startsWith('a') ? 'ad' : 'od'))
    .replaceAll(' ', '');
  return joint.replace(/^olv(?:rouw)?/, 'onzelievevrouw');
}

function withoutKind(words: readonly string[]): readonly string[] {
  if (KINDS.has(words.at(-1) ?? '')) return words.slice(0, -1);
  if (!KINDS.has(words[0] ?? '')) return words;
  return words.slice(ARTICLES.has(words[1] ?? '') ? 2 : 1);
}
