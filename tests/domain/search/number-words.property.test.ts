import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withNumbers } from '../../../domain/search/sentence/number-words.ts';
import { tokensOf } from '../../../domain/search/sentence/tokens.ts';
import { type Language, LANGUAGES } from '../../../domain/text/language.ts';
import { runs } from '../../support/run/daily-runs.ts';

/** Words from zero to nineteen, then of the tens from twenty to ninety, of a hundred and of a thousand. */
const WORDS: Readonly<Record<Language, string>> = {
  fr: '_ un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante septante quatre-vingt nonante cent mille',
  nl: '_ een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend',
  en: '_ one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand',
  de: '_ ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend',
};

function belowHundred(value: number, words: readonly string[], language: Language): string {
  if (value < 20) return words[value] as string;
  const [tens, unit] = [words[18 + Math.floor(value / 10)] as string, words[value % 10] as string];
  if (value % 10 === 0) return tens;
  if (language === 'nl') return `${unit}en${tens}`;
  return language === 'de' ? `${unit}und${tens}` : `${tens} ${unit}`;
}

/** A number from 100 to 999 999 in letters: Dutch and German in one word. */
function inLetters(value: number, language: Language): string {
  const words = WORDS[language].split(' ');
  const [hundred, thousand] = words.slice(-2) as [string, string];
  const space = language === 'nl' || language === 'de' ? '' : ' ';
  const below = (part: number): readonly string[] => {
    const [hundreds, rest] = [Math.floor(part / 100), part % 100];
    const count = hundreds > 1 || (hundreds === 1 && language === 'en') ? [words[hundreds] as string] : [];
    return [...(hundreds > 0 ? [...count, hundred] : []), ...(rest > 0 ? [belowHundred(rest, words, language)] : [])];
  };
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  const first = thousands === 0 ? [] : [...(thousands > 1 || language === 'en' ? below(thousands) : []), thousand];
  return [...first, ...below(rest)].join(space);
}

describe('a number in letters', () => {
  test('is the same as in digits, from a hundred on', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGES), fc.integer({ min: 101, max: 999_999 }), (language, value) => {
        fc.pre(value !== 1000);
        const text = `max ${inLetters(value, language)} euro`;
        const numbers = withNumbers(tokensOf(text)).filter(({ kind }) => kind === 'number');
        expect({ text, numbers: numbers.map(number => number.value) }).toEqual({ text, numbers: [value] });
      }),
      { numRuns: runs(300) },
    );
  });

  test.each([
    ['two hundred and three hundred thousand', [200, 300_000]],
    ['deux cent et trois cent mille', [200, 300_000]],
    ['two hundred and fifty thousand', [250_000]],
    ['soixante-dix-neuf mille', [79_000]],
    ['un million deux cent mille', [1_200_000]],
    ['2 millions et demi', [2.5]],
    ['dertienhonderd euro', [1300]],
    ['mille euros', [1000]],
    ['Altitude Cent', []],
    ['maison neuve, trois chambres', []],
    ['tausend Dank', []],
    ['centre', []],
    ['300 mille', [300]],
  ])('in %j is found only where it is one', (text, values) => {
    const numbers = withNumbers(tokensOf(text)).filter(({ kind }) => kind === 'number');
    expect(numbers.map(({ value }) => value)).toEqual(values);
  });
});
