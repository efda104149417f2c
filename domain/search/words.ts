import { fold } from '../text/fold.ts';

/** More words than anyone types; the rest of a pasted text is ignored. Fits the bits of one number. */
const MOST_WORDS = 16;

/** Words that join others and say nothing by themselves; a place's name may begin with one ('La Louvière', 'De Panne'). */
const LITTLE = new Set(
  `a au aux avec d' dans de des du en et l' la le les pour pres sur un une
  aan bij een het in met op te van voor
  and at for near of the to with
  am an bei das dem den der die im mit und zu`.split(/\s+/),
);

/** Words for a goal, which the list's own address says. */
const GOAL_WORDS = new Set('vendre louer vente koop huur sale rent let verkaufen vermieten mieten kaufen'.split(' '));

/**
 * The words of a text as a visitor types it, folded, none twice. One word stays as typed, as ids hold dashes; of several
 * the marks around them are dropped, and those that say nothing.
 * `'Maison à vendre, LIÈGE '` → `['maison', 'liege']`, `' 12-A '` → `['12-a']`, `' '` → `[]`
 */
export function searchWords(text: string): readonly string[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  // The common case, without folding: digits and plain letters.
  if (/^[\da-z-]+$/.test(trimmed)) return [trimmed];
  const typed = searchable(trimmed).trim().split(/\s+/);
  if (typed.length === 1) return typed;
  const words = typed.map(withoutMarks).filter(word => word !== '');
  if (words.length === 0) return [typed.join('')];
  const saying = words.filter((word, at) => !(GOAL_WORDS.has(word) || (LITTLE.has(word) && !beginsName(words, at))));
  return [...new Set(saying.length > 0 ? saying : words)].slice(0, MOST_WORDS);
}

/**
 * The words of a title or a description, already made `searchable`, that say something; of a joined word each part.
 * `wordsThatSay("villa d'architecte")` → `['villa', "d'architecte", 'architecte']`
 */
export function wordsThatSay(searchableText: string): string[] {
  return (
    searchableText
      .split(/\s+/)
      // Most are plain, with a comma behind them at most.
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
 * A reference as it is kept, from one that was typed in groups: in lower case, without spaces and dots.
 * `' 646.88 71 '` → `'6468871'`
 */
export function referenceKey(text: string): string {
  return text.replace(/[\s.]+/g, '').toLowerCase();
}

/**
 * Where a visitor may begin to type a name: at each of its words.
 * `"Braine-l'Alleud"` → `["braine-l'alleud", "l'alleud", 'alleud']`
 */
export function wordStarts(name: string): string[] {
  return startsIn(searchable(name));
}

/**
 * A text as it is searched in: folded, with one apostrophe and one hyphen for all that phones and word processors make of them.
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
