import { describe, expect, test } from 'vitest';
import { NO_LISTS, parseCrmLists } from '../../../adapters/crm/crm-lists.ts';
import { standFinding } from '../../../adapters/crm/openimmo/object-state.ts';
import { projectRecord, propertyRecords } from '../../../adapters/crm/openimmo/openimmo-record.ts';
import { lastDayOf } from '../../../adapters/crm/openimmo/object-codes.ts';
import { picturesOf } from '../../../adapters/crm/openimmo/openimmo-attachments.ts';
import { groupOf } from '../../../adapters/crm/openimmo/package-objects.ts';
import { readXml, type XmlElement } from '../../../adapters/crm/read-xml.ts';

function objectOf(inside: string): XmlElement {
  const [element] = readXml([`<immobilie>${inside}</immobilie>`], ['immobilie']);
  if (!element) throw new Error('no object');
  return element;
}

const around = { lists: NO_LISTS, language: 'fr', since: '2026-06-15', project: undefined, pictures: [] } as const;
const recordOf = (inside: string, more: Partial<Parameters<typeof propertyRecords>[1]> = {}) =>
  propertyRecords(objectOf(inside), { ...around, ...more })[0] ?? {};
const marketed = (attributes: string) => `<objektkategorie><vermarktungsart ${attributes}/></objektkategorie>`;
const SALE = marketed('KAUF="true"');
const RENT = marketed('MIETE_PACHT="1"');

describe('an object of OpenImmo', () => {
  test('has areas by use only as an office, a shop or a hall; a home has none', () => {
    const areas =
      '<flaechen><verkaufsflaeche>38</verkaufsflaeche><ladenflaeche>60</ladenflaeche><lagerflaeche>1600</lagerflaeche><bueroflaeche>140</bueroflaeche></flaechen><ausstattung><hallenhoehe>8</hallenhoehe></ausstattung>';
    const roomsOf = (type: string, inside = areas) =>
      recordOf(`<objektkategorie><objektart><${type}/></objektart></objektkategorie>${inside}`)['Rooms'];
    expect(roomsOf('einzelhandel')).toEqual([
      { Kind: 'shop', Area: 38 },
      { Kind: 'stockroom', Area: 1600 },
      { Kind: 'office', Area: 140 },
    ]);
    expect(roomsOf('hallen_lager_prod')).toContainEqual({ Kind: 'warehouse', Area: 1600, Height: 8 });
    expect(roomsOf('wohnung')).toBeUndefined();
    expect(roomsOf('buero_praxen', '')).toBeUndefined();
  });

  test('is converted to a record', () => {
    const record = recordOf(`
      <objektkategorie><nutzungsart WOHNEN="true" GEWERBE="false"/><vermarktungsart KAUF="false" MIETE_PACHT="true"/>
        <objektart><wohnung wohnungtyp="PENTHOUSE"/></objektart></objektkategorie>
      <geo><plz>9000</plz><ort>GENT</ort><geokoordinaten breitengrad="51.05" laengengrad="3.72"/><strasse>Kouter</strasse>
        <hausnummer>7</hausnummer><wohnungsnr>3A</wohnungsnr><land iso_land="BEL"/><etage>4</etage><anzahl_etagen>6</anzahl_etagen></geo>
      <preise><nettokaltmiete>900.00</nettokaltmiete><nebenkosten>75</nebenkosten><kaution>1800</kaution><stp_garage anzahl="1"/></preise>
      <flaechen><wohnflaeche>85.50</wohnflaeche><anzahl_schlafzimmer>2.0</anzahl_schlafzimmer><gesamtflaeche>0</gesamtflaeche></flaechen>
      <ausstattung><kueche EBK="true" OFFEN="false"/><heizungsart ZENTRAL="1"/><befeuerung GAS="1" OEL="0"/>
        <fahrstuhl PERSONEN="true"/><moebliert moeb="VOLL"/></ausstattung>
      <zustand_angaben><baujahr>1998</baujahr><zustand zustand_art="GEPFLEGT"/>
        <energiepass><gueltig_bis>01-2031</gueltig_bis><endenergiebedarf>133,4 kWh/(m²a)</endenergiebedarf><wertklasse>B</wertklasse></energiepass>
        <verkaufstatus stand="RESERVIERT"/></zustand_angaben>
      <freitexte><objekttitel>Penthouse</objekttitel><lage>Au centre.</lage><objektbeschreibung>Grand.</objektbeschreibung></freitexte>
      <verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben><abdatum>2026-09-01</abdatum><haustiere>false</haustiere></verwaltung_objekt>
      <verwaltung_techn><objektnr_extern>A-17</objektnr_extern><aktiv_von>2026-05-02</aktiv_von><stand_vom>2026-06-01</stand_vom><sprache>nl-BE</sprache></verwaltung_techn>`);
    expect(record).toEqual({
      ID: 'A-17',
      Language: 'nl',
      Goal: 1,
      WebID: 2,
      City: 'Gent',
      Zip: '9000',
      CountryID: 10,
      Street: 'Kouter',
      HouseNumber: '7',
      BoxNr: '3A',
      Latitude: 51.05,
      Longitude: 3.72,
      PublishAddress: true,
      Price: 900,
      PublishPrice: true,
      Marquee: 2,
      Title: 'Penthouse',
      TypeDescription: 'Penthouse',
      Description: 'Grand.\n\nAu centre.',
      DescriptionFormat: 'plain',
      PublishedOn: '2026-05-02',
      ChangedOn: '2026-06-01',
      Pictures: [],
      Bedrooms: 2,
      Garages: 1,
      Floor: 4,
      Floors: 6,
      LivingArea: 85.5,
      ConstructionYear: 1998,
      Condition: 'goede staat',
      Kitchen: 'ingericht',
      Heating: 'centrale verwarming op gas',
      AvailableFrom: '2026-09-01',
      Furnished: true,
      Lift: true,
      PetsAllowed: false,
      EnergyPerformance: 133.4,
      EPCLabelText: 'B',
      EnergyExpiry: '2031-01-31',
      RenterCharges: 75,
      Deposit: 2,
    });
  });

  test.each([
    ['a price', '<preise><kaufpreis>250000.00</kaufpreis></preise>', { Price: 250_000, PublishPrice: true }],
    ['a price of 0', '<preise><kaufpreis>0</kaufpreis></preise>', { Price: undefined, PublishPrice: false }],
    [
      '0 on request',
      '<preise><kaufpreis auf_anfrage="1">0</kaufpreis></preise>',
      { Price: undefined, PublishPrice: false },
    ],
    [
      'a price on request',
      '<preise><kaufpreis auf_anfrage="true">250000</kaufpreis></preise>',
      { Price: 250_000, PublishPrice: false },
    ],
    [
      'dollars',
      '<preise><kaufpreis>9</kaufpreis><waehrung iso_waehrung="USD"/></preise>',
      { Price: '9 USD', PublishPrice: true },
    ],
  ])('is for sale with %s', (_, inside, expected) => {
    const { Price, PublishPrice } = recordOf(SALE + inside);
    expect({ Price, PublishPrice }).toEqual(expected);
  });

  test.each([
    ['a month', '<preise><kaltmiete>900</kaltmiete></preise>', 900],
    ['a year', '<preise><kaltmiete>12000</kaltmiete><preis_zeiteinheit zeiteinheit="JAHR"/></preise>', 1_000],
    ['a day', '<preise><kaltmiete>90</kaltmiete><preis_zeiteinheit zeiteinheit="TAG"/></preise>', '90 / TAG'],
    ['a square metre', '<preise><mietpreis_pro_qm>12</mietpreis_pro_qm></preise>', 'mietpreis_pro_qm 12'],
    ['a price with costs', '<preise><warmmiete>1.000</warmmiete></preise>', 'warmmiete 1.000'],
    ['the price of buying it', '<preise><kaufpreis>250000</kaufpreis></preise>', undefined],
  ])('is for rent by %s', (_, inside, price) => {
    const record = recordOf(RENT + inside);
    expect([record['Price'], record['PublishPrice']]).toEqual([price, typeof price === 'number']);
  });

  test('is marketed by the values of its attributes, not their presence', () => {
    const goals = [
      'KAUF="false" MIETE_PACHT="true"',
      'KAUF="1" MIETE_PACHT="0"',
      'Kauf="true"',
      'ERBPACHT="true"',
      'KAUF="0"',
      '',
    ];
    const expected = [1, 0, 0, 0, undefined, undefined];
    expect(goals.map(attributes => recordOf(marketed(attributes))['Goal'])).toEqual(expected);
    const both = marketed('KAUF="true" MIETE_PACHT="true"');
    expect(recordOf(both)['Goal']).toBe(1);
    expect(recordOf(`${both}<preise><kaufpreis>1</kaufpreis></preise>`)['Goal']).toBe(0);
  });

  test.each([
    ['open', SALE, '<zustand_angaben><verkaufstatus stand="OFFEN"/></zustand_angaben>', 0],
    ['sold', SALE, '<zustand_angaben><verkaufstatus stand="VERKAUFT"/></zustand_angaben>', 3],
    ['a reference', SALE, '<verwaltung_techn><aktion aktionart="REFERENZ"/></verwaltung_techn>', 3],
    ['let, for rent', RENT, '<verwaltung_objekt><vermietet>true</vermietet></verwaltung_objekt>', 3],
    ['let, for sale', SALE, '<verwaltung_objekt><vermietet>true</vermietet></verwaltung_objekt>', 0],
  ])('is %s', (_, goal, inside, marquee) => {
    expect(recordOf(goal + inside)['Marquee']).toBe(marquee);
  });

  test('hides data that it does not release, and omits data that it does not contain', () => {
    const { PublishAddress, Lift, PetsAllowed, Bedrooms, Furnished } = recordOf(
      `${SALE}<flaechen><anzahl_schlafzimmer>0</anzahl_schlafzimmer></flaechen><ausstattung><fahrstuhl LASTEN="true"/></ausstattung>`,
    );
    expect([PublishAddress, Lift, PetsAllowed, Bedrooms, Furnished]).toEqual(Array(5).fill(undefined));
  });

  test('has the detailed or general type that crm.json names, else the nearest type of the site', () => {
    const typed = (type: string, lists = NO_LISTS) =>
      recordOf(`<objektkategorie><objektart>${type}</objektart></objektkategorie>`, { lists })['WebID'];
    const lists = parseCrmLists('{"types":{"haus":40,"haus.VILLA":41}}');
    expect([typed('<haus/>'), typed('<zinshaus_renditeobjekt/>'), typed('<parken/>'), typed('')]).toEqual([4, 3, 1, 1]);
    expect([typed('<haus haustyp="VILLA"/>', lists), typed('<haus/>', lists)]).toEqual([41, 40]);
  });

  test('has the agent that crm.json names by address, number or name', () => {
    const lists = parseCrmLists('{"agents":{"a@b.example":"ann","77":"bob","Jan Peeters":"jan"}}');
    const agent = (inside: string) => recordOf(`<kontaktperson>${inside}</kontaktperson>`, { lists })['Agent'];
    expect([
      agent('<email_direkt>a@b.example</email_direkt><personennummer>77</personennummer>'),
      agent('<personennummer>77</personennummer>'),
      agent('<name>Peeters</name><vorname>Jan</vorname>'),
      agent('<name>Peeters</name>'),
    ]).toEqual(['ann', 'bob', 'jan', undefined]);
  });

  test('has Belgian facts in agreed custom fields, each converted to its fact’s format', () => {
    const lists = parseCrmLists(
      '{"fields":{"KI":"CadastralIncome","Vorkauf":"PreemptiveRight","P":"FloodParcelScore","Asbest":"AsbestosDate","Leib":"Viager","Nr":"EnergyCertificateCode"}}',
    );
    const record = recordOf(
      `${SALE}<zustand_angaben><user_defined_simplefield feldname="KI">1250,00</user_defined_simplefield>
        <user_defined_simplefield feldname="Vorkauf">nein</user_defined_simplefield>
        <user_defined_simplefield feldname="Other">x</user_defined_simplefield></zustand_angaben>
       <user_defined_extend><feld><name>P</name><wert>B</wert></feld><feld><name>Asbest</name><wert>03.02.2025</wert></feld>
        <feld><name>Leib</name><wert>weiß nicht</wert></feld><feld><name>Nr</name><wert>20240101-1</wert></feld></user_defined_extend>`,
      { lists },
    );
    expect(record).toMatchObject({
      CadastralIncome: 1_250,
      PreemptiveRight: false,
      FloodParcelScore: 'B',
      AsbestosDate: '2025-02-03',
      EnergyCertificateCode: '20240101-1',
    });
    // The record reader reports what is neither yes nor no.
    expect(record).toHaveProperty('Viager', 'weiß nicht');
    expect(record).not.toHaveProperty('Other');
    expect(() => parseCrmLists('{"fields":{"KI":"Cadastral"}}')).toThrow(
      'crm.json fields.KI: must be a fact of the feed',
    );
  });

  test('has one language, else the default of the site', () => {
    const spoken = (inside: string) => recordOf(inside)['Language'];
    expect([
      spoken('<verwaltung_techn><sprache>deu</sprache></verwaltung_techn>'),
      spoken('<freitexte><objekt_text lang="en_GB">x</objekt_text></freitexte>'),
      spoken('<verwaltung_techn><sprache>es</sprache></verwaltung_techn>'),
    ]).toEqual(['de', 'en', 'fr']);
  });

  test.each([
    ['<land iso_land="BEL"/>', 10],
    ['<land iso_land="esp"/>', 1724],
    ['<land>Frankreich</land>', 33],
    ['<land iso_land="XXX"/>', 'XXX'],
    ['', undefined],
  ])('in a country %s has CountryID %s', (land, country) => {
    const object = objectOf(`<geo><plz>5000</plz><ort>Namur</ort>${land}</geo>`);
    expect(projectRecord(object, 'G1', around)['CountryID']).toBe(country);
  });

  test('in a group is its project or a unit', () => {
    const project = objectOf(
      '<geo><plz>5000</plz><ort>Namur</ort></geo><freitexte><objekttitel>Clos</objekttitel></freitexte><zustand_angaben><baujahr>2027</baujahr></zustand_angaben>',
    );
    expect(projectRecord(project, 'G1', around)).toEqual({
      ID: 'G1',
      Language: 'fr',
      Title: 'Clos',
      City: 'Namur',
      Zip: '5000',
      DeliveryYear: 2027,
      PublishedOn: '2026-06-15',
      Pictures: [],
    });
    const grouped = (inside: string) => groupOf(objectOf(`<verwaltung_techn>${inside}</verwaltung_techn>`));
    expect([grouped('<gruppen_kennung>G1</gruppen_kennung>'), grouped('<master>G2</master>'), grouped('')]).toEqual([
      'G1',
      'G2',
      undefined,
    ]);
  });

  test('has its title picture first, plans as plans, and neither documents nor location maps', () => {
    const attached = (group: string, path: string, more = '') =>
      `<anhang gruppe="${group}" ${more}><daten><pfad>${path}</pfad></daten></anhang>`;
    const element = objectOf(
      `<anhaenge>${attached('INNENANSICHTEN', 'b.jpg', 'location="EXTERN"')}${attached('GRUNDRISS', 'plan.PNG')}${attached('GRUNDRISS', 'plan.pdf')}
        ${attached('KARTEN_LAGEPLAN', 'map.jpg')}${attached('DOKUMENTE', 'epc.pdf')}${attached('TITELBILD', 'https://media.example/a.jpg', 'location="REMOTE"')}
        ${attached('FILMLINK', 'https://films.example/1')}${attached('LINKS', 'http://films.example/2')}
        ${attached('PANORAMA', 'https://films.example/3')}${attached('BILD', 'copy:0123.jpg', 'location="REMOTE"')}</anhaenge>`,
    );
    expect(picturesOf(element).map(({ lies, path, kind }) => [lies, path, kind])).toEqual([
      ['elsewhere', 'https://media.example/a.jpg', undefined],
      ['in the package', 'b.jpg', undefined],
      ['in the package', 'plan.PNG', 'floor-plan'],
      ['in the package', 'copy:0123.jpg', undefined],
    ]);
    expect(propertyRecords(element, around)[0]?.['Media']).toEqual([
      'https://films.example/1',
      'https://films.example/3',
    ]);
  });
});

test.each([
  ['VERKAUFT', 3],
  ['Verkauft', 3],
  ['SOLD', 3],
  ['vendu', 3],
  ['RESERVIERT', 2],
  ['Option', 2],
  ['OFFEN', 0],
  ['Disponible', 0],
])('an object in the state %s has the marquee %i', (stand, marquee) => {
  expect(recordOf(`${SALE}<zustand_angaben><verkaufstatus stand="${stand}"/></zustand_angaben>`)['Marquee']).toBe(
    marquee,
  );
  expect(
    standFinding(objectOf(`<zustand_angaben><verkaufstatus stand="${stand}"/></zustand_angaben>`)),
  ).toBeUndefined();
});

test('an object that is let in words has this state if it is for rent; for sale it stays offered, which is reported', () => {
  const let_ = '<zustand_angaben><verkaufstatus stand="VERMIETET"/></zustand_angaben>';
  expect([RENT, SALE].map(kind => recordOf(kind + let_)['Marquee'])).toEqual([3, 0]);
  expect([RENT, SALE].map(kind => standFinding(objectOf(kind + let_))?.code)).toEqual([undefined, 'let-of-sale']);
});

test('a state that the site does not know is named, an empty one is not', () => {
  const stands = ['IN_PRUEFUNG', '', '-'];
  const found = stands.map(stand =>
    standFinding(objectOf(`<zustand_angaben><verkaufstatus stand="${stand}"/></zustand_angaben>`)),
  );
  expect(found).toEqual([{ code: 'stand-unknown', values: { value: '"IN_PRUEFUNG"' } }, undefined, undefined]);
});

test('a price that occurs twice is read if its elements agree or one is empty; otherwise the record reader gets all of them', () => {
  const priceOf = (...prices: readonly string[]) =>
    recordOf(`${SALE}<preise>${prices.map(price => `<kaufpreis>${price}</kaufpreis>`).join('')}</preise>`)['Price'];
  expect([priceOf('', '325000'), priceOf('325.000,00', '325000'), priceOf('325000', '335000')]).toEqual([
    325_000,
    325_000,
    '325000 / 335000',
  ]);
});

test('the deposit is months of a rent that is written with thousands', () => {
  const prices = '<preise><kaltmiete>1.250</kaltmiete><kaution>2.500</kaution></preise>';
  expect(recordOf(RENT + prices)['Deposit']).toBe(2);
});

test('a day of a certificate that cannot be read is passed on, so that it is a finding', () => {
  const state =
    '<zustand_angaben><energiepass><ausstelldatum>im Mai 2024</ausstelldatum></energiepass></zustand_angaben>';
  expect(recordOf(SALE + state)['EnergyCertificateDate']).toBe('im Mai 2024');
});

test.each(['-', '?', 'null', '-1', 'vielleicht'])('a price with auf_anfrage=%j is not published', unclear => {
  const price = `<preise><kaufpreis auf_anfrage="${unclear}">389000</kaufpreis></preise>`;
  expect(recordOf(SALE + price)['PublishPrice']).toBe(unclear);
});

test('a certificate without a full date is valid until the end of its month or year', () => {
  const said = ['01-2024', '02.2028', '5.3.2031', '2031-05-04', '13-2024', '31.02.2024', 'laut Ausweis', undefined];
  expect(said.map(lastDayOf)).toEqual([
    '2024-01-31',
    '2028-02-29',
    '2031-03-05',
    '2031-05-04',
    // The record reader reports the values that are no date.
    '13-2024',
    '31.02.2024',
    'laut Ausweis',
    undefined,
  ]);
});
