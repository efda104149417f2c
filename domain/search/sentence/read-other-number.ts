import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import { amountAt, secondOf } from './amount-at.ts';
import { isAnd, means, numberAt, significant, unitOf } from './look-around.ts';
import type { Mark } from './marks.ts';
import type { Unit } from './meaning.ts';
import { placesAtPostcode } from './place-names.ts';
import { LOWEST_PRICE, priceSoFar, readPrice } from './read-price.ts';
import type { Reading } from './reading.ts';
import { unread, unsearched } from './unread-words.ts';

/**
 * Years that are recognised after a word for building, years that are recognised without such a word, and the first year that is recognised
 * after 'from'.
 */
const YEARS = {
  built: { first: 1500, last: 2100 },
  other: { first: 1800, last: 2035 },
  recent: 1980,
} as const;
/** Words between two years: '1950-1970', 'entre 1950 et 1970'. */
const JOINT = /^(?:a|et|tot|en|to|and|bis|und|ou|of|or|oder|jusqu a|jusque|[-–/])$/;
/** Words between a home and its year: 'maison de 1930', 'huis uit 1950'. */
const LINK = /^(?:de|d|van|uit|anno|von|aus|from)$/;
/** Names of months, folded: a number after them is a year, 'from march 2027'. */
const MONTH =
  /^(?:janv?|janvier|fevrier|fev|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|january|february|march|may|june|july|august|october|januar|februar|marz|dezember|sept|okt|nov|dec|dez)$/;
/** Maximum monthly charges in euro; a higher number beside a word for charges is the rent. */
const HIGHEST_CHARGES = 300;
/** Words between an income and its amount, and after it: 'mes revenus sont de 2800', 'verdien samen 4000 netto'. */
const NET =
  /^(?:nets?|nettes?|netto|brut|bruts|brute|bruto|brutto|gross|ensemble|samen|together|zusammen|totaal|total|sont|bedraagt|bedragen|betragt)$/;
/** Maximum number of marks between a word such as 'salary' and its amount. */
const MOST_BETWEEN = 5;

/**
 * Reads a number that is not a criterion: a reference, a percentage, the years of a home, an income, a deposit. Returns the index of the
 * next unread mark, or `undefined` if the number is none of them.
 */
export function readOtherNumber(reading: Reading, at: number, value: number): number | undefined {
  const { marks, pending, text } = reading;
  const { from, to } = marks[at] as Mark;
  const { label } = pending;
  pending.label = undefined;
  const [percent] = /^ ?%/.exec(text.slice(to, to + 2)) ?? [];
  if (percent !== undefined) {
    unsearched(reading, { from, to: to + percent.length });
    return at + 1;
  }
  const telephone = endOfTelephone(reading, at);
  if (telephone !== undefined) {
    unsearched(reading, { from, to: (marks[telephone - 1] as Mark).to });
    pending.isAfterWith = false;
    return telephone;
  }
  const perArea = endOfPricePerArea(reading, at, value);
  if (perArea !== undefined) {
    unsearched(reading, { from, to: (marks[perArea - 1] as Mark).to });
    pending.bound = undefined;
    pending.isPrice = false;
    return perArea;
  }
  const end =
    label === 'reference'
      ? at + 1
      : (endOfDecade(reading, at) ?? endOfYears(reading, at, label === 'year') ?? endOfAmount(reading, at, value));
  if (end === undefined) return readRentWithCharges(reading, at, value);
  unsearched(reading, { from: startOfYears(reading, at, from), to: (marks[end - 1] as Mark).to });
  pending.bound = undefined;
  return end;
}

/** Minimum number of digits of a telephone number with the code of its country. */
const TELEPHONE = 9;

/** Index of the mark after a telephone number with a country code, '+32 475 12 34 56'; `undefined` if the number is no such number. */
function endOfTelephone({ marks, text }: Reading, at: number): number | undefined {
  if (text[(marks[at] as Mark).from - 1] !== '+') return undefined;
  let [end, digits] = [at, 0];
  for (; marks[end]?.kind === 'number' || (end > at && /^[./-]$/.test(marks[end]?.key ?? '')); end++)
    digits += (marks[end]?.key ?? '').replace(/\D/g, '').length;
  return digits < TELEPHONE ? undefined : end;
}

/** Index of the mark after a price per m², for which lists have no filter: '3.500 €/m²', '3000 euros par m²'. */
function endOfPricePerArea(reading: Reading, at: number, value: number): number | undefined {
  const { marks } = reading;
  const { unit, next } = amountAt(reading, at, value);
  return unit === 'euro' ? afterPerArea(marks, marks[next - 1]?.key === '/' ? next - 1 : next) : undefined;
}

/** Index of the mark after '/m²', 'par m²' or similar words that begin at an index; `undefined` if no such words begin there. */
function afterPerArea(marks: readonly Mark[], at: number): number | undefined {
  const isPer = /^(?:\/|par|per|pro|le|au|je|a)$/.test(marks[at]?.key ?? '');
  return isPer && unitOf(marks[at + 1]) === 'm2' ? at + 2 : undefined;
}

/**
 * Reads a word for the price. The number after 'price per m²' is no price of a home, so it is not a criterion. Returns the index of the next unread
 * mark.
 */
export function readPriceWord(reading: Reading, at: number): number {
  const { marks, pending } = reading;
  const next = afterPerArea(marks, at + 1);
  if (next === undefined) {
    pending.isPrice = true;
    return at + 1;
  }
  unsearched(reading, { from: (marks[at] as Mark).from, to: (marks[next - 1] as Mark).to });
  pending.label = 'reference';
  return next;
}

/** Start of the words that lead from a word for building to its year, 'en 1990', or of 'entre 1950 et 1970'. */
function startOfYears({ marks }: Reading, at: number, from: number): number {
  let before = at - 1;
  while (means(marks[before], 'bound', 'little')) before--;
  const isBuilt = means(marks[before], 'year');
  const first = isBuilt ? before + 1 : means(marks[at - 1], 'bound') ? at - 1 : at;
  return first === at ? from : (marks[first] as Mark).from;
}

/** Index of the mark after a year or two. `isBuilt`: whether a word for building or renovating precedes. */
function endOfYears(reading: Reading, at: number, isBuilt: boolean): number | undefined {
  const { asked, goalSaid, marks, pending } = reading;
  if (!isYearAt(marks, at, isBuilt)) return undefined;
  const joint = marks[at + 1];
  // A bound may precede each year: 'Bouwjaar min 2000 max 2010'.
  const isJoint = JOINT.test(joint?.key ?? '') || (isBuilt && means(joint, 'bound'));
  // 'Huis van 1930 en 3 slaapkamers' contains one year; the other number counts rooms.
  const second = isJoint ? (numberAt(marks, at + 2) ?? 0) : 0;
  const isSecond = second >= LOWEST_PRICE;
  const isRange = isSecond && isYearAt(marks, at + 2, isBuilt) && second > (numberAt(marks, at) ?? 0);
  const end = isRange ? at + 3 : at + 1;
  if (isBuilt || MONTH.test(marks[at - 1]?.key ?? '')) return end;
  // 'Ab 2024', 'à partir de 2025': a year, because a rent would be a round number.
  const isFrom = pending.bound !== undefined && pending.bound !== 'about';
  const isAlone = !isSecond && !pending.isPrice && !pending.isSurface;
  if (isFrom && isAlone && goalSaid !== 'rent' && isOddYear(marks, at)) return end;
  // In 'de 1900 à 2000 euros' the numbers are prices.
  if (pending.isPrice || (isSecond && !isRange)) return undefined;
  const link = marks[at - 1]?.key ?? '';
  const isHome = asked.types.length + asked.texts.length > 0 && marks[end]?.kind !== 'places';
  if (isHome && LINK.test(link) && !(link === 'from' && goalSaid === 'rent')) return end;
  if (isRange && isSpanOfYears(reading, at)) return end;
  // After 'entre' the two numbers are years: 'maison entre 1950 et 1970'.
  return isRange && pending.bound === 'between' && goalSaid !== 'rent' && asked.goal !== 'rent' ? end : undefined;
}

/**
 * Whether two numbers at an index are the first and last year in which a home was built: 'maison 1950-1970'. The numbers are postcodes
 * beside a town with one of these postcodes, after a word such as 'in', and if both are postcodes of towns around Vilvoorde, 'maison
 * 1850-1860', or of Antwerp, 'appartement 2000-2018'. Round numbers, '1900-2000' and '1850-1900', are rents.
 */
function isSpanOfYears({ asked, goalSaid, marks }: Reading, at: number): boolean {
  const years = [numberAt(marks, at) ?? 0, numberAt(marks, at + 2) ?? 0];
  const [before, behind] = [marks[at - 1], marks[at + 3]];
  // Rents are typed as round numbers, so two numbers such as 1900 and 1914 are years.
  const isOdd = years.some(year => year % 10 !== 0);
  const isNamed = isOdd || asked.types.length + asked.texts.length > 0 || asked.flags.newBuild === true;
  if ((!isNamed && !means(behind, 'type')) || isAnd(marks[at + 1])) return false;
  const isEarly = years.some(year => year < 1900);
  const isRound = years.every(year => year % (isEarly ? 50 : 100) === 0);
  if ((goalSaid ?? asked.goal) === 'rent' || isRound) return false;
  const towns = years.map(year => placesAtPostcode(`${year}`));
  const isPostcodes = years.every(year => year < 1900 || year >= 2000) && towns.every(places => places.length > 0);
  const beside = [before, behind].flatMap(mark => (mark?.kind === 'places' ? mark.places : []));
  const isThere = towns.flat().some(({ code }) => beside.some(place => code !== undefined && place.code === code));
  return !isPostcodes && !isThere && !means(before, 'little', 'near');
}

const OTHER_UNITS: readonly (Unit | undefined)[] = [
  'euro',
  'month',
  'week',
  'thousand',
  'hundred-thousand',
  'million',
  'm2',
  'are',
  'km',
];

function isYearAt(marks: readonly Mark[], at: number, isBuilt: boolean): boolean {
  const value = numberAt(marks, at) ?? 0;
  const { first, last } = isBuilt ? YEARS.built : YEARS.other;
  const behind = marks[at + 1];
  const isOther = behind?.key === '€' || marks[at - 1]?.key === '€' || OTHER_UNITS.includes(unitOf(behind));
  return value >= first && value <= last && !isOther && (isBuilt || /^\d{4}$/.test(marks[at]?.key ?? ''));
}

function isOddYear(marks: readonly Mark[], at: number): boolean {
  const value = numberAt(marks, at) ?? 0;
  return value >= YEARS.recent && value % 50 !== 0;
}

/** Index of the mark after a decade, '1930s'. */
function endOfDecade({ marks }: Reading, at: number): number | undefined {
  const [number, ending] = [marks[at] as Mark, marks[at + 1]];
  const isDecade = /^\d{3}0$/.test(number.key) && ending?.from === number.to && /^(?:s|er|ern)$/.test(ending.key);
  return isDecade ? at + 2 : undefined;
}

/**
 * Index after an amount that is not a price because of the word that follows it: '2000 € de salaire', '2 months deposit', '100 € charges'.
 */
function endOfAmount(reading: Reading, at: number, value: number): number | undefined {
  const { marks, pending } = reading;
  const { unit, next } = amountAt(reading, at, value);
  if (unit !== undefined && unit !== 'euro') return undefined;
  const behind = unitOf(marks[next]) === 'month' ? next + 1 : next;
  const label = significant(marks, behind);
  // In 'loyer 900, caution 1500' the word 'caution' has its own amount, so 900 is the rent.
  if (!means(marks[label], 'other-amount', 'charges') || amountBehind(marks, label) !== undefined) return undefined;
  const isOther = means(marks[label], 'charges') ? isOfCharges(reading, value) : label > behind || !pending.isPrice;
  return isOther ? label + 1 : undefined;
}

/**
 * Whether an amount beside a word for charges is the amount of the charges: the rent was read before, or the amount is too low for a rent.
 */
function isOfCharges(reading: Reading, value: number): boolean {
  return priceSoFar(reading) !== undefined || value < HIGHEST_CHARGES;
}

/** Reads a rent with its charges, '750 + 100 charges', as the rent. Returns the index of the next unread mark. */
function readRentWithCharges(reading: Reading, at: number, value: number): number | undefined {
  const { marks, pending } = reading;
  const rent = amountAt(reading, at, value);
  const plus = marks[rent.next];
  const charges = numberAt(marks, rent.next + 1);
  const isAdded = /^(?:\+|plus)$/.test(plus?.key ?? '') || isAnd(plus);
  if (!isAdded || charges === undefined || charges > value || rent.value < LOWEST_PRICE) return undefined;
  if (rent.unit !== undefined && rent.unit !== 'euro') return undefined;
  const { unit, next } = amountAt(reading, rent.next + 1, charges);
  const label = significant(marks, next);
  if ((unit ?? 'euro') !== 'euro' || !means(marks[label], 'charges') || amountBehind(marks, label) !== undefined)
    return undefined;
  readPrice(reading, rent.value, pending.bound);
  pending.bound = undefined;
  pending.isPrice = false;
  unsearched(reading, { from: (marks[rent.next + 1] as Mark).from, to: (marks[label] as Mark).to });
  return label + 1;
}

/**
 * Reads a word for an amount that is not the price, 'caution 1500', 'je gagne 2500 net par mois', with that amount. Returns the index of the
 * next unread mark.
 */
export function readOtherAmount(reading: Reading, at: number, mark: Mark): number {
  const { marks, pending } = reading;
  const number = amountBehind(marks, at);
  const value = number === undefined ? undefined : numberAt(marks, number);
  const isOther = !means(mark, 'charges') || isOfCharges(reading, value ?? 0);
  if (number === undefined || value === undefined || !isOther || pending.not) {
    if (!means(mark, 'type')) unread(reading, mark);
    return at + 1;
  }
  const { next } = amountAt(reading, number, value);
  let end = secondOf(reading, next)?.next ?? next;
  while (unitOf(marks[end]) === 'month' || NET.test(marks[end]?.key ?? '')) end++;
  unsearched(reading, { from: mark.from, to: (marks[end - 1] as Mark).to });
  pending.bound = undefined;
  pending.isPrice = false;
  return end;
}

/** Index of the amount of money that follows the word at an index, 'mon salaire est de 2500'; `undefined` if no amount follows. */
function amountBehind(marks: readonly Mark[], at: number): number | undefined {
  let next = at + 1;
  while (next <= at + MOST_BETWEEN && isBetween(marks[next])) next++;
  const number = marks[next];
  const unit = unitOf(marks[next + 1]);
  const isMoney = unit === undefined || /^(?:euro|month|week|thousand|hundred-thousand|million)$/.test(unit);
  const isAmount = number?.kind === 'number' || (numberAt(marks, next) ?? 0) > 1;
  return isAmount && isMoney && marks[next + 1]?.kind !== 'places' ? next : undefined;
}

function isBetween(mark: Mark | undefined): boolean {
  // In 'apport et budget de 300.000' the amount is the price, not the own funds.
  const isSmall = (means(mark, 'little', 'bound') && !isAnd(mark)) || unitOf(mark) === 'month';
  return isSmall || /^[:=€<>≤≥.]$/.test(mark?.key ?? '') || NET.test(mark?.key ?? '');
}

/** Whether a year follows a word for renovating, apart from small words: 'rénové en 2018', but not 'rénové 1800 €' or 'rénové 1000 Bruxelles'. */
export function isYearBehind({ marks }: Reading, at: number): boolean {
  const year = significant(marks, at + 1);
  const isBound = means(marks[year], 'bound', 'year');
  const next = isBound ? year + 1 : year;
  return isYearAt(marks, next, false) && marks[next + 1]?.kind !== 'places';
}

/** A word for the rent itself, and not for renting. */
const RENT = /^(?:rent|huur|miete|loyer)$/;

/** Whether the number after a word for the rent is its amount rather than a postcode: 'rent of 1000', but not 'huur 9000 Gent'. */
export function isRentBehind({ marks }: Reading, at: number): boolean {
  const next = significant(marks, at + 1);
  const number = marks[next];
  const isAmount = number?.kind === 'number' && number.value % 50 === 0 && marks[next + 1]?.kind !== 'places';
  return RENT.test(marks[at]?.key ?? '') && isAmount;
}

/** Whether a word for the rent means what tenants of an investment property pay, 'opbrengsteigendom huur 2500': such a property is for sale. */
export function isRentOfBuilding({ asked, marks }: Reading, at: number): boolean {
  const isBuilding = asked.types.join() === `${PROPERTY_TYPE.investment}`;
  return isBuilding && RENT.test(marks[at]?.key ?? '') && amountBehind(marks, at) !== undefined;
}
