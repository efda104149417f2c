import { foldWords } from './fold.ts';

/** Names of the ground floor, as folded words. */
const GROUND: ReadonlySet<string> = new Set(
  [
    'gelijkvloers|gelijkvloerse|gelijkvloerse verdieping|gelijkvl|glv|gvl|begane grond|benedenverdieping',
    'rez de chaussee|au rez de chaussee|rez|au rez|rdc|rch|erdgeschoss|im erdgeschoss|eg|parterre|ground floor|ground level|ground',
  ].flatMap(names => names.split('|')),
);
/** Names of the only storey below the ground floor. */
const BELOW: ReadonlySet<string> = new Set(
  'kelder|kelderverdieping|sous sol|au sous sol|untergeschoss|im untergeschoss|ug|basement'.split('|'),
);
/** Words for a number, in the order of the numbers from 1; each item lists those of all languages. */
const ORDINALS = [
  'eerste|premier|premiere|erste|erster|erstes|ersten|first',
  'tweede|deuxieme|second|seconde|zweite|zweiter|zweites|zweiten',
  'derde|troisieme|dritte|dritter|drittes|dritten|third',
  'vierde|quatrieme|vierte|vierter|viertes|vierten|fourth',
  'vijfde|cinquieme|funfte|funfter|funftes|funften|fifth',
  'zesde|sixieme|sechste|sechster|sechstes|sechsten|sixth',
  'zevende|septieme|siebte|siebter|siebtes|siebten|seventh',
  'achtste|huitieme|achte|achter|achtes|achten|eighth',
  'negende|neuvieme|neunte|neunter|neuntes|neunten|ninth',
  'tiende|dixieme|zehnte|zehnter|zehntes|zehnten|tenth',
].map(words => new Set(words.split('|')));

const STOREY = '(?:verdieping|verdiep|verd|etage|niveau|og|obergeschoss|stock|stockwerk|floor|storey|level)';
const BEFORE = '(?:(?:op|au|im|on) )?(?:(?:de|het|le|la|der|dem|the) )?';
/**
 * A number or a word for a number, alone or before a word for a storey: '2e verdieping', '2ème étage', '2. OG', '3rd floor', '1er',
 * 'deuxième étage', and '2e van 5'.
 */
const NUMBERED = new RegExp(
  String.raw`^${BEFORE}(?:(\d{1,2}) ?(e|de|ste|er|re|eme|ieme|st|nd|rd|th|o)?|(\p{L}{4,9}))(?: (${STOREY}))?(?: (?:van|sur|von|of) (\d{1,2}))?$`,
  'u',
);
/** A number after a word for a storey: 'étage 3', 'niveau 0'. */
const BEHIND = new RegExp(String.raw`^${STOREY} (\d{1,2})$`);
const UNDERGROUND = /^(\d) (?:ug|untergeschoss)$/;
/** A minus sign, which would be lost among the other signs. */
const MINUS = /[-\u2010-\u2015\u2212] ?\d/;

/**
 * The storey that a text names in words: 0 for the ground floor; `undefined` for other texts, such as the top floor, an entresol or two
 * storeys. `readStorey('gelijkvloers')` → `0`, `readStorey('2ème étage')` → `2`, `readStorey('dernier étage')` → `undefined`
 */
export function readStorey(text: string): number | undefined {
  if (text.length > 60 || MINUS.test(text)) return undefined;
  const words = foldWords(text.replace(/(?<=\d)[°º]/g, 'o'));
  if (GROUND.has(words)) return 0;
  if (BELOW.has(words)) return -1;
  const below = UNDERGROUND.exec(words)?.[1];
  if (below !== undefined) return -Number(below);
  const behind = BEHIND.exec(words)?.[1];
  if (behind !== undefined) return Number(behind);
  const [, number, suffix, word = '', storey, last] = NUMBERED.exec(words) ?? [];
  const isNamed = storey !== undefined || (number !== undefined && (suffix !== undefined || last !== undefined));
  const at = ORDINALS.findIndex(ordinals => ordinals.has(word));
  if (!isNamed || (number === undefined && at === -1)) return undefined;
  const found = number === undefined ? at + 1 : Number(number);
  return last === undefined || found <= Number(last) ? found : undefined;
}
