import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import {
  afterJoint,
  afterStop,
  isAnd,
  isNumberAt,
  isSurfaceUnit,
  isType,
  means,
  numberAt,
  significant,
  unitOf,
} from './look-around.ts';
import type { Mark } from './marks.ts';
import type { BoundWord, Unit } from './meaning.ts';
import { isInThousands, LOWEST_PRICE, LOWEST_SALE } from './read-price.ts';
import type { Reading, Stretch } from './reading.ts';

/** A number with its unit. `next`: index of the mark after both. */
export type Amount = {
  readonly value: number;
  readonly unit: Unit | undefined;
  readonly isMonthly: boolean;
  readonly next: number;
};

const M2_PER_SQUARE_FOOT = 0.092_903;
const ARES_PER_ACRE = 40.4686;

/** The number at an index with its unit, multiplied by a following thousand or million. */
export function amountAt(reading: Reading, at: number, value: number): Amount {
  const { marks, pending } = reading;
  let next = at + 1;
  let amount = value;
  let unit: Unit | undefined;
  let isMonthly = false;
  for (; next < marks.length; next++) {
    const mark = marks[next] as Mark;
    const said = unitOf(mark);
    const isFirst = next === at + 1;
    if (isFirst && mark.key === 'm' && isMillion(reading, at, amount)) [amount, unit] = [amount * 1e6, 'euro'];
    else if (said === 'thousand' && !(mark.key === 't' && amount < LOWEST_IN_T))
      [amount, unit] = [amount * 1000, 'euro'];
    else if (said === 'hundred-thousand' && amount < 100) [amount, unit] = [amount * 100_000, 'euro'];
    else if (said === 'million') {
      const rest = thousandsBehind(marks, next + 1);
      [amount, unit] = [amount * 1e6 + rest.thousands * 1000, 'euro'];
      next += rest.marks;
    }
    // In 'libre dans 3 mois', the word for months states a time, not a monthly rent.
    else if (said === 'month' && unit === undefined && amount < LOWEST_PRICE && isTime(mark)) break;
    else if (said === 'month' && (unit === undefined || unit === 'euro'))
      // An amount too high for a rent stays a sale price, even if 'charges included' follows.
      [isMonthly, unit] = [amount < LOWEST_SALE, 'euro'];
    // A price per week or night: '500 a week', '80 € la nuit'.
    else if (said === 'week' && (unit === undefined || unit === 'euro')) unit = 'week';
    else if (isFirst && isOrdinal(marks[at], mark) && means(marks[next + 1], 'unit')) continue;
    // The unit follows the bound: '3 or more bedrooms', '2 ou plus de chambres'.
    else if (isFirst && means(mark, 'or-more', 'or-less') && means(marks[significant(marks, next + 1)], 'unit')) {
      next = significant(marks, next + 1) - 1;
      continue;
    } else if (said === 'square-feet' && unit === undefined)
      [amount, unit] = [Math.floor(amount * M2_PER_SQUARE_FOOT), 'm2'];
    else if (said === 'acre' && unit === undefined) [amount, unit] = [Math.floor(amount * ARES_PER_ACRE), 'are'];
    else if (said !== undefined && isLabel(reading, next, said, amount)) break;
    // 'M' is short for a month in '450 €/m', 'a' for ares in 'terrain 15a'.
    else if (mark.key === 'm' && unit === 'euro' && marks[next - 1]?.key === '/') isMonthly = amount < LOWEST_SALE;
    else if (isFirst && mark.key === 'a' && isShortForAre(reading, next)) unit = 'are';
    else if (isFirst && mark.key === 'e' && mark.from === marks[at]?.to && amount >= LOWEST_PRICE) unit = 'euro';
    else if (said !== undefined && unit === undefined) unit = said;
    else if (said === 'euro' && unit === 'euro') continue;
    else if (mark.kind === 'sign' && mark.key === '€') {
      if (isFirst && isEuroOfNext(reading, at, amount)) break;
      unit ??= 'euro';
    } else if (mark.kind === 'sign' && /[+/-]/.test(mark.key) && means(marks[next + 1], 'unit')) continue;
    else if (isFirst && mark.key === 'min' && amount <= 120 && !isNumberAt(marks, afterStop(marks, next + 1)))
      unit = 'minutes';
    else break;
    if (unit !== 'euro' && unit !== undefined) {
      next++;
      break;
    }
  }
  const isShort =
    amount >= LOWEST_PRICE &&
    (unit === undefined || unit === 'euro') &&
    !isMonthly &&
    !(unit === undefined && beginsOtherRange(reading, next, amount)) &&
    isInThousands(
      reading,
      amount,
      unit ?? euroBefore(marks[at - 1], amount),
      pending.bound ?? boundBehind(reading, next, amount),
    );
  return {
    value: isShort ? amount * 1000 : amount,
    unit: unit ?? (pending.isPrice && amount >= LOWEST_PRICE ? 'euro' : undefined),
    isMonthly,
    next,
  };
}

/**
 * Whether a number without a unit begins a range of surfaces, rooms or rents, whose unit is after the second number: 'entre 500 et 800 m²'.
 * `next`: index of the mark after the number. 'Max 300 et 350 m²' is not a range.
 */
function beginsOtherRange(reading: Reading, next: number, value: number): boolean {
  const { marks, pending } = reading;
  if (pending.isPrice || pending.bound === 'most' || (isAnd(marks[next]) && pending.bound !== 'between')) return false;
  const second = secondOf(reading, next);
  return second !== undefined && second.value > value && !isMoney(second);
}

/** Euro, if a euro sign precedes a number of at least 1000: 'max €1500'. A smaller number, 'max €300', may be short for 300 000. */
function euroBefore(before: Mark | undefined, value: number): Unit | undefined {
  return value >= 1000 && /^(?:€|eur|euros?)$/.test(before?.key ?? '') ? 'euro' : undefined;
}

/** Whether the euro sign after a postcode belongs to the price that follows the sign: '4780 € 400.000', '1050 €900'. */
function isEuroOfNext({ marks, text }: Reading, at: number, value: number): boolean {
  const [number, euro, price] = [marks[at], marks[at + 1], marks[at + 2]];
  if (price?.kind !== 'number' || !euro) return false;
  const isAttached = euro.to === price.from && text[euro.from - 1] === ' ';
  const isPostcode = /^[1-9]\d{3}$/.test(number?.key ?? '');
  return isAttached || (isPostcode && price.value >= LOWEST_SALE && value < LOWEST_SALE);
}

/** Whether a unit between two numbers belongs to the second one: '250.000 chambres : 3', since nothing has so many rooms. */
function isLabel({ marks }: Reading, at: number, unit: Unit, value: number): boolean {
  const isRooms = unit === 'bedrooms' || unit === 'rooms';
  return (
    isRooms && (value >= LOWEST_PRICE || (/^[:=]$/.test(marks[at + 1]?.key ?? '') && marks[at + 2]?.kind === 'number'))
  );
}

/** Whether the letter 'a' after a number means ares, 'terrain 15a', and is not part of a house number, 'Kerkstraat 15a'. */
function isShortForAre({ marks, street }: Reading, at: number): boolean {
  const isLand = marks.some(mark => isType(mark, PROPERTY_TYPE.land));
  const isAttached = marks[at]?.from === marks[at - 1]?.to && marks[at + 1]?.kind !== 'number';
  const isHouse = marks[at - 2]?.kind === 'word' || street.to === at - 1;
  return isLand && isAttached && !isHouse;
}

/** Whether an amount may be a sale price: it has no unit, or its unit is the euro. */
export function isMoney({ unit, isMonthly }: Amount): boolean {
  return unit === undefined || (unit === 'euro' && !isMonthly);
}

/**
 * Whether 'm' after the number at an index means millions, '1,2m', 'villa 2m Lasne', and not metres: 'terrain 12 m de façade', 'jardin 15m',
 * 'huis 6 m breed'.
 */
function isMillion({ marks, pending }: Reading, at: number, value: number): boolean {
  if (value >= 20) return false;
  const [before, behind] = [marks[at - 1], marks[at + 2]];
  const place = marks[significant(marks, at + 2)];
  const isInPlace = /^(?:a|au|in|en|te|at|bei|zu)$/.test(behind?.key ?? '') && place?.kind === 'places';
  const isMeasured =
    behind?.kind === 'word' ||
    (means(behind, 'little', 'near', 'opinion', 'ordinary', 'surface') && !isInPlace) ||
    /^(?:from|von)$/.test(behind?.key ?? '');
  if (isMeasured) return false;
  if (!Number.isInteger(value) || pending.isPrice || pending.bound !== undefined || behind?.key === '€') return true;
  // After a feature or an unknown word, the number is probably a length in metres.
  const isGarage =
    before?.kind === 'meaning' && before.means.some(each => each.is === 'flag' && each.flag === 'garage');
  return (
    isGarage || !(before?.kind === 'word' || means(before, 'flag', 'text', 'little', 'opinion', 'ordinary', 'unit'))
  );
}

/**
 * The thousands that follow a number of millions, 'un million deux', '1 million 250', '1 million 200 mille', and the number of their marks;
 * both are 0 if the number at the index does not continue the millions, such as a number of rooms or square metres.
 */
function thousandsBehind(marks: readonly Mark[], at: number): { readonly thousands: number; readonly marks: number } {
  const value = numberAt(marks, at) ?? 0;
  const behind = marks[at + 1];
  const isShort =
    behind === undefined ||
    behind.kind === 'places' ||
    /^[,;€]$/.test(behind.key) ||
    means(behind, 'bound', 'goal') ||
    unitOf(behind) === 'euro';
  if (!Number.isInteger(value) || value < 1 || value >= 1000) return { thousands: 0, marks: 0 };
  if (unitOf(behind) === 'thousand') return { thousands: value, marks: 2 };
  // 'Un million cinquante' may be 1.05 or 1.5 million, so 50 is not added.
  if (!isShort || (value >= 10 && value < 100)) return { thousands: 0, marks: 0 };
  return { thousands: value < 10 ? value * 100 : value, marks: 1 };
}

/** Least number before the letter T that is read as thousands of euro; after a smaller number, '3T', the letter has another meaning. */
const LOWEST_IN_T = 50;

/** Whether a mark is the word for months alone, which may state a time instead of a monthly rent: 'in 3 Monaten', 'volgende maand'. */
export function isTime({ key }: Pick<Mark, 'key'>): boolean {
  return /^(?:mois|maand(?:en)?|months?|a month|monate?n?)$/.test(key);
}

/** Whether a mark is the ending of an ordinal number: '1er étage', '2de verdieping', '3. Stock'. */
export function isOrdinal(number: Mark | undefined, { key, from }: Pick<Mark, 'key' | 'from'>): boolean {
  return from === number?.to && /^(?:er|ere|e|eme|ste|de|st|nd|rd|th|\.)$/.test(key);
}

/** Whether a number without a unit is at an index. */
export function isBare(reading: Reading, at: number): boolean {
  return reading.marks[at]?.kind === 'number' && amountAt(reading, at, 0).next === at + 1;
}

/** The second number of a range, after 'à', 'tot', 'and' or a dash. */
export function secondOf(reading: Reading, at: number): Amount | undefined {
  const { marks, pending } = reading;
  const joint = marks[at];
  const isJoint =
    joint?.kind === 'sign'
      ? /[-–]/.test(joint.key)
      : /^(?:a|et|tot|en|to|and|bis|und|jusqu a|jusque)$/.test(joint?.key ?? '');
  // '2 ou 3 chambres' and '200/250k' are read as ranges; '1050 ou 1060' are two postcodes.
  const isChoice = /^(?:ou|of|or|oder|\/)$/.test(joint?.key ?? '');
  if (!isJoint && !isChoice) return undefined;
  // Without 'between', '9000 en de 9050' are two numbers.
  const first = pending.bound === 'between' ? afterJoint(marks, at) : at + 1;
  const euro = marks[first]?.key === '€' ? 1 : 0;
  const number = numberAt(marks, first + euro);
  if (number === undefined) return undefined;
  const amount = amountAt(reading, first + euro, number);
  // '200000/300000' are two prices.
  const isPrice = joint?.key === '/' && amount.value >= LOWEST_SALE;
  if (isChoice && amount.unit === undefined && !isPrice) return undefined;
  return euro === 1 ? { ...amount, unit: amount.unit ?? 'euro' } : amount;
}

/**
 * The unit that a lower bound shares with the upper bound after it, 'min 3 max 4 chambres', 'minstens 80 en hoogstens 120 m²'. `next`: index of
 * the mark after the number of the lower bound.
 */
export function unitOfUpperBound(reading: Reading, next: number): Unit | undefined {
  const { marks, pending } = reading;
  const upper = isAnd(marks[next]) || marks[next]?.key === ',' ? next + 1 : next;
  const bound = marks[upper];
  const value = numberAt(marks, upper + 1);
  if (pending.bound !== 'least' || !isBoundOf(bound, 'most') || value === undefined) return undefined;
  const { unit } = amountAt(reading, upper + 1, value);
  return unit === 'bedrooms' || unit === 'rooms' || isSurfaceUnit(unit) ? unit : undefined;
}

/** The bound between a number and its unit: '3 or more bedrooms'. `at`: index of the number. */
export function boundWithin({ marks }: Reading, at: number, next: number): BoundWord | undefined {
  if (next <= at + 2) return undefined;
  return means(marks[at + 1], 'or-more') ? 'least' : means(marks[at + 1], 'or-less') ? 'most' : undefined;
}

/** The bound after a number: '400.000 max', '3 ou plus'. `next`: index of the mark after the number's unit. */
export function boundBehind(reading: Reading, next: number, value: number): BoundWord | undefined {
  const mark = reading.marks[next];
  if (isOrMoreSign(reading, next)) return 'least';
  if (mark?.kind !== 'meaning') return undefined;
  if (isChargesAdded(reading.marks, next)) return undefined;
  for (const meaning of mark.means) {
    if (meaning.is === 'or-more') return 'least';
    if (meaning.is === 'or-less') return 'most';
    if (meaning.is === 'bound' && isBehindAmount(reading, next, value)) return meaning.bound;
  }
  return undefined;
}

/** Whether a mark is a '+' that ends an amount, '300k+ villa', and does not add anything to it, '850€+ charges'. */
function isOrMoreSign({ marks, text }: Reading, at: number): boolean {
  const mark = marks[at];
  const next = marks[at + 1];
  if (mark?.key !== '+' || /\s/.test(text[mark.from - 1] ?? '') || next?.from === mark.to) return false;
  return next === undefined || next.kind === 'places' || next.kind === 'sign' || means(next, 'type', 'goal', 'unit');
}

/** Index of the mark after an amount and its bound. */
export function afterBound(reading: Reading, next: number, value = 0): number {
  const { marks, text } = reading;
  const mark = marks[next];
  // In '3 chambres + jardin' and '3slk+bureau' the sign joins two criteria.
  if (mark?.kind === 'sign' && mark.key === '+')
    return text[mark.from - 1] === ' ' || /\p{L}/u.test(text[mark.to] ?? '') ? next : next + 1;
  const isBound = means(mark, 'bound') && isBehindAmount(reading, next, value);
  const isBehind = means(mark, 'or-more', 'or-less') && !isChargesAdded(marks, next);
  return isBehind || isBound ? next + 1 : next;
}

/** Whether 'plus' at the index adds charges, '1100 plus NK', so that it is not a lower bound. */
function isChargesAdded(marks: readonly Mark[], at: number): boolean {
  return marks[at]?.key === 'plus' && means(marks[significant(marks, at + 1)], 'charges');
}

/**
 * Whether a bound belongs to the number before it. It does if no number follows it. It also does if the number before it is a price without
 * another bound, and a number of rooms follows, for which lists have no upper bound: '400 000 max 4 chambres', but not 'max 400 000 max 4
 * chambres'.
 */
function isBehindAmount(reading: Reading, at: number, value: number): boolean {
  const { marks } = reading;
  const first = boundedAt(marks, at + 1);
  const mark = marks[at];
  // In '900 € dans les Ardennes', 'dans les' is not a bound of 900.
  if (isBoundBefore(mark)) return false;
  if (!isNumberAt(marks, first)) return true;
  if (reading.pending.bound !== undefined) return false;
  const isMost = isBoundOf(mark, 'most');
  // In '800 m² minimum 100 000 maximum', the second bound belongs to the second number.
  if (isBoundOf(mark, 'least') && isMostOnly(reading, first)) return true;
  const { unit } = amountAt(reading, significant(marks, first), 0);
  // In '3 chambres minimum 300.000 €' the bound belongs to the rooms, because few people give only a lower bound of the price.
  const isRooms =
    /^(?:minimum|minimaal|au minimum)$/.test(mark?.key ?? '') && value < LOWEST_PRICE && !isMostBehind(marks, first);
  if (isRooms && (unit === undefined || unit === 'euro')) return true;
  // In '350.000 max sur 8 ares' the bound belongs to the price; in '350.000, max 150 m²' it does not.
  const isOther = means(marks[at + 1], 'little', 'with') && isSurfaceUnit(unit);
  return isMost && value >= LOWEST_PRICE && (unit === 'bedrooms' || unit === 'rooms' || isOther);
}

function isBoundOf(mark: Mark | undefined, bound: BoundWord): boolean {
  return mark?.kind === 'meaning' && mark.means.some(each => each.is === 'bound' && each.bound === bound);
}

/** Whether an upper bound follows the number at an index, and no further number follows that bound. */
function isMostOnly(reading: Reading, at: number): boolean {
  const { marks } = reading;
  const { next } = amountAt(reading, at, numberAt(marks, at) ?? 0);
  return isBoundOf(marks[next], 'most') && !isNumberAt(marks, boundedAt(marks, next + 1));
}

function isMostBehind(marks: readonly Mark[], at: number): boolean {
  return marks.some(
    (mark, number) =>
      number >= at &&
      mark.kind === 'meaning' &&
      mark.means.some(each => each.is === 'bound' && each.bound === 'most') &&
      isNumberAt(marks, boundedAt(marks, number + 1)),
  );
}

/** The words of the number at an index, of its unit, and of the bounds before and after it: 'maximum de 3 chambres', '100 m² of minder'. */
export function withBound(reading: Reading, at: number): Stretch {
  const { marks } = reading;
  const { next } = amountAt(reading, at, numberAt(marks, at) ?? 0);
  const isBehind = boundBehind(reading, next, 0) !== undefined;
  let before = at - 1;
  while (means(marks[before], 'little', 'surface', 'price') || /^[.:]$/.test(marks[before]?.key ?? '')) before--;
  const isBefore = means(marks[before], 'bound') || /^[<≤>≥]$/.test(marks[before]?.key ?? '');
  return {
    from: (marks[isBefore ? before : at] as Mark).from,
    to: (marks[isBehind ? next : next - 1] as Mark).to,
  };
}

/** Whether a mark is a bound only before a number: 'dès 300.000', 'dans les 300.000', 'um die 300.000', 'beneden 300.000'. */
export function isBoundBefore(mark: Mark | undefined): boolean {
  return /^(?:des|dans les|um die|beneden)$/.test(mark?.key ?? '');
}

/** Index of the number that belongs to a bound, from the index after the bound: skips a full stop ('max.'), ':' and words for the price. */
function boundedAt(marks: readonly Mark[], at: number): number {
  let next = at;
  while (means(marks[next], 'price') || /^[.:]$/.test(marks[next]?.key ?? '')) next++;
  return next;
}
