/** Letters that Unicode does not take apart, as people type them without the key for them. Lower case only. */
const SPELLED_OUT: ReadonlyMap<string, string> = new Map([
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ß', 'ss'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ς', 'σ'],
]);

/** Has nothing to fold but its capitals. */
const PLAIN = /^[\0-\x7f]*$/;
/** The same of what was decomposed: dashes, quotation marks and currency signs are no letters. */
const BARE = /^[\0-\x7f\u2000-\u20cf]*$/;

/**
 * The text as search compares it: lower case, no accents, ligatures spelled out. Length may change; the order of the
 * parts does not, so a prefix stays a prefix. No locale takes part: Turkish i and the like would differ by machine.
 * `fold('Œuvre à Liège')` → `'oeuvre a liege'`
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]+/g, '');
  // Nothing else is left of what most texts in Latin letters have.
  if (BARE.test(bare)) return bare.toLowerCase();
  return bare
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[œæßøłđðþħıς]/gu, letter => SPELLED_OUT.get(letter) ?? letter);
}

/**
 * Folded words of a text, for word search: whatever is neither letter nor digit parts two words, hyphens and
 * apostrophes included. `foldedWords("Braine-l'Alleud (Nord)")` → `['braine', 'l', 'alleud', 'nord']`
 */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The folded words with one space between them. `foldWords("Sint-Genesius-Rode")` → `'sint genesius rode'` */
export function foldWords(text: string): string {
  return foldedWords(text).join(' ');
}
