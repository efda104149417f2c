import type { FeedRecord } from '../../../application/ports/feed.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { CrmLists, ListedState } from '../crm-lists.ts';
import {
  count,
  dayOf,
  type Fields,
  fieldsOf,
  known,
  listOf,
  nameOf,
  number,
  pointOf,
  quantity,
  text,
  yesNo,
} from '../record-values.ts';
import { stateWord } from './state-words.ts';

/** What the records of an agency are read with. */
export type WhiseReading = {
  readonly lists: CrmLists;
  /** Those of the site; the first is the one in which Whise tells what it tells in one language only. */
  readonly languages: readonly Language[];
  /** The word for a choice, by its id, if Whise's list has one. */
  readonly wordOf: (language: Language, choice: string) => string | undefined;
  /** ISO day. */
  readonly today: string;
};

/** Languages as Whise names them; an estate's texts come with such names. */
export const LANGUAGE_IDS: Readonly<Record<Language, string>> = { fr: 'fr-BE', nl: 'nl-BE', en: 'en-GB', de: 'de-DE' };

const GOALS: Readonly<Record<string, number>> = { 1: 0, 2: 1, 3: 0 };
const LIFE_ANNUITY = '3';
/** The site's type of a category: house, flat, plot, office, shop, industry, garage. */
const TYPES: Readonly<Record<string, number>> = { 1: 4, 2: 2, 3: 6, 4: 5, 5: 7, 6: 7, 7: 1 };
const INVESTMENT = 3;
const COUNTRIES: Readonly<Record<string, number>> = { 1: 10, 3: 33, 5: 50, 8: 42 };
/** New, to be built, new development. */
const NEW: ReadonlySet<string> = new Set(['1', '11', '13']);

const ACTIVE = '1';
/** On the site: online, of the month, realisation, the agency's own site only. */
export const DISPLAYED = [2, 3, 4, 5];
const REALISATION = '4';
/** What a state of a sale or rental means to visitors. */
const STATES: Readonly<Record<string, ListedState>> = {
  ...each('available', 1, 2, 15),
  // Sold conditionally, reserved and compromise: no longer free, and not yet sold.
  ...each('underOption', 5, 6, 12, 13, 14, 16, 21, 22),
  ...each('sold', 3, 4, 17),
};
/** Cancelled, suspended, prospected, prepared, estimated: the agency has no leave to show it. */
const NEVER_PUBLIC: ReadonlySet<string> = new Set([8, 9, 10, 11, 19, 20, 23, 24, 25, 26, 27, 28].map(id => String(id)));

function each(state: ListedState, ...ids: readonly number[]): Readonly<Record<string, ListedState>> {
  return Object.fromEntries(ids.map(id => [String(id), state]));
}

/** Details by their ids, which no language changes; the record's own fields have the others. */
const DETAIL = {
  title: 1914,
  latitude: 1849,
  longitude: 1850,
  showerRooms: 57,
  toilets: 55,
  garages: 19,
  parkingsInside: 998,
  parkingsOutside: 999,
  floors: 15,
  terraceArea: 874,
  offices: [1494, 1495, 1496],
  builtArea: 27,
  frontWidth: 713,
  plotWidth: 26,
  constructionYear: 14,
  renovationYear: 585,
  kitchen: 1595,
  roof: 1001,
  windowFrame: 782,
  glazing: 1634,
  heating: 1020,
  heatingShared: 53,
  lift: 372,
  petsAllowed: 1764,
  energyPerformance: 2089,
  energyLabel: 2056,
  energyTotal: 2390,
  co2: 2090,
  energyCertificateCode: 2391,
  energyExpiry: 2776,
  electricityInspection: 1793,
  permit: 808,
  subdivisionPermit: 812,
  preemptiveRight: 1734,
  summons: 2712,
  zoning: 1736,
  floodRisk: 2222,
  floodArea: 2223,
  // Not 496, which is indexed.
  cadastralIncome: 1733,
  renterCharges: 301,
} as const;
/** Characters; what goes on longer is a text. */
const LONGEST_TITLE = 200;
/** The choice that says that there is no summons; the others say which. */
const NO_SUMMONS = '1837';

/**
 * What an estate means for visitors, if that is known. States that are never public stay so, whatever the agency's lists say.
 * `stateOf({ status: { id: 1 }, displayStatusId: 2, purposeStatus: { id: 5 } }, lists)` → `'underOption'`
 */
export function stateOf(estate: Fields, { marquees }: CrmLists): ListedState | undefined {
  const display = text(estate.displayStatusId) ?? idIn(estate.displayStatus);
  const state = purposeStateOf(estate) ?? '';
  if (idIn(estate.status) !== ACTIVE || !DISPLAYED.some(id => String(id) === display)) return 'withdrawn';
  if (NEVER_PUBLIC.has(state)) return 'withdrawn';
  const listed = marquees.get(state);
  return listed ?? (display === REALISATION ? 'sold' : STATES[state]);
}

/** `purposeStateOf({ purposeStatus: { id: 5 } })` → `'5'` */
export function purposeStateOf(estate: Fields): string | undefined {
  return idIn(estate.purposeStatus);
}

/** Whether an estate is a project, of which others are units. `isProject({ canHaveChildren: true })` → `true` */
export function isProject(estate: Fields): boolean {
  return estate.canHaveChildren === true;
}

/**
 * Records of the feed for an estate in this state, one for each language in which it has a text.
 * `propertyRecords({ id: 7, purpose: { id: 2 }, … }, reading, 'available')` → `[{ ID: '7', Language: 'fr', Goal: 1, Marquee: 1, … }]`
 */
export function propertyRecords(
  estate: Fields,
  reading: WhiseReading,
  state: Exclude<ListedState, 'withdrawn'>,
): readonly FeedRecord[] {
  const { lists, today } = reading;
  const details = detailsOf(estate);
  const detail = (id: number): unknown => details.get(String(id))?.value;
  const purpose = idIn(estate.purpose) ?? '';
  const category = idIn(estate.category) ?? '';
  const condition = idIn(estate.state);
  const summons = idIn(details.get(String(DETAIL.summons))?.enum);
  const availableFrom = dayOf(estate.availabilityDateTime);
  const agent = listOf(estate.representatives)
    .map(each => lists.agents.get(text(fieldsOf(each).id) ?? ''))
    .find(each => each !== undefined);
  const facts = known({
    // 0 is what a plot or a shop comes with.
    Bedrooms: count(estate.rooms) || undefined,
    Bathrooms: count(estate.bathRooms) || undefined,
    ShowerRooms: count(detail(DETAIL.showerRooms)),
    Toilets: count(detail(DETAIL.toilets)),
    Garages: count(detail(DETAIL.garages)),
    Parkings: sum([detail(DETAIL.parkingsInside), detail(DETAIL.parkingsOutside)].map(count)),
    Floor: count(estate.floor),
    Floors: quantity(detail(DETAIL.floors)),
    Facades: quantity(estate.fronts),
    AvailableFrom: availableFrom !== undefined && availableFrom > today ? availableFrom : undefined,
    Furnished: yesNo(estate.furnished),
    Lift: yesNo(detail(DETAIL.lift)),
    PetsAllowed: yesNo(detail(DETAIL.petsAllowed)),
    LivingArea: quantity(estate.area),
    GroundArea: quantity(estate.groundArea),
    TerraceArea: quantity(detail(DETAIL.terraceArea)),
    GardenArea: quantity(estate.gardenArea),
    OfficeArea: sum(DETAIL.offices.map(id => quantity(detail(id)))),
    BuiltArea: quantity(detail(DETAIL.builtArea)),
    FrontWidth: quantity(detail(DETAIL.frontWidth)),
    PlotWidth: quantity(detail(DETAIL.plotWidth)),
    ConstructionYear: quantity(detail(DETAIL.constructionYear)),
    RenovationYear: quantity(detail(DETAIL.renovationYear)),
    EnergyPerformance: figure(detail(DETAIL.energyPerformance)) ?? figure(estate.energyValue),
    EPCLabelText: labelOf(detail(DETAIL.energyLabel)) ?? labelOf(estate.energyClass),
    EnergyTotal: quantity(detail(DETAIL.energyTotal)),
    Co2: figure(detail(DETAIL.co2)),
    EnergyCertificateCode: text(detail(DETAIL.energyCertificateCode)),
    EnergyExpiry: detailDay(detail(DETAIL.energyExpiry)),
    Permit: yesNo(detail(DETAIL.permit)),
    SubdivisionPermit: yesNo(detail(DETAIL.subdivisionPermit)),
    PreemptiveRight: yesNo(detail(DETAIL.preemptiveRight)),
    Summons: summons === undefined ? undefined : summons !== NO_SUMMONS,
    CadastralIncome: quantity(detail(DETAIL.cadastralIncome)),
    RenterCharges: quantity(detail(DETAIL.renterCharges)),
  });
  const common = known({
    ...placeOf(estate, details),
    ...facts,
    ID: text(estate.id),
    Goal: GOALS[purpose],
    WebID: lists.types.get(category) ?? TYPES[category],
    WebIDs: estate.investmentEstate === true ? [INVESTMENT] : undefined,
    PublishAddress: estate.displayAddress === true,
    Price: quantity(estate.price),
    PublishPrice: estate.displayPrice === true,
    Marquee: MARQUEE[state],
    ProjectID: text(estate.parentId),
    Agent: agent,
    NewBuild: NEW.has(condition ?? '') || undefined,
    Viager: purpose === LIFE_ANNUITY || undefined,
    ChangedOn: dayOf(estate.updateDateTime),
    Media: [estate.link3DModel, estate.linkVirtualVisit, estate.linkVideo].flatMap(link => text(link) ?? []),
  });
  const words = (language: Language, ...ids: readonly number[]) =>
    ids.flatMap(id => choiceIn(details.get(String(id)), language, reading) ?? []).join(', ') || undefined;
  return writtenIn(estate, details, reading).map(written => {
    const { Language: language } = written;
    return known({
      ...common,
      ...written,
      TypeDescription: written.Title,
      Condition: stateWord(language, condition),
      Kitchen: words(language, DETAIL.kitchen),
      Roof: words(language, DETAIL.roof),
      WindowFrame: words(language, DETAIL.windowFrame),
      Glazing: words(language, DETAIL.glazing),
      Heating: words(language, DETAIL.heating, DETAIL.heatingShared),
      ElectricityInspection: words(language, DETAIL.electricityInspection),
      Zoning: words(language, DETAIL.zoning),
      FloodZone: words(language, DETAIL.floodRisk, DETAIL.floodArea),
    });
  });
}

/** Records of the feed for an estate that is a project. `projectRecords({ id: 7, canHaveChildren: true, … }, reading)` → `[{ ID: '7', Language: 'fr', … }]` */
export function projectRecords(estate: Fields, reading: WhiseReading): readonly FeedRecord[] {
  const details = detailsOf(estate);
  return writtenIn(estate, details, reading).map(written =>
    known({
      ...placeOf(estate, details),
      ...written,
      ID: text(estate.id),
      PublicAddress: estate.displayAddress === true,
    }),
  );
}

/** The texts of an estate, for each language in which it has one, and what properties and projects have in common. */
function writtenIn(
  estate: Fields,
  details: ReadonlyMap<string, Fields>,
  { languages }: WhiseReading,
): readonly { readonly Language: Language; readonly Title: string | undefined; readonly [field: string]: unknown }[] {
  const described = (language: Language) =>
    textIn(estate.longDescription, language) ?? textIn(estate.shortDescription, language);
  const written = languages.filter(language => described(language) ?? textIn(estate.sms, language));
  const title = details.get(String(DETAIL.title))?.value;
  // In whichever language it is: where the estate is written in one alone, in that.
  const bare = text(title);
  return (written.length > 0 ? written : languages.slice(0, 1)).map(language => {
    const short = textIn(estate.sms, language);
    const own = textIn(title, language) ?? (written.length < 2 ? bare : undefined);
    return {
      Language: language,
      Title: [own, short, bare, text(estate.name)].find(each => each !== undefined && each.length <= LONGEST_TITLE),
      Description: described(language) ?? short,
      Pictures: picturesOf(estate),
      PublishedOn: utcDay(estate.putOnlineDateTime) ?? dayOf(estate.createDateTime) ?? dayOf(estate.updateDateTime),
    };
  });
}

/** The text of a list with one entry a language. `textIn([{ languageId: 'fr-BE', content: 'Maison' }], 'fr')` → `'Maison'` */
function textIn(raw: unknown, language: Language): string | undefined {
  const entry = listOf(raw)
    .map(fieldsOf)
    .find(({ languageId }) => text(languageId)?.slice(0, 2).toLowerCase() === language);
  return text(entry?.content);
}

/** A choice in words: those of Whise's list, else the record's own, which are in the first language alone. */
function choiceIn(
  detail: Fields | undefined,
  language: Language,
  { languages, wordOf }: WhiseReading,
): string | undefined {
  const id = idIn(detail?.enum);
  const listed = id === undefined ? undefined : wordOf(language, id);
  return listed ?? (language === languages[0] ? text(detail?.value) : undefined);
}

function detailsOf(estate: Fields): ReadonlyMap<string, Fields> {
  return new Map(
    listOf(estate.details).map(raw => {
      const detail = fieldsOf(raw);
      return [text(detail.id) ?? '', detail];
    }),
  );
}

function placeOf(estate: Fields, details: ReadonlyMap<string, Fields>): Fields {
  return {
    City: nameOf(estate.city),
    Zip: text(estate.zip),
    CountryID: COUNTRIES[idIn(estate.country) ?? ''],
    Street: nameOf(estate.address),
    HouseNumber: text(estate.number),
    BoxNr: text(estate.box),
    // x is the latitude.
    ...pointOf(details.get(String(DETAIL.latitude))?.value, details.get(String(DETAIL.longitude))?.value),
  };
}

/** Pictures in the order of the list. One that changes keeps its address, by which copies are known: when it changed is put behind. */
function picturesOf(estate: Fields): readonly Fields[] {
  return listOf(estate.pictures).map(raw => {
    const { id, urlXXL, urlOriginal, urlLarge, updateDateTime } = fieldsOf(raw);
    const url = text(urlXXL) ?? text(urlOriginal) ?? text(urlLarge);
    const changed = text(updateDateTime)?.slice(0, 16);
    return known({ ID: text(id), Url: url && changed ? `${url.replace(/#.*$/, '')}#${changed}` : url });
  });
}

/** `idIn({ id: 5 })` → `'5'` */
function idIn(raw: unknown): string | undefined {
  return text(fieldsOf(raw).id);
}

function sum(all: readonly (number | undefined)[]): number | undefined {
  const told = all.filter(each => each !== undefined);
  return told.length === 0 ? undefined : told.reduce((before, each) => before + each, 0);
}

/** A figure of a certificate, which may be negative; also as a range from itself to itself. `figure('179-179')` → `179`, `figure('120-140')` → `undefined` */
function figure(raw: unknown): number | undefined {
  const value = number(/^(\d+(?:[.,]\d+)?)\s*-\s*\1$/.exec(text(raw) ?? '')?.[1] ?? raw);
  return value === 0 || value === -1 ? undefined : value;
}

/** An energy class; those with signs are written in letters. `labelOf('App')` → `'A++'`, `labelOf('None')` → `undefined` */
function labelOf(raw: unknown): string | undefined {
  const label = text(raw);
  return label?.toLowerCase() === 'none'
    ? undefined
    : label?.replace(/^A(p{1,3})$/, (_, plus) => `A${'+'.repeat(plus.length)}`);
}

/** A day in details, month first. `detailDay('08/18/2025 00:00')` → `'2025-08-18'` */
function detailDay(raw: unknown): string | undefined {
  const [, month, day, year] = /^(\d{2})\/(\d{2})\/(\d{4})(?: |$)/.exec(text(raw) ?? '') ?? [];
  return dayOf(year === undefined ? raw : `${year}-${month}-${day}`);
}

/** The day in Brussels of a moment that comes without a zone and is of UTC. `utcDay('2025-04-28T22:30:00')` → `'2025-04-29'` */
function utcDay(raw: unknown): string | undefined {
  const value = text(raw);
  const moment =
    value === undefined ? Number.NaN : Date.parse(/(?:Z|[+-]\d{2}:\d{2})$/.test(value) ? value : `${value}Z`);
  return Number.isNaN(moment) ? dayOf(raw) : dayOf(brusselsDay(moment));
}
