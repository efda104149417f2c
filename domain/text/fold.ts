/** Replacements for letters that Unicode does not decompose. Lower case only. */
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

/** Text in ASCII, which only has to be converted to lower case. */
const PLAIN = /^[\0-\x7f]*$/;
/** Decomposed text without letters beyond ASCII; U+2000–20CF are dashes, quotation marks and currency signs. */
const BARE = /^[\0-\x7f\u2000-\u20cf]*$/;

/**
 * Normalises a text for search: lower case, no accents, ligatures spelled out. The length may change, but a prefix remains a prefix.
 * Independent of the locale, because Turkish i and similar rules would differ between machines.
 * `fold('Œuvre à Liège')` → `'oeuvre a liege'`
 */
export function fold(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  const bare = text.normalize('NFKD').replace(/[\u0300-\u036f]+/g, '');
  // Fast path: once their accents are removed, most Latin texts consist of plain letters only, so nothing else has to be replaced.
  if (BARE.test(bare)) return bare.toLowerCase();
  const spelled = spelledOut(bare.toLowerCase());
  if (BARE.test(spelled)) return spelled;
  return spelledOut(
    bare
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}+/gu, ''),
  );
}

function spelledOut(lower: string): string {
  return lower.replace(/[œæßøłđðþħıς]/g, letter => SPELLED_OUT.get(letter) ?? letter);
}

/**
 * Folded words of a text; every character except letters and digits separates words, including hyphens and apostrophes.
 * `foldedWords("Braine-l'Alleud (Nord)")` → `['braine', 'l', 'alleud', 'nord']`
 */
export function foldedWords(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Folded words joined with spaces. `foldWords("Sint-Genesius-Rode")` → `'sint genesius rode'` */
export function foldWords(text: string): string {
  return foldedWords(text).join(' ');
}
