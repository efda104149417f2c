import { fold } from '../../text/fold.ts';

/** A word, number or sign of a sentence. */
export type Token = {
  readonly kind: 'word' | 'number' | 'sign';
  /** Folded word, or the sign; of a number its digits as written. */
  readonly key: string;
  readonly value: number;
  readonly from: number;
  readonly to: number;
};

/** Longer sentences are cut, in characters. */
const LONGEST_SENTENCE = 300;

/** Thousands in groups of three with the same separator, then plain numbers, words, and signs that say something. */
const PARTS =
  /(?<grouped>(?<![\p{L}\d])\d{1,3}([ .,'’])\d{3}(?:\2\d{3})*(?![\d])(?![.,]\d{3}))|(?<plain>\d+(?:[.,]\d+)?)|(?<word>\p{L}[\p{L}\p{N}]*)|(?<sign>[€+<>≤≥,;.!?:/–-])/gu;

/** The text as it is read: without control characters, of one width and one kind of space. */
export function readable(text: string): string {
  return text
    .slice(0, 4 * LONGEST_SENTENCE)
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SENTENCE)
    .toWellFormed();
}

/** Words, numbers and signs of a readable text. `tokensOf('3ch, 400.000 €')` → `3`, `ch`, `,`, `400.000`, `€` */
export function tokensOf(text: string): readonly Token[] {
  return [...text.matchAll(PARTS)].map(match => {
    const { grouped, plain, word, sign } = match.groups ?? {};
    const at = { from: match.index, to: match.index + match[0].length };
    if (grouped !== undefined)
      return { kind: 'number', key: grouped, value: Number(grouped.replace(/\D/g, '')), ...at };
    if (plain !== undefined) return { kind: 'number', key: plain, value: Number(plain.replace(',', '.')), ...at };
    return word === undefined
      ? { kind: 'sign', key: sign ?? '', value: 0, ...at }
      : { kind: 'word', key: fold(word), value: 0, ...at };
  });
}
