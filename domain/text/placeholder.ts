/** Texts that systems and people write instead of leaving a field empty: words without accents, in any letter case. */
const WORDS = [
  'undefined|null|none|n a|na|unknown|not applicable|not available|tbd|t b d|tba|tbc|to be determined|to be confirmed',
  'n v t|nvt|niet van toepassing|onbekend|n b|te bepalen|nog te bepalen|nader te bepalen|in te vullen|niet ingevuld|niet meegedeeld',
  'inconnu|inconnue|sans objet|pas d application|non applicable|a determiner|a definir|a completer|non communique|nc|n c',
  'unbekannt|k a|keine angabe|keine angaben|nicht zutreffend|zu bestimmen|nicht bekannt',
].join('|');
const SIGNS = String.raw`[^\p{L}\p{N}]`;
const ACCENTS: Readonly<Record<string, string>> = { a: '[aàâä]', e: '[eéèêë]', i: '[iîï]', o: '[oôö]', u: '[uûü]' };
/** All words are one regular expression, because each text of each record is tested. Accents may be part of a letter or separate marks. */
const PLACEHOLDER = new RegExp(
  `^${SIGNS}*(?:${WORDS.replace(/[aeiou]/g, vowel => `${ACCENTS[vowel]}\\u0301?\\u0300?`).replaceAll(' ', `${SIGNS}+`)})${SIGNS}*$`,
  'iu',
);
/** Maximum length of a placeholder in characters. */
const LONGEST = 40;

/**
 * Whether a text stands for a missing value: it has no letter, digit or emoji, or it is a word that means that the value is missing.
 * `isPlaceholder('n.v.t.')`, `isPlaceholder('???')` → `true`, `isPlaceholder('in aanvraag')` → `false`
 */
export function isPlaceholder(text: string): boolean {
  return !/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(text) || (text.length <= LONGEST && PLACEHOLDER.test(text));
}
