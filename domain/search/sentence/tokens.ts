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
/** A word for a surface or for energy, whose number follows: 'superficie min 90 350 000', 'EPC max 200 350 000'. */
const MEASURE_BEFORE =
  /(?:superficie|surface|oppervlakte|fläche|area|opp|epc|peb)[ .:<≤]*(?:(?:min|max|mind|minimum|maximum|maximal|inférieur à|moins de|lager dan|onder|unter|below|under)[ .:]*)?$/iu;
const LOWEST_SALE_JOINED = 50_000;
/** A word for rooms before their number: 'slaapkamers: 3'. */
const ROOMS_BEFORE = /(?:ch|chambres?|slaapkamers?|slpk|kamers?|bedrooms?|beds?|schlafzimmer|zimmer|sz) ?: ?$/i;
/** Least number of m², written in groups of digits, that is implausible as a surface and is read as a price followed by a surface. */
const LOWEST_JOINED = 100_000;

/**
 * Matches, in this order: hectares, ares and centiares ('1 ha 50 a', '10 a 80 ca', '9 ares 35 centiares'), numbers with groups of thousands, other numbers, words, signs
 * for 'about' before a number ('+/-'), and other signs with a meaning.
 */
const PARTS =
  /(?<plot>(?<![\p{L}\d.,])\d{1,3} ?(?:ha|hectares?|hectaren|hektar) ?(?:(?:et|en|and|und) )?\d{1,2} ?(?:a|ares?|aren|ar)(?: ?\d{1,2} ?(?:ca|centiares?|centiaren))?(?![\p{L}\d])|(?<![\p{L}\d])\d{1,4}(?: ?(?:a|ares?) ?\d{1,2} ?(?:ca|centiares?)|a\d{2})(?![\p{L}\d]))|(?<grouped>(?<!\d|(?<!\b(?:max|min|eur|budget))\p{L})\d{1,3}(?<gap>[ .,'’]|\.\.(?=000))\d{3}(?:\k<gap>\d{3})*(?:(?!\k<gap>)[.,]\d{2})?(?![\d])(?![.,]\d{3}))|(?<plain>\d+(?:[.,]\d+)?)|(?<word>(?:max|min|eur|budget)(?=\d)|\p{L}[\p{L}\p{N}]*)|(?<about>(?:\+ ?\/? ?-|[±~≈])(?= ?[€\d]))|(?<sign>[€+<>=≤≥,;.!?:/–-])/giu;

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
    const { plot, grouped, plain, word, about, sign } = match.groups ?? {};
    const at = { from: match.index, to: match.index + match[0].length };
    if (plot !== undefined) return aresOf(plot, at);
    const joined = apartAt(text, match.index, grouped ?? '');
    if (joined) return apart(joined, at);
    if (grouped !== undefined)
      return {
        kind: 'number',
        key: grouped,
        value: digits(grouped.replace(/[.,]\d{2}$/, '')),
        ...at,
      };
    if (plain !== undefined) return { kind: 'number', key: plain, value: Number(plain.replace(',', '.')), ...at };
    // Signs such as '+/-' become the word 'circa', so that they are read like 'about'.
    if (about !== undefined) return { kind: 'word', key: 'circa', value: 0, ...at };
    return word === undefined
      ? { kind: 'sign', key: sign ?? '', value: 0, ...at }
      : { kind: 'word', key: fold(word), value: 0, ...at };
  });
}

/**
 * The two numbers that a space seems to join: a price and the surface after it, '250 000 120 m²'; rooms and a price in thousands,
 * '3 200k'; the number of a label and a price, 'chambres: 3 350 000'. `undefined` for a single number.
 */
function apartAt(text: string, from: number, grouped: string): RegExpExecArray | undefined {
  const behind = text.slice(from + grouped.length, from + grouped.length + 20);
  const isSurface = SURFACE_BEHIND.test(behind) && digits(grouped) >= LOWEST_JOINED;
  const before = text.slice(0, from);
  if (ROOMS_BEFORE.test(before)) return /^(\d) (\d{3}(?: \d{3})?)$/.exec(grouped) ?? undefined;
  const measured = MEASURE_BEFORE.test(before) ? /^(\d{2,3}) ([1-9]\d\d(?: \d{3})?)$/.exec(grouped) : null;
  if (measured && digits(grouped) >= LOWEST_SALE_JOINED) return measured;
  return isSurface || /^ ?k(?!\p{L})/iu.test(behind)
    ? (/^(\d{1,3}(?: \d{3})*) (\d{3})$/.exec(grouped) ?? undefined)
    : undefined;
}

function apart(
  [, first = '', second = '']: RegExpExecArray,
  { from, to }: Pick<Token, 'from' | 'to'>,
): readonly Token[] {
  return [
    { kind: 'number', key: first, value: digits(first), from, to: from + first.length },
    { kind: 'number', key: second, value: digits(second), from: to - second.length, to },
  ];
}

/** A surface in hectares, ares and centiares, '1 ha 50 a', '10a80ca', as a number of ares and its unit. */
function aresOf(plot: string, at: Pick<Token, 'from' | 'to'>): readonly Token[] {
  const numbers = (plot.match(/\d+/g) ?? []).map(Number);
  const [hectares = 0, ares = 0, centiares = 0] = /h/i.test(plot) ? numbers : [0, ...numbers];
  return [
    { kind: 'number', key: plot, value: hectares * 100 + ares + centiares / 100, ...at },
    { kind: 'word', key: 'ares', value: 0, from: at.to, to: at.to },
  ];
}

function digits(number = ''): number {
  return Number(number.replace(/\D/g, ''));
}
