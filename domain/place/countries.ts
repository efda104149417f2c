import { foldWords } from '../text/fold.ts';
import { type Language, LANGUAGES } from '../text/language.ts';
import { COUNTRY } from './country.ts';
import { COUNTRY_CODES } from './facts/countries.ts';

/** Two-letter codes by country id, for the ids that are not formed by the rule of `OTHERS`. */
const BY_ID: readonly (readonly [id: number, code: string])[] = [
  [COUNTRY.belgium, 'BE'],
  [COUNTRY.france, 'FR'],
  [COUNTRY.italy, 'IT'],
  [COUNTRY.luxembourg, 'LU'],
];
/** The id of any other country is its ISO 3166-1 number plus this: Spain (724) is 1724. */
const OTHERS = 1000;
/** Maximum length of a country's name in characters. */
const LONGEST = 120;
/** One-letter international vehicle registration codes. */
const SIGNS: Readonly<Record<string, string>> = {
  a: 'AT',
  b: 'BE',
  d: 'DE',
  e: 'ES',
  f: 'FR',
  i: 'IT',
  l: 'LU',
  p: 'PT',
};
/** Names in use that differ from the country names in Unicode's data (CLDR). */
const OTHER_NAMES: readonly (readonly [code: string, names: readonly string[]])[] = [
  ['BE', ['Royaume de Belgique', 'Koninkrijk België', 'Königreich Belgien', 'Kingdom of Belgium']],
  ['FR', ['France métropolitaine', 'Metropolitan France']],
  ['AE', ['UAE', 'VAE', 'EAU', 'Emirates', 'Émirats', 'Emiraten']],
  ['NL', ['Hollande', 'Holland', 'The Netherlands', 'Nederlanden']],
  [
    'LU',
    [
      'Lëtzebuerg',
      'GDL',
      'Grand-Duché de Luxembourg',
      'G.D. Luxembourg',
      'GD Luxembourg',
      'Groothertogdom Luxemburg',
      'Großherzogtum Luxemburg',
    ],
  ],
  ['ES', ['España']],
  ['IT', ['Italia']],
  ['CH', ['Svizzera', 'Suiza']],
  ['HR', ['Hrvatska']],
  [
    'GB',
    [
      'UK',
      'U.K.',
      'Great Britain',
      'England',
      'Grande-Bretagne',
      'Angleterre',
      'Groot-Brittannië',
      'Engeland',
      'Großbritannien',
    ],
  ],
  [
    'US',
    [
      'USA',
      'U.S.A.',
      'U.S.',
      'VS',
      'V.S.',
      'United States of America',
      'Verenigde Staten van Amerika',
      'États-Unis d’Amérique',
    ],
  ],
  ['CZ', ['Czech Republic', 'République tchèque', 'Tsjechische Republiek', 'Tschechische Republik']],
  ['CD', ['RDC', 'DRC', 'DR Congo', 'RD Congo']],
  ['TR', ['Turkey', 'Turquie', 'Turkije', 'Türkei']],
];

/** Codes of countries' telephone networks, which some systems send instead of the country. */
const BY_TELEPHONE: ReadonlyMap<string, string> = new Map([
  ['+32', 'BE'],
  ['+33', 'FR'],
  ['+352', 'LU'],
  ['+31', 'NL'],
  ['+49', 'DE'],
  ['+34', 'ES'],
  ['+39', 'IT'],
  ['+351', 'PT'],
  ['+44', 'GB'],
  ['+41', 'CH'],
]);

let byWord: ReadonlyMap<string, number> | undefined;
let byId: ReadonlyMap<number, string> | undefined;

/**
 * Id in the feed of a country by its id, its ISO 3166-1 code or number, its vehicle sign, its telephone code or its name in one of the
 * languages, also where the text names it twice; `undefined` for any other text. `countryIdOf('be')` → `10`, `countryIdOf('ESP')` → `1724`,
 * `countryIdOf('Spanien')` → `1724`, `countryIdOf('10')` → `10`, `countryIdOf('Belgique / België')` → `10`
 */
export function countryIdOf(text: string): number | undefined {
  const word = foldWords(BY_TELEPHONE.get(text.trim()) ?? text);
  if (/^\d+$/.test(word)) return idOfNumber(Number(word));
  byWord ??= wordsOfCountries();
  const named = byWord.get(word);
  if (named !== undefined) return named;
  const pieces = text
    .slice(0, LONGEST)
    .split(/[/|()]| [-–] /)
    .map(foldWords)
    .filter(Boolean);
  const [first, ...others] = pieces.map(piece => byWord?.get(piece));
  return others.length > 0 && others.every(id => id === first) ? first : undefined;
}

/** ISO 3166-1 code of a country's id in the feed. `countryCode(1724)` → `'ES'`, `countryCode(999)` → `undefined` */
export function countryCode(id: number): string | undefined {
  byId ??= new Map(codes().map(([code, , numeric]) => [idOf(code, numeric), code]));
  return byId.get(id);
}

/** Name of a country by its id in the feed. `countryName(1724, 'fr')` → `'Espagne'` */
export function countryName(id: number, language: Language): string | undefined {
  const code = countryCode(id);
  return code === undefined ? undefined : new Intl.DisplayNames([language], { type: 'region' }).of(code);
}

/**
 * The country id for a number: an id of the feed, or an ISO 3166 number, with or without the 1000 that `OTHERS` adds: 56 and 1056 are
 * Belgium.
 */
function idOfNumber(number: number): number | undefined {
  if (countryCode(number) !== undefined) return number;
  const [code, , numeric] = codes().find(([, , iso]) => iso === number || iso + OTHERS === number) ?? [];
  return code === undefined || numeric === undefined ? undefined : idOf(code, numeric);
}

function wordsOfCountries(): ReadonlyMap<string, number> {
  const words = new Map<string, number>();
  const names = LANGUAGES.map(language => new Intl.DisplayNames([language], { type: 'region' }));
  const ids = new Map(codes().map(([code, , numeric]) => [code, idOf(code, numeric)]));
  for (const [code, long, numeric] of codes())
    for (const word of [code, long, ...names.map(each => each.of(code) ?? code)])
      words.set(foldWords(word), idOf(code, numeric));
  const more = [...OTHER_NAMES, ...Object.entries(SIGNS).map(([sign, code]) => [code, [sign]] as const)];
  for (const [code, others] of more) for (const name of others) words.set(foldWords(name), ids.get(code) ?? 0);
  return words;
}

function codes(): readonly (readonly [code: string, long: string, numeric: number])[] {
  return COUNTRY_CODES.trim()
    .split(/\s+/)
    .map(text => [text.slice(0, 2), text.slice(2, 5), Number(text.slice(5))] as const);
}

function idOf(code: string, numeric: number): number {
  return BY_ID.find(([, known]) => known === code)?.[0] ?? OTHERS + numeric;
}
