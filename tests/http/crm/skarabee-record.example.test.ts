import { describe, expect, test } from 'vitest';
import { type CrmLists, NO_LISTS } from '../../../adapters/crm/crm-lists.ts';
import { readXml, type XmlElement } from '../../../adapters/crm/read-xml.ts';
import {
  projectRecords,
  propertyRecords,
  stateOf,
  unknownStatus,
} from '../../../adapters/crm/skarabee/skarabee-record.ts';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import type { FeedRecord } from '../../../application/ports/catalogue/feed.ts';

const INFO = `<ID>41</ID><Created>2026-03-02T08:00:00</Created><Modified>2026-06-14T18:20:00</Modified><HidePrice>false</HidePrice>
  <HideAddress>false</HideAddress><HideHouseNumber>false</HideHouseNumber><Enabled>true</Enabled>`;
const SALE = '<Status>FOR_SALE</Status>';

function publicationOf(property: string, info = INFO, beside = ''): XmlElement {
  const xml = `<Publication><Info>${info}</Info><Property>${property}</Property>${beside}</Publication>`;
  return [...readXml([xml], ['Publication'])][0] as XmlElement;
}

function recordsOf(publication: XmlElement, lists: CrmLists = NO_LISTS): readonly FeedRecord[] {
  return propertyRecords({ id: '41', publication, lists, language: 'nl', today: '2026-06-15' });
}

/** The only record of a property with these elements. */
const recordOf = (property: string, info?: string, beside?: string) =>
  recordsOf(publicationOf(property, info, beside))[0] ?? {};

/** Fields from these elements in the record of a property for sale, without those that every record has. */
const factsOf = (property: string) => {
  const bare: FeedRecord = recordOf(SALE);
  return Object.fromEntries(Object.entries(recordOf(`${SALE}${property}`)).filter(([name]) => !(name in bare)));
};

describe('a publication of Skarabee', () => {
  test.each([
    ['FOR_SALE', 0, 1],
    ['FOR_RENT', 1, 1],
    ['OPTION_FOR_SALE', 0, 2],
    ['OPTION_FOR_RENT', 1, 2],
    ['SOLD', 0, 3],
    ['RENTED', 1, 3],
  ])('with the status %s has goal %i and marquee %i', (status, Goal, Marquee) => {
    expect(recordOf(`<Status>${status}</Status>`)).toMatchObject({ Goal, Marquee });
  });

  test.each([
    'UNDEFINED',
    'FOR_RENT_ORDER_ENDED',
    'FOR_SALE_ORDER_ENDED',
    'PROSPECT_FOR_SALE',
    'PROSPECT_FOR_RENT',
    'PRICING',
    'IN_MANAGEMENT',
    '',
  ])('with the status %o is not published', status => {
    const publication = publicationOf(`<Status>${status}</Status>`);
    expect([stateOf(publication), unknownStatus(publication)]).toEqual(['withdrawn', undefined]);
  });

  test.each(['RESERVED', 'toString'])(
    'with the status %o, which Skarabee does not define, has an unknown state',
    status => {
      const publication = publicationOf(`<Status>${status}</Status>`);
      expect([stateOf(publication), unknownStatus(publication)]).toEqual(['withdrawn', status.toUpperCase()]);
    },
  );

  test('has its status in any letter case', () => {
    expect(recordOf('<Status>option_for_rent</Status>')).toMatchObject({ Goal: 1, Marquee: 2 });
  });

  test('is published only if it is enabled', () => {
    expect(stateOf(publicationOf(SALE))).toBe('available');
    for (const enabled of [
      '<Enabled>false</Enabled>',
      '<Enabled />',
      '',
      '<Enabled>true</Enabled><Enabled>false</Enabled>',
    ])
      expect(stateOf(publicationOf(SALE, INFO.replace('<Enabled>true</Enabled>', enabled)))).toBe('withdrawn');
  });

  test.each([
    ['HidePrice', 'PublishPrice'],
    ['HideAddress', 'PublishAddress'],
    ['HideHouseNumber', 'PublishAddress'],
  ])('shows data only if the flag %s that hides them is present and off', (hides, field) => {
    const given = `<${hides}>false</${hides}>`;
    expect(recordOf(SALE)[field]).toBe(true);
    for (const hidden of [`<${hides}>true</${hides}>`, `<${hides}></${hides}>`, ''])
      expect(recordOf(SALE, INFO.replace(given, hidden))[field]).toBe(false);
    // From an unclear flag, the record reader hides the data, and reports the flag.
    expect(recordOf(SALE, INFO.replace(given, `<${hides}>?</${hides}>`))[field]).toBe('?');
    expect(recordOf(SALE, INFO.replace(given, `${given}<${hides}>true</${hides}>`))[field]).toBe('false / true');
  });

  test('has no price to show if the price is on request', () => {
    const shown = (indication: string) =>
      recordOf(`${SALE}<PriceIndication>${indication}</PriceIndication>`)['PublishPrice'];
    for (const written of ['ON_REQUEST', 'On_Request', 'on request', 'OP AANVRAAG']) expect(shown(written)).toBe(false);
    expect(shown('UNDEFINED</PriceIndication><PriceIndication>ON_REQUEST')).toBe(false);
    for (const written of ['UNDEFINED', '']) expect(shown(written)).toBe(true);
  });

  test('has no single price if its price stands twice with different amounts', () => {
    const priced = (...amounts: readonly number[]) =>
      recordOf(`${SALE}${amounts.map(amount => `<Price>${amount}</Price>`).join('')}`)['Price'];
    expect([priced(245_000, 255_000), priced(245_000, 245_000)]).toEqual(['245000 / 255000', 245_000]);
  });

  test.each([
    ['FOR_SALE', '', '245000,00', 245_000],
    ['FOR_SALE', 'TOTAL', '245000', 245_000],
    ['FOR_SALE', 'PER_M2', '120', '120 PER_M2'],
    ['FOR_SALE', 'UNDEFINED', '-1', undefined],
    ['FOR_RENT', 'PRICE_PER_MONTH', '850,50', 850.5],
    ['FOR_RENT', 'PRICE_PER_YEAR', '12000', 1_000],
    ['FOR_RENT', 'M2_PER_YEAR', '110', '110 M2_PER_YEAR'],
    ['FOR_RENT', 'M2_PER_MONTH', '11', '11 M2_PER_MONTH'],
    ['FOR_RENT', 'UNDEFINED', '0', undefined],
  ])('%s with a price %s of %s costs %s', (status, type, price, told) => {
    const property = `<Status>${status}</Status><Price>${price}</Price><PriceType>${type}</PriceType>`;
    const record = recordOf(property);
    expect(record['Price']).toBe(told);
    if (typeof told === 'string') expect(record['PublishPrice']).toBe(false);
  });

  test('has facts', () => {
    expect(
      factsOf(`<NumberOfBedrooms>3</NumberOfBedrooms><NumberOfBathrooms>1</NumberOfBathrooms><NumberOfToilets>2</NumberOfToilets>
        <NumberOfGarages>1</NumberOfGarages><NumberOfParkingPlaces>0</NumberOfParkingPlaces><FloorLevelNL>2</FloorLevelNL>
        <NumberOfFloors>4</NumberOfFloors><SurfaceLivable>129,50</SurfaceLivable><LandArea>410</LandArea><TotalFloorArea>210</TotalFloorArea>
        <SurfaceTerrace>12,25</SurfaceTerrace><SurfaceGarden>250</SurfaceGarden><FrontWidth>6,5</FrontWidth><Width>7</Width>
        <ConstructionYear>1968</ConstructionYear><RenovationYear>2012</RenovationYear><HasFurniture>FALSE</HasFurniture>
        <PetsAllowed>TRUE</PetsAllowed><HasElevator>TRUE</HasElevator><Dates><AvailableFrom>2026-09-01T00:00:00</AvailableFrom></Dates>
        <Typo><Characterisation>Dwelling_SemiDetached</Characterisation></Typo><CadastrallIncome>1041,00</CadastrallIncome>
        <RealEstateTax>812,4</RealEstateTax><MaximumOccupants>5</MaximumOccupants><ChargesAndProvisions>360</ChargesAndProvisions>
        <ChargesAndProvisionsInterval>YEARLY</ChargesAndProvisionsInterval>`),
    ).toEqual({
      Bedrooms: 3,
      Bathrooms: 1,
      Toilets: 2,
      Garages: 1,
      Parkings: 0,
      Floor: 2,
      Floors: 4,
      Facades: 3,
      LivingArea: 129.5,
      GroundArea: 410,
      TotalArea: 210,
      TerraceArea: 12.25,
      GardenArea: 250,
      FrontWidth: 6.5,
      PlotWidth: 7,
      ConstructionYear: 1968,
      RenovationYear: 2012,
      Furnished: false,
      PetsAllowed: true,
      Lift: true,
      AvailableFrom: '2026-09-01',
      CadastralIncome: 1041,
      PropertyTax: 812.4,
      MaximumPersons: 5,
      OwnerCharges: 30,
    });
  });

  test('has energy facts', () => {
    expect(
      factsOf(`<Energy><Index>212,4</Index><ClassEndDate>2031-05-04T00:00:00</ClassEndDate><Class>C</Class>
        <EnergyCertificateNr>20210504-0002400000-RES-1</EnergyCertificateNr></Energy><EnergyIndexYearlyTotal>31860</EnergyIndexYearlyTotal>
        <GES><Index>42,5</Index></GES>`),
    ).toEqual({
      EnergyPerformance: 212.4,
      EnergyTotal: 31_860,
      EPCLabelText: 'C',
      Co2: 42.5,
      EnergyCertificateCode: '20210504-0002400000-RES-1',
      EnergyExpiry: '2031-05-04',
    });
  });

  test.each([
    ['A_3PLUS', 'A+++'],
    ['A++', 'A++'],
    ['G', 'G'],
    ['BLANK', undefined],
    ['ECR', undefined],
    ['UNDEFINED', undefined],
  ])('with the energy class %s has the label %s', (code, label) => {
    expect(factsOf(`<Energy><Class>${code}</Class></Energy>`)['EPCLabelText']).toBe(label);
  });

  test('has the facts required by planning law', () => {
    expect(
      factsOf(`<UrbanDevelopment><Permit>TRUE</Permit><Summons>FALSE</Summons><PreemptiveRights>FALSE</PreemptiveRights>
        <AllotmentPermit>TRUE</AllotmentPermit><AreaApplication Code="Wg" /><ProtectedMonument>NOT_PROTECTED</ProtectedMonument></UrbanDevelopment>
        <WaterPolicyPScore>a</WaterPolicyPScore><WaterPolicyGScore>D</WaterPolicyGScore><FloodProneArea>NONE</FloodProneArea>
        <DelimitedFloodplainOrRiverbank>NONE</DelimitedFloodplainOrRiverbank>
        <Certifications><Certification Type="AS_BUILT"><Date>2020-02-01</Date></Certification>
        <Certification Type="ELECTRICITY_CERTIFICATE"><Conform>FALSE</Conform></Certification>
        <Certification Type="ASBESTOS"><Date>2025-11-03</Date></Certification></Certifications>`),
    ).toEqual({
      Permit: true,
      Summons: false,
      PreemptiveRight: false,
      SubdivisionPermit: true,
      Zoning: 'woongebied',
      Heritage: false,
      FloodParcelScore: 'A',
      FloodBuildingScore: 'D',
      FloodZone: 'niet in overstromingsgebied',
      AsBuiltCertificate: true,
      ElectricityInspection: 'niet conform',
      AsbestosDate: '2025-11-03',
    });
  });

  test('has the agency’s own text for a planning area without a standard word', () => {
    const area = '<AreaApplication Code="OTHER">zone mixte</AreaApplication>';
    expect(factsOf(`<UrbanDevelopment>${area}</UrbanDevelopment>`)).toEqual({ Zoning: 'zone mixte' });
  });

  test('has facts about the building', () => {
    expect(
      factsOf(`<GeneralState>TO_RENOVATE</GeneralState><KitchenType>UNDEFINED</KitchenType><KitchenGenre>KITCHENETTE</KitchenGenre>
        <RoofCoverType>SLATE</RoofCoverType><WindowType>WOOD</WindowType><GlazingTypes><GlazingType>DOUBLE</GlazingType></GlazingTypes>
        <HeatingTypes><HeatingType>NATURAL_GAS</HeatingType><HeatingType>OTHER</HeatingType><HeatingType>HEATING_PUMP</HeatingType></HeatingTypes>`),
    ).toEqual({
      Condition: 'te renoveren',
      Kitchen: 'kitchenette',
      Roof: 'leien',
      WindowFrame: 'hout',
      Glazing: 'dubbel glas',
      Heating: 'gas, warmtepomp',
    });
  });

  test('has no fact for unknown values', () => {
    const unknown = `<NumberOfBedrooms>-1</NumberOfBedrooms><SurfaceLivable>-1,00</SurfaceLivable><LandArea>0</LandArea>
      <ConstructionYear>-1</ConstructionYear><CadastrallIncome>-1</CadastrallIncome><HasElevator>UNDEFINED</HasElevator><Dates />
      <MaximumOccupants>0</MaximumOccupants><GeneralState>UNDEFINED</GeneralState><Energy><Index>-1</Index><ClassEndDate /></Energy>
      <UrbanDevelopment><Permit>UNDEFINED</Permit><AreaApplication Code="UNDEFINED" /><ProtectedMonument>UNDEFINED</ProtectedMonument></UrbanDevelopment>
      <FloodProneArea>UNDEFINED</FloodProneArea><WaterPolicyPScore>UNDEFINED</WaterPolicyPScore><ChargesAndProvisions>120</ChargesAndProvisions>
      <LifeAnnuity><Type>FULL_OWNERSHIP</Type><Heads><Quantity>-1</Quantity></Heads><OneOffPayment>-1</OneOffPayment>
      <Remittance><Amount>-1</Amount><Period>MONTHLY</Period><IndexedInterest>false</IndexedInterest></Remittance></LifeAnnuity>`;
    expect(factsOf(unknown)).toEqual({});
  });

  test('has the costs of a tenant', () => {
    const rent = `<Status>FOR_RENT</Status><Price>800</Price><PriceType>PRICE_PER_MONTH</PriceType><Deposit>1600,00</Deposit>
      <ChargesAndProvisions>75</ChargesAndProvisions>`;
    expect(recordOf(rent)).toMatchObject({ Price: 800, Deposit: 2, RenterCharges: 75 });
    const quarter = '<ChargesAndProvisionsInterval>QUARTERLY</ChargesAndProvisionsInterval>';
    expect(recordOf(`${rent}${quarter}`)['RenterCharges']).toBe(25);
  });

  test('has the ages of the persons of a life annuity, never their dates of birth', () => {
    const viager = `<EconomicalValue>310000,00</EconomicalValue><LifeAnnuity><Type>NAKED_OWNERSHIP</Type><Heads><Quantity>2</Quantity>
      <Head1><DateOfBirth>1946-06-16T00:00:00</DateOfBirth><Gender>MALE</Gender></Head1><Head2><DateOfBirth>15/06/1950</DateOfBirth></Head2></Heads>
      <OneOffPayment>45000,00</OneOffPayment><Remittance><Amount>10200</Amount><Period>YEARLY</Period><MaximalDuration>15</MaximalDuration>
      <IndexedInterest>true</IndexedInterest></Remittance></LifeAnnuity>`;
    const facts = factsOf(viager);
    expect(facts).toEqual({
      Viager: true,
      Bouquet: 45_000,
      Annuity: 850,
      Heads: 2,
      AgeFirst: 79,
      AgeSecond: 76,
      MarketValue: 310_000,
      LongestDuration: 15,
      Indexed: true,
    });
    expect(JSON.stringify(recordOf(`${SALE}${viager}`))).not.toMatch(/1946|1950/);
    expect(recordOf(`<Status>FOR_RENT</Status>${viager}`)).not.toHaveProperty('Viager');
  });

  test('has its position in Belgium, even if latitude and longitude are swapped', () => {
    const address = (x: string, y: string) => `<Address><Position X="${x}" Y="${y}" Type="EPSG_4326" /></Address>`;
    const gent = { Latitude: 51.05382719, Longitude: 3.72501 };
    expect(factsOf(address('3,72501', '51,05382719'))).toEqual(gent);
    expect(factsOf(address('51.05382719', '3.72501'))).toEqual(gent);
    expect(factsOf(address('43,55', '7,01'))).toEqual({});
    expect(factsOf(address('0', '0'))).toEqual({});
    expect(factsOf(address('', '-1'))).toEqual({});
  });

  test('has an address', () => {
    const address = `<Address><Street>KOUTERDREEF</Street><HouseNumber>12</HouseNumber><HouseNumberExtension>A</HouseNumberExtension>
      <MailBox>3</MailBox><CountryID>BE</CountryID><City ID="1" ZipCode="9000">GENT</City></Address>`;
    expect(factsOf(address)).toEqual({
      Street: 'Kouterdreef',
      HouseNumber: '12A',
      BoxNr: '3',
      CountryID: 10,
      City: 'Gent',
      Zip: '9000',
    });
    const none = '<Address><HouseNumber>-1</HouseNumber><MailBox>-</MailBox></Address>';
    expect(factsOf(none)).toEqual({});
  });

  test('has the type of its sort, or that of the agency’s list', () => {
    const typo = (sort: string, genre: string) => `${SALE}<Typo><Sort>${sort}</Sort><Genre>${genre}</Genre></Typo>`;
    expect(recordOf(typo('Flat', 'Loft'))['WebID']).toBe(2);
    expect(recordOf(typo('ProfessionalLand', ''))['WebID']).toBe(6);
    expect(recordOf(typo('Parking', ''))['WebID']).toBe(1);
    expect(recordOf(typo('toString', ''))['WebID']).toBe(1);
    const types = new Map([
      ['Parking', 8],
      ['Loft', 9],
    ]);
    const listed = (property: string) => recordsOf(publicationOf(property), { ...NO_LISTS, types })[0]?.['WebID'];
    expect([listed(typo('Parking', '')), listed(typo('Flat', 'Loft')), listed(typo('Flat', ''))]).toEqual([8, 9, 2]);
    expect(recordOf(`${SALE}<IsYieldProperty>TRUE</IsYieldProperty>`)['WebIDs']).toEqual([3]);
  });

  test('has the agent that the agency’s list names for its login', () => {
    const lists = { ...NO_LISTS, agents: new Map([['812', 'lotte']]) };
    const property = `${SALE}<SalesRepresentativeLoginId>812</SalesRepresentativeLoginId>`;
    expect(recordsOf(publicationOf(property), lists)[0]).toMatchObject({ Agent: 'lotte' });
    expect(recordsOf(publicationOf(property))[0]).not.toHaveProperty('Agent');
  });

  test('has the texts of its flash, one record per language', () => {
    const flash = (id: string, language: string, title: string) =>
      `<Flash ID="${id}" LanguageID="${language}"><Title>${title}</Title><Text>&lt;p&gt;${title} &amp;amp; ${language}&lt;/p&gt;</Text></Flash>`;
    const flashes = `${SALE}<Flashes>${flash('1', 'NL', 'krant')}${flash('2', 'nl-BE', 'Villa')}</Flashes>
      <AllFlashes>${flash('2', 'BE_FR', 'Une villa')}${flash('2', 'es', 'Chalet')}</AllFlashes>`;
    const told = recordsOf(publicationOf(flashes, `${INFO}<FlashID>FLASH2</FlashID>`));
    expect(told.map(record => [record['Language'], record['Title'], record['Description']])).toEqual([
      ['fr', 'Une villa', '<p>Une villa &amp; BE_FR</p>'],
      ['nl', 'Villa', '<p>Villa &amp; nl-BE</p>'],
    ]);
    expect(recordsOf(publicationOf(flashes)).map(record => record['Title'])).toEqual(['krant']);
    expect(recordsOf(publicationOf(SALE)).map(record => [record['Language'], record['Title']])).toEqual([
      ['nl', undefined],
    ]);
  });

  test('has photos, then plans, each in order; a changed picture has another address and another id', () => {
    const picture = (name: string, at: number, modified: string) =>
      `<${name}><Index>${at}</Index><Description>Gevel</Description><URL>http://pictures.example/${name}${at}.jpg</URL><Modified>${modified}</Modified></${name}>`;
    const beside = (modified: string) =>
      `<Pictures>${picture('Picture', 2, '')}${picture('Picture', 1, modified)}</Pictures><FloorPlans>${picture('FloorPlan', 1, modified)}</FloorPlans>`;
    const pictures = (modified: string) => recordOf(SALE, INFO, beside(modified))['Pictures'] as FeedRecord[];
    const first = pictures('2026-01-05T08:00');
    expect(first.map(({ Url, Kind }) => [Url, Kind])).toEqual([
      ['https://pictures.example/Picture1.jpg#2026-01-05T08:00', undefined],
      ['https://pictures.example/Picture2.jpg', undefined],
      ['https://pictures.example/FloorPlan1.jpg#2026-01-05T08:00', 'floor-plan'],
    ]);
    const second = pictures('2026-02-05T08:00');
    expect(second.map(({ ID }, at) => ID === first[at]?.['ID'])).toEqual([false, true, false]);
    expect(new Set(first.map(({ ID }) => ID)).size).toBe(3);
    expect(first[0]?.['Name']).toBe('Gevel');
  });

  test('has its documents, media and open days', () => {
    const property = `${SALE}<VirtualUrl>https://tour.example/41</VirtualUrl><VideoUrl></VideoUrl>
      <OpenHouse><FromToDates><FromToDate From="2026-11-28 09:00" To="2026-11-28 12:00" /></FromToDates></OpenHouse>`;
    const documents = `<Documents><Document><DocumentID>9</DocumentID><OriginalName>epc.pdf</OriginalName><Description>EPC</Description></Document>
      <Document><DocumentID>10</DocumentID><OriginalName>plan.pdf</OriginalName><Description /></Document></Documents>`;
    expect(recordOf(property, INFO, documents)).toMatchObject({
      Media: ['https://tour.example/41'],
      OpenHouses: [{ From: '2026-11-28T09:00', To: '2026-11-28T12:00' }],
      Documents: [
        { ID: '9', Name: 'EPC' },
        { ID: '10', Name: 'plan.pdf' },
      ],
    });
  });

  test('accepts dates in ISO and Belgian format', () => {
    expect(recordOf(SALE)).toMatchObject({ PublishedOn: '2026-03-02', ChangedOn: '2026-06-14' });
    const written = INFO.replace('2026-03-02T08:00:00', '2/03/2026 8:00:00');
    expect(recordOf(SALE, written)['PublishedOn']).toBe('2026-03-02');
  });

  test('is new if it is marked so', () => {
    expect(factsOf('<NewEstate>TRUE</NewEstate>')).toEqual({ NewBuild: true });
    expect(factsOf('<ShapeOfConstruction>NEW_CONSTRUCTION</ShapeOfConstruction>')).toEqual({ NewBuild: true });
    expect(factsOf('<NewEstate>UNDEFINED</NewEstate>')).toEqual({});
  });

  test('is accepted by the feed parser without a finding', () => {
    const property = `${SALE}<Price>245000,00</Price><Typo><Sort>Dwelling</Sort></Typo><Address><CountryID>BE</CountryID><City ZipCode="9000">GENT</City></Address>
      <Flashes><Flash ID="1" LanguageID="NL"><Title>Huis</Title></Flash></Flashes>`;
    const pictures = '<Pictures><Picture><URL>https://pictures.example/1.jpg</URL></Picture></Pictures>';
    const read = makeRecordReader({ pictureHosts: ['pictures.example'] }).listing(
      recordsOf(publicationOf(property, INFO, pictures)),
    );
    expect([read.refused, read.warnings]).toEqual([[], []]);
    expect(read.thing?.pictures).toHaveLength(1);
  });
});

describe('a project of Skarabee', () => {
  test('has a name, a year and an address', () => {
    const property = `<Project><Name>Residentie Kouter</Name><Acceptance>2028-03-01</Acceptance></Project><SiteUrl>https://kouter.example/</SiteUrl>
      <Address><Street>Kouterdreef</Street><CountryID>BE</CountryID><City ZipCode="9000">Gent</City></Address>
      <Flashes><Flash ID="1" LanguageID="FR"><Title>Neuf</Title><Text>Douze appartements</Text></Flash></Flashes>`;
    const told = {
      id: '40',
      publication: publicationOf(property),
      lists: NO_LISTS,
      language: 'nl',
      today: '2026-06-15',
    } as const;
    expect(projectRecords(told)).toEqual([
      {
        ID: '40',
        Language: 'fr',
        Title: 'Residentie Kouter',
        Description: 'Douze appartements',
        DescriptionFormat: 'plain',
        ExternalWeb: 'https://kouter.example/',
        PublicAddress: true,
        DeliveryYear: 2028,
        PublishedOn: '2026-03-02',
        Street: 'Kouterdreef',
        CountryID: 10,
        City: 'Gent',
        Zip: '9000',
        Pictures: [],
      },
    ]);
  });
});
