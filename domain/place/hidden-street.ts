import { splitStreetLine } from './street-line.ts';
import { fold, foldedWords } from '../text/fold.ts';

/**
 * Whether a text mentions a street, with or without its number. Ignores case and accents, matches whole words and usual abbreviations of
 * street types. A short one-word name ('Dorp') counts only when capitalised or before a number, else the common noun would match.
 * `namesStreet('Maison rue de la Gare 12', 'Rue de la Gare')` → `true`, also for 'r. de la Gare'
 */
export function namesStreet(text: string, street: string): boolean {
  return mentions(text, street).length > 0;
}

/**
 * Replaces each mention of the street, with a house number after it, by '…', because authors of adverts write hidden addresses into
 * texts. `withoutStreet('Te koop: Kerkstraat 12, Gent', 'Kerkstraat')` → `'Te koop: …, Gent'`
 */
export function withoutStreet(text: string, street: string): string {
  let rest = 0;
  let result = '';
  for (const [start, end] of mentions(text, street)) {
    result += `${text.slice(rest, start)}…`;
    rest = end;
  }
  return result + text.slice(rest);
}

/** Number of letters; a one-word name with fewer could be a common noun. */
const COMMON_WORD_LENGTH = 6;

/** Start and end of each mention, house number included, in UTF-16 code units; sorted and without overlaps. */
function mentions(text: string, street: string): readonly (readonly [number, number])[] {
  // Brussels addresses have both street names in one field: 'Rue Neuve / Nieuwstraat'.
  const names = street
    .split(/\/|\s[-–]\s/)
    .map(withoutHouseNumber)
    .map(name => ({ name, words: foldedWords(name) }))
    .filter(({ words }) => words.some(word => /\p{L}{2}/u.test(word)));
  if (names.length === 0) return [];
  // Most texts mention no street: test that first, since mapping folded letters to their origin is the most expensive step.
  const whole = fold(text);
  const possible = names.filter(({ words }) => words.every(word => whole.includes(alwaysWritten(word))));
  if (possible.length === 0) return [];
  const { folded, origin } = foldWithOrigin(text);
  const found: (readonly [number, number])[] = [];
  for (const { name, words } of possible) {
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])${words.map(word => spellings(word, words.length)).join('[^\\p{L}\\p{N}]{1,3}')}(?![\\p{L}\\p{N}])${HOUSE_NUMBER}`,
      'gu',
    );
    const commonWord = words.length === 1 && words.join('').length < COMMON_WORD_LENGTH;
    for (const match of folded.matchAll(pattern)) {
      const start = origin[match.index] ?? 0;
      const end = origin[match.index + match[0].length] ?? text.length;
      if (commonWord && match[1] === undefined && !text.startsWith(name.trim(), start)) continue;
      found.push([start, end]);
    }
  }
  return apart(found);
}

/**
 * The street without a house number, which some systems write into the same field: texts may name the street without it.
 * `withoutHouseNumber('Rue des Bateliers, 27')` → `'Rue des Bateliers'`
 */
function withoutHouseNumber(name: string): string {
  const street = splitStreetLine(name)?.street ?? name.trim();
  const [word = '', ...others] = foldedWords(street);
  const isStreet = others.length > 0 || (word.length >= COMMON_WORD_LENGTH && !NO_STREETS.has(word));
  return isStreet ? street : name;
}

/** Words that together with a number name a building or a part of a building, not a street: 'Résidence 12', 'appartement 3'. */
const NO_STREETS: ReadonlySet<string> = new Set(
  'residence residentie residenz appartement apartment wohnung batiment gebouw gebaude building project projet'.split(
    ' ',
  ),
);

/**
 * Abbreviations of street types as regular expressions, without accents and in lower case. `KINDS_BEFORE` precede the name as a separate
 * word; `KINDS_BEHIND` follow it, as a separate word or as a suffix.
 */
const KINDS_BEFORE: ReadonlyMap<string, string> = new Map([
  ['rue', 'r'],
  ['avenue', 'ave?'],
  ['boulevard', 'boul|bl?v?d'],
  ['chaussee', 'ch(?:au?ss?|ee)?'],
  ['place', 'pl'],
  ['square', 'sq'],
  ['impasse', 'imp'],
  ['allee', 'all'],
  ['saint', 'st'],
  ['sainte', 'ste'],
  ['sint', 'st'],
]);
const KINDS_BEHIND: ReadonlyMap<string, string> = new Map([
  ['straat', 'str'],
  ['strasse', 'str'],
  ['steenweg', 'stwg?'],
  ['laan', 'ln'],
  ['plein', 'pl'],
  ['dreef', 'dr'],
]);
/** Minimum number of letters before a street-type suffix. */
const LEAST_NAME = 3;

/** Regular expression for the spellings of a word in a street's name: 'kerkstraat' also as 'kerkstr', 'rue' before a name also as 'r'. */
function spellings(word: string, words: number): string {
  const apart = words > 1 ? (KINDS_BEFORE.get(word) ?? KINDS_BEHIND.get(word)) : undefined;
  if (apart !== undefined) return `(?:${word}|${apart})`;
  const [kind, short] = kindBehind(word) ?? [];
  return kind === undefined ? word : `${word.slice(0, -kind.length)}(?:${kind}|${short})`;
}

/** The part of a word that all its spellings share. */
function alwaysWritten(word: string): string {
  if (KINDS_BEFORE.has(word) || KINDS_BEHIND.has(word)) return '';
  const [kind] = kindBehind(word) ?? [];
  return kind === undefined ? word : word.slice(0, -kind.length);
}

function kindBehind(word: string): readonly [kind: string, short: string] | undefined {
  return [...KINDS_BEHIND].find(([kind]) => word.endsWith(kind) && word.length >= kind.length + LEAST_NAME);
}

/** Regular expression for a house number after a street, such as ' 12', '. 12', ', nr. 12 B'. */
const HOUSE_NUMBER = '(\\.?\\s*(?:,\\s*)?(?:n[°ro.]{1,3}\\s*)?\\d+(?:\\s?[a-z])?(?![\\p{L}\\p{N}]))?';

/** Sorts ranges and merges those that overlap. */
function apart(ranges: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] {
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && start < last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** The folded text, and the index in the original text of each of its code units. */
function foldWithOrigin(text: string): { folded: string; origin: number[] } {
  const origin: number[] = [];
  let folded = '';
  let at = 0;
  for (const character of text) {
    const part = fold(character);
    for (let unit = 0; unit < part.length; unit += 1) origin.push(at);
    folded += part;
    at += character.length;
  }
  return { folded, origin };
}
