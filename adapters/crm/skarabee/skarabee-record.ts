import { createHash } from 'node:crypto';
import type { FeedRecord } from '../../../application/ports/catalogue/feed.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { PROPERTY_TYPE } from '../../../domain/listing/property-type.ts';
import { BELGIAN_AREA, isWithin } from '../../../domain/map/area.ts';
import { meansOnRequest } from '../../../domain/price/on-request.ts';
import { COUNTRY } from '../../../domain/place/country.ts';
import { isLanguage, type Language, LANGUAGES } from '../../../domain/text/language.ts';
import type { CrmLists, ListedState } from '../crm-lists.ts';
import { descriptionFields } from '../description-fields.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../read-xml.ts';
import { everyText } from '../repeated-texts.ts';
import {
  byCode,
  countryId,
  type CrmFields,
  dayOf,
  firstDay,
  withoutUndefined,
  nameOf,
  number,
  quantity,
  showFromHide,
  type Switch,
  text,
  yesNo,
  visibilitySwitch,
} from '../record-values.ts';
import { factsOf, goalOf, monthsOfPrice, priceOf, viagerFacts } from './skarabee-facts.ts';

/** A publication with the context needed to convert it. */
export type SkarabeePublication = {
  readonly id: string;
  readonly publication: XmlElement;
  readonly lists: CrmLists;
  /** First language of the site, used for publications without texts. */
  readonly language: Language;
  /** ISO day, used to compute ages. */
  readonly today: string;
  /** Id of the published project that the property is a unit of. */
  readonly project?: string | undefined;
};

/** A listing's state by Skarabee's status. Prospects, valuations, managed properties and ended orders are not published. */
const STATES = byCode<ListedState>({
  FOR_SALE: 'available',
  FOR_RENT: 'available',
  OPTION_FOR_SALE: 'underOption',
  OPTION_FOR_RENT: 'underOption',
  SOLD: 'sold',
  RENTED: 'sold',
  UNDEFINED: 'withdrawn',
  FOR_SALE_ORDER_ENDED: 'withdrawn',
  FOR_RENT_ORDER_ENDED: 'withdrawn',
  PROSPECT_FOR_SALE: 'withdrawn',
  PROSPECT_FOR_RENT: 'withdrawn',
  PRICING: 'withdrawn',
  IN_MANAGEMENT: 'withdrawn',
});

/** The site's property type (web id) by Skarabee's `Sort`. */
const TYPES = byCode<number>({
  Dwelling: PROPERTY_TYPE.house,
  Flat: PROPERTY_TYPE.apartment,
  ServiceFlat: PROPERTY_TYPE.apartment,
  Room: PROPERTY_TYPE.apartment,
  Land: PROPERTY_TYPE.land,
  ProfessionalLand: PROPERTY_TYPE.land,
  Office: PROPERTY_TYPE.office,
  Shop: PROPERTY_TYPE.commerce,
  Catering: PROPERTY_TYPE.commerce,
  Industry: PROPERTY_TYPE.commerce,
  ProfessionalOther: PROPERTY_TYPE.commerce,
});

/** Whether a publication is public; a missing or unreadable flag means no. */
export function isEnabled(publication: XmlElement): boolean {
  return yesNo(everyText(childOf(publication, 'Info'), 'Enabled')) === true;
}

/** State shown to visitors; `withdrawn` if the publication is not public. */
export function stateOf(publication: XmlElement): ListedState {
  return (isEnabled(publication) && STATES.get(statusOf(publication))) || 'withdrawn';
}

/**
 * The status of an enabled publication, if Skarabee's documentation does not define it: it is then unknown whether the property may be
 * shown.
 */
export function unknownStatus(publication: XmlElement): string | undefined {
  const status = statusOf(publication);
  return isEnabled(publication) && status !== '' && !STATES.has(status) ? status : undefined;
}

function statusOf(publication: XmlElement): string {
  return (textOf(publication, 'Property', 'Status') ?? '').toUpperCase();
}

/**
 * Feed records of a published property, one per language of its texts.
 * `propertyRecords({ id: '7', publication, lists, language: 'fr', today: '2026-06-15' })` → `[{ ID: '7', Language: 'nl', … }]`
 */
export function propertyRecords(source: SkarabeePublication): readonly FeedRecord[] {
  const { id, publication, lists, today } = source;
  const property = childOf(publication, 'Property') ?? publication;
  const at = (...names: readonly string[]) => textOf(property, ...names);
  const state = stateOf(publication);
  return textsOf(source).map(([language, { title, body }]) =>
    withoutUndefined({
      ...placeOf(property),
      ...factsOf(property, language, today),
      ID: id,
      Language: language,
      Goal: goalOf(at('Status')),
      WebID: typeOf(property, lists),
      WebIDs: yesNo(at('IsYieldProperty')) === true ? [PROPERTY_TYPE.investment] : undefined,
      PublishAddress: showsAddress(publication),
      Price: priceOf(property),
      PublishPrice:
        childrenOf(property, 'PriceIndication').some(({ text: said }) => meansOnRequest(said)) ||
        monthsOfPrice(property) === undefined
          ? false
          : shows(publication, 'HidePrice'),
      Marquee: state === 'withdrawn' ? MARQUEE.none : MARQUEE[state],
      Title: title,
      TypeDescription: title,
      ...descriptionFields([body]),
      ProjectID: source.project,
      Agent: lists.agents.get(at('SalesRepresentativeLoginId') ?? ''),
      NewBuild: yesNo(at('NewEstate')) === true || at('ShapeOfConstruction') === 'NEW_CONSTRUCTION' || undefined,
      Viager: Object.keys(viagerFacts(property, today)).length > 0 || undefined,
      PublishedOn: firstDay(
        textOf(publication, 'Info', 'Created'),
        at('Created'),
        textOf(publication, 'Info', 'Modified'),
      ),
      ChangedOn: dayOf(textOf(publication, 'Info', 'Modified')) ?? dayOf(at('Modified')),
      Media: [at('VirtualUrl'), at('VRURL'), at('VideoUrl')].flatMap(address => text(address) ?? []),
      OpenHouses: openHousesOf(property),
      Documents: documentsOf(publication),
      Pictures: picturesOf(publication),
    }),
  );
}

/** Feed records of a project, which Skarabee also represents as a publication. */
export function projectRecords(source: SkarabeePublication): readonly FeedRecord[] {
  const property = childOf(source.publication, 'Property') ?? source.publication;
  const project = childOf(property, 'Project');
  const done = dayOf(textOf(project, 'Acceptance')) ?? dayOf(textOf(project, 'StopBuilding'));
  return textsOf(source).map(([language, { title, body }]) =>
    withoutUndefined({
      ...placeOf(property),
      ID: source.id,
      Language: language,
      Title: text(textOf(project, 'Name')) ?? title ?? text(textOf(property, 'Residence')),
      ...descriptionFields([body]),
      ExternalWeb: text(textOf(property, 'SiteUrl')),
      PublicAddress: showsAddress(source.publication),
      DeliveryYear: done === undefined ? undefined : Number(done.slice(0, 4)),
      PublishedOn: firstDay(textOf(source.publication, 'Info', 'Created'), textOf(property, 'Created')),
      Pictures: picturesOf(source.publication),
    }),
  );
}

/**
 * Whether a detail is shown, by the name of Skarabee's flag that hides the detail: true only if the flag is off; the text of the flag if
 * that is neither yes nor no.
 */
function shows(publication: XmlElement, hides: string): Switch {
  return showFromHide(visibilitySwitch(everyText(childOf(publication, 'Info'), hides)));
}

/** A hidden house number hides the street too, since the feed can only hide whole addresses. */
function showsAddress(publication: XmlElement): Switch {
  const [address, houseNumber] = ['HideAddress', 'HideHouseNumber'].map(hides => shows(publication, hides));
  return address === true ? houseNumber : address;
}

/** Type by the agency's list (crm.json), using the most specific level listed; else by `Sort`. */
function typeOf(property: XmlElement, { types }: CrmLists): number {
  const names = ['Genre', 'Sort', 'Category'].map(level => textOf(property, 'Typo', level) ?? '');
  const listed = names.find(name => types.has(name));
  return (listed && types.get(listed)) || TYPES.get(names[1] ?? '') || PROPERTY_TYPE.other;
}

type Texts = { readonly title: string | undefined; readonly body: string | undefined };

/**
 * Title and text by language, from the text version ("flash") that the publication refers to; a publication has several text versions,
 * e.g. for newspapers. Language ids have the forms `NL`, `nl-BE` and `BE_FR`.
 */
function textsOf({ publication, language }: SkarabeePublication): readonly (readonly [Language, Texts])[] {
  const flashes = (list: string) => childrenOf(childOf(publication, 'Property', list), 'Flash');
  const digits = (raw: string | undefined) => raw?.replace(/\D/g, '') ?? '';
  const named = digits(textOf(publication, 'Info', 'FlashID'));
  const all = [...flashes('Flashes'), ...flashes('AllFlashes')];
  const chosen = all.filter(({ attributes }) => named !== '' && digits(attributes['ID']) === named);
  const texts = new Map<Language, Texts>();
  for (const flash of chosen.length > 0 ? chosen : flashes('Flashes')) {
    const spoken = flash.attributes['LanguageID']
      ?.toLowerCase()
      .split(/[^a-z]+/)
      .find(isLanguage);
    const [title, body] = [text(textOf(flash, 'Title')), text(textOf(flash, 'Text'))];
    if (spoken && !texts.has(spoken) && (title ?? body) !== undefined) texts.set(spoken, { title, body });
  }
  if (texts.size === 0) return [[language, { title: undefined, body: undefined }]];
  return LANGUAGES.flatMap(each => {
    const written = texts.get(each);
    return written ? [[each, written] as const] : [];
  });
}

function placeOf(property: XmlElement): CrmFields {
  const address = childOf(property, 'Address');
  const city = childOf(address, 'City');
  const country = countryId(textOf(address, 'CountryID'));
  const number = [quantity(textOf(address, 'HouseNumber')), text(textOf(address, 'HouseNumberExtension'))];
  return {
    ...pointOf(childOf(address, 'Position'), country),
    City: nameOf(city?.text),
    Zip: text(city?.attributes['ZipCode']),
    CountryID: country,
    Street: nameOf(textOf(address, 'Street')),
    HouseNumber: number.join('') || undefined,
    BoxNr: text(textOf(address, 'MailBox')),
  };
}

/**
 * Skarabee does not define which of X and Y is the latitude: use the order that lies in Belgium. Points in other countries are treated as
 * unknown; invalid values are passed on unchanged, so that the record reader reports them.
 */
function pointOf(position: XmlElement | undefined, country: number | string | undefined): CrmFields {
  const [rawX, rawY] = [text(position?.attributes['X']), text(position?.attributes['Y'])];
  const [x, y] = [number(rawX), number(rawY)];
  if (x === undefined || y === undefined)
    return rawX === undefined || rawY === undefined ? {} : { Latitude: rawY, Longitude: rawX };
  const pairs = [
    { latitude: y, longitude: x },
    { latitude: x, longitude: y },
  ];
  const point =
    pairs.find(pair => isWithin(BELGIAN_AREA, pair)) ?? (country === COUNTRY.belgium ? pairs[0] : undefined);
  return point ? { Latitude: point.latitude, Longitude: point.longitude } : {};
}

/** Photos, then floor plans, each sorted by index. */
function picturesOf(publication: XmlElement): readonly CrmFields[] {
  return [...inOrder(childOf(publication, 'Pictures')), ...inOrder(childOf(publication, 'FloorPlans'))];
}

function inOrder(list: XmlElement | undefined): readonly CrmFields[] {
  const ranked = (list?.children ?? []).map(picture => ({ picture, rank: number(textOf(picture, 'Index')) ?? 0 }));
  ranked.sort((one, other) => one.rank - other.rank);
  return ranked.flatMap(({ picture }) => {
    const address = text(textOf(picture, 'URL'));
    if (address === undefined) return [];
    // Pictures are copied once per URL, so append the modification time as a fragment, which servers ignore. Copies need https.
    const url =
      `${address.replace(/^http:(?!\/\/127\.0\.0\.1[:/])/i, 'https:')}#${text(textOf(picture, 'Modified')) ?? ''}`.replace(
        /#$/,
        '',
      );
    const kind = picture.name === 'FloorPlan' ? { Kind: 'floor-plan' } : {};
    return [withoutUndefined({ ID: pictureId(url), Url: url, ...kind, Name: text(textOf(picture, 'Description')) })];
  });
}

/** Id of up to twelve digits derived from the URL. Skarabee's pictures have no ids, and an index changes with the order. */
function pictureId(url: string): string {
  return String(createHash('sha256').update(url).digest().readUIntBE(0, 6) % 1_000_000_000_000);
}

function documentsOf(publication: XmlElement): readonly CrmFields[] {
  return childrenOf(childOf(publication, 'Documents'), 'Document').flatMap(document => {
    const ID = text(textOf(document, 'DocumentID'));
    const Name = text(textOf(document, 'Description')) ?? text(textOf(document, 'OriginalName'));
    return ID === undefined || Name === undefined ? [] : [{ ID, Name }];
  });
}

/** Open house times in Belgian local time. */
function openHousesOf(property: XmlElement): readonly CrmFields[] {
  return childrenOf(childOf(property, 'OpenHouse', 'FromToDates'), 'FromToDate').map(({ attributes }) => ({
    From: attributes['From']?.trim().replace(' ', 'T'),
    To: attributes['To']?.trim().replace(' ', 'T'),
  }));
}
