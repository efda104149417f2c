import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import {
  afterBound,
  type Amount,
  amountAt,
  boundBehind,
  boundWithin,
  isBare,
  isMoney,
  isOrdinal,
  isTime,
  secondOf,
  unitOfUpperBound,
  withBound,
} from './amount-at.ts';
import {
  afterStop,
  isAnd,
  isOr,
  isRangeJoint,
  isSurface,
  isType,
  means,
  numberAt,
  significant,
  unitOf,
  withUnit,
} from './look-around.ts';
import type { Mark } from './marks.ts';
import type { BoundWord, Unit } from './meaning.ts';
import { placesAtPostcode } from './place-names.ts';
import { readCertificate, readConsumption } from './read-certificate.ts';
import { dropStudioOrRooms } from './read-kind.ts';
import { readOtherNumber } from './read-other-number.ts';
import { beginsDistance, isPostcodeExcluded, readDistance, readPostcode } from './read-place.ts';
import { isInThousands, isPrice, isRentRead, isTooLow, LOWEST_PRICE, LOWEST_SALE, readPrice } from './read-price.ts';
import { readRooms, readSurface } from './read-size.ts';
import { type Reading, type Stretch, typed } from './reading.ts';
import { readStreet, unread, unsearched } from './unread-words.ts';

const INVESTMENT = PROPERTY_TYPE.investment;
/** Least number before a property type that is too high to count the homes of a building: 'surface min 90 appartement'. */
const MOST_HOMES = 50;

/** Reads the number at an index, with its unit and bound, or a range of two numbers. Returns the index of the next unread mark. */
export function readNumber(reading: Reading, at: number, first: number): number {
  const { asked, marks, pending } = reading;
  const number = marks[at] as Mark;
  const homes = marks[at + 1];
  const other = readOtherNumber(reading, at, first);
  if (other !== undefined) return other;
  if (first === 1 && means(homes, 'flag', 'type')) return at + 1;
  // 'Top 3 villas' does not search for a building with three homes.
  if (marks[at - 1]?.key === 'top' && means(homes, 'type')) {
    unsearched(reading, number);
    return at + 1;
  }
  // 'Deux appartements à louer' searches for apartments and not for one building with two.
  if (first < 10 && means(homes, 'type') && isSeveralHomes(reading)) {
    unsearched(reading, number);
    return at + 1;
  }
  // In 'immeuble de rapport, 3 appartements' the apartments describe the building; they are not a property type to search for.
  // In '087 55 12 34 Haus' the last number is that of a telephone, in 'Buslinie 14 Wohnung' that of a line.
  const isCount =
    first < MOST_HOMES &&
    !/^(?:number|word)$/.test(marks[at - 1]?.kind ?? '') &&
    !isInChain(marks, at) &&
    !pending.isSurface &&
    (first > 1 || asked.types.includes(INVESTMENT));
  if (isCount && homes && means(homes, 'type')) {
    asked.usualType ??= INVESTMENT;
    unread(reading, { from: number.from, to: homes.to });
    return at + 2;
  }
  // '3 enfants' counts people, for whom there is no criterion.
  if (means(homes, 'family')) return at + 1;
  const behind = readRoomsAndMore(reading, at, first) ?? readRoomsWithQuality(reading, at, first);
  if (behind !== undefined) return behind;
  const amount = amountAt(reading, at, first);
  const next = readRange(reading, at, amount) ?? readOne(reading, at, amount);
  pending.bound = undefined;
  return next;
}

/** Whether a number before homes is how many the visitor searches for, and not how many a building has. */
function isSeveralHomes({ asked, goalSaid, marks, pending }: Reading): boolean {
  if (goalSaid === 'rent') return !asked.types.includes(INVESTMENT);
  const isFirst = asked.types.length + asked.texts.length === 0 && !pending.isAfterWith;
  const isBuildingNamed = marks.some(mark => isType(mark, INVESTMENT));
  return goalSaid === 'sale' && isFirst && !isBuildingNamed;
}

/** Whether a number ends a chain of three with hyphens: the '9' of 'bail 3-6-9'. */
function isInChain(marks: readonly Mark[], at: number): boolean {
  return [at - 1, at - 3].every(joint => marks[joint]?.key === '-' && marks[joint - 1]?.kind === 'number');
}

/** Reads a number of bedrooms plus one of smaller rooms, '3+1 chambres', as 3 bedrooms. Returns the index of the next unread mark. */
function readRoomsAndMore(reading: Reading, at: number, value: number): number | undefined {
  const { marks } = reading;
  const more = marks[at + 1]?.key === '+' ? marks[at + 2] : undefined;
  if (more?.kind !== 'number') return undefined;
  const { unit, next } = amountAt(reading, at + 2, more.value);
  return unit === 'bedrooms' && readRooms(reading, value, unit) ? next : undefined;
}

/**
 * Reads a number of rooms whose quality is named between number and unit, '3 belles chambres', '2 double bedrooms'; the quality is ignored.
 * Returns the index of the next unread mark.
 */
function readRoomsWithQuality(reading: Reading, at: number, value: number): number | undefined {
  const { marks } = reading;
  const quality = marks[at + 1];
  const unit = marks[at + 2];
  const isQuality = quality?.kind === 'word' || means(quality, 'opinion');
  if (!quality || !isQuality || isOrdinal(marks[at], quality) || !unit || !means(unit, 'unit')) return undefined;
  const { unit: said, next } = amountAt(reading, at + 1, value);
  if (said !== 'bedrooms' && said !== 'rooms') return undefined;
  if (!readRooms(reading, value, said)) return undefined;
  unsearched(reading, quality);
  return afterBound(reading, next);
}

/** Reads a number in letters; 'one' counts only before a unit, because it is an article too. */
export function readNumberInLetters(
  reading: Reading,
  at: number,
  mark: Mark & { readonly kind: 'meaning' },
  value: number,
): number {
  const { marks, pending } = reading;
  // 'Half a million' and 'half a hectare' have their unit among their own meanings.
  if (mark.means.length > 1) {
    if (mark.means.some(each => each.is === 'unit' && each.unit === 'are'))
      readSurface(reading, at, value, 'are', pending.bound);
    else readPrice(reading, value, pending.bound);
    return at + 1;
  }
  // 'Een' is both a number and an article; in 'een kamer huren' it is the article.
  if (mark.key === 'een' && unitOf(marks[at + 1]) === 'bedrooms' && isRoomToRent(reading, at + 1)) return at + 1;
  return value > 1 || means(marks[significant(marks, at + 1)], 'unit', 'or-more')
    ? readNumber(reading, at, value)
    : at + 1;
}

/** Reads a unit that no number precedes. Returns the index of the next unread mark. */
export function readUnit(reading: Reading, at: number, mark: Mark, unit: Unit): number {
  const { asked, goalSaid, marks, pending } = reading;
  // 'M. Garten' and 'm/tuin' are short for 'mit' and 'met'.
  if (mark.key === 'm' && isShortForWith(reading, at)) {
    pending.isAfterWith = true;
    return at + 1;
  }
  // 'Ch. de Wavre' is a street, a chaussée.
  if (mark.key === 'ch' && isStreet(reading, at)) return readStreet(reading, at, mark);
  // 'Half a hectare' was already read together with its number.
  if (unit === 'are' && mark.kind === 'meaning' && mark.means.length > 1) return at + 1;
  // A label before its number, 'kWh max 150'.
  if (unit === 'kwh') return readCertificate(reading, at, mark);
  if (unit === 'euro') pending.isPrice = true;
  else if (unit === 'month' && isTime(mark) && !isRentRead(reading)) unread(reading, mark);
  else if (unit === 'month') {
    if (goalSaid === undefined) asked.goal ??= 'rent';
    // The number in 'charges comprises 1500' is not a postcode; the one in '1500 Halle' is.
    pending.isPrice ||= !isRentRead(reading) && isBare(reading, at + 1) && marks[at + 2]?.kind !== 'places';
  }
  // 'Maximum aantal slaapkamers 3', 'chambres : 3 maximum': lists have no upper bound of rooms.
  else if (unit === 'bedrooms' && isMostRooms(reading, at)) return readMostRooms(reading, at, mark);
  // A label before its number, 'chambres : 3', unless the number has a unit of its own.
  else if (unit === 'bedrooms' && /^[:=]$/.test(marks[at + 1]?.key ?? '') && isBare(reading, at + 2))
    return readRooms(reading, numberAt(marks, at + 2) ?? 0, unit) ? afterBound(reading, at + 3) : at + 1;
  // Without a colon, 'chambres 3', only a small number is a number of rooms: in 'chambre 12 rue Haute' it is a house number.
  else if (unit === 'bedrooms' && isBare(reading, at + 1) && isFewRooms(numberAt(marks, at + 1))) {
    readRooms(reading, numberAt(marks, at + 1) ?? 0, unit);
    return afterBound(reading, at + 2);
  } else if (
    unit === 'bedrooms' &&
    /^(?:un|une|een|a|ein|eine|einem)$/.test(marks[at - 1]?.key ?? '') &&
    !isRoomToRent(reading, at)
  )
    readRooms(reading, 1, unit);
  // Labels before their numbers: 'bathrooms 2 bedrooms 4'.
  else if (
    unit === 'other' &&
    means(marks[at + 2], 'unit') &&
    isBare(reading, at + 3) &&
    marks[at + 1]?.kind === 'number'
  ) {
    unread(reading, { from: mark.from, to: (marks[at + 1] as Mark).to });
    return at + 2;
  } else unread(reading, mark);
  return at + 1;
}

/** Whether a room is what the visitor wants to rent, 'louer une chambre', 'een kamer huren': the sentence names no home. */
function isRoomToRent({ asked, marks }: Reading, at: number): boolean {
  const isBeside = [marks[at - 2], marks[at + 1]].some(mark => means(mark, 'goal'));
  return isBeside && asked.goal !== 'sale' && !marks.some(mark => means(mark, 'type', 'text'));
}

/** Index of the number of rooms after a label: 'chambres : 3', 'slaapkamers 3'. */
function labelledAt({ marks }: Reading, at: number): number {
  return /^[:=]$/.test(marks[at + 1]?.key ?? '') ? at + 2 : at + 1;
}

/** Whether the number after a label for rooms is the most that there may be. */
function isMostRooms(reading: Reading, at: number): boolean {
  const number = labelledAt(reading, at);
  if (!isBare(reading, number) || !isFewRooms(numberAt(reading.marks, number))) return false;
  return reading.pending.bound === 'most' || boundBehind(reading, number + 1, 0) === 'most';
}

function readMostRooms(reading: Reading, at: number, { from }: Mark): number {
  const { marks, pending } = reading;
  const number = labelledAt(reading, at);
  const next = afterBound(reading, number + 1);
  pending.bound = undefined;
  unsearched(reading, { from, to: (marks[next - 1] as Mark).to });
  return next;
}

/** Whether the mark is a word for a street, because 'de' and the name of a place follow it: 'ch. de Namur' is a chaussée, not bedrooms. */
function isStreet({ marks }: Reading, at: number): boolean {
  const link = afterStop(marks, at + 1);
  return /^(?:de|d)$/.test(marks[link]?.key ?? '') && marks[link + 1]?.kind === 'places';
}

/** Whether the letter 'm' at an index is short for 'mit' or 'met': a feature follows, and no number precedes. */
function isShortForWith({ marks }: Reading, at: number): boolean {
  const next = /^[./]$/.test(marks[at + 1]?.key ?? '') ? at + 2 : at + 1;
  return marks[at - 1]?.kind !== 'number' && means(marks[next], 'flag', 'text');
}

function isFewRooms(value: number | undefined): boolean {
  return value !== undefined && Number.isInteger(value) && value > 0 && value < 10;
}

/** Reads a range: 'entre 200 et 300.000'. Returns the index of the next unread mark, or `undefined` if no range begins with the number. */
function readRange(reading: Reading, at: number, { value, unit, isMonthly, next }: Amount): number | undefined {
  const { pending } = reading;
  const found = secondOf(reading, next);
  // 'Surface min 90 tot 275k': the first number is the surface.
  if (pending.isSurface && found && isMoney(found) && found.value >= LOWEST_SALE) return undefined;
  if (!found || (unit === undefined && isPostcodeFirst(reading, at, next + 1, found))) return undefined;
  if (found.unit === 'week') {
    unsearched(reading, { from: (reading.marks[at] as Mark).from, to: (reading.marks[found.next - 1] as Mark).to });
    return found.next;
  }
  // 'Entre 100 m² et 150': both are surfaces. '800 m² bis 275.000' are two criteria.
  const isUnitShared = unit !== undefined && unit !== 'euro' && found.unit === undefined && found.value < LOWEST_SALE;
  const shared = isUnitShared ? { ...found, unit } : found;
  const second = isSecondShort(reading, value, shared) ? { ...shared, value: shared.value * 1000 } : shared;
  // In '200-300k' and '250 tot 300.000' the first number is in thousands too, in '1 tot 1,5 miljoen' in millions, in '3 à 4 ton' in hundred
  // thousands of euro (Dutch 'ton').
  const isShort =
    (unit === undefined || (unit === 'euro' && !isMonthly)) &&
    value < 1000 &&
    isMoney(second) &&
    second.value >= LOWEST_SALE &&
    (second.unit === 'euro' || value >= LOWEST_PRICE);
  // In 'tussen 250 en 3 ton' the first number is in thousands, although the second is in hundred thousands.
  const isFew = isShort && value < 20;
  const isTons = isFew && unitOf(reading.marks[second.next - 1]) === 'hundred-thousand';
  const isMillions = isFew && !isTons && second.value >= 1e6;
  const least = value * (isMillions ? 1e6 : isTons ? 1e5 : isShort ? 1000 : 1);
  const isPair =
    unit === undefined || unit === second.unit || ((isShort || unit === 'euro') && second.unit === undefined);
  const first = { value, unit, isMonthly, next };
  if (isReversed(reading, first, found)) {
    readPrice(reading, found.value, 'least');
    readPrice(reading, value, 'most');
  } else if (isNoRange(reading, first, found))
    unsearched(reading, { from: (reading.marks[at] as Mark).from, to: (reading.marks[found.next - 1] as Mark).to });
  else if (second.value <= least || !isPair || !readPair(reading, at, least, second)) return undefined;
  pending.isPrice = false;
  return second.next;
}

/** Whether two prices are given with the higher one first: '500.000-400.000', 'te huur 900 tot 700'. */
function isReversed({ goalSaid }: Reading, first: Amount, second: Amount): boolean {
  const isSale = second.value >= LOWEST_SALE;
  // From a thousand on the first number may be a postcode: '(1000) - 850 €'.
  const isRent = goalSaid === 'rent' && first.value < 1000 && second.value >= LOWEST_PRICE;
  return isMoney(first) && isMoney(second) && (isSale || isRent) && second.value < first.value;
}

/**
 * Whether two numbers with a hyphen are a reference or a telephone number rather than two rents, because the second is at least ten times the
 * first: '640-9556'.
 */
function isNoRange({ goalSaid, marks, pending }: Reading, first: Amount, second: Amount): boolean {
  const isRent = goalSaid === 'rent' || pending.isPrice || pending.bound === 'between';
  const isBare = first.unit === undefined && second.unit === undefined && marks[first.next]?.kind === 'sign';
  return (
    isBare && !isRent && first.value >= LOWEST_PRICE && second.value < LOWEST_SALE && second.value >= first.value * 10
  );
}

/**
 * Whether the first number of a seeming range is a postcode: that of a town before the price of a sale, '4780 bis 275.000', or one of two,
 * '9000-9050 huis'. Two round numbers up to 4000 look like rents, '1000-1200', unless 'and' joins them or a town precedes: 'Brussels 1000-1050'.
 */
function isPostcodeFirst({ goalSaid, marks, pending }: Reading, first: number, second: number, found: Amount): boolean {
  if (pending.bound !== undefined || pending.isPrice || !isMoney(found)) return false;
  const isPostcode = (at: number) => placesAtPostcode(postcodeIn(marks[at])).length > 0;
  if (found.value >= LOWEST_SALE) return isPostcode(first);
  const isBehindTown = marks[first - 1]?.kind === 'places' && found.value % 100 !== 0;
  const isRound = [first, second].every(at => Number(postcodeIn(marks[at])) % 50 === 0);
  const isAbove = [first, second].every(at => postcodeIn(marks[at]) >= '4000');
  const isPair = [first, second].every(isPostcode) && (isAbove || isBehindTown || isAnd(marks[second - 1]) || !isRound);
  return found.unit === undefined && goalSaid !== 'rent' && isPair;
}

/** The digits of a number that has the form of a postcode, else an empty text. */
function postcodeIn(mark: Mark | undefined): string {
  return /^[1-9]\d{3}$/.test(mark?.key ?? '') ? (mark?.key ?? '') : '';
}

/** Whether the second price of a sale is in thousands as the first one is: 'te koop tussen 800 en 1200'. */
function isSecondShort({ goalSaid, pending }: Reading, first: number, { value, unit, isMonthly }: Amount): boolean {
  const isShort = value >= LOWEST_PRICE && value < LOWEST_SALE && (unit ?? 'euro') === 'euro' && !isMonthly;
  return goalSaid === 'sale' && pending.bound === 'between' && first >= LOWEST_SALE && isShort;
}

/** Stores a range. Both values of a price are used; other ranges have a filter for the lower value only. */
function readPair(reading: Reading, at: number, least: number, { value, unit, isMonthly }: Amount): boolean {
  const { asked, goalSaid } = reading;
  if (unit === 'bedrooms' || unit === 'rooms') return readRooms(reading, least, unit);
  if (unit === 'm2' || unit === 'are' || unit === 'hectare') {
    readSurface(reading, at, least, unit, undefined);
    return true;
  }
  if ((unit !== undefined && unit !== 'euro') || least < LOWEST_PRICE) return false;
  if (isMonthly && goalSaid === undefined) asked.goal ??= 'rent';
  const times = !isMonthly && value < LOWEST_SALE && isInThousands(reading, least, unit, 'between') ? 1000 : 1;
  readPrice(reading, least * times, 'least');
  readPrice(reading, value * times, 'most');
  return true;
}

/** Reads a single number by its unit. Returns the index of the next unread mark. */
function readOne(reading: Reading, at: number, { value, unit: own, isMonthly, next }: Amount): number {
  const { asked, goalSaid, marks, pending } = reading;
  const unit = own ?? unitOfUpperBound(reading, next);
  // Before an amount, 'around' does not mean a distance: 'rond de 850 euro'.
  const bound =
    pending.bound ??
    boundWithin(reading, at, next) ??
    boundBehind(reading, next, value) ??
    (pending.isNear ? 'about' : undefined);
  if (isMonthly && goalSaid === undefined) asked.goal ??= 'rent';
  if (unit !== undefined && unit !== 'km' && unit !== 'miles') pending.isNear = false;
  if (unit !== undefined) pending.isSurface = false;
  switch (unit) {
    case 'bedrooms':
    case 'rooms': {
      if (dropStudioOrRooms(reading, at, (marks[next - 1] as Mark).to)) break;
      const isOne = isFromOne(marks, at);
      const least = isOne ? 1 : pending.bound === 'least' && isMoreThan(marks, at) ? value + 1 : value;
      // An ordinal, 'deuxième chambre', is not a number of rooms.
      const isCounted = !isOrdinal(marks[at], marks[at + 1] as Mark);
      // Lists have no upper bound of rooms.
      if (bound === 'most' && !isOne) unsearched(reading, withBound(reading, at));
      else if (!isCounted || !readRooms(reading, least, unit)) unread(reading, withUnit(marks, at, unit));
      break;
    }
    case 'm2':
    case 'are':
    case 'hectare':
      readSurface(reading, at, value, unit, bound);
      break;
    case 'km':
    case 'miles':
      readDistance(reading, at, value, unit);
      break;
    case 'euro':
      // An amount that is not the price is not searched for as a word either.
      if (isTooLow(reading, value) || !readPrice(reading, value, bound))
        unsearched(reading, { from: (marks[at] as Mark).from, to: (marks[next - 1] as Mark).to });
      pending.isPrice = false;
      break;
    case 'kwh':
      if (bound === 'least' || !readConsumption(reading, value)) unread(reading, withUnit(marks, at, unit));
      break;
    case 'minutes':
    case 'minutes-on-foot':
      unsearched(reading, withoutLink(reading, { from: (marks[at] as Mark).from, to: (marks[next - 1] as Mark).to }));
      // '30 minutes from Brussels' is not in Brussels; '10 minutes on foot from the station of Leuven' is in Leuven.
      pending.isNear = unit === 'minutes' && marks[significant(marks, afterStop(marks, next))]?.kind === 'places';
      break;
    case 'week':
      asked.usualGoal ??= 'rent';
      unsearched(reading, withUnit(marks, at, unit));
      break;
    case 'other':
      if (bound === 'most') unsearched(reading, withBound(reading, at));
      else unread(reading, withUnit(marks, at, unit));
      break;
    default:
      readBare(reading, at, value, bound);
  }
  return Math.max(at + 1, afterBound(reading, next, value));
}

/** Extends a phrase by the word at its end that links it to a place: 'de' of '10 minutes de marche de'. */
function withoutLink(reading: Reading, { from, to }: Stretch): Stretch {
  const [link = ''] = / (?:de|du|d)$/i.exec(typed(reading, { from, to })) ?? [];
  return { from, to: to - link.length };
}

/** Reads a number without a unit: a postcode, a distance, a surface or a price. */
function readBare(reading: Reading, at: number, value: number, bound: BoundWord | undefined): void {
  const { marks, pending } = reading;
  const mark = marks[at] as Mark;
  if (isPostcodeExcluded(reading, at)) {
    pending.not ??= mark;
    unread(reading, mark);
    return;
  }
  if (mark.kind === 'number' && readPostcode(reading, at, mark)) return;
  if (beginsDistance(reading, at, value)) pending.km = value;
  else if (isSurface(reading, value)) readSurface(reading, at, value, 'm2', bound);
  else if (isPrice(reading, value, bound) && !(bound === undefined && isReference(reading, mark))) {
    if (!readPrice(reading, value, bound)) unsearched(reading, mark);
    pending.isNear = false;
  }
  // A number alone is not searched for as a word: most listings have a word that begins with '2'.
  else unsearched(reading, bound === 'most' ? withBound(reading, at) : mark);
  pending.isPrice = false;
  pending.isSurface = false;
}

/** Whether a number without a unit looks like a reference rather than a price: '6409556', but not '1250000' or 'budget 1249950'. */
function isReference({ pending }: Reading, { key }: Mark): boolean {
  return !pending.isPrice && /^\d{7,}$/.test(key) && !key.endsWith('00');
}

/** Whether an article, which is also the number one, begins a range that ends at an index: 'een of twee slaapkamers', 'one to two bedrooms'. */
function isFromOne(marks: readonly Mark[], at: number): boolean {
  const isJoined = isRangeJoint(marks[at - 1]) || isOr(marks[at - 1]);
  return isJoined && /^(?:un|une|een|one|ein|eine)$/.test(marks[at - 2]?.key ?? '');
}

/** Whether 'more than' precedes, which excludes the number itself: 'meer dan 4' is at least 5. */
function isMoreThan(marks: readonly Mark[], at: number): boolean {
  const before = marks[at - 1];
  return means(before, 'better') && means(before, 'bound');
}
