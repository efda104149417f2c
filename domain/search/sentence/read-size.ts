import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import { withBound } from './amount-at.ts';
import {
  afterJoint,
  isRangeJoint,
  isSurfaceUnit,
  isType,
  markBefore,
  means,
  significant,
  unitOf,
  withUnit,
} from './look-around.ts';
import type { Mark } from './marks.ts';
import type { BoundWord, Unit } from './meaning.ts';
import type { Reading } from './reading.ts';
import { unread, unsearched } from './unread-words.ts';

/** Least surface of a home, in m²: '1M2' is a price of 1.2 million rather than a surface. */
const LOWEST_AREA = 5;

/** Reads the number at an index as a minimum of the home's surface, or of the land's if land is named beside it. */
export function readSurface(
  reading: Reading,
  at: number,
  value: number,
  unit: Unit,
  bound: BoundWord | undefined,
): void {
  const { asked, marks } = reading;
  const m2 = Math.round(value * (unit === 'are' ? 100 : unit === 'hectare' ? 10_000 : 1));
  const isLand =
    unit !== 'm2' ||
    isLandBehind(reading, at) ||
    (isLandBefore(reading, at) && !isLiving(reading, at)) ||
    (asked.types.join() === `${PROPERTY_TYPE.land}` && asked.bounds.landMin === undefined);
  // Lists have no upper bound of surfaces.
  if (bound === 'most') unsearched(reading, withBound(reading, at));
  else if (m2 < (isLand ? 1 : LOWEST_AREA) || m2 > 1e7 || (!isLand && isOfPart(reading, at, m2)))
    unread(reading, withUnit(marks, at, unit));
  else if (isLand) asked.bounds.landMin ??= m2;
  else asked.bounds.areaMin ??= m2;
}

/**
 * Whether land or a garden is named directly before the number at an index, 'jardin d'au moins 500 m²'; a town may be named in between,
 * 'terrain Namur 1200 m²'.
 */
function isLandBefore({ land, marks }: Reading, at: number): boolean {
  const isPlot = isType(marks[land], PROPERTY_TYPE.land);
  const isBetween = (mark: Mark) => isBeforeMeasure(mark) || (isPlot && mark.kind === 'places');
  return land >= 0 && marks.slice(land + 1, at).every(isBetween);
}

/** Whether a word for land follows the number at an index directly, and no other number belongs to that word: '800 m² de terrain'. */
function isLandBehind(reading: Reading, at: number): boolean {
  const { marks } = reading;
  const second = afterJoint(marks, at + 1);
  const isRange = isRangeJoint(marks[at + 1]) && marks[second]?.kind === 'number';
  const unit = significant(marks, isRange ? second + 1 : at + 1);
  let next = significant(marks, unit + 1);
  // In '3000 m² de jardin' the number is the surface of the garden, in '150 m², jardin' that of the home.
  if (isGarden(marks[next]) && (LINK.test(marks[next - 1]?.key ?? '') || isWithGarden(reading, at, next))) return true;
  if (!isType(marks[next], PROPERTY_TYPE.land)) return false;
  do next++;
  while (isBeforeMeasure(marks[next]));
  return !isSurfaceAt(marks, next) || isLiving(reading, next);
}

/** Whether the number at an index is the surface of the garden directly after it: 'huis met 500 m² tuin', 'house 200 sqm, 500 sqm garden'. */
function isWithGarden({ asked, marks }: Reading, at: number, garden: number): boolean {
  const isOther = asked.bounds.areaMin !== undefined || /^(?:met|with|w|mit)$/.test(markBefore(marks, at)?.key ?? '');
  return garden === at + 2 && isOther;
}

function isGarden(mark: Mark | undefined): boolean {
  return mark?.kind === 'meaning' && mark.means.some(each => each.is === 'flag' && each.flag === 'garden');
}

/**
 * Whether there is a number of m² or ares, or a range of such numbers, at an index: not at '5' in '4000 m² terrain 5 ch', nor at
 * '1.200.000' in 'terrain 1.200.000'.
 */
function isSurfaceAt(marks: readonly Mark[], at: number): boolean {
  let next = at;
  while (marks[next]?.kind === 'number' || (next > at && isRangeJoint(marks[next]))) next++;
  return next > at && isSurfaceUnit(unitOf(marks[next]));
}

/** Maximum surface of a terrace or garage, in m²; a larger number is read as one only with a linking word, 'terrasse de 80 m²'. */
const LARGEST_PART = 34;

/**
 * Whether a number of m² is the surface of a room, a terrace or a garage: 'séjour 40 m²', 'terrasse de 40 m²', '20 sqm terrace'. A number
 * above `LARGEST_PART` beside a terrace or garage, 'appartement avec terrasse 80 m²', is the surface of the home, unless another number of
 * m² follows.
 */
function isOfPart(reading: Reading, at: number, m2: number): boolean {
  const { asked, marks } = reading;
  let first = at - 1;
  while (means(marks[first], 'bound') || LINK_BEHIND.test(marks[first]?.key ?? '')) first--;
  const [before, behind] = [marks[first], marks[at + 2]];
  const isLinked = marks.slice(first + 1, at).some(({ key }) => LINK_BEHIND.test(key));
  const isSaid = (isLinked && isPart(marks, before)) || (LINK.test(behind?.key ?? '') && isPart(marks, marks[at + 3]));
  if (isSaid || isRoom(before)) return true;
  const isSmall = m2 <= LARGEST_PART && !(asked.isFlat && asked.bounds.areaMin === undefined);
  return (isPart(marks, before) && (isSmall || isM2Behind(marks, at))) || (isPart(marks, behind) && isSmall);
}

const LINK = /^(?:de|d|of|van|von)$/;
/** Words that link a part to the number after it: 'Terrasse mit mindestens 20 qm'. */
const LINK_BEHIND = /^(?:de|d|of|van|von|mit|met|avec|with)$/;
const ROOM =
  /^(?:sejour|living|salon|cuisine|cave|veranda|grenier|chambre|leefruimte|woonkamer|keuken|kelder|zolder|berging|slaapkamer|living room|kitchen|cellar|attic|bedroom|wohnzimmer|kuche|keller|wintergarten|speicher|schlafzimmer)$/;
const OUTSIDE = /terras|terrace|patio|bal[ck]on|garage|carport|atelier|werkplaats|workshop|werkstatt/;

function isRoom(mark: Mark | undefined): boolean {
  return ROOM.test(mark?.key ?? '');
}

/** Whether a mark names a part of a home; a garage counts only if the sentence names a home too. */
function isPart(marks: readonly Mark[], mark: Mark | undefined): boolean {
  if (isRoom(mark)) return true;
  if (!means(mark, 'flag', 'text') || !OUTSIDE.test(mark?.key ?? '')) return false;
  return !/garage|carport/.test(mark?.key ?? '') || marks.some(other => means(other, 'type'));
}

/** Whether another number of m² follows. */
function isM2Behind(marks: readonly Mark[], at: number): boolean {
  return marks.some((mark, number) => number > at + 1 && mark.kind === 'number' && isSurfaceAt(marks, number));
}

/** Whether words beside the number at an index state that it is the living area: '150 m² habitables'. */
function isLiving({ marks }: Reading, at: number): boolean {
  let behind = at + 2;
  if (!means(marks[behind], 'surface')) return false;
  while (isBeforeMeasure(marks[behind])) behind++;
  return marks[behind]?.kind !== 'number';
}

/** Whether a mark may be between a thing and its surface: a small word, a bound, a quality, '(' or ':'. */
function isBeforeMeasure(mark: Mark | undefined): boolean {
  return means(mark, 'little', 'bound', 'surface', 'with', 'opinion') || /^[.:/=<>≤≥–-]$/.test(mark?.key ?? '');
}

const MOST_ROOMS = 20;

/** Reads a number of bedrooms, or of all rooms, as a minimum. Returns false for an impossible number, or if another number was read before. */
export function readRooms({ asked }: Reading, value: number, unit: Unit): boolean {
  const { bounds } = asked;
  // 'Rooms' counts the living room, so there is one bedroom less.
  const bedrooms = unit === 'rooms' ? value - 1 : value;
  if (!Number.isInteger(bedrooms) || bedrooms < 1 || bedrooms > MOST_ROOMS) return false;
  // '4-Zimmer-Wohnung mit 2 Schlafzimmern' has two bedrooms; 'appartement 3 pièces ou maison 5 chambres' are two homes.
  if (bounds.bedroomsMin === undefined || (asked.isOfRooms && unit === 'bedrooms' && asked.types.length <= 1)) {
    bounds.bedroomsMin = bedrooms;
    asked.isOfRooms = unit === 'rooms';
  }
  return bounds.bedroomsMin === bedrooms;
}
