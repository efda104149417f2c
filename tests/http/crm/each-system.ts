import { NO_LISTS } from '../../../adapters/crm/crm-lists.ts';
import { propertyRecords as ofOmnicasa } from '../../../adapters/crm/omnicasa/omnicasa-record.ts';
import { propertyRecords as ofOpenImmo } from '../../../adapters/crm/openimmo/openimmo-record.ts';
import { readXml } from '../../../adapters/crm/read-xml.ts';
import { propertyRecords as ofSkarabee } from '../../../adapters/crm/skarabee/skarabee-record.ts';
import { DETAIL_IDS } from '../../../adapters/crm/whise/whise-facts.ts';
import { propertyRecords as ofWhise } from '../../../adapters/crm/whise/whise-record.ts';
import type { FeedRecord } from '../../../application/ports/catalogue/feed.ts';

/** Values of a house for sale as a system holds them. */
export type HeldHouse = {
  readonly price: unknown;
  readonly livingArea: unknown;
  readonly energy: unknown;
  readonly showsPrice: unknown;
  readonly showsAddress: unknown;
  readonly lift: unknown;
  readonly availableFrom: unknown;
  readonly text: string;
  readonly city: string;
  readonly postcode: string;
};

/** A house that every system delivers without a finding. */
export const HELD_HOUSE: HeldHouse = {
  price: '389000',
  livingArea: '140',
  energy: '214',
  showsPrice: true,
  showsAddress: true,
  lift: true,
  availableFrom: '2027-03-01',
  text: 'Une maison.',
  city: 'Gent',
  postcode: '9000',
};

/** A value as text of an XML document; lone surrogates are replaced, because decoded bytes never contain them. */
const escaped = (value: unknown) =>
  String(value).toWellFormed().replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Reverses a yes or no: fields of Skarabee and OpenImmo state what to hide, those of other systems what to show. */
const reversed = (value: unknown) => (typeof value === 'boolean' ? !value : value);

/** Builds the record of a house as each system delivers it, by the name of the system. */
export const EACH_SYSTEM: Readonly<Record<string, (house: HeldHouse) => FeedRecord>> = {
  'a feed': house => ({
    ID: '7',
    Language: 'fr',
    WebID: 4,
    Goal: 0,
    City: house.city,
    Zip: house.postcode,
    CountryID: 10,
    Street: 'Kouter',
    HouseNumber: '7',
    Price: house.price,
    PublishPrice: house.showsPrice,
    PublishAddress: house.showsAddress,
    Lift: house.lift,
    AvailableFrom: house.availableFrom,
    LivingArea: house.livingArea,
    EnergyPerformance: house.energy,
    Title: 'Maison',
    Description: house.text,
    PublishedOn: '2026-06-01',
  }),
  OpenImmo: house => {
    const [element] = readXml(
      [
        `<immobilie><objektkategorie><vermarktungsart KAUF="1"/><objektart><haus/></objektart></objektkategorie>
        <geo><plz>${escaped(house.postcode)}</plz><ort>${escaped(house.city)}</ort><strasse>Kouter</strasse><hausnummer>7</hausnummer><land iso_land="BEL"/></geo>
        <preise><kaufpreis auf_anfrage="${escaped(reversed(house.showsPrice))}">${escaped(house.price)}</kaufpreis></preise>
        <flaechen><wohnflaeche>${escaped(house.livingArea)}</wohnflaeche></flaechen>
        <ausstattung><fahrstuhl PERSONEN="${escaped(house.lift)}"/></ausstattung>
        <zustand_angaben><energiepass><endenergiebedarf>${escaped(house.energy)}</endenergiebedarf></energiepass></zustand_angaben>
        <freitexte><objekttitel>Maison</objekttitel><objektbeschreibung>${escaped(house.text)}</objektbeschreibung></freitexte>
        <verwaltung_objekt><objektadresse_freigeben>${escaped(house.showsAddress)}</objektadresse_freigeben><abdatum>${escaped(house.availableFrom)}</abdatum></verwaltung_objekt>
        <verwaltung_techn><objektnr_extern>7</objektnr_extern><sprache>fr</sprache></verwaltung_techn></immobilie>`,
      ],
      ['immobilie'],
    );
    if (!element) throw new Error('no object');
    const [record] = ofOpenImmo(element, {
      lists: NO_LISTS,
      language: 'fr',
      since: '2026-06-01',
      project: undefined,
      pictures: [],
    });
    return record ?? {};
  },
  Omnicasa: house => {
    const fields = {
      ID: 7,
      Goal: 0,
      WebID: 4,
      City: house.city,
      Zip: house.postcode,
      CountryID: 10,
      Street: 'Kouter',
      HouseNumber: '7',
      Price: house.price,
      PublishPrice: house.showsPrice,
      PublishAddress: house.showsAddress,
      HasLift: house.lift,
      DateFree: house.availableFrom,
      SurfaceLiving: house.livingArea,
      EnergyPerformance: house.energy,
      TypeDescription: 'Maison',
      DescriptionA: house.text,
      CreatedDate: '2026-06-01 10:00:00',
    };
    return ofOmnicasa(new Map([['fr', fields]]), NO_LISTS, 1)[0] ?? {};
  },
  Whise: house => {
    const detail = (id: number, value: unknown) => ({ id, value, label: 'label' });
    const estate = {
      id: 7,
      status: { id: 1 },
      displayStatusId: 2,
      purpose: { id: 1 },
      purposeStatus: { id: 1 },
      category: { id: 1 },
      country: { id: 1 },
      zip: house.postcode,
      city: house.city,
      address: 'Kouter',
      number: '7',
      createDateTime: '2026-06-01T09:14:34.64',
      sms: [{ languageId: 'fr-BE', content: 'Maison' }],
      longDescription: [{ languageId: 'fr-BE', content: house.text }],
      price: house.price,
      displayPrice: house.showsPrice,
      displayAddress: house.showsAddress,
      area: house.livingArea,
      availabilityDateTime: house.availableFrom,
      details: [detail(DETAIL_IDS.energyPerformance, house.energy), detail(DETAIL_IDS.lift, house.lift)],
    };
    const reading = { lists: NO_LISTS, languages: ['fr'], wordOf: () => undefined } as const;
    return ofWhise(estate, reading, 'available')[0] ?? {};
  },
  Skarabee: house => {
    const [publication] = readXml(
      [
        `<Publication><Info><ID>7</ID><Created>2026-06-01T08:00:00</Created><Enabled>true</Enabled>
        <HidePrice>${escaped(reversed(house.showsPrice))}</HidePrice><HideAddress>${escaped(reversed(house.showsAddress))}</HideAddress>
        <HideHouseNumber>false</HideHouseNumber></Info>
        <Property><Status>FOR_SALE</Status><Typo><Sort>Dwelling</Sort></Typo><Price>${escaped(house.price)}</Price>
        <Address><City ZipCode="${escaped(house.postcode)}">${escaped(house.city)}</City><Street>Kouter</Street><HouseNumber>7</HouseNumber><CountryID>BE</CountryID></Address>
        <SurfaceLivable>${escaped(house.livingArea)}</SurfaceLivable><HasElevator>${escaped(house.lift)}</HasElevator>
        <Dates><AvailableFrom>${escaped(house.availableFrom)}</AvailableFrom></Dates>
        <Energy><Index>${escaped(house.energy)}</Index></Energy>
        <Flashes><Flash LanguageID="FR"><Title>Maison</Title><Text>${escaped(house.text)}</Text></Flash></Flashes></Property></Publication>`,
      ],
      ['Publication'],
    );
    if (!publication) throw new Error('no publication');
    const told = { id: '7', publication, lists: NO_LISTS, language: 'fr', today: '2026-06-15' } as const;
    return ofSkarabee(told)[0] ?? {};
  },
};
