import { withPlainHyphens } from './hyphens.ts';
import { withoutInvisible } from './invisible.ts';
import { landMeasure } from './land-measure.ts';

/**
 * Who wrote a text. A machine may write any fixed number of decimals, so `1.250` may be 1250 or 1.25. A person in Belgium separates
 * thousands with a point, a comma or a space, and never writes exactly three decimals.
 */
export type Writer = 'person' | 'machine';

/** Least and greatest plausible value of a field, both included. */
export type NumberBounds = { readonly least: number; readonly most: number };

/** Units that may be written beside a field's number. */
export type NumberUnit = keyof typeof UNITS;

/** Result of parsing a field's text: a number, or why it is not one. */
export type NumberReading =
  | { readonly kind: 'number'; readonly value: number }
  /** Both readings are plausible. */
  | { readonly kind: 'two-readings'; readonly thousands: number; readonly decimal: number }
  /**
   * The number is implausible. `thousands`: set if a thousand times as much is plausible; a thousands separator was then probably taken for
   * a decimal one.
   */
  | { readonly kind: 'outside'; readonly value: number; readonly thousands?: number }
  /** Two numbers, such as `98-120`. */
  | { readonly kind: 'range' }
  /** The text contains no number, or contains other text than the number, its unit and separators. */
  | { readonly kind: 'not-number' };

export type NumberField = {
  readonly writer: Writer;
  readonly bounds: NumberBounds;
  /** Unit that may be written beside the number. If it is absent, any text beside the number makes it `not-number`. */
  readonly unit?: NumberUnit | undefined;
};

/** Maximum length in characters of a text that is parsed as a number. */
const LONGEST = 60;

const PER_YEAR = '(?:(?:[/.·*]|par|per|pro)?(?:a|an|annee|j|jr|jaar|jahr|y|yr|year))?';
const PER_M2 = '(?:(?:/|par|per|pro)?\\(?(?:m(?:2|²)|㎡|qm)';
const AREA = /^(?:m2|m²|m\^2|㎡|qm|sqm|vierkantemeter|metrescarres|quadratmeter|squaremetres)$/;
/** Notations of each unit, without spaces, accents and capitals. Sources: tests/domain/text/number-spellings.ts. */
const UNITS = {
  euro: /^(?:[.,]?-{1,2})?(?:€|eur|euro|euros)?$/,
  'euro-per-month': /^(?:[.,]?-{1,2})?(?:€|eur|euro|euros)?(?:(?:\/|par|per|pro)(?:m|mnd\.?|mois|maand|month|monat))?$/,
  'euro-per-year': /^(?:[.,]?-{1,2})?(?:€|eur|euro|euros)?(?:(?:\/|par|per|pro)(?:an|jaar|year|jahr))?$/,
  area: AREA,
  /** An area that may also be in hectares, ares and centiares. */
  land: AREA,
  length: /^(?:m|meter|metre|metres|lm|mct)$/,
  energy: new RegExp(`^kwh(?:ep|pe)?(?:${PER_M2}${PER_YEAR}\\)?)|${PER_YEAR})$`),
  co2: new RegExp(`^kg(?:co2|co₂)?(?:${PER_M2}${PER_YEAR}\\)?)|${PER_YEAR})$`),
  percent: /^%$/,
  months: /^(?:mois|maand|maanden|month|months|monat|monate|monaten)$/,
  years: /^(?:a|an|ans|jaar|year|years|jahr|jahre|jahren)$/,
} as const;

/** Units of the energy or CO₂ of a whole home, without 'per m²'. Some people enter such a value into the field for one m². */
const OF_WHOLE_HOME = new RegExp(`^(?:kwh(?:ep|pe)?|kg(?:co2|co₂)?)${PER_YEAR}$`);
/** Plausible amount for a whole home in a year, in kWh or kg. */
const MOST_OF_HOME = 1_000_000;

/** The second number of a range, after a dash, slash, dots or a word. */
const RANGE =
  /^(?: ?(?:-{1,2}|\/|\.\.+|…|~) ?| (?:à|a|bis|tot|to|t\/m|et|en|and|und|ou|of|or|oder) )(?:€|eur )? ?(\d.*)$/i;

/** A dash that takes the place of an amount's decimals. */
const NO_DECIMALS = /^ ?[.,]? ?-/;

/**
 * Parses the number in a field's text. Spaces of any width, points, commas and apostrophes separate thousands in groups of three; a single
 * point or comma separates decimals. If exactly three digits follow the only separator, it may separate thousands or decimals; the reading
 * within `bounds` is used, unless a dash takes the place of decimals: `850.000,-`. If both are within them, a text by a person is read with thousands, and a text by a machine is refused. `12.500
 * kWh` is refused in a field for kWh/m², because it may be the consumption of the whole home. `readNumber('1.250 m²', { writer: 'machine',
 * bounds: { least: 10, most: 100_000 }, unit: 'area' })` → `{ kind: 'number', value: 1250 }`, `readNumber('98-120', …)` → `{ kind: 'range'
 * }`
 */
export function readNumber(text: string, { writer, bounds, unit }: NumberField): NumberReading {
  const written = normalised(text);
  if (written.length > LONGEST) return { kind: 'not-number' };
  const scientific = writer === 'machine' && /^-?\d(?:\.\d{1,17})?e[+-]?\d{1,3}$/i.test(written);
  if (scientific) return checkBounds(Number(written), bounds);
  const measured = unit === 'land' ? landMeasure(written) : undefined;
  if (measured !== undefined) return checkBounds(measured, bounds);
  const isMoney = unit?.startsWith('euro') === true;
  const bare = isMoney ? written.replace(/^(?:€|euros?|eur) ?/i, '') : written;
  const [leading = '', sign = '', digits = ''] = /^(- ?)?(\d(?:[.,' ]?\d)*)/.exec(bare) ?? [];
  if (digits === '') return { kind: 'not-number' };
  const beside = bare.slice(leading.length);
  const [, other] = RANGE.exec(beside) ?? [];
  if (other !== undefined) {
    const [one, two] = [digits, other].map(end => readNumber(end, { writer, bounds, unit }));
    // Some systems write an exact number as a range with equal ends.
    return one?.kind === 'number' && two?.kind === 'number' && one.value === two.value ? one : { kind: 'range' };
  }
  if (!isUnit(beside, unit)) return { kind: 'not-number' };
  const all = readingsOf(digits);
  if (!all) return { kind: 'not-number' };
  const readings = isMoney && NO_DECIMALS.test(beside) ? all.slice(-1) : all;
  const [value, thousands] = readings.map(amount => (sign === '' ? amount : 0 - amount));
  if (value === undefined) return { kind: 'not-number' };
  if (thousands === undefined) return checkBounds(value, bounds);
  const isOfHome = (unit === 'energy' || unit === 'co2') && OF_WHOLE_HOME.test(unitText(beside));
  const most = isOfHome ? Math.max(bounds.most, MOST_OF_HOME) : bounds.most;
  const [fits, thousandsFit] = [isWithin(value, bounds), isWithin(thousands, { ...bounds, most })];
  if (thousandsFit && (!fits || writer === 'person')) return { kind: 'number', value: thousands };
  if (fits && !thousandsFit) return { kind: 'number', value };
  return fits ? { kind: 'two-readings', thousands, decimal: value } : checkBounds(value, bounds);
}

/**
 * Checks a parsed number against the bounds of its field: a JSON document may contain `389.000`, which is 389.
 * `checkBounds(389, { least: 1000, most: 200_000_000 })` → `{ kind: 'outside', value: 389, thousands: 389000 }`
 */
export function checkBounds(value: number, bounds: NumberBounds): NumberReading {
  if (!Number.isFinite(value)) return { kind: 'not-number' };
  if (isWithin(value, bounds)) return { kind: 'number', value };
  const thousands = Math.round(value * 1e6) / 1e3;
  return value > 0 && isWithin(thousands, bounds) ? { kind: 'outside', value, thousands } : { kind: 'outside', value };
}

function isWithin(value: number, { least, most }: NumberBounds): boolean {
  return value >= least && value <= most;
}

/** A space beside the point of a group of three digits: `389. 000`. Beside a comma it may separate two numbers. */
const SPACED_POINT = /(?<=\d)(?: \. ?|\. )(?=\d{3}(?!\d))/g;

/**
 * Replaces spaces, apostrophes and minus signs by their ASCII form, and removes invisible characters and spaces beside a point between
 * thousands. `normalised('389\u202f000 –')` → `'389 000 -'`, `normalised('389. 000')` → `'389.000'`
 */
export function normalised(text: string): string {
  return withPlainHyphens(withoutInvisible(text.slice(0, 4 * LONGEST)))
    .replace(/\s+/g, ' ')
    .replace(/[’ʼ‘´`]/g, "'")
    .replace(SPACED_POINT, '.')
    .trim();
}

function isUnit(beside: string, unit: NumberUnit | undefined): boolean {
  const written = unitText(beside);
  return written === '' || (unit !== undefined && UNITS[unit].test(written));
}

/** A unit without spaces, accents and capitals. */
function unitText(beside: string): string {
  return beside.replaceAll(' ', '').toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * The possible values of digits with separators: the value read with decimals, and the value read with thousands if both readings are
 * possible; `undefined` if the separators are inconsistent.
 */
function readingsOf(digits: string): readonly number[] | undefined {
  const [, spaced, decimals = ''] = /^(\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+)(?:[.,](\d+))?$/.exec(digits) ?? [];
  // In '250 000.125' the point may also separate thousands, because no country combines a space between thousands with a decimal point.
  if (spaced !== undefined)
    return /^\d+ \d{3}\.\d{3}$/.test(digits)
      ? [numberOf(spaced, decimals), numberOf(digits)]
      : [numberOf(spaced, decimals)];
  const [, pointed, afterComma] = /^(\d{1,3}(?:\.\d{3})+),(\d+)$/.exec(digits) ?? [];
  if (pointed !== undefined) return [numberOf(pointed, afterComma)];
  const [, withCommas, afterPoint] = /^(\d{1,3}(?:,\d{3})+)\.(\d+)$/.exec(digits) ?? [];
  if (withCommas !== undefined) return [numberOf(withCommas, afterPoint)];
  if (/^\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/.test(digits)) return [numberOf(digits)];
  const [, whole, rest = ''] = /^(\d+)(?:[.,](\d+))?$/.exec(digits) ?? [];
  if (whole === undefined) return undefined;
  const value = numberOf(whole, rest);
  return /^[1-9]\d{0,2}$/.test(whole) && rest.length === 3 ? [value, numberOf(whole + rest)] : [value];
}

function numberOf(whole: string, decimals = ''): number {
  return Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`);
}
