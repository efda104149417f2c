import { isWithinAreas } from '../../place/areas.ts';
import { belgianMunicipalities } from '../../place/belgian-municipality.ts';
import { fold } from '../../text/fold.ts';
import { boundBehind } from './amount-at.ts';
import { afterStop, isAnd, isOr, means, significant, withUnit } from './look-around.ts';
import type { Mark } from './marks.ts';
import { placesAtPostcode, type SaidPlace } from './place-names.ts';
import { isBusiness, isSight } from './read-surroundings.ts';
import { endClause, type Reading, type Stretch } from './reading.ts';
import { continueNegation } from './take-back.ts';
import { unread, unsearched } from './unread-words.ts';

/** Radius in kilometres for 'near' a place without a distance. */
const USUAL_KM = 10;
const MOST_KM = 100;
const KM_PER_MILE = 1.609;
/** Years of building that a postcode after another one may also be. */
const [FIRST_YEAR, LAST_YEAR] = [1900, 2035];

/** Reads the name of a place, together with a distance that precedes it. */
export function readPlace(reading: Reading, at: number, mark: Mark & { readonly kind: 'places' }): void {
  const { asked, marks, pending } = reading;
  const before = marks[at - 1];
  if (isTowardsPlace(marks, at)) {
    pending.isNear = true;
    return;
  }
  if (isWhereTownLies(marks, at)) {
    unsearched(reading, mark);
    return;
  }
  // In 'acheter ou louer, peu importe, à Dour' the words before the place are not about it.
  if (pending.isEither) endClause(reading);
  continueNegation(reading, at);
  // A house 'with spa' is not necessarily in the town of Spa.
  if (pending.not || means(before, 'with')) {
    unread(reading, mark);
    return;
  }
  // In '1050 Brussels 1000 €' the number after the town is a price.
  const isAmountBehind = marks[at + 2]?.key === '€' || means(marks[at + 2], 'unit');
  const there = atPostcodeBeside(mark.places, [before, isAmountBehind ? undefined : marks[at + 1]]);
  const isHyphen = before?.kind === 'sign' && /[-–]/.test(before.key);
  const earlier = isHyphen ? marks[at - 2] : before;
  for (const place of besideItsTown(reading, earlier, mark, there.length > 0 ? there : mark.places))
    addPlace(reading, place);
  if (pending.isNear || pending.km !== undefined) asked.km ??= pending.km ?? USUAL_KM;
  pending.isNear = false;
  pending.km = undefined;
  // In 'entre Mons et Charleroi, 150.000 max' the word 'entre' does not begin a range of prices.
  if (pending.bound === 'between') pending.bound = undefined;
}

/**
 * Whether the word 'côté' precedes a town: 'côté Namur' is around Namur. Before a town on the coast, the word is read as 'côte': 'côte
 * Knokke'.
 */
function isTowardsPlace(marks: Reading['marks'], at: number): boolean {
  const next = marks[at + 1];
  return (
    marks[at]?.key === 'cote' &&
    next?.kind === 'places' &&
    next.places.every(({ code, kind }) => kind !== 'area' && !isWithinAreas(code ?? '', ['coast']))
  );
}

/**
 * Whether a place only says where the town directly before it lies: 'Beveren bij Sint-Niklaas' is Beveren, without a distance. Further towns may
 * follow: 'Spa proche Verviers et Theux'.
 */
function isWhereTownLies(marks: Reading['marks'], at: number): boolean {
  let near = at - 1;
  while ((isAnd(marks[near]) || isOr(marks[near])) && marks[near - 1]?.kind === 'places') near -= 2;
  while (means(marks[near], 'little')) near--;
  const [town, other] = [marks[near - 1], marks[at]];
  if (!means(marks[near], 'beside') || town?.kind !== 'places' || other?.kind !== 'places') return false;
  return [...town.places, ...other.places].every(({ kind }) => kind !== 'area');
}

/** The places among `places` whose postcode was typed directly before or after their name. */
function atPostcodeBeside(places: readonly SaidPlace[], beside: readonly (Mark | undefined)[]): readonly SaidPlace[] {
  const postcodes = beside.flatMap(mark => (mark?.kind === 'number' && /^[1-9]\d{3}$/.test(mark.key) ? mark.key : []));
  return postcodes.flatMap(postcode => {
    const exact = places.filter(place => place.kind !== 'area' && place.postcode === postcode);
    if (exact.length > 0) return exact;
    // Addresses in all municipalities of the region use the name Brussels: '1180 Bruxelles' is in Uccle.
    return places.some(place => place.kind === 'area' && place.code === '04000') && /^1[0-2]/.test(postcode)
      ? placesAtPostcode(postcode)
      : [];
  });
}

/**
 * If a part of a municipality is named directly before or after it, only the part is searched: 'Berchem (Antwerpen)',
 * 'Antwerpen-Berchem'.
 */
function besideItsTown(
  { asked }: Reading,
  before: Mark | undefined,
  mark: Mark,
  places: readonly SaidPlace[],
): readonly SaidPlace[] {
  if (before?.kind !== 'places') return places;
  const [first, second] = [partsOf(before.places, places), partsOf(places, before.places)];
  // 'Jambes Salzinnes' names two parts of Namur, of which one is a quarter without a postcode of its own.
  if (first.length + second.length === 0 || isQuarter(mark) || isQuarter(before)) {
    // In 'Oostende Mariakerke' the part is the Mariakerke of Ostend, not that of Ghent.
    const there = places.filter(place =>
      before.places.some(other => other.kind !== 'area' && other.code === place.code),
    );
    return there.length > 0 ? there : places;
  }
  for (const place of before.places)
    asked.places.splice(0, asked.places.length, ...asked.places.filter(other => !isSame(other, place)));
  return first.length > 0 ? first : second;
}

/**
 * Whether a mark is the name of a quarter that is searched as its whole municipality, 'Salzinnes', and not a short name of the municipality
 * itself, 'Antw'.
 */
function isQuarter(mark: Mark): boolean {
  return (
    mark.kind === 'places' &&
    mark.places.every(({ kind, code = '' }) => {
      const town = kind === 'municipality' ? belgianMunicipalities().get(code) : undefined;
      const all: readonly string[] = town ? Object.values(town.names) : [];
      return all.length > 0 && !all.some(name => fold(name).slice(0, 3) === mark.key.slice(0, 3));
    })
  );
}

/** Reads a word for 'near': it applies to the place that follows ('près de Namur'), else to the one before ('Namur et environs'). */
export function readNear(reading: Reading, at: number): void {
  const { asked, marks, pending } = reading;
  const next = significant(marks, afterStop(marks, at + 1));
  const follows = marks[next];
  // In 'Jewish area Antwerp' the noun belongs to the words before it, which are refused.
  const isOfPeople = /^(?:area|gegend|omgeving|umgebung)$/.test(marks[at]?.key ?? '') && means(marks[at - 1], 'people');
  if (isOfPeople || isWhereTownLies(marks, next)) return;
  // 'Ixelles near shops' is in Ixelles, 'Ixelles et environs maison' around it.
  const isSurroundings = means(marks[at], 'beside') && (isBusiness(follows) || isSight(follows));
  // 'Gent en omgeving 1000 €' is around Ghent, and the price is not about 1000 €.
  if (isNounForSurroundings(marks, at) && follows?.kind !== 'places' && isBehindPlace(reading, at)) {
    asked.km ??= pending.km ?? USUAL_KM;
    return;
  }
  const isNamed = isSurroundings || follows?.kind === 'word' || means(follows, 'opinion', 'ordinary');
  if (follows?.kind === 'places' || follows?.kind === 'number' || means(follows, 'number', 'near'))
    pending.isNear = true;
  else if (!isNamed && isBehindPlace(reading, at)) asked.km ??= pending.km ?? USUAL_KM;
}

/** Whether a mark directly after a place, apart from 'and' and 'or', is a noun for what surrounds it: 'Gent en omgeving', 'Huy, alentours'. */
function isNounForSurroundings(marks: readonly Mark[], at: number): boolean {
  const before = means(marks[at - 1], 'little') ? at - 2 : at - 1;
  const isNoun = /(?:environs|alentours|omgeving|omstreken|surroundings|area|umgebung)(?: (?:de|van|of|von))?$/.test(
    marks[at]?.key ?? '',
  );
  return isNoun && marks[before]?.kind === 'places';
}

/** Whether a place or a distance precedes the mark, apart from small words and signs. */
function isBehindPlace({ asked, marks }: Reading, at: number): boolean {
  let before = at - 1;
  while (means(marks[before], 'little', 'near') || marks[before]?.kind === 'sign') before--;
  const mark = marks[before];
  const isKm =
    mark?.kind === 'meaning' &&
    mark.means.some(meaning => meaning.is === 'unit' && /^(?:km|miles)$/.test(meaning.unit));
  return asked.places.length > 0 && (mark?.kind === 'places' || mark?.kind === 'number' || isKm);
}

/** Reads a distance in kilometres or miles: it applies to the place that follows, else to the one before. */
export function readDistance(reading: Reading, at: number, value: number, unit: 'km' | 'miles'): void {
  const { asked, marks, pending } = reading;
  const km = Math.ceil(value * (unit === 'miles' ? KM_PER_MILE : 1));
  let next = significant(marks, significant(marks, at + 1) + 1);
  // A word for a part of the town may precede its name: '2 km de la gare de Namur', '5 km vom Zentrum von Eupen'.
  if (means(marks[next], 'opinion') && marks[significant(marks, next + 1)]?.kind === 'places')
    next = significant(marks, next + 1);
  const follows = marks[next];
  if (km < 1 || km > MOST_KM) unread(reading, withUnit(marks, at, unit));
  else if (follows?.kind === 'places' || means(follows, 'near')) pending.km = km;
  else if (asked.places.length > 0) asked.km = km;
  else unread(reading, withUnit(marks, at, unit));
  pending.isNear = false;
}

/** Whether a number without a unit is a distance: a place follows, and 'near' precedes. */
export function beginsDistance({ marks, pending }: Reading, at: number, value: number): boolean {
  return pending.isNear && value >= 1 && value <= MOST_KM && marks[significant(marks, at + 1)]?.kind === 'places';
}

/**
 * Reads a number as a postcode. Beside the name of a place, the number is a postcode only if that place has it, and adds no further place.
 * Returns false if the number is not a postcode.
 */
export function readPostcode(reading: Reading, at: number, mark: Mark & { readonly kind: 'number' }): boolean {
  const { asked, marks, pending } = reading;
  if (!/^[1-9]\d{3}$/.test(mark.key) || pending.isPrice) return false;
  if (pending.bound !== undefined && pending.bound !== 'between') return false;
  const places = placesAtPostcode(mark.key);
  if (places.length === 0 || isRentOfHome(reading, at, Number(mark.key))) return false;
  // In 'appart 1000 max' the bound makes the number a price.
  if (/^(?:most|least)$/.test(boundBehind(reading, at + 1, mark.value) ?? '')) return false;
  // A town in the name of a street is ignored: in 'chaussée de Waterloo 1050' the number is a postcode, although not of Waterloo.
  const isStreet = (number: number) => number >= reading.street.from && number < reading.street.to;
  const beside = [at - 1, at + 1].flatMap(number => {
    const other = marks[number];
    return other?.kind === 'places' && !isStreet(number) ? other.places : [];
  });
  if (beside.length > 0) {
    const isThere = beside.some(place => isAt(place, mark.key, places));
    if (isThere) reading.postcode = at;
    return isThere;
  }
  const isElsewhere = marks.some(
    (other, number) => other.kind === 'places' && Math.abs(number - at) > 1 && !isStreet(number),
  );
  if (isElsewhere && !isFurtherPostcode(reading, at, mark.key)) return false;
  reading.postcode = at;
  // In 'maison Kraainem 1950-1970' the numbers may also be the years in which the home was built.
  if (isElsewhere && marks[at - 1]?.key === '-' && mark.value >= FIRST_YEAR && mark.value <= LAST_YEAR) {
    unsearched(reading, mark);
    return true;
  }
  for (const place of places) addPlace(reading, place);
  if (pending.isNear) asked.km ??= USUAL_KM;
  pending.isNear = false;
  return true;
}

/** Whether a number is a postcode that the sentence excludes: 'niet 1080 of 1070'. */
export function isPostcodeExcluded({ marks, parts, pending }: Reading, at: number): boolean {
  const key = marks[at]?.key ?? '';
  if (!/^[1-9]\d{3}$/.test(key) || placesAtPostcode(key).length === 0) return false;
  const last = parts.rest.at(-1);
  const isContinued = means(marks[at - 1], 'little', 'not') && marks[at - 2]?.kind === 'number';
  return pending.not !== undefined || (isContinued && last?.isNegated === true && last.to === marks[at - 2]?.to);
}

/** Whether a number continues a list of postcodes, 'Bruxelles 1000-1050-1060'. After a comma, a round number may be a rent. */
function isFurtherPostcode({ marks, postcode }: Reading, at: number, key: string): boolean {
  const isJoined = /^(?:[-–/]|ou|of|or|oder|et|en|and|und)$/.test(marks[at - 1]?.key ?? '');
  const isListed = isJoined || (marks[at - 1]?.key === ',' && !key.endsWith('00'));
  return isListed && postcode === at - 2 && !means(marks[at + 1], 'bound');
}

/**
 * Whether a number that is also a postcode is rather the rent of the home before it: 'location appartement 1 chambre 1200'. After 'à louer' alone
 * and after 'in' it is a postcode.
 */
function isRentOfHome({ asked, goalSaid, marks }: Reading, at: number, value: number): boolean {
  const isHome = means(marks[at - 1], 'type', 'text', 'unit', 'flag');
  const isPlace = [marks[at - 1], marks[at + 1]].some(mark => mark?.kind === 'places');
  return goalSaid === 'rent' && isHome && !isPlace && asked.places.length === 0 && value <= 4000 && value % 100 === 0;
}

/** Removes areas that contain another of the places: 'Bruxelles, Ixelles' means Ixelles, 'am Meer, Ostende' means Ostend. */
export function narrowestPlaces({ asked: { places } }: Reading): readonly SaidPlace[] {
  const codes = places.flatMap(({ kind, code }) => (kind === 'area' || code === undefined ? [] : [code]));
  return places.filter(({ kind, code }) => kind !== 'area' || !codes.some(town => isWithinAreas(town, [code])));
}

/** Lists measure distances from one place only: further places are recorded as not understood, 'omgeving Leuven, Diest'. */
export function dropFurtherPlaces(reading: Reading): void {
  const { asked, marks, parts } = reading;
  const [kept, ...others] = narrowestPlaces(reading);
  if (asked.km === undefined || !kept || others.length === 0) return;
  const isDropped = (place: SaidPlace) => others.some(other => isSame(other, place));
  for (const mark of marks) {
    if (mark.kind !== 'places' || !mark.places.every(isDropped)) continue;
    const at = parts.spans.findIndex(({ from, to }) => from <= mark.from && mark.to <= to);
    const span = parts.spans[at];
    const isAlone = span && !marks.some(other => other !== mark && isWithin(other, span) && other.kind !== 'meaning');
    if (!isAlone || span.says.join() !== 'near') continue;
    parts.spans[at] = { ...span, says: ['rest'] };
    parts.rest.push({ from: span.from, to: span.to, opinion: true, isNegated: false });
  }
  parts.rest.sort((one, other) => one.from - other.from);
}

function isWithin({ from, to }: Mark, span: Stretch): boolean {
  return from >= span.from && to <= span.to;
}

function addPlace({ asked: { places } }: Reading, place: SaidPlace): void {
  if (!places.some(other => isSame(other, place))) places.push(place);
}

/** Whether a place has a postcode, or lies around the places that have it. */
function isAt(place: SaidPlace, postcode: string, places: readonly SaidPlace[]): boolean {
  const { code } = place;
  return (
    (place.kind !== 'area' && place.postcode === postcode) ||
    (code !== undefined && places.some(other => other.code !== undefined && isWithinAreas(other.code, [code])))
  );
}

/** The places among `places` that are parts of a municipality in `others`. */
function partsOf(places: readonly SaidPlace[], others: readonly SaidPlace[]): readonly SaidPlace[] {
  return places.filter(
    ({ kind, code }) => kind === 'part' && others.some(town => town.kind === 'municipality' && town.code === code),
  );
}

function isSame(one: SaidPlace, other: SaidPlace): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'part' || other.kind === 'part')
    return one.kind === 'part' && other.kind === 'part' && one.name === other.name && one.postcode === other.postcode;
  return one.code === other.code;
}
