import { createHash } from 'node:crypto';
import type { FeedRecord } from '../../../application/ports/catalogue/feed.ts';
import { MARQUEE } from '../../../domain/listing/display-state.ts';
import { PROPERTY_TYPE } from '../../../domain/listing/property-type.ts';
import { BELGIAN_AREA, isWithin } from '../../../domain/map/area.ts';
import { isLanguage, type Language, LANGUAGES } from '../../../domain/text/language.ts';
import type { CrmLists, ListedState } from '../crm-lists.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../read-xml.ts';
import { byCode, countryId, type CrmFields, known, nameOf, number, quantity, text, yesNo } from '../record-values.ts';
import { dateOf, factsOf, goalOf, priceOf, viagerFacts } from './skarabee-facts.ts';

/** A publication, and what is known beside it. */
export type Told = {
  readonly id: string;
  readonly publication: XmlElement;
  readonly lists: CrmLists;
  /** The site's first language: a publication without a text is told in it. */
  readonly language: Language;
  /** An ISO day: people are told by their age. */
  readonly today: string;
  /** The published project that it is a unit of. */
  readonly project?: string | undefined;
};

/** What a status means; all others are no offer: prospects, valuations, what is managed, orders that ended. */
const STATES = byCode<ListedState>({
  FOR_SALE: 'available',
  FOR_RENT: 'available',
  OPTION_FOR_SALE: 'underOption',
  OPTION_FOR_RENT: 'underOption',
  SOLD: 'sold',
  RENTED: 'sold',
});

/** The site's type of a sort. */
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

/** Whether a publication may be seen: a switch that is absent or unreadable is off. */
export function isEnabled(publication: XmlElement): boolean {
  return yesNo(textOf(publication, 'Info', 'Enabled')) === true;
}

/** What visitors may know of a property: nothing where it is withdrawn. */
export function stateOf(publication: XmlElement): ListedState {
  const status = textOf(publication, 'Property', 'Status') ?? '';
  return (isEnabled(publication) && STATES.get(status)) || 'withdrawn';
}

/**
 * Records of the feed for a property that is offered, one for each language of its texts.
 * `propertyRecords({ id: '7', publication, lists, language: 'fr', today: '2026-06-15' })` → `[{ ID: '7', Language: 'nl', … }]`
 */
export function propertyRecords(told: Told): readonly FeedRecord[] {
  const { id, publication, lists, today } = told;
  const property = childOf(publication, 'Property') ?? publication;
  const at = (...names: readonly string[]) => textOf(property, ...names);
  const state = stateOf(publication);
  return textsOf(told).map(([language, { title, body }]) =>
    known({
      ...placeOf(property),
      ...factsOf(property, language, today),
      ID: id,
      Language: language,
      Goal: goalOf(at('Status')),
      WebID: typeOf(property, lists),
      WebIDs: yesNo(at('IsYieldProperty')) === true ? [PROPERTY_TYPE.investment] : undefined,
      PublishAddress: showsAddress(publication),
      Price: priceOf(property),
      PublishPrice: shows(publication, 'HidePrice') && at('PriceIndication') !== 'ON_REQUEST',
      Marquee: state === 'withdrawn' ? MARQUEE.none : MARQUEE[state],
      Title: title,
      TypeDescription: title,
      Description: body,
      ProjectID: told.project,
      Agent: lists.agents.get(at('SalesRepresentativeLoginId') ?? ''),
      NewBuild: yesNo(at('NewEstate')) === true || at('ShapeOfConstruction') === 'NEW_CONSTRUCTION' || undefined,
      Viager: Object.keys(viagerFacts(property, today)).length > 0 || undefined,
      PublishedOn: dateOf(textOf(publication, 'Info', 'Created')) ?? dateOf(at('Created')),
      ChangedOn: dateOf(textOf(publication, 'Info', 'Modified')) ?? dateOf(at('Modified')),
      Media: [at('VirtualUrl'), at('VRURL'), at('VideoUrl')].flatMap(address => text(address) ?? []),
      OpenHouses: openHousesOf(property),
      Documents: documentsOf(publication),
      Pictures: picturesOf(publication),
    }),
  );
}

/** Records of the feed for a project, which is a publication as well. */
export function projectRecords(told: Told): readonly FeedRecord[] {
  const property = childOf(told.publication, 'Property') ?? told.publication;
  const project = childOf(property, 'Project');
  const done = dateOf(textOf(project, 'Acceptance')) ?? dateOf(textOf(project, 'StopBuilding'));
  return textsOf(told).map(([language, { title, body }]) =>
    known({
      ...placeOf(property),
      ID: told.id,
      Language: language,
      Title: text(textOf(project, 'Name')) ?? title ?? text(textOf(property, 'Residence')),
      Description: body,
      ExternalWeb: text(textOf(property, 'SiteUrl')),
      PublicAddress: showsAddress(told.publication),
      DeliveryYear: done === undefined ? undefined : Number(done.slice(0, 4)),
      PublishedOn: dateOf(textOf(told.publication, 'Info', 'Created')) ?? dateOf(textOf(property, 'Created')),
      Pictures: picturesOf(told.publication),
    }),
  );
}

/** Whether a switch that hides something is given and off. */
function shows(publication: XmlElement, hides: string): boolean {
  return yesNo(textOf(publication, 'Info', hides)) === false;
}

/** A hidden house number hides the street too: the feed cannot hide half of an address. */
function showsAddress(publication: XmlElement): boolean {
  return shows(publication, 'HideAddress') && shows(publication, 'HideHouseNumber');
}

/** What the agency's list says of the finest name of its type that stands there, else the site's type of its sort. */
function typeOf(property: XmlElement, { types }: CrmLists): number {
  const names = ['Genre', 'Sort', 'Category'].map(level => textOf(property, 'Typo', level) ?? '');
  const listed = names.find(name => types.has(name));
  return (listed && types.get(listed)) || TYPES.get(names[1] ?? '') || PROPERTY_TYPE.other;
}

type Texts = { readonly title: string | undefined; readonly body: string | undefined };

/**
 * Title and text a language, of the flash that the publication names: the agency keeps several, for papers and portals too. Languages
 * come as `NL`, `nl-BE` or `BE_FR`.
 */
function textsOf({ publication, language }: Told): readonly (readonly [Language, Texts])[] {
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
  const number = [quantity(textOf(address, 'HouseNumber')), text(textOf(address, 'HouseNumberExtension'))];
  return {
    ...pointOf(childOf(address, 'Position')),
    City: nameOf(city?.text),
    Zip: text(city?.attributes['ZipCode']),
    CountryID: countryId(textOf(address, 'CountryID')),
    Street: nameOf(textOf(address, 'Street')),
    HouseNumber: number.join('') || undefined,
    BoxNr: text(textOf(address, 'MailBox')),
  };
}

/** X and Y say not which is the latitude: the pair that lies in Belgium does. Elsewhere there is no telling, and no point. */
function pointOf(position: XmlElement | undefined): CrmFields {
  const [x, y] = [number(position?.attributes['X']), number(position?.attributes['Y'])];
  if (x === undefined || y === undefined) return {};
  const pairs = [
    { latitude: y, longitude: x },
    { latitude: x, longitude: y },
  ];
  const point = pairs.find(pair => isWithin(BELGIAN_AREA, pair));
  return point ? { Latitude: point.latitude, Longitude: point.longitude } : {};
}

/** Photos, then plans, each in the order of its index. */
function picturesOf(publication: XmlElement): readonly CrmFields[] {
  return [...inOrder(childOf(publication, 'Pictures')), ...inOrder(childOf(publication, 'FloorPlans'))];
}

function inOrder(list: XmlElement | undefined): readonly CrmFields[] {
  const ranked = (list?.children ?? []).map(picture => ({ picture, rank: number(textOf(picture, 'Index')) ?? 0 }));
  ranked.sort((one, other) => one.rank - other.rank);
  return ranked.flatMap(({ picture }) => {
    const address = text(textOf(picture, 'URL'));
    if (address === undefined) return [];
    // It is copied once for each address: when it was changed stands where no host looks. Copies are made over https alone.
    const url = `${address.replace(/^http:/i, 'https:')}#${text(textOf(picture, 'Modified')) ?? ''}`.replace(/#$/, '');
    const kind = picture.name === 'FloorPlan' ? { Kind: 'floor-plan' } : {};
    return [known({ ID: pictureId(url), Url: url, ...kind, Name: text(textOf(picture, 'Description')) })];
  });
}

/** Pictures have no ids, and an index names another one when the order changes: the address makes one of twelve digits. */
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

/** Days on which it stands open, by the clocks of Belgium. */
function openHousesOf(property: XmlElement): readonly CrmFields[] {
  return childrenOf(childOf(property, 'OpenHouse', 'FromToDates'), 'FromToDate').map(({ attributes }) => ({
    From: attributes['From']?.trim().replace(' ', 'T'),
    To: attributes['To']?.trim().replace(' ', 'T'),
  }));
}
