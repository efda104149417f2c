import { fold } from '../../text/fold.ts';

/** A word, number or sign of a sentence. */
export type Token = {
  readonly kind: 'word' | 'number' | 'sign';
  /** The folded word, the sign, or the digits of the number as typed. */
  readonly key: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
};

/** Maximum length of a sentence in characters; the rest is ignored. */
const LONGEST_SENTENCE = 300;

/** The unit of a surface, or a range of surfaces: ' m²', '-150 qm', ' tot 150 m2'. */
const SURFACE_BEHIND = /^(?: ?(?:[-–]|à|tot|to|bis) ?\d+)? ?(?:m2|m²|qm|sqm|sq m)(?!\p{L})/iu;
/** Nothing has a surface of so many m²: such a number in groups is a price with the surface behind it. */
const LOWEST_JOINED = 100_000;

/** Matches, in this order: numbers with groups of thousands, other numbers, words, and signs with a meaning. */
const PARTS =
  /(?<grouped>(?<![\p{L}\d])\d{1,3}([ .,'’])\d{3}(?:\2\d{3})*(?:(?!\2)[.,]\d{2})?(?![\d])(?![.,]\d{3}))|(?<plain>\d+(?:[.,]\d+)?)|(?<word>\p{L}[\p{L}\p{N}]*)|(?<sign>[€+<>=≤≥,;.!?:/–-])/gu;

/** Normalises a text for parsing: no control characters, full-width characters replaced by normal ones, one kind of space. */
export function readable(text: string): string {
  return text
    .slice(0, 4 * LONGEST_SENTENCE)
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SENTENCE)
    .toWellFormed();
}

/** Words, numbers and signs of a normalised text. `tokensOf('3ch, 400.000 €')` → `3`, `ch`, `,`, `400.000`, `€` */
export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(PARTS)].flatMap(match => {
    const { grouped, plain, word, sign } = match.groups ?? {};
    const at = { from: match.index, to: match.index + match[0].length };
    const joined = /^(\d{1,3}(?: \d{3})*) (\d{3})$/.exec(grouped ?? '');
    if (joined && SURFACE_BEHIND.test(text.slice(at.to, at.to + 20)) && digits(grouped) >= LOWEST_JOINED)
      return apart(joined, at);
    if (grouped !== undefined)
      return {
        kind: 'number',
        key: grouped,
        value: digits(grouped.replace(/[.,]\d{2}$/, '')),
        ...at,
      };
    if (plain !== undefined) return { kind: 'number', key: plain, value: Number(plain.replace(',', '.')), ...at };
    return word === undefined
      ? { kind: 'sign', key: sign ?? '', value: 0, ...at }
      : { kind: 'word', key: fold(word), value: 0, ...at };
  });
}

/** The price and the surface behind it that a space seems to join, '250 000 120 m²', as two numbers. */
function apart([, price = '', surface = '']: RegExpExecArray, { from, to }: Pick<Token, 'from' | 'to'>): readonly Token[] {
  return [
    { kind: 'number', key: price, value: digits(price), from, to: from + price.length },
    { kind: 'number', key: surface, value: digits(surface), from: to - surface.length, to },
  ];
}

function digits(number = ''): number {
  return Number(number.replace(/\D/g, ''));
}
