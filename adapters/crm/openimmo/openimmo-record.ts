import type { FeedRecord } from '../../../application/ports/catalogue/feed.ts';
import { type CodedValue, spellingsOf } from '../../../domain/listing/coded-value.ts';
import { meansOnRequest } from '../../../domain/price/on-request.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { CrmLists } from '../crm-lists.ts';
import { descriptionFields } from '../description-fields.ts';
import { childOf, childrenOf, textOf, type XmlElement } from '../read-xml.ts';
import { everyText } from '../repeated-texts.ts';
import {
  certificateFigure,
  count,
  dividedAmount,
  countryId,
  dayOf,
  factDay,
  inCurrency,
  type CrmFields,
  type Figure,
  withoutUndefined,
  monthsOf,
  nameOf,
  pointOf,
  quantity,
  type Switch,
  text,
  yesNo,
  visibilitySwitch,
} from '../record-values.ts';
import { addedFields } from './added-fields.ts';
import { attributeOf, codeOf, lastDayOf, trueAttributes } from './object-codes.ts';
import { languageNamed, languageOf } from './object-language.ts';
import { isSale, marqueeOf } from './object-state.ts';
import { mediaOf } from './openimmo-attachments.ts';
import { roomsOf } from './openimmo-rooms.ts';
import { conditionOf, heatingOf, kitchenOf } from './openimmo-values.ts';

/** Data that the conversion of an object requires besides the object's XML. */
export type ObjectContext = {
  readonly lists: CrmLists;
  /** Default language for texts without a language. */
  readonly language: Language;
  /** ISO day of the first package that contained the object. */
  readonly since: string;
  /** Id of the project that the object is a unit of. */
  readonly project: string | undefined;
  /** Value of the feed's field `Pictures`. */
  readonly pictures: readonly CrmFields[];
};

/** The site's type ids (WebID) by OpenImmo types, used unless `types` of crm.json maps the type. */
const WEB_IDS: Readonly<Record<string, number>> = {
  haus: 4,
  wohnung: 2,
  zimmer: 2,
  grundstueck: 6,
  buero_praxen: 5,
  einzelhandel: 7,
  gastgewerbe: 7,
  hallen_lager_prod: 7,
  zinshaus_renditeobjekt: 3,
};
const ANY_OTHER = 1;
const NEW: ReadonlySet<string> = new Set(['ERSTBEZUG', 'ROHBAU', 'PROJEKTIERT']);
/** Months by time unit; rents for other units (days, weeks) have no monthly price. */
const MONTHS: Readonly<Record<string, number>> = { MONAT: 1, JAHR: 12 };
/** Elements of `preise` that are not the property's price, but include costs, exclude VAT, or are per square metre. */
const OTHER_PRICES = {
  sale: ['kaufpreisbrutto', 'kaufpreisnetto', 'kaufpreis_pro_qm'],
  rent: ['pauschalmiete', 'warmmiete', 'mietpreis_pro_qm'],
} as const;
const ON_REQUEST_NAMES: ReadonlySet<string> = new Set(['auf_anfrage', 'preis_auf_anfrage']);
/** Bounds of a plausible yearly rent, in euro. */
const YEARLY_RENT = { least: 240, most: 2_400_000 };

/**
 * Feed records of an object: one in its own language, and one for each further language that an `objekt_text` names.
 * `propertyRecords(element, { lists, language: 'fr', since: '2026-06-15', project: undefined, pictures: [] })` → `[{ ID: 'A-1', Language: 'fr', … }]`
 */
export function propertyRecords(element: XmlElement, around: ObjectContext): readonly FeedRecord[] {
  const own = languageOf(element) ?? around.language;
  const further = [...textsIn(element).keys()].flatMap(language =>
    language === undefined || language === own ? [] : language,
  );
  const record = recordIn(element, around, own);
  // The record in the object's own language is left out if its title and description are empty and other languages have texts.
  const isSilent = record['Description'] === undefined && record['Title'] === undefined && further.length > 0;
  return [...(isSilent ? [] : [record]), ...further.map(language => recordIn(element, around, language))];
}

function recordIn(element: XmlElement, around: ObjectContext, language: Language): FeedRecord {
  const { lists, since, project, pictures } = around;
  const [prices, areas, fittings, state, office, technical] = [
    'preise',
    'flaechen',
    'ausstattung',
    'zustand_angaben',
    'verwaltung_objekt',
    'verwaltung_techn',
  ].map(name => childOf(element, name));
  const isOwn = language === (languageOf(element) ?? around.language);
  const sale = isSale(element);
  const price = priceOf(prices, sale);
  const energy =
    childrenOf(state, 'energiepass').find(pass => energyOf(pass) !== undefined) ?? childOf(state, 'energiepass');
  const condition = codeOf(childOf(state, 'zustand'), 'zustand_art');
  const title = isOwn ? textOf(element, 'freitexte', 'objekttitel') : undefined;
  return withoutUndefined({
    ...placeOf(element),
    ID: textOf(technical, 'objektnr_extern'),
    Language: language,
    Goal: sale === undefined ? undefined : sale ? 0 : 1,
    WebID: typeOf(element, lists),
    PublishAddress: visibilitySwitch(everyText(office, 'objektadresse_freigeben')),
    Price: price.amount,
    PublishPrice: price.amount === undefined ? false : price.shown,
    Marquee: marqueeOf(element, sale),
    Title: title,
    TypeDescription: title,
    ...descriptionFields(isOwn ? textsOf(element, language) : (textsIn(element).get(language) ?? [])),
    ProjectID: project,
    Agent: agentOf(element, lists),
    NewBuild:
      (condition !== undefined && NEW.has(condition)) ||
      codeOf(childOf(state, 'alter'), 'alter_attr') === 'NEUBAU' ||
      undefined,
    PublishedOn: dayOf(textOf(technical, 'aktiv_von')) ?? since,
    ChangedOn: dayOf(textOf(technical, 'stand_vom')),
    Media: mediaOf(element),
    Pictures: pictures,
    Rooms: roomsOf(element),
    Bedrooms: count(textOf(areas, 'anzahl_schlafzimmer')) || undefined,
    Bathrooms: count(textOf(areas, 'anzahl_badezimmer')),
    Toilets: count(textOf(areas, 'anzahl_sep_wc')),
    Garages: count(attributeOf(childOf(prices, 'stp_garage'), 'anzahl')),
    Parkings: count(textOf(areas, 'anzahl_stellplaetze') ?? attributeOf(childOf(prices, 'stp_freiplatz'), 'anzahl')),
    Floor: count(textOf(element, 'geo', 'etage')),
    Floors: count(textOf(element, 'geo', 'anzahl_etagen')) || undefined,
    LivingArea: quantity(textOf(areas, 'wohnflaeche')),
    GroundArea: quantity(textOf(areas, 'grundstuecksflaeche')),
    TotalArea: quantity(textOf(areas, 'gesamtflaeche')),
    TerraceArea: quantity(textOf(areas, 'balkon_terrasse_flaeche')),
    GardenArea: quantity(textOf(areas, 'gartenflaeche')),
    OfficeArea: quantity(textOf(areas, 'bueroflaeche')),
    PlotWidth: quantity(textOf(areas, 'grundstuecksfront')),
    ConstructionYear: yearOf(textOf(state, 'baujahr')),
    RenovationYear: yearOf(textOf(state, 'letztemodernisierung')),
    Condition: spelled(conditionOf(condition), language),
    Kitchen: spelled(kitchenOf(trueAttributes(childOf(fittings, 'kueche'))), language),
    Heating: spelled(
      heatingOf(
        new Set([
          ...trueAttributes(childOf(fittings, 'heizungsart')),
          ...trueAttributes(childOf(fittings, 'befeuerung')),
        ]),
      ),
      language,
    ),
    AvailableFrom: factDay(textOf(office, 'abdatum')) ?? factDay(textOf(office, 'verfuegbar_ab')),
    Furnished: codeOf(childOf(fittings, 'moebliert'), 'moeb') === undefined ? undefined : true,
    Lift: liftOf(childOf(fittings, 'fahrstuhl')),
    PetsAllowed: yesNo(textOf(office, 'haustiere')),
    Heritage: yesNo(textOf(office, 'denkmalgeschuetzt')),
    MaximumPersons: count(textOf(office, 'max_personen')) || undefined,
    EnergyPerformance: energyOf(energy),
    EPCLabelText: text(textOf(energy, 'wertklasse')),
    EnergyCertificateDate: factDay(textOf(energy, 'ausstelldatum')),
    EnergyExpiry: lastDayOf(textOf(energy, 'gueltig_bis')),
    RenterCharges: sale === false ? quantity(textOf(prices, 'nebenkosten')) : undefined,
    OwnerCharges: quantity(textOf(prices, 'hausgeld')),
    Deposit: sale === false ? monthsOf(textOf(prices, 'kaution'), price.amount) : undefined,
    ...addedFields(element, lists),
  });
}

/** Converts an object that is the project of its group to a feed record with the group's id. */
export function projectRecord(element: XmlElement, id: string, around: Omit<ObjectContext, 'project'>): FeedRecord {
  return withoutUndefined({
    ...placeOf(element),
    ID: id,
    Language: languageOf(element) ?? around.language,
    Title: textOf(element, 'freitexte', 'objekttitel'),
    ...descriptionFields(textsOf(element, languageOf(element) ?? around.language)),
    PublicAddress: visibilitySwitch(everyText(childOf(element, 'verwaltung_objekt'), 'objektadresse_freigeben')),
    DeliveryYear: yearOf(textOf(element, 'zustand_angaben', 'baujahr')),
    PublishedOn: dayOf(textOf(element, 'verwaltung_techn', 'aktiv_von')) ?? around.since,
    Pictures: around.pictures,
  });
}

function priceOf(prices: XmlElement | undefined, sale: boolean | undefined) {
  const names = sale ? ['kaufpreis'] : ['kaltmiete', 'nettokaltmiete'];
  const named = names.flatMap(name => childrenOf(prices, name));
  const onRequest = onRequestOf(prices, [...childrenOf(prices, 'kaufpreis'), ...named]);
  // An attribute that is neither yes nor no hides the price until the sender fixes the attribute.
  const shown = onRequest.includes(true) ? false : (onRequest.find(one => typeof one === 'string') ?? true);
  const unit = codeOf(childOf(prices, 'preis_zeiteinheit'), 'zeiteinheit') ?? 'MONAT';
  const months = sale ? 1 : MONTHS[unit];
  const amount = names.map(name => amountOf(prices, name)).find(one => one !== undefined);
  // An amount that is not the site's price is hidden; the record reader reports it.
  if (amount === undefined) return { amount: otherPrice(prices, sale), shown: false };
  if (months === undefined) return { amount: `${amount} / ${unit}`, shown: false };
  const foreign = currenciesOf(prices, named)
    .map(currency => inCurrency(amount, currency))
    .find(priced => priced !== amount);
  if (foreign !== undefined) return { amount: foreign, shown };
  return { amount: months === 1 ? amount : dividedAmount(amount, YEARLY_RENT, months), shown };
}

/** Attributes of a price element in which some senders state its currency. */
const CURRENCY_ATTRIBUTES = ['iso_waehrung', 'waehrung', 'currency'];

/** All currencies that are stated for the prices. OpenImmo has the element `waehrung` for them. */
function currenciesOf(prices: XmlElement | undefined, named: readonly XmlElement[]): readonly (string | undefined)[] {
  const element = childOf(prices, 'waehrung');
  return [
    codeOf(element, 'iso_waehrung') ?? element?.text,
    ...named.flatMap(one => CURRENCY_ATTRIBUTES.map(name => codeOf(one, name))),
  ];
}

/**
 * All statements that a price is on request. OpenImmo has the attribute `auf_anfrage` of a price for them; some senders write
 * `preis_auf_anfrage`, an element of this name, or the words in the free text about the price.
 */
function onRequestOf(prices: XmlElement | undefined, named: readonly XmlElement[]): readonly Switch[] {
  const isSwitch = (name: string) => ON_REQUEST_NAMES.has(name.toLowerCase());
  const attributes = named.flatMap(({ attributes }) => Object.entries(attributes).filter(([name]) => isSwitch(name)));
  const elements = (prices?.children ?? []).filter(({ name }) => isSwitch(name));
  return [
    ...[...attributes.map(([, value]) => value), ...elements.map(({ text: written }) => written)].map(visibilitySwitch),
    meansOnRequest(textOf(prices, 'freitext_preis') ?? ''),
  ];
}

/**
 * Amount of a price element. If the element occurs several times with different amounts, returns a text with all of them, which the record
 * reader refuses.
 */
function amountOf(prices: XmlElement | undefined, name: string): Figure {
  const amounts = new Set(childrenOf(prices, name).flatMap(({ text: written }) => quantity(written) ?? []));
  const [only, ...others] = amounts;
  return others.length === 0 ? only : [...amounts].join(' / ');
}

function otherPrice(prices: XmlElement | undefined, sale: boolean | undefined): string | undefined {
  return OTHER_PRICES[sale ? 'sale' : 'rent']
    .map(name => [name, quantity(textOf(prices, name))] as const)
    .flatMap(([name, amount]) => (amount === undefined ? [] : `${name} ${amount}`))[0];
}

function typeOf(element: XmlElement, { types }: CrmLists): number {
  const type = childOf(element, 'objektkategorie', 'objektart')?.children.find(
    ({ name }) => name !== 'objektart_zusatz',
  );
  if (!type) return ANY_OTHER;
  const finer = Object.values(type.attributes).map(value => `${type.name}.${value}`);
  return (
    [...finer, type.name].map(name => types.get(name)).find(id => id !== undefined) ?? WEB_IDS[type.name] ?? ANY_OTHER
  );
}

/** Team member's id for the contact person; crm.json maps the person's mail address, number or name. */
function agentOf(element: XmlElement, { agents }: CrmLists): string | undefined {
  const person = childOf(element, 'kontaktperson');
  const name = [textOf(person, 'vorname'), textOf(person, 'name')].filter(Boolean).join(' ');
  const names = [
    textOf(person, 'email_direkt'),
    textOf(person, 'personennummer'),
    name,
    textOf(person, 'email_zentrale'),
  ];
  return names.map(one => agents.get(one ?? '')).find(agent => agent !== undefined);
}

function placeOf(element: XmlElement): CrmFields {
  const geo = childOf(element, 'geo');
  const at = childOf(geo, 'geokoordinaten');
  return {
    City: nameOf(textOf(geo, 'ort')),
    Zip: text(textOf(geo, 'plz')),
    CountryID: countryId(attributeOf(childOf(geo, 'land'), 'iso_land') ?? textOf(geo, 'land')),
    Street: nameOf(textOf(geo, 'strasse')),
    HouseNumber: text(textOf(geo, 'hausnummer')),
    BoxNr: text(textOf(geo, 'wohnungsnr')),
    ...pointOf(attributeOf(at, 'breitengrad'), attributeOf(at, 'laengengrad')),
  };
}

/** Texts of an object: its description elements, else `objekt_text` in its language, else `objekt_text` without a language. */
function textsOf(element: XmlElement, language: Language): readonly string[] {
  const own = ['objektbeschreibung', 'lage', 'ausstatt_beschr', 'sonstige_angaben'].flatMap(
    name => textOf(element, 'freitexte', name) ?? [],
  );
  if (own.length > 0) return own;
  const texts = textsIn(element);
  const short = textOf(element, 'freitexte', 'dreizeiler');
  return texts.get(language) ?? texts.get(undefined) ?? (short === undefined ? [] : [short]);
}

/** Texts of `objekt_text` by their language; those without a language have the key `undefined`. */
function textsIn(element: XmlElement): ReadonlyMap<Language | undefined, readonly string[]> {
  const texts = new Map<Language | undefined, readonly string[]>();
  for (const one of childrenOf(childOf(element, 'freitexte'), 'objekt_text')) {
    const [language, written] = [languageNamed(attributeOf(one, 'lang')), one.text];
    if (written !== '') texts.set(language, [...(texts.get(language) ?? []), written]);
  }
  return texts;
}

function spelled(value: CodedValue | undefined, language: Language): string | undefined {
  return value && spellingsOf(value)[language];
}

/** Extracts the year from a year or a date; any other text, such as a range, is returned for the record reader to report. */
function yearOf(raw: string | undefined): Figure {
  const [year, ...others] = raw?.match(/\b(?:1[5-9]\d\d|2[01]\d\d)\b/g) ?? [];
  return year !== undefined && others.length === 0 && /^[\d./ -]+$/.test(raw ?? '') ? Number(year) : quantity(raw);
}

/** Annual energy from an energy certificate, whose values are texts that may include a unit. */
function energyOf(pass: XmlElement | undefined): Figure {
  return certificateFigure(textOf(pass, 'endenergiebedarf') ?? textOf(pass, 'energieverbrauchkennwert'), 'energy');
}

/** `undefined` if the building has only a goods lift, which does not count as a lift for persons. */
function liftOf(lift: XmlElement | undefined): Switch {
  const given = Object.values(lift?.attributes ?? {})
    .map(yesNo)
    .filter(one => one !== undefined);
  const persons = yesNo(attributeOf(lift, 'personen'));
  if (persons === true || typeof persons === 'string') return persons;
  return given.length > 0 && given.every(one => !one) ? false : undefined;
}
