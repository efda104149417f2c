import { multiplierIn } from '../text/multiplier.ts';
import { readNumber } from '../text/number-reading.ts';
import { withPlainHyphens } from '../text/hyphens.ts';
import { withoutInvisible } from '../text/invisible.ts';

/** Maximum amount in euro; a greater number cannot be stored exactly to the cent. */
const MOST = Math.floor(Number.MAX_SAFE_INTEGER / 100);
/** Four decimals, which no amount has: probably a digit too many after a separator of thousands, as in `350.0000`. */
const EXCESS_DECIMALS = /[.,]\d{4}/;

/**
 * Parses an amount in euro that a person typed, to the cent. A single point or comma before exactly three digits separates thousands, since
 * prices never have three decimals; a letter or word for thousands or millions multiplies. `undefined` for other text.
 * `parseAmount('€ 1.000.000')` → `1000000`, `parseAmount('1000000,00')` → `1000000`, `parseAmount('350k')` → `350000`
 */
export function parseAmount(text: string): number | undefined {
  const value = euroIn(text);
  if (value !== undefined) return exact(value);
  const [only, ...others] = amountsIn(text);
  return only && others.length === 0 && only.beside === '' ? only.amount : undefined;
}

/** Minimum value at which a number without a euro sign in a longer text counts as an amount; smaller numbers are hours or days. */
const LEAST_BESIDE = 100;

/**
 * The amount in euro in a text with other words; `undefined` if there is no readable amount, if there are two, or if the amount is in
 * another currency. `amountBeside('350.000 (à discuter)')` → `350000`, `amountBeside('rond 300 000')` → `300000`, `amountBeside('na 18
 * uur')` → `undefined`
 */
export function amountBeside(text: string): number | undefined {
  if (/[$£¥]|\b(?:usd|chf|gbp|dollars?)\b/i.test(text)) return undefined;
  const plausible = amountsIn(text).filter(
    ({ amount, isEuro, digits }) => isEuro || (amount >= LEAST_BESIDE && !isYear(digits) && !digits.startsWith('0')),
  );
  const [only, ...others] = plausible;
  return only && others.length === 0 ? only.amount : undefined;
}

type TypedAmount = {
  readonly amount: number;
  readonly isEuro: boolean;
  readonly digits: string;
  /** The text without the amount, and without invisible characters and brackets. */
  readonly beside: string;
};

const NUMBER = /(?<![\p{L}\p{N}.,/-])(€ ?|eur(?:os?)? )?(\d(?:[.,' ]?\d)*)(?:[.,]?-{1,2})?/gu;
/** Signs between two numbers, which may be two parts of one: `350:000`, `350€000`. A bracket begins a remark: `350.000(14 dagen)`. */
const SIGNS = String.raw`[^\p{L}\p{N}\s()]{1,9}`;
const PART_BEHIND = new RegExp(`^${SIGNS}\\d`, 'u');
/** A group of thousands after a sign with spaces: `350. 000`. */
const GROUP_BEHIND = new RegExp(String.raw`^ ?${SIGNS} ?\d{3}(?!\d)`, 'u');
const PART_BEFORE = new RegExp(String.raw`\d${SIGNS}$`, 'u');
const EURO_BEHIND = /^ ?(?:€|euros?(?!\p{L})|eur(?!\p{L}))/u;

/** Numbers in a text, except those in a date, a percentage, a time or a word. */
function amountsIn(text: string): readonly TypedAmount[] {
  const written = withPlainHyphens(withoutInvisible(text.slice(0, 200).toLowerCase()))
    .replace(/[’ʼ‘´`]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
  return [...written.matchAll(NUMBER)].flatMap(found => {
    const [whole, before = '', digits = ''] = found;
    const behind = written.slice(found.index + whole.length);
    const isPart =
      PART_BEHIND.test(behind) ||
      (digits.length <= 3 && GROUP_BEHIND.test(behind)) ||
      PART_BEFORE.test(written.slice(0, found.index)) ||
      /^0\d/.test(digits);
    const value = isPart ? undefined : euroIn(digits);
    if (value === undefined) return [];
    const { factor, rest } = multiplierIn(behind);
    // Skips the digits of a date, a percentage, an hour or a word.
    if (/^[\p{L}\p{N}/%]|^ %|^-\d|^ ?(?:h|u|uur|uhr|heures?)(?!\p{L})/u.test(rest) && !EURO_BEHIND.test(rest))
      return [];
    const euro = EURO_BEHIND.exec(rest)?.[0] ?? '';
    const amount = exact(value * factor);
    if (amount === undefined || amount > MOST) return [];
    const outside = `${written.slice(0, found.index)}${rest.slice(euro.length)}`.trim();
    return [{ amount, isEuro: before !== '' || euro !== '', digits, beside: outside }];
  });
}

/** The number of a text that contains nothing else; `undefined` for other texts. */
function euroIn(text: string): number | undefined {
  const reading = readNumber(text, { writer: 'person', bounds: { least: 0, most: MOST }, unit: 'euro' });
  return reading.kind === 'number' && !EXCESS_DECIMALS.test(text) ? reading.value : undefined;
}

/** The value to the cent; `undefined` if it has parts of a cent. */
function exact(value: number): number | undefined {
  const rounded = Math.round(value * 100) / 100;
  return Math.abs(rounded - value) < 1e-6 ? rounded : undefined;
}

function isYear(digits: string): boolean {
  return /^(?:19|20)\d\d$/.test(digits);
}
