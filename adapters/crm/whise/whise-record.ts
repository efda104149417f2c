import type { FeedRecord } from '../../../application/ports/catalogue/feed.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { ListedState } from '../crm-lists.ts';
import { descriptionFields } from '../description-fields.ts';
import {
  byCode,
  countryId,
  dayOf,
  firstDay,
  type CrmFields,
  fieldsOf,
  inCurrency,
  withoutUndefined,
  listOf,
  nameOf,
  pointOf,
  quantity,
  text,
  visibilitySwitch,
  yesNo,
} from '../record-values.ts';
import { DETAIL_IDS, type Details, detailsOf, factsOf, type WhiseReading, wordedFacts } from './whise-facts.ts';
import { idIn, textIn, utcDay } from './whise-values.ts';

const GOALS = byCode({ 1: 0, 2: 1, 3: 0 });
const LIFE_ANNUITY = '3';
/** The site's types by category: house, flat, plot, office, shop, industry, garage. */
export const TYPES = byCode({ 1: 4, 2: 2, 3: 6, 4: 5, 5: 7, 6: 7, 7: 1 });
const INVESTMENT = 3;
const COUNTRIES = byCode({ 1: 10, 3: 33, 5: 50, 8: 42 });
/** Condition ids for new buildings: new, to be built, new development. */
const NEW: ReadonlySet<string> = new Set(['1', '11', '13']);

/** Longest text used as a title, in characters. */
const LONGEST_TITLE = 200;

/**
 * Feed records of an estate in this state, one per language in which it has a text.
 * `propertyRecords({ id: 7, purpose: { id: 2 }, … }, reading, 'available')` → `[{ ID: '7', Language: 'fr', Goal: 1, Marquee: 1, … }]`
 */
export function propertyRecords(
  estate: CrmFields,
  reading: WhiseReading,
  state: Exclude<ListedState, 'withdrawn'>,
): readonly FeedRecord[] {
  const { lists } = reading;
  const details = detailsOf(estate);
  const purpose = idIn(estate.purpose) ?? '';
  const category = idIn(estate.category) ?? '';
  const agent = listOf(estate.representatives)
    .map(each => lists.agents.get(text(fieldsOf(each).id) ?? ''))
    .find(each => each !== undefined);
  const common = withoutUndefined({
    ...placeOf(estate, details),
    ...factsOf(estate, details, reading),
    ID: text(estate.id),
    Goal: GOALS.get(purpose),
    // A category in neither table is passed on as text, so that the record reader reports it.
    WebID: lists.types.get(category) ?? TYPES.get(category) ?? (category && `category ${category}`),
    WebIDs: yesNo(estate.investmentEstate) === true ? [INVESTMENT] : undefined,
    PublishAddress: visibilitySwitch(estate.displayAddress) ?? false,
    Price: inCurrency(quantity(estate.price), estate.currency),
    PublishPrice: visibilitySwitch(estate.displayPrice) ?? false,
    Marquee: MARQUEE[state],
    ProjectID: text(estate.parentId),
    Agent: agent,
    NewBuild: NEW.has(idIn(estate.state) ?? '') || undefined,
    Viager: purpose === LIFE_ANNUITY || undefined,
    ChangedOn: dayOf(estate.updateDateTime),
    Media: [estate.link3DModel, estate.linkVirtualVisit, estate.linkVideo].flatMap(link => text(link) ?? []),
  });
  return writtenIn(estate, details, reading).map(written =>
    withoutUndefined({
      ...common,
      ...written,
      TypeDescription: written.Title,
      ...wordedFacts(estate, details, written.Language, reading),
    }),
  );
}

/** Feed records of a project. `projectRecords({ id: 7, canHaveChildren: true, … }, reading)` → `[{ ID: '7', Language: 'fr', … }]` */
export function projectRecords(estate: CrmFields, reading: WhiseReading): readonly FeedRecord[] {
  const details = detailsOf(estate);
  return writtenIn(estate, details, reading).map(written =>
    withoutUndefined({
      ...placeOf(estate, details),
      ...written,
      ID: text(estate.id),
      PublicAddress: visibilitySwitch(estate.displayAddress) ?? false,
    }),
  );
}

/** Fields common to properties and projects, one entry per language in which the estate has a text. */
function writtenIn(
  estate: CrmFields,
  details: Details,
  { languages }: WhiseReading,
): readonly { readonly Language: Language; readonly Title: string | undefined; readonly [field: string]: unknown }[] {
  const long = (language: Language) =>
    textIn(estate.longDescription, language) ?? textIn(estate.shortDescription, language);
  const written = languages.filter(language => long(language) ?? textIn(estate.sms, language));
  const title = details.value(DETAIL_IDS.title);
  // A title without a language; if the estate has texts in only one language, the title belongs to that language.
  const bare = text(title);
  return (written.length > 0 ? written : languages.slice(0, 1)).map(language => {
    const short = textIn(estate.sms, language);
    const own = textIn(title, language) ?? (written.length < 2 ? bare : undefined);
    return {
      Language: language,
      Title: [own, short, bare, text(estate.name)].find(each => each !== undefined && each.length <= LONGEST_TITLE),
      // By the API's definition the short text is plain text; a long text may be HTML.
      ...(long(language) === undefined ? descriptionFields([short], 'plain') : descriptionFields([long(language)])),
      Pictures: picturesOf(estate),
      PublishedOn: utcDay(estate.putOnlineDateTime) ?? firstDay(estate.createDateTime, estate.updateDateTime),
    };
  });
}

function placeOf(estate: CrmFields, details: Details): CrmFields {
  return {
    City: nameOf(estate.city),
    Zip: text(estate.zip),
    CountryID: COUNTRIES.get(idIn(estate.country) ?? '') ?? countryId(fieldsOf(estate.country).name),
    Street: nameOf(estate.address),
    HouseNumber: text(estate.number),
    BoxNr: text(estate.box),
    // Whise's x coordinate is the latitude, and the y coordinate the longitude.
    ...pointOf(details.value(DETAIL_IDS.latitude), details.value(DETAIL_IDS.longitude)),
  };
}

/** Pictures in order. A changed picture keeps its URL, by which copies are cached, so append the modification time as a fragment. */
function picturesOf(estate: CrmFields): readonly CrmFields[] {
  return listOf(estate.pictures).map(raw => {
    const { id, urlXXL, urlOriginal, urlLarge, updateDateTime } = fieldsOf(raw);
    const url = text(urlXXL) ?? text(urlOriginal) ?? text(urlLarge);
    const changed = text(updateDateTime)?.slice(0, 16);
    return withoutUndefined({ ID: text(id), Url: url && changed ? `${url.split('#', 1)[0]}#${changed}` : url });
  });
}
