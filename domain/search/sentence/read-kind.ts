import { PROPERTY_TYPE } from '../../listing/property-type.ts';
import { isAnd, isOr, isSurfaceUnit, isType, markBefore, means, significant, unitOf } from './look-around.ts';
import type { Mark } from './marks.ts';
import type { Meaning } from './meaning.ts';
import { addPart, type Reading, typed } from './reading.ts';
import { continueNegation, dropChoice, isChoice, isChoiceOfKind, takeBack } from './take-back.ts';
import { unread, unsearched } from './unread-words.ts';

type Of<Is extends Meaning['is']> = Meaning & { readonly is: Is };

const LAND = PROPERTY_TYPE.land;
const HOMES: readonly number[] = [PROPERTY_TYPE.house, PROPERTY_TYPE.apartment];

/** Reads sale or rent: the first one counts, unless the sentence offers both. */
export function readGoal(reading: Reading, at: number, { goal, isUsual }: Of<'goal'>): void {
  const { asked, last, marks } = reading;
  // 'Verkocht of te koop' (sold or for sale) asks for neither state, so the flag read for 'verkocht' is dropped.
  if (last?.is === 'flag' && marks[last.at] === markBefore(marks, at)) dropChoice(reading, at, marks[at] as Mark);
  if (isExcluded(reading, marks[at] as Mark)) return;
  if (isUsual) asked.usualGoal ??= goal;
  else if (asked.goal !== undefined && asked.goal !== goal && isChoice(reading, at)) asked.isAnyGoal = true;
  else asked.goal ??= goal;
}

/** Reads a property type, such as 'maison'. */
export function readType(reading: Reading, at: number, mark: Mark, { type, isUsual }: Of<'type'>): void {
  const { asked, marks, parts, pending } = reading;
  if (isExcluded(reading, mark)) return;
  if (isUsual) {
    // In 'Ferienwohnung oder Ferienhaus' neither of the two types is searched.
    if (parts.taken === undefined) asked.usualType ??= type;
    return;
  }
  continueNegation(reading, at);
  if (isAroundFlat(reading, at, type)) {
    unread(reading, mark);
    return;
  }
  if (chosenInstead(reading, at, type)) return;
  if (isWithinHome(reading, at, type)) {
    unread(reading, mark);
    return;
  }
  // 'Loft industriel' names a style.
  if (type === PROPERTY_TYPE.commerce && isStyleOfLoft(marks, at)) {
    unsearched(reading, mark);
    return;
  }
  const isLand = type === LAND;
  if (isLand && !isMeasuredBefore(marks, at)) reading.land = at;
  if (pending.not) unread(reading, mark);
  else if (asked.types.includes(type)) {
    // In 'maison ou villa ou fermette', all are alternatives.
    if (reading.last?.is === 'type') reading.last = { at, from: mark.from, is: 'type' };
    return;
  }
  // 'Huis of bouwgrond' (house or building land) searches for both types.
  else if (isLand && reading.last?.is === 'type' && isChoice(reading, at)) asked.types.push(type);
  // 'We want to build a house and need a plot' searches for land.
  else if (isLand && asked.isToBuild && !pending.isAfterWith && !isMeasured(marks, at + 1) && !isCounted(marks, at))
    asked.types.push(type);
  else if (isLand && (asked.types.length + asked.texts.length > 0 || pending.isAfterWith)) {
    // In 'maison avec terrain de 1000 m²' the number is the surface of the land.
    if (!isMeasured(marks, at + 1) && !isCounted(marks, at)) unread(reading, mark);
  } else if (pending.isAfterWith && HOMES.includes(type) && asked.types.join() === `${LAND}`) {
    // The sentence names a plot with a home on it.
    asked.types.push(type);
    asked.isLandOfHome = true;
  } else if (isRoomOfHome(reading, at, type)) addText(reading, at, mark, typed(reading, mark), type);
  else if (
    !pending.isAfterWith ||
    (asked.types.length === 0 && !isInvestment(asked) && !isRoomInside(reading, at, type))
  ) {
    asked.types.push(type);
    reading.last = { at, from: mark.from, is: 'type' };
  }
  // 'Immeuble avec plusieurs appartements': the flats are those of the building.
  else if (isInvestment(asked) && type === PROPERTY_TYPE.apartment) unread(reading, mark);
  // A compound with an unknown beginning, 'Einliegerwohnung', has already been added as a whole.
  else if (parts.rest.at(-1)?.to !== mark.to) addText(reading, at, mark, typed(reading, mark), type);
}

/** Whether another meaning of the same words was excluded: 'geen huurhuis', 'keine WG'. */
function isExcluded({ parts }: Reading, { to }: Mark): boolean {
  const unreadLast = parts.rest.at(-1);
  return unreadLast?.isNegated === true && unreadLast.to === to;
}

/** Whether the sentence named a building with several homes so far, or an investment. */
function isInvestment({ types, usualType }: Reading['asked']): boolean {
  return types.includes(PROPERTY_TYPE.investment) || (types.length === 0 && usualType === PROPERTY_TYPE.investment);
}

/** Whether a mark names the building that a flat is in: 'appartement dans un immeuble récent', 'flat in a small building'. */
function isAroundFlat({ asked, marks }: Reading, at: number, type: number): boolean {
  if (type !== PROPERTY_TYPE.investment || !asked.types.includes(PROPERTY_TYPE.apartment)) return false;
  let before = at - 1;
  while (means(marks[before], 'little', 'opinion', 'flag', 'number') && !IN.test(marks[before]?.key ?? '')) before--;
  return IN.test(marks[before]?.key ?? '');
}

const IN = /^(?:dans|in|im)$/;

/** Whether a mark names the hall of a home, 'appartement comprenant hall, living', or what the home is wanted for, 'maison pour bureau'. */
function isWithinHome({ asked, marks }: Reading, at: number, type: number): boolean {
  const { isFlat, isHouse, types, usualType } = asked;
  const isHome = isFlat || isHouse || [...types, usualType ?? 0].some(each => HOMES.includes(each));
  if (!isHome || (type !== PROPERTY_TYPE.office && type !== PROPERTY_TYPE.commerce)) return false;
  const before = /^(?:un|une|een|a|an|ein|eine|einen|mon|my|mijn|mein)$/.test(marks[at - 1]?.key ?? '')
    ? at - 2
    : at - 1;
  const isHall = /^hall?$/.test(marks[at]?.key ?? '') && !isOr(marks[at - 1]) && !isAnd(marks[at - 1]);
  return isHall || /^(?:pour|voor|for|fur)$/.test(marks[before]?.key ?? '');
}

/** Whether a mark is 'industrial' directly beside the word 'loft'. */
function isStyleOfLoft(marks: readonly Mark[], at: number): boolean {
  const isLoft = (mark: Mark | undefined) => /^lofts?$/.test(mark?.key ?? '');
  return /^industri(?:el|al)/.test(marks[at]?.key ?? '') && (isLoft(marks[at - 1]) || isLoft(marks[at + 1]));
}

/**
 * Whether a mark names an office, shop or hall that belongs to a home, because it is listed among its rooms and features: 'maison 4 ch,
 * bureau, jardin', 'villa garage hangar'. 'Maison, bureau' searches for both.
 */
function isRoomOfHome({ asked, marks }: Reading, at: number, type: number): boolean {
  if (type !== PROPERTY_TYPE.office && type !== PROPERTY_TYPE.commerce) return false;
  let before = at - 1;
  while (means(marks[before], 'little') || /^(?:een|[,/&+-])$/.test(marks[before]?.key ?? '')) before--;
  const mark = marks[before];
  const all = mark?.kind === 'meaning' ? mark.means : [];
  const isFeature = all.some(each => each.is === 'flag' || (each.is === 'text' && each.within === undefined));
  const isRooms = all.some(each => each.is === 'unit' && each.unit.endsWith('rooms'));
  const isHome = asked.isFlat || asked.isHouse || HOMES.some(home => asked.types.includes(home));
  const isMeasure = mark?.kind === 'number' || all.some(each => each.is === 'unit');
  return isRooms || ((isHome || asked.bounds.bedroomsMin !== undefined) && (isFeature || isMeasure));
}

/** Whether a mark names an office among the rooms of a home: 'iets met bureau', 'avec jardin et bureau'. 'Avec jardin, bureau' searches for offices. */
function isRoomInside({ marks }: Reading, at: number, type: number): boolean {
  let before = at - 1;
  while (means(marks[before], 'little') && !isAnd(marks[before])) before--;
  return type === PROPERTY_TYPE.office && (means(marks[before], 'with', 'little') || marks[before]?.key === '+');
}

/** Reads a kind or feature that has no filter, such as 'penthouse': it is searched as a word. */
export function readText(reading: Reading, at: number, mark: Mark, meaning: Of<'text'>): void {
  const { asked, pending } = reading;
  continueNegation(reading, at);
  if (pending.not) {
    unread(reading, mark);
    return;
  }
  const usual = mark.kind === 'meaning' ? mark.means.find(each => each.is === 'type' && each.isUsual) : undefined;
  const within = meaning.within ?? (usual?.is === 'type' ? usual.type : undefined);
  if (joinedToType(reading, at, mark, within) || dropRoomsOrStudio(reading, at, mark, within)) return;
  asked.isFlat ||= meaning.within === PROPERTY_TYPE.apartment;
  asked.isHouse ||= meaning.within === PROPERTY_TYPE.house;
  addText(reading, at, mark, meaning.as ?? mark.meant ?? typed(reading, mark), within);
}

/**
 * Drops a number of rooms before 'or' and a studio, '1 chambre ou studio': apartments are searched, with any number of rooms. Returns
 * whether a number of rooms was dropped.
 */
function dropRoomsOrStudio(reading: Reading, at: number, mark: Mark, within: number | undefined): boolean {
  const { asked, marks, parts } = reading;
  const joint = isOr(marks[at - 1]) || marks[at - 1]?.key === '/';
  const rooms = parts.spans.at(-1);
  if (!joint || within !== PROPERTY_TYPE.apartment || unitOf(marks[at - 2]) !== 'bedrooms' || !rooms) return false;
  // In 'appartement 1 chambre ou studio' the rooms are those of the apartment.
  if (rooms.says.join() !== 'bedroomsMin' || asked.types.length > 0) return false;
  takeBack(reading, { from: rooms.from, undo: () => delete asked.bounds.bedroomsMin }, mark);
  addType(reading, within);
  return true;
}

/** Adds words to be searched as text. `within`: the property type that is searched instead if an alternative follows. */
function addText(reading: Reading, at: number, { from }: Mark, text: string, within: number | undefined): void {
  const { texts } = reading.asked;
  texts.push(text);
  reading.last = { at, from, is: 'text', within, undo: () => texts.splice(texts.lastIndexOf(text), 1) };
}

/** The property types that any part of the sentence names. */
export function typesSaid({ asked: { isFlat, isToBuild, types, usualType } }: Reading): readonly number[] {
  if (isToBuild && types.includes(LAND)) return [LAND];
  // 'Studio pour investir' is a flat, and not a building.
  if (isFlat && types.length === 0 && usualType === PROPERTY_TYPE.investment) return [PROPERTY_TYPE.apartment];
  return types.length === 0 && usualType !== undefined ? [usualType] : types;
}

/**
 * Land that is named before a home, with its surface or with the home on it, belongs to that home: 'terrain de 800 m², maison 3 chambres',
 * 'terrain avec maison'. 'Terrain de 800 m² ou maison' searches for both.
 */
export function dropLandOfHome({ asked, marks, parts: { rest, spans } }: Reading): void {
  const { bounds, types, usualType } = asked;
  const isHome =
    types.length > 1 ||
    usualType === PROPERTY_TYPE.house ||
    asked.isFlat ||
    asked.isHouse ||
    bounds.bedroomsMin !== undefined ||
    bounds.areaMin !== undefined;
  const isOwn = isHome && bounds.landMin !== undefined && !isLandOrHome(marks);
  if (!types.includes(LAND) || asked.isToBuild || !(isOwn || asked.isLandOfHome)) return;
  types.splice(types.indexOf(LAND), 1);
  for (const [at, span] of spans.entries()) {
    const isLand = marks.some(mark => isType(mark, LAND) && mark.from >= span.from && mark.to <= span.to);
    if (!isLand || !span.says.includes('type')) continue;
    const others = span.says.filter(name => name !== 'type');
    const says = others.length > 0 ? others : [bounds.landMin === undefined ? ('rest' as const) : ('landMin' as const)];
    spans[at] = { ...span, says };
    if (says[0] === 'rest') rest.push({ from: span.from, to: span.to, opinion: true, isNegated: false });
  }
  rest.sort((one, other) => one.from - other.from);
}

/** Whether the sentence searches for land or a home: a home after 'or', or land after a home and 'or'. 'Of' is 'or' in Dutch only. */
function isLandOrHome(marks: readonly Mark[]): boolean {
  return marks.some((mark, at) => {
    if (!isOr(mark)) return false;
    const next = marks[significant(marks, at + 1)];
    return isType(next, LAND) ? means(marks[at - 1], 'type') : means(next, 'type');
  });
}

/**
 * Whether a type is an alternative to the kind before it: 'studio ou appartement' searches for the type to which studios belong and for the
 * type 'appartement', and the kind 'studio' is dropped.
 */
function chosenInstead(reading: Reading, at: number, type: number): boolean {
  const { last, marks, parts } = reading;
  const isKind = last?.is === 'text' && (last.within === undefined ? isChoice : isChoiceOfKind)(reading, at);
  if (!isKind) return false;
  const kind = marks[last.at] as Mark;
  takeBack(reading, last, kind);
  addPart(reading, { from: last.from, to: kind.to, says: ['rest'] });
  parts.taken = undefined;
  addType(reading, last.within);
  addType(reading, type);
  return true;
}

/**
 * Whether a kind is an alternative to the words before it. If these words name a type, the kind's own type is searched too: 'appartement ou
 * studio' searches for apartments. Else neither is a criterion, because filters are combined by 'and': 'penthouse ou balcon'.
 */
function joinedToType(reading: Reading, at: number, mark: Mark, within: number | undefined): boolean {
  const { last } = reading;
  const isKind = within !== undefined && (last?.is === 'type' || (last?.is === 'text' && last.within !== undefined));
  if (!last || !(isKind ? isChoiceOfKind : isChoice)(reading, at)) return false;
  if (last.is !== 'type') takeBack(reading, last, mark);
  else {
    addType(reading, within);
    unsearched(reading, mark);
    reading.last = undefined;
  }
  return true;
}

/**
 * Drops a studio before 'or' and rooms, 'studio ou 1 chambre': apartments are searched, with any number of rooms. `to`: position in the
 * text at which the words for the rooms end. Returns whether a studio was dropped.
 */
export function dropStudioOrRooms(reading: Reading, at: number, to: number): boolean {
  const { last } = reading;
  if (last?.is !== 'text' || last.within === undefined || !isChoiceOfKind(reading, at)) return false;
  takeBack(reading, last, { from: last.from, to });
  addType(reading, last.within);
  return true;
}

function addType({ asked: { types } }: Reading, type: number | undefined): void {
  if (type !== undefined && !types.includes(type)) types.push(type);
}

/** Whether a number follows, apart from small words, bounds and a full stop: 'Grundstück mind. 1000 qm'. */
function isMeasured(marks: readonly Mark[], at: number): boolean {
  let next = at;
  while (means(marks[next], 'little', 'bound') || marks[next]?.key === '.') next++;
  return marks[next]?.kind === 'number';
}

/**
 * Whether the number before a word for land is the land's surface, and not the number after it: yes in '20 ares de terrain, 120 m²', no in
 * '120 m² terrain 800 m²'.
 */
function isMeasuredBefore(marks: readonly Mark[], at: number): boolean {
  const unit = unitOf(markBefore(marks, at));
  return isSurfaceUnit(unit) && (unit !== 'm2' || !isMeasured(marks, at + 1));
}

/** Whether a unit precedes the mark at `at`, small words skipped: 'ares' before 'terrain' in '10 ares de terrain'. */
function isCounted(marks: readonly Mark[], at: number): boolean {
  return means(markBefore(marks, at), 'unit');
}
