import type { Token } from './tokens.ts';

/** Words of numbers, folded, by value. Dutch and German join them in one word: 'driehonderdvijftigduizend'. */
const WORDS: readonly (readonly [value: number, words: string])[] = [
  [1, 'un|une|een|one|ein|eine|eins'],
  [2, 'deux|twee|two|zwei'],
  [3, 'trois|drie|three|drei'],
  [4, 'quatre|vier|four'],
  [5, 'cinq|vijf|five|funf|fuenf'],
  [6, 'six|zes|sechs'],
  [7, 'sept|zeven|seven|sieben'],
  [8, 'huit|acht|eight'],
  [9, 'neuf|negen|nine|neun'],
  [10, 'dix|tien|ten|zehn'],
  [11, 'onze|elf|eleven'],
  [12, 'douze|twaalf|twelve|zwolf|zwoelf'],
  [13, 'treize|dertien|thirteen|dreizehn'],
  [14, 'quatorze|veertien|fourteen|vierzehn'],
  [15, 'quinze|vijftien|fifteen|funfzehn|fuenfzehn'],
  [16, 'seize|zestien|sixteen|sechzehn'],
  [17, 'zeventien|seventeen|siebzehn'],
  [18, 'achttien|eighteen|achtzehn'],
  [19, 'negentien|nineteen|neunzehn'],
  [20, 'vingt|vingts|twintig|twenty|zwanzig'],
  [30, 'trente|dertig|thirty|dreissig'],
  [40, 'quarante|veertig|forty|vierzig'],
  [50, 'cinquante|vijftig|fifty|funfzig|fuenfzig'],
  [60, 'soixante|zestig|sixty|sechzig'],
  [70, 'septante|zeventig|seventy|siebzig'],
  [80, 'octante|huitante|quatrevingt|quatrevingts|tachtig|eighty|achtzig'],
  [90, 'nonante|negentig|ninety|neunzig'],
  [100, 'cent|cents|honderd|hundred|hundert'],
  [1000, 'mille|duizend|thousand|tausend'],
];
const VALUES = new Map(WORDS.flatMap(([value, words]) => words.split('|').map(word => [word, value] as const)));
/** The words that a compound may have, the longest first, with 'en' and 'und' of 'vijfendertig'. */
const PARTS = [...VALUES.keys(), 'en', 'und'].sort((one, other) => other.length - one.length);
const LONGEST_NUMBER = 80;
const LARGEST = 1000;
/** Number words of which any number from a hundred on contains at least one. */
const LARGE = /cent|honderd|hundred|hundert|mille|duizend|thousand|tausend|^mil[jl]|^mio$/;
/** The first word of a unit of surfaces. */
const SURFACE = /^(?:m2|m²|qm|sqm|metres?|meters?|vierkante|quadratmetern?|square|ares?)$/;
const MILLION = /^(?:millions?|miljoen|millionen|mio)$/;
const EURO = /^(?:euros?|eur|€)$/;
/** 'And a half' after or before a million: 'un million et demi', 'two and a half million'. */
const HALF_BEHIND = [
  'et demi',
  'et demie',
  'and a half',
  'en een half',
  'en half',
  'und eine halbe',
  'und ein halb',
].map(words => words.split(' '));
/** Words for the decimal separator between two numbers: 'one point two million'. */
const POINT = /^(?:point|virgule|comma|komma)$/;
/** Words for one and a half before a million. */
const ONE_AND_A_HALF = ['anderhalf', 'anderthalb', 'eineinhalb', 'one and a half'].map(words => words.split(' '));
/** Words after which a single thousand is a number: 'entre mille et mille deux cents'. */
const BEFORE_THOUSAND = /^(?:entre|tussen|between|zwischen|max|maximum|maximaal|maximal|onder|under|unter|hochstens)$/;
const JOINT = /^(?:et|en|and|und|a|tot|to|bis)$/;
/** Words after which 'a million' is a fraction of a million, such as 'half'. */
const FRACTION = /(?:^| )half$|^quarters? of$/;
const ONE = /^(?:un|een|a|one|eine|einer|einen)$/;

/**
 * Joins numbers in letters from a hundred to the millions, and those of surfaces, to one number: 'trois cent mille', 'driehonderdduizend',
 * 'tachtig m²'. Smaller numbers in letters stay as they are: most of them are read as a number of rooms, and 'neuf' means new as well.
 * `withNumbers(tokensOf('max trois cent mille'))` → `max`, 300000
 */
export function withNumbers(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ key }) => LARGE.test(key) || SURFACE.test(key))) return tokens;
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const found = millionsAt(tokens, at) ?? numberAt(tokens, at);
    joined.push(...(found?.tokens ?? [tokens[at] as Token]));
    at += found?.length ?? 1;
  }
  return joined;
}

type Found = { readonly tokens: readonly Token[]; readonly length: number };
type LargeNumber = Found & { readonly value: number; readonly last: Token };

/** A million without digits, 'un million', or with a half: 'anderhalf miljoen', '2 millions et demi'. */
function millionsAt(tokens: readonly Token[], at: number): Found | undefined {
  const first = tokens[at] as Token;
  const fraction = fractionAt(tokens, at);
  if (fraction) return fraction;
  const half = ONE_AND_A_HALF.find(words => hasWords(tokens, at, words));
  const count = half?.length ?? 1;
  const million = tokens[at + count];
  if (!million || !MILLION.test(million.key)) return undefined;
  const whole =
    first.kind === 'number' ? first.value : (VALUES.get(first.key) ?? (ONE.test(first.key) ? 1 : undefined));
  const value = half ? 1.5 : whole;
  if (value === undefined || value >= 1000) return undefined;
  const behind = half ? undefined : HALF_BEHIND.find(words => hasWords(tokens, at + count + 1, words));
  // '2 millions' is read by its unit, 'half a million' and 'quarter of a million' as a phrase.
  if ((first.kind === 'number' && !behind) || FRACTION.test(wordsBefore(tokens, at))) return undefined;
  const rest = numberAt(tokens, at + count + 1);
  if (rest && !half)
    return {
      // A number below 1000 after a million counts thousands: 'un million deux cents' is 1.2 million.
      tokens: [numberToken(first, rest.last, value * 1e6 + rest.value * (rest.value < 1000 ? 1000 : 1))],
      length: count + 1 + rest.length,
    };
  const last = tokens[at + count + (behind?.length ?? 0)] as Token;
  const number = numberToken(first, tokens[at + count - 1] as Token, value + (behind ? 0.5 : 0));
  return { tokens: [number, { ...million, to: last.to }], length: count + 1 + (behind?.length ?? 0) };
}

/** A number with a fraction before a million: 'one point two million', 'two and a half million', 'tweeënhalf miljoen'. */
function fractionAt(tokens: readonly Token[], at: number): Found | undefined {
  const first = tokens[at] as Token;
  const [, compound = ''] = /^(.+?)(?:en|ein)hal[bf]$/.exec(first.key) ?? [];
  const units = digitIn(first) ?? VALUES.get(compound);
  const decimal = POINT.test(tokens[at + 1]?.key ?? '') ? digitIn(tokens[at + 2]) : undefined;
  const half = HALF_BEHIND.find(words => hasWords(tokens, at + 1, words));
  const count = decimal !== undefined ? 3 : compound !== '' ? 1 : half ? half.length + 1 : 0;
  const million = tokens[at + count];
  if (units === undefined || count === 0 || !million || !MILLION.test(million.key)) return undefined;
  const number = numberToken(first, tokens[at + count - 1] as Token, units + (decimal ?? 5) / 10);
  return { tokens: [number, million], length: count + 1 };
}

/** A number from 1 to 9 in digits or letters. */
function digitIn(token: Token | undefined): number | undefined {
  const value = token?.kind === 'number' ? token.value : VALUES.get(token?.key ?? '');
  return value !== undefined && value < 10 ? value : undefined;
}

/** The two words before an index. */
function wordsBefore(tokens: readonly Token[], at: number): string {
  return tokens
    .slice(Math.max(0, at - 2), at)
    .map(({ key }) => key)
    .join(' ');
}

function hasWords(tokens: readonly Token[], at: number, words: readonly string[]): boolean {
  return words.every((word, index) => tokens[at + index]?.key === word);
}

/**
 * The number in letters at an index; `undefined` if it is smaller than a hundred and no surface such as 'quatre-vingts m²', or if it is a
 * single word with other meanings, such as 'cent' or 'mille'.
 */
function numberAt(tokens: readonly Token[], at: number): LargeNumber | undefined {
  // '300 mille' is read by its unit; 'surface 90 trois cent mille euros' has two numbers.
  const [first = LARGEST] = valuesIn(tokens[at]?.key ?? '') ?? [];
  if (tokens[at - 1]?.kind === 'number' && first >= 100) return undefined;
  const values: number[] = [];
  let end = at;
  for (let next = at; next < tokens.length; next++) {
    const token = tokens[next] as Token;
    const isLink = values.length > 0 && (token.key === '-' || (isHundreds(values) && token.key === 'and'));
    const own = token.kind === 'word' ? valuesIn(token.key) : undefined;
    // In 'two hundred and three hundred thousand' a second number begins.
    const isNext = isLinked(tokens, next) && values.length > 0;
    const all = isFourTwenties(tokens, at, next) ? [...values.slice(0, -1), 80] : [...values, ...(own ?? [])];
    if (own && !isNext && valueOf(all) !== undefined) {
      values.splice(0, values.length, ...all);
      end = next + 1;
    } else if (!isLink) break;
  }
  const value = values.length === 0 ? undefined : valueOf(values);
  const isSurface = (value ?? 0) >= 8 && SURFACE.test(tokens[end]?.key ?? '');
  if (value === undefined || !(isSurface || (value >= 100 && (values.length > 1 || isAmount(tokens, at, end)))))
    return undefined;
  const last = tokens[end - 1] as Token;
  return { tokens: [numberToken(tokens[at] as Token, last, value)], length: end - at, value, last };
}

/** Whether a single word that also has another meaning is an amount here: 'mille euros', 'entre huit cents et mille', 'between a thousand and …'. */
function isAmount(tokens: readonly Token[], at: number, next: number): boolean {
  if (EURO.test(tokens[next]?.key ?? '')) return true;
  if (VALUES.get(tokens[at]?.key ?? '') !== 1000) return false;
  const before = ONE.test(tokens[at - 1]?.key ?? '') ? at - 2 : at - 1;
  const [word, earlier] = [tokens[before]?.key ?? '', tokens[before - 1]];
  return (
    BEFORE_THOUSAND.test(word) || (JOINT.test(word) && (earlier?.kind === 'number' || VALUES.has(earlier?.key ?? '')))
  );
}

/** Whether 'and' and a number of hundreds begin a second amount: 'between eight hundred and nine hundred'. */
function isLinked(tokens: readonly Token[], at: number): boolean {
  return tokens[at - 1]?.key === 'and' && VALUES.get(tokens[at + 1]?.key ?? '') === 100;
}

/** Whether a token is the second word of 'quatre-vingt'. `from`: index of the number's first token. */
function isFourTwenties(tokens: readonly Token[], from: number, at: number): boolean {
  const before = tokens[at - 1]?.key === '-' ? at - 2 : at - 1;
  return before >= from && tokens[before]?.key === 'quatre' && /^vingts?$/.test(tokens[at]?.key ?? '');
}

function isHundreds(values: readonly number[]): boolean {
  return values.at(-1) === 100;
}

function numberToken({ from }: Token, { to }: Token, value: number): Token {
  return { kind: 'number', key: `${value} in letters`, value, from, to };
}

/** The values of the number words in a word; `undefined` if it contains anything else. `valuesIn('vijfendertig')` → `[5, 30]` */
function valuesIn(word: string): readonly number[] | undefined {
  if (word.length > LONGEST_NUMBER) return undefined;
  const values: number[] = [];
  for (let at = 0; at < word.length; ) {
    const part = PARTS.find(each => word.startsWith(each, at));
    if (part === undefined) return undefined;
    const value = VALUES.get(part);
    if (value !== undefined) values.push(value);
    at += part.length;
  }
  return values.length === 0 ? undefined : values;
}

/** Combines the values of number words: `[3, 100, 50, 1000]` → 350000; `undefined` if the words in this order do not form a number. */
function valueOf(values: readonly number[]): number | undefined {
  let thousands = 0;
  let rest = 0;
  let last = 0;
  for (const value of values) {
    if (value === 1000) {
      if (thousands > 0) return undefined;
      thousands = Math.max(1, rest) * 1000;
      rest = 0;
    } else if (value === 100) {
      if (rest >= 100) return undefined;
      rest = Math.max(1, rest) * 100;
    } else {
      // Tens and units: 'soixante-dix', 'fifty five', 'vijfendertig'.
      const isUnitBehind = (last >= 20 && last < 100 && value < 20) || (last === 10 && value >= 7 && value < 10);
      const isAdded = rest % 100 === 0 || isUnitBehind || (value >= 20 && last < 10);
      if (!isAdded) return undefined;
      rest += value;
    }
    last = value;
  }
  return thousands + rest;
}
