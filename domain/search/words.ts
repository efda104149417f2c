import { fold } from '../text/fold.ts';

/** More words than anyone types; the rest of a pasted text is ignored. Fits the bits of one number. */
const MOST_WORDS = 16;

/**
 * The words of a text as a visitor types it, folded, none twice. One word stays as typed, as ids hold dashes; of several
 * the marks around them are dropped. `'Maison, LIÈGE '` → `['maison', 'liege']`, `' 12-A '` → `['12-a']`, `' '` → `[]`
 */
export function searchWords(text: string): readonly string[] {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  // The common case, without folding: digits and plain letters.
  if (/^[\da-z-]+$/.test(trimmed)) return [trimmed];
  const typed = straight(fold(trimmed)).trim().split(/\s+/);
  if (typed.length === 1) return typed;
  const words = typed.map(word => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')).filter(word => word !== '');
  return words.length === 0 ? [typed.join('')] : [...new Set(words)].slice(0, MOST_WORDS);
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
  const folded = straight(fold(name));
  return Array.from(folded.matchAll(/[\p{L}\p{N}]+/gu), word => folded.slice(word.index));
}

/** One apostrophe and one hyphen for all that phones and word processors make of them. */
function straight(text: string): string {
  return text.replace(/[’‘ʼ`]/g, "'").replace(/[‐-―]/g, '-');
}
