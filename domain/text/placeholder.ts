import { foldWords } from './fold.ts';

/** What systems and people write where they have no value, as folded words. */
const WORDS: ReadonlySet<string> = new Set(
  [
    'undefined|null|none|n a|na|unknown|not applicable|not available|tbd|tba|tbc|to be determined|to be confirmed',
    'n v t|nvt|niet van toepassing|onbekend|n b|te bepalen|nog te bepalen|nader te bepalen|in te vullen|niet ingevuld|niet meegedeeld',
    'inconnu|inconnue|sans objet|pas d application|non applicable|a determiner|a definir|a completer|non communique|nc|n c',
    'unbekannt|k a|keine angabe|keine angaben|nicht zutreffend|zu bestimmen|nicht bekannt',
  ].flatMap(line => line.split('|')),
);
/** A field that somebody crossed out. */
const CROSSED = /^x{3,}$/;

/**
 * Whether a text stands for a missing value: it has neither a letter nor a digit, or it is one of the words that are written where there is no
 * value. `isPlaceholder('n.v.t.')`, `isPlaceholder('???')` → `true`, `isPlaceholder('in aanvraag')` → `false`
 */
export function isPlaceholder(text: string): boolean {
  const words = foldWords(text);
  return words === '' || WORDS.has(words) || CROSSED.test(words);
}
