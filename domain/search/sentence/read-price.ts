import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import { isSurface, isType, means, unitOf } from './look-around.ts';
import type { Mark } from './marks.ts';
import type { BoundWord, Unit } from './meaning.ts';
import type { Reading } from './reading.ts';
import type { SpanMeaning } from './sentence.ts';

/** Minimum price of a sale, in euro: lower amounts are read as monthly rents. */
export const LOWEST_SALE = 10_000;
export const LOWEST_PRICE = 100;
const LOWEST_RENT_OF_GARAGE = 20;
const HIGHEST_PRICE = 1e9;
/** Monthly rents of homes, in euro, that are understood without a unit. */
const LOWEST_RENT = 400;
const HIGHEST_RENT = 4000;
/** An upper bound of a sale below this number is in thousands: 'max 1200 te koop' is 1.2 million, since nothing is sold for 1 200 €. */
const HIGHEST_IN_THOUSANDS = 5_000;

/**
 * Reads an amount in euro as a bound of the price. Returns false if the amount is too low or too high for any price or rent, or if the
 * sentence has already set this bound to another amount.
 */
export function readPrice(reading: Reading, value: number, bound: BoundWord | undefined): boolean {
  const { asked, goalSaid } = reading;
  const { bounds } = asked;
  const lowest = value < LOWEST_PRICE && isGarageAlone(reading) ? LOWEST_RENT_OF_GARAGE : LOWEST_PRICE;
  if (value < lowest || value >= HIGHEST_PRICE) return false;
  if (value < LOWEST_SALE && goalSaid === undefined) asked.goal ??= 'rent';
  if (bound === 'about') {
    bounds.priceMin ??= Math.round(value * 0.9);
    bounds.priceMax ??= Math.round(value * 1.1);
    return true;
  }
  const name = bound === 'least' || bound === 'between' ? 'priceMin' : 'priceMax';
  bounds[name] ??= Math.round(value);
  return bounds[name] === Math.round(value);
}

/** The price that was read so far, in euro: the upper bound, or else the lower one. */
export function priceSoFar({ asked: { bounds } }: Reading): number | undefined {
  return bounds.priceMax ?? bounds.priceMin;
}

/** Whether a rent was already read, so that 'le mois' after it adds nothing. */
export function isRentRead(reading: Reading): boolean {
  return (priceSoFar(reading) ?? LOWEST_SALE) < LOWEST_SALE;
}

/** Whether a number without a unit is a price. */
export function isPrice(reading: Reading, value: number, bound: BoundWord | undefined): boolean {
  const { asked, goalSaid, pending } = reading;
  if (value >= LOWEST_SALE) return value < HIGHEST_PRICE;
  return (
    value >= LOWEST_PRICE &&
    (pending.isPrice ||
      (bound !== undefined && (value >= LOWEST_RENT || isKindNamed(reading))) ||
      (asked.goal ?? asked.usualGoal) === 'rent' ||
      (goalSaid === 'rent' && value >= LOWEST_RENT && value <= HIGHEST_RENT && !isYear(value)) ||
      isUsualRent(reading, value))
  );
}

/**
 * Whether the sentence states what is searched for, or another number. Without either, an amount below the rent of any home, 'anything in Spa under
 * 200', may be in thousands or in another unit.
 */
function isKindNamed({ marks }: Reading): boolean {
  const isSingle = marks.filter(({ kind }) => kind === 'number').length === 1;
  const isKind = (mark: Mark) =>
    means(mark, 'goal', 'type', 'text', 'flag') || /^(?:bed)?rooms$/.test(unitOf(mark) ?? '');
  return !isSingle || marks.some(isKind);
}

/** Whether a number alone is a rent: 'appart 2 ch Liège 850'. Years, which look alike, are not. */
function isUsualRent({ asked, goalSaid }: Reading, value: number): boolean {
  const isHome =
    asked.types.includes(PROPERTY_TYPE.apartment) ||
    asked.isFlat ||
    (asked.bounds.bedroomsMin !== undefined && asked.types.length === 0);
  const isRent = value >= LOWEST_RENT && value <= HIGHEST_RENT && value % 5 === 0 && !isYear(value);
  return isHome && (asked.goal ?? goalSaid) !== 'sale' && isRent;
}

function isYear(value: number): boolean {
  return value >= 1850 && value <= 2050;
}

/**
 * Whether a price, in euro or without a unit, is in thousands of euro: where the sentence names a sale, 'max 300 maison à vendre', and where
 * no home is let for so little, 'maison, budget 380'. `bound`: the bound before or after it, 'between' for the lower price of a range.
 */
export function isInThousands(
  reading: Reading,
  value: number,
  unit: Unit | undefined,
  bound: BoundWord | undefined,
): boolean {
  const { asked, goalSaid, pending } = reading;
  const { types, usualType } = asked;
  if (value < LOWEST_PRICE || isSurface(reading, value)) return false;
  if (goalSaid === 'sale')
    return (
      ((pending.isPrice || bound !== undefined || pending.isNear) && isSaleInThousands(reading, value)) ||
      (unit !== 'euro' && isMillions(reading, value, bound))
    );
  const isHouse = [PROPERTY_TYPE.house, PROPERTY_TYPE.land].some(
    type => types.includes(type) || usualType === type || (types.length === 0 && isTypeNamed(reading, type)),
  );
  const isRent = (asked.goal ?? goalSaid ?? asked.usualGoal) === 'rent';
  if (unit !== undefined || isRent) return false;
  const isHome = isHouse || types.includes(PROPERTY_TYPE.apartment);
  const isBound = pending.bound !== undefined || bound === 'between' || bound === 'most';
  return (pending.isPrice || (isHome && isBound)) && value < (isHouse ? 600 : 400);
}

/** Whether the sentence names a sale, and the amount is too low for any sale: 'huis te koop 200-300'. */
function isSaleInThousands({ asked, goalSaid }: Reading, value: number): boolean {
  // A larger number is the surface of land rather than its price: 'terrain à vendre min 800'.
  const most = asked.types.includes(PROPERTY_TYPE.land) ? 600 : 1000;
  return goalSaid === 'sale' && value >= LOWEST_PRICE && value < most;
}

/** Whether the sentence names a property type anywhere, also after the current word: 'moins de 200 maison'. */
function isTypeNamed({ marks }: Reading, type: number): boolean {
  return marks.some(mark => isType(mark, type));
}

/**
 * Whether an upper bound of a sale, given in thousands, is above a million. The same number as a lower bound may be a year or a surface,
 * and land or a garage alone costs less.
 */
function isMillions(reading: Reading, value: number, bound: BoundWord | undefined): boolean {
  if (value < 1000 || value >= HIGHEST_IN_THOUSANDS) return false;
  const isMost = bound === 'most' || (bound === undefined && reading.pending.isPrice);
  return isMost && !isCheap(reading);
}

/**
 * Whether an amount in euro is too low for a sale, 'à vendre, max 1200 €'. If the sentence asks for land or a garage alone, no amount is
 * too low.
 */
export function isTooLow(reading: Reading, value: number): boolean {
  return reading.goalSaid === 'sale' && value < LOWEST_SALE && !isCheap(reading);
}

/** Whether the sentence searches for land, or for a garage alone. */
function isCheap(reading: Reading): boolean {
  return isGarageAlone(reading) || isTypeNamed(reading, PROPERTY_TYPE.land);
}

function isGarageAlone({ marks }: Reading): boolean {
  return marks.some(isGarage) && !marks.some(mark => means(mark, 'type', 'text'));
}

function isGarage(mark: Mark): boolean {
  return mark.kind === 'meaning' && mark.means.some(each => each.is === 'flag' && each.flag === 'garage');
}

/** The bounds of the price, the lower one first: 'entre 500.000 et 300.000'. */
export function orderedPrices({ asked: { bounds } }: Reading): {
  readonly priceMin: number | undefined;
  readonly priceMax: number | undefined;
} {
  const { priceMin, priceMax } = bounds;
  return priceMin !== undefined && priceMax !== undefined && priceMin > priceMax
    ? { priceMin: priceMax, priceMax: priceMin }
    : { priceMin, priceMax };
}

/** If one bound of a price is at least this many euro, another bound below a thousand is in thousands: 'min 200 max 300.000'. */
const LEAST_BESIDE_SHORT = 50_000;

/**
 * Multiplies a bound in thousands if the other bound is written in full, 'min 200 max 300.000'. Then also drops the goal 'rent' that was
 * assumed from the small bound; a goal that the sentence names stays.
 */
export function completeThousands({ asked, goalSaid, parts: { spans } }: Reading): void {
  const { bounds } = asked;
  const { priceMin = 0, priceMax = 0 } = bounds;
  const [least, most] = [Math.min(priceMin, priceMax), Math.max(priceMin, priceMax)];
  if (goalSaid === 'rent' || least < LOWEST_PRICE || least >= 1000 || most < LEAST_BESIDE_SHORT) return;
  bounds[least === priceMin ? 'priceMin' : 'priceMax'] = least * 1000;
  if (goalSaid !== undefined || asked.goal !== 'rent') return;
  asked.goal = undefined;
  for (const [at, span] of spans.entries())
    if (span.says.some(isBoundOfPrice)) spans[at] = { ...span, says: span.says.filter(name => name !== 'goal') };
}

/**
 * A rent named with a sale, 'appartement te koop, huur 750 per maand', is what a tenant pays: it is recorded as not understood, as are prices of
 * a viager.
 */
export function dropRentOfSale(reading: Reading): void {
  const { goal, isAnyGoal } = reading.asked;
  if (goal === 'sale' && !isAnyGoal && isRentRead(reading) && !isCheap(reading)) dropPrices(reading);
}

/**
 * Prices of a viager are a down payment and an annuity, for which lists have no filter: a price named with it is recorded as not
 * understood.
 */
export function dropPriceOfViager(reading: Reading): void {
  const { asked } = reading;
  if (asked.flags.viager !== true) return;
  dropPrices(reading);
  if (asked.goal === 'rent') asked.goal = undefined;
}

function isBoundOfPrice(name: SpanMeaning): boolean {
  return name === 'priceMin' || name === 'priceMax';
}

function dropPrices({ asked, parts: { rest, spans } }: Reading): void {
  for (const [at, span] of spans.entries()) {
    if (!span.says.some(isBoundOfPrice)) continue;
    const others = span.says.filter(name => !isBoundOfPrice(name) && name !== 'goal');
    spans[at] = { ...span, says: others.length > 0 ? others : ['rest'] };
    if (others.length === 0) rest.push({ from: span.from, to: span.to, opinion: true, isNegated: false });
  }
  rest.sort((one, other) => one.from - other.from);
  delete asked.bounds.priceMin;
  delete asked.bounds.priceMax;
}
