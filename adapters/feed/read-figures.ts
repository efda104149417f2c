import { type Reason, reason } from '../../application/finding/reason.ts';
import type { FeedRecord } from '../../application/ports/catalogue/feed.ts';
import { FACT_NAMES, FACTS } from '../../domain/listing/facts.ts';
import { factBounds, factUnit, priceBounds } from '../../domain/listing/number-bounds.ts';
import { STARTING_FROM } from '../../domain/listing/price-display.ts';
import { meansOnRequest } from '../../domain/price/on-request.ts';
import { type NumberBeside, numberBeside } from '../../domain/text/number-beside.ts';
import {
  type NumberBounds,
  type NumberReading,
  type NumberUnit,
  readNumber,
  checkBounds,
} from '../../domain/text/number-reading.ts';
import { isPlaceholder } from '../../domain/text/placeholder.ts';
import { plainLine } from '../wire/rich-text/plain-line.ts';
import { fieldOf } from './texts/field-of-fact.ts';
import { isAbsent, readBoolean, readNumber as readPlainNumber, shown } from './read-values.ts';

/** A field, and the reason why its value is not used. */
type FieldReason = readonly [field: string, why: Reason];

/** Values of a record that decide whether it can be shown, read before the others. */
export type DecidingValues = {
  /** Values as read, by field; null for a value that is left out. */
  readonly values: FeedRecord;
  /** Reasons to refuse the record, so that its last good version stays. */
  readonly refused: readonly FieldReason[];
  readonly leftOut: readonly FieldReason[];
};

export const NO_DECIDING_VALUES: DecidingValues = { values: {}, refused: [], leftOut: [] };

/** Parses a value of a feed as a number; JSON numbers are checked against the bounds too. */
export function readFigure(raw: unknown, bounds: NumberBounds, unit?: NumberUnit): NumberReading {
  if (typeof raw === 'number') return checkBounds(raw, bounds);
  const written = figureText(raw);
  return written === undefined ? { kind: 'not-number' } : readNumber(written, { writer: 'machine', bounds, unit });
}

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/**
 * The text of a figure without HTML; `undefined` for a value that is not a text. A raised digit becomes a superscript character, because it
 * refers to a footnote and is not a digit of the number before it. `figureText('95&nbsp;m<sup>2</sup>')` → `'95 m²'`
 */
function figureText(raw: unknown): string | undefined {
  if (typeof raw !== 'string' || !/[<&]/.test(raw)) return typeof raw === 'string' ? raw : undefined;
  return plainLine(raw.replace(/<sup> ?(\d) ?<\/sup>/gi, (_, digit: string) => SUPERSCRIPTS.charAt(Number(digit))));
}

/**
 * A number in a text with other words, and the finding that reports them; `undefined` if the value is not a text, or if the text is
 * unclear. `readNumberBesideWords('389k', { least: 1000, most: 2e8 }, 'euro')?.value` → `389000`
 */
export function readNumberBesideWords(
  raw: unknown,
  bounds: NumberBounds,
  unit?: NumberUnit,
): (NumberBeside & { readonly finding: Reason }) | undefined {
  const written = figureText(raw);
  const read = written === undefined ? undefined : numberBeside(written, { writer: 'machine', bounds, unit });
  if (!read) return undefined;
  const values = { number: read.value, value: shown(raw) };
  return { ...read, finding: reason(read.isLeast ? 'least-beside' : 'number-beside', values) };
}

/** Whether a value is the number 0, which systems send for an empty field. `isZero('0,00')`, `isZero('0 m²', 'area')` → `true` */
export function isZero(raw: unknown, unit?: NumberUnit): boolean {
  const reading = readFigure(raw, { least: 0, most: 0 }, unit);
  return reading.kind === 'number';
}

/** Whether a record gives no value: the field is missing, empty or a placeholder. `isNoValue('n.v.t.')` → `true` */
export function isNoValue(raw: unknown): boolean {
  const written = figureText(raw);
  return isNoFigure(raw) || (written !== undefined && isPlaceholder(written));
}

/** Whether a value is missing, or consists of signs without a digit or letter, such as a dash. `isNoFigure('€ -')` → `true` */
export function isNoFigure(raw: unknown): boolean {
  const written = figureText(raw);
  return isAbsent(raw) || (written !== undefined && !/[\p{L}\p{N}]/u.test(written));
}

/** Reason why a value cannot be used as a number; `otherwise`: the reason if it is not a number at all. */
export function figureReason(
  reading: Exclude<NumberReading, { kind: 'number' }>,
  raw: unknown,
  { least, most }: NumberBounds,
  otherwise: Reason,
): Reason {
  const value = shown(raw);
  switch (reading.kind) {
    case 'two-readings':
      return reason('number-two-readings', { value, one: reading.thousands, other: reading.decimal });
    case 'range':
      return reason('number-range', { value });
    case 'outside':
      return reading.thousands === undefined
        ? reason('number-outside', { value, least, most })
        : reason('number-two-readings-low', { value, one: reading.thousands, other: reading.value });
    case 'not-number':
      return otherwise;
  }
}

/**
 * Energy figures, which the law requires in adverts. A record with an invalid energy figure is refused, because keeping the published
 * version does less harm than a wrong figure. Approximate figures ('about 250') are invalid too, because certificates state exact figures.
 */
const ENERGY = FACT_NAMES.filter(name => FACTS[name][1] === 'energy' || FACTS[name][1] === 'co2').map(name => ({
  field: fieldOf(name),
  bounds: factBounds(name) ?? { least: 0, most: 0 },
  unit: factUnit(name),
}));

/**
 * Price and energy figures of a property's record. A record with an unclear figure is refused. Left out instead are a price that is hidden
 * anyway, and a figure that the record states is not available yet.
 * `readFigures({ Goal: 0, Price: '389.000', PublishPrice: true }).values` → `{ Price: 389000 }`
 */
export function readFigures(fields: FeedRecord): DecidingValues {
  const price = readPrice(fields);
  const refused = ENERGY.flatMap(({ field, bounds, unit }): readonly FieldReason[] => {
    const raw = Object.hasOwn(fields, field) ? fields[field] : undefined;
    const reading = isNoFigure(raw) || isInWords(raw) ? undefined : readFigure(raw, bounds, unit);
    if (!reading || reading.kind === 'number') return [];
    return [[field, figureReason(reading, raw, bounds, reason('invalid-number', { value: shown(raw) }))]];
  });
  return { ...price, refused: [...price.refused, ...refused] };
}

function readPrice(fields: FeedRecord): DecidingValues {
  const raw = Object.hasOwn(fields, 'Price') ? fields['Price'] : undefined;
  const goal = readPlainNumber(fields['Goal']);
  // `readFigure` needs the unit for an empty price too, because systems send 0 or -1, with or without the unit, if the field was not filled
  // in.
  const unit = goal === 0 ? 'euro' : 'euro-per-month';
  const empty = readFigure(raw, { least: -1, most: 0 }, unit);
  if (isAbsent(raw) || goal === undefined) return NO_DECIDING_VALUES;
  if (empty.kind === 'number' || isNoFigure(raw) || meansOnRequest(figureText(raw) ?? ''))
    return { ...NO_DECIDING_VALUES, values: { Price: null } };
  const bounds = priceBounds(goal);
  const reading = readFigure(raw, bounds, unit);
  if (reading.kind === 'number') return { ...NO_DECIDING_VALUES, values: { Price: reading.value } };
  // A negative price is always wrong, so the site shows no price.
  if (reading.kind === 'outside' && reading.value < 0)
    return priceLeftOut(figureReason(reading, raw, bounds, reason('missing')));
  // A price above the bound may be real, and the bound may not fit the monthly payment of a life annuity: accept the price with a finding
  // that it is unlikely.
  if (reading.kind === 'outside' && (reading.value > bounds.most || readBoolean(fields['Viager']) === true))
    return { ...NO_DECIDING_VALUES, values: { Price: reading.value } };
  const beside = reading.kind === 'not-number' ? readNumberBesideWords(raw, bounds, unit) : undefined;
  if (beside)
    return {
      // A price unit that the feed states stays unchanged.
      values: {
        Price: beside.value,
        ...(beside.isLeast && isZeroOrAbsent(fields['PriceUnit']) && { PriceUnit: STARTING_FROM }),
      },
      refused: [],
      leftOut: [['Price', beside.finding]],
    };
  const found: FieldReason = [
    'Price',
    figureReason(reading, raw, bounds, reason('invalid-number', { value: shown(raw) })),
  ];
  return readBoolean(fields['PublishPrice']) === true
    ? { values: { Price: null }, refused: [found], leftOut: [] }
    : priceLeftOut(found[1]);
}

function priceLeftOut(why: Reason): DecidingValues {
  return { values: { Price: null }, refused: [], leftOut: [['Price', reason('value-left-out', { why })]] };
}

const isZeroOrAbsent = (raw: unknown) => isAbsent(raw) || isZero(raw);

/** Whether a text has words and no digit: it states no figure, such as `in aanvraag`. `isInWords('Vrijgesteld')` → `true` */
function isInWords(raw: unknown): boolean {
  return typeof raw === 'string' && !/\p{N}/u.test(raw);
}
