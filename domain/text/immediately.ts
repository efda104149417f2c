import { foldWords } from './fold.ts';

/** Maximum length in characters: a longer text states a condition, such as 'immediately after the works', and does not count. */
const LONGEST = 60;
/** Words for 'free' or 'available', in lower case without accents, that may precede or follow those for 'immediately'. */
const FREE =
  'libre|disponible|disponibilite|vrij|beschikbaar|beschikbaarheid|available|vacant|frei|bezugsfrei|verfugbar|verfuegbar|beziehbar';
const AT_ONCE = [
  'immediate|immediatement|immediat|de suite|tout de suite|maintenant|des maintenant|des a present|sans delai',
  'onmiddellijk|onmiddelijk|onmiddellijke|meteen|direct|per direct|dadelijk|nu|vanaf nu|per heden',
  'sofort|ab sofort|per sofort|sofortig|umgehend|jetzt|ab jetzt',
  'immediately|now|right away|straight away|at once',
].join('|');
const FREE_ALONE = new RegExp(`^(?:${FREE}|libre d occupation|libre de toute occupation|vrij van gebruik)$`);
const IMMEDIATELY = new RegExp(`^(?:(?:${FREE}) )?(?:${AT_ONCE})(?: (?:${FREE}))?$`);

/**
 * Whether a text in a field for a day means 'immediately', in any of the four languages. Words such as 'libre' alone are no day: see
 * `meansFree`. `meansImmediately('Onmiddellijk beschikbaar')`, `meansImmediately('ab sofort')` → `true`,
 * `meansImmediately("à l'acte")` → `false`
 */
export function meansImmediately(text: string): boolean {
  return text.length <= LONGEST && IMMEDIATELY.test(foldWords(text));
}

/**
 * Whether a text in a field for a day means only that a home is free, in any of the four languages: a home to let is then available, but a
 * home for sale is handed over at the deed. `meansFree('Vrij')` → `true`, `meansFree('pas libre')`, `meansFree('vrij in 2028')` → `false`
 */
export function meansFree(text: string): boolean {
  return text.length <= LONGEST && FREE_ALONE.test(foldWords(text));
}
