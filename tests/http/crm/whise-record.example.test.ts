import { describe, expect, test } from 'vitest';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { NO_LISTS, parseCrmLists } from '../../../adapters/crm/crm-lists.ts';
import type { WhiseReading } from '../../../adapters/crm/whise/whise-facts.ts';
import { projectRecords, propertyRecords } from '../../../adapters/crm/whise/whise-record.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';
import { stateOf } from '../../../adapters/crm/whise/whise-state.ts';

const READING: WhiseReading = {
  lists: NO_LISTS,
  languages: ['fr', 'nl'],
  wordOf: (language, choice) =>
    ({ fr: `mot ${choice}`, nl: `woord ${choice}`, en: undefined, de: undefined })[language],
};

const BARE = {
  id: 6775187,
  status: { id: 1 },
  displayStatusId: 2,
  purpose: { id: 1 },
  purposeStatus: { id: 1 },
  category: { id: 1 },
  country: { id: 1 },
  zip: '9000',
  city: 'Gent',
  createDateTime: '2026-01-05T09:14:34.64',
  shortDescription: [{ languageId: 'fr-BE', content: 'Une maison.' }],
};

const detail = (id: number, value: string, choice?: number) => ({
  id,
  value,
  label: 'label',
  ...(choice !== undefined && { enum: { id: choice } }),
});

/** The record of an estate in its only language. */
function recordOf(fields: Readonly<Record<string, unknown>>, reading = READING) {
  const [record] = propertyRecords({ ...BARE, ...fields }, reading, 'available');
  return record ?? {};
}

describe('a record of Whise', () => {
  test.each<readonly [string, Readonly<Record<string, unknown>>, unknown]>([
    ['ID', { id: 7 }, '7'],
    ['Goal', { purpose: { id: 1 } }, 0],
    ['Goal', { purpose: { id: 2 } }, 1],
    ['Goal', { purpose: { id: 3 } }, 0],
    ['Goal', { purpose: { id: 9 } }, undefined],
    ['Viager', { purpose: { id: 3 } }, true],
    ['Viager', { purpose: { id: 1 } }, undefined],
    ['WebID', { category: { id: 1 } }, 4],
    ['WebID', { category: { id: 2 } }, 2],
    ['WebID', { category: { id: 3 } }, 6],
    ['WebID', { category: { id: 4 } }, 5],
    ['WebID', { category: { id: 5 } }, 7],
    ['WebID', { category: { id: 6 } }, 7],
    ['WebID', { category: { id: 7 } }, 1],
    ['WebIDs', { investmentEstate: true }, [3]],
    ['Price', { price: 2400.0 }, 2400],
    ['Price', { price: 389_000, currency: '€' }, 389_000],
    ['Price', { price: 389_000, currency: 'EUR' }, 389_000],
    ['Price', { price: 389_000, currency: 1 }, 389_000],
    ['Price', { price: 389_000, currency: 'CHF' }, '389000 CHF'],
    ['Price', { price: 389_000, currency: '$' }, '389000 $'],
    ['Price', { price: 0 }, undefined],
    ['PublishPrice', { displayPrice: true }, true],
    ['PublishPrice', {}, false],
    ['PublishAddress', { displayAddress: true }, true],
    ['PublishAddress', {}, false],
    ['Street', { address: 'KERKSTRAAT' }, 'Kerkstraat'],
    ['HouseNumber', { number: '6' }, '6'],
    ['BoxNr', { box: '2A' }, '2A'],
    ['Zip', { zip: '2070' }, '2070'],
    ['City', { city: 'Zwijndrecht' }, 'Zwijndrecht'],
    ['CountryID', { country: { id: 1 } }, 10],
    ['CountryID', { country: { id: 3 } }, 33],
    ['CountryID', { country: { id: 5 } }, 50],
    ['CountryID', { country: { id: 8 } }, 42],
    ['CountryID', { country: { id: 99, name: 'Spanje' } }, 1724],
    ['CountryID', { country: { id: 99 } }, undefined],
    ['Latitude', { details: [detail(1849, '50.88054349999999'), detail(1850, '5.0905007')] }, 50.88054349999999],
    ['Longitude', { details: [detail(1849, '50.88054349999999'), detail(1850, '5.0905007')] }, 5.0905007],
    ['Latitude', { details: [detail(1849, '0'), detail(1850, '0')] }, undefined],
    ['ProjectID', { parentId: 6775197 }, '6775197'],
    ['PublishedOn', { putOnlineDateTime: '2025-04-28T22:30:35.5' }, '2025-04-29'],
    // JavaScript would read '01-09-2025' with the month first, and 'fin 2025' as a year.
    ['PublishedOn', { putOnlineDateTime: '01-09-2025' }, '2025-09-01'],
    ['PublishedOn', { putOnlineDateTime: 'fin 2025', createDateTime: '2025-03-04T00:00:00' }, '2025-03-04'],
    ['PublishedOn', {}, '2026-01-05'],
    ['ChangedOn', { updateDateTime: '2026-05-04T23:30:00' }, '2026-05-04'],
    [
      'Media',
      { link3DModel: 'https://a.example/', linkVideo: 'https://b.example/' },
      ['https://a.example/', 'https://b.example/'],
    ],
    ['NewBuild', { state: { id: 1 } }, true],
    ['NewBuild', { state: { id: 2 } }, undefined],
    ['Bedrooms', { rooms: 4 }, 4],
    ['Bedrooms', { rooms: 0 }, undefined],
    ['Bathrooms', { bathRooms: 2 }, 2],
    ['ShowerRooms', { details: [detail(57, '2')] }, 2],
    ['Toilets', { details: [detail(55, '5')] }, 5],
    ['Garages', { details: [detail(19, '1')] }, 1],
    ['Parkings', { details: [detail(998, '1'), detail(999, '2')] }, 3],
    ['Parkings', {}, undefined],
    ['Floor', { floor: '1' }, 1],
    ['Floors', { details: [detail(15, '4')] }, 4],
    ['Facades', { fronts: 2 }, 2],
    ['AvailableFrom', { availabilityDateTime: '2026-09-01T00:00:00' }, '2026-09-01'],
    ['AvailableFrom', { availabilityDateTime: '2014-05-29T00:00:00' }, '2014-05-29'],
    ['AvailableFrom', { availabilityDateTime: '0001-01-01T00:00:00' }, undefined],
    ['AvailableFrom', { availabilityDateTime: 'à convenir' }, 'à convenir'],
    ['Furnished', { furnished: 1 }, true],
    ['Furnished', { furnished: 0 }, false],
    ['Furnished', { furnished: -1 }, undefined],
    ['Lift', { details: [detail(372, '1')] }, true],
    ['PetsAllowed', { details: [detail(1764, '0')] }, false],
    ['LivingArea', { area: 200.0 }, 200],
    ['LivingArea', { area: -1 }, undefined],
    ['GroundArea', { groundArea: 300.0 }, 300],
    ['TerraceArea', { details: [detail(874, '15')] }, 15],
    ['GardenArea', { gardenArea: 400.0 }, 400],
    ['OfficeArea', { details: [detail(1494, '100'), detail(1495, '50'), detail(1496, '50')] }, 200],
    ['BuiltArea', { details: [detail(27, '500')] }, 500],
    ['FrontWidth', { details: [detail(713, '7')] }, 7],
    ['PlotWidth', { details: [detail(26, '38')] }, 38],
    ['ConstructionYear', { details: [detail(14, '1956')] }, 1956],
    ['ConstructionYear', { details: [detail(14, 'UNDEFINED')] }, undefined],
    ['RenovationYear', { details: [detail(585, '2008')] }, 2008],
    ['Condition', { state: { id: 6 } }, 'à rénover'],
    ['Condition', { state: { id: 9 } }, undefined],
    ['Kitchen', { details: [detail(1595, 'super-équipée', 686)] }, 'mot 686'],
    ['Roof', { details: [detail(1001, 'plat', 802)] }, 'mot 802'],
    ['WindowFrame', { details: [detail(782, 'bois', 734)] }, 'mot 734'],
    ['Glazing', { details: [detail(1634, 'isol. thermique', 769)] }, 'mot 769'],
    ['Heating', { details: [detail(1020, 'gaz', 659), detail(53, 'individuel', 638)] }, 'mot 659, mot 638'],
    ['EnergyPerformance', { details: [detail(2089, '179')], energyValue: '101' }, 179],
    ['EnergyPerformance', { energyValue: '179-179' }, 179],
    ['EnergyPerformance', { energyValue: '120-140' }, '120-140'],
    ['EnergyPerformance', { details: [detail(2089, '-12')] }, -12],
    ['EPCLabelText', { details: [detail(2056, 'C')], energyClass: 'B' }, 'C'],
    ['EPCLabelText', { details: [{ id: 2056 }], energyClass: 'App' }, 'A++'],
    ['EPCLabelText', { energyClass: 'None' }, undefined],
    ['EnergyTotal', { details: [detail(2390, '1230')] }, 1230],
    ['Co2', { details: [detail(2090, '92')] }, 92],
    ['EnergyCertificateCode', { details: [detail(2391, '201501011235678')] }, '201501011235678'],
    ['EnergyExpiry', { details: [detail(2776, '08/18/2035 00:00')] }, '2035-08-18'],
    ['EnergyExpiry', { details: [detail(2776, '18/08/2035')] }, '2035-08-18'],
    ['ElectricityInspection', { details: [detail(1793, 'conforme', 1454)] }, 'mot 1454'],
    ['Permit', { details: [detail(808, '1')] }, true],
    ['Permit', { details: [detail(808, '')] }, undefined],
    ['SubdivisionPermit', { details: [detail(812, '0')] }, false],
    ['PreemptiveRight', { details: [detail(1734, '1')] }, true],
    ['Summons', { details: [detail(2712, 'intimation existante', 1832)] }, true],
    ['Summons', { details: [detail(2712, 'aucune', 1837)] }, false],
    ['Summons', { details: [detail(2712, 'intimation existante')] }, undefined],
    ['Zoning', { details: [detail(1736, 'zone agricole', 1)] }, 'mot 1'],
    [
      'FloodZone',
      { details: [detail(2222, 'potentielle', 1230), detail(2223, 'délimitée', 1231)] },
      'mot 1230, mot 1231',
    ],
    ['CadastralIncome', { details: [detail(1733, '1200'), detail(496, '22000')] }, 1200],
    ['RenterCharges', { details: [detail(301, '35')] }, 35],
  ])('has %s from %j', (field, fields, value) => {
    expect(recordOf(fields)[field]).toEqual(value);
  });

  test('exists once per language of the site in which it has a text, with the words of that language', () => {
    const inBoth = (fr: string, nl: string) => [
      { languageId: 'nl-BE', content: nl },
      { languageId: 'fr-BE', content: fr },
      { languageId: 'es-ES', content: 'Una casa.' },
    ];
    const estate = {
      ...BARE,
      name: 'Demo Villa',
      longDescription: inBoth('<p>Une maison.</p>', '<p>Een huis.</p>'),
      shortDescription: inBoth('Court.', 'Kort.'),
      sms: inBoth('Belle maison', 'Mooi huis'),
      state: { id: 2 },
      details: [detail(1020, 'gaz', 659), detail(1914, 'Découvrez cette maison')],
    };
    expect(propertyRecords(estate, READING, 'underOption')).toMatchObject([
      {
        Language: 'fr',
        Marquee: 2,
        Title: 'Belle maison',
        Description: '<p>Une maison.</p>',
        Condition: 'très bon état',
        Heating: 'mot 659',
      },
      {
        Language: 'nl',
        Marquee: 2,
        Title: 'Mooi huis',
        Description: '<p>Een huis.</p>',
        Condition: 'zeer goede staat',
        Heating: 'woord 659',
      },
    ]);
  });

  test('has its own title if that exists in only one language, else its name, and never a long text', () => {
    expect(recordOf({ name: 'Demo Villa', details: [detail(1914, 'Découvrez cette maison')] })).toMatchObject({
      Title: 'Découvrez cette maison',
      TypeDescription: 'Découvrez cette maison',
    });
    const sms = [{ languageId: 'fr-BE', content: 'long '.repeat(50) }];
    expect(recordOf({ name: 'Demo Villa', sms })).toMatchObject({ Title: 'Demo Villa', Description: 'Une maison.' });
  });

  test('has custom choices in the first language only', () => {
    const estate = {
      ...BARE,
      sms: ['fr-BE', 'nl-BE'].map(languageId => ({ languageId, content: 'a' })),
      details: [detail(1020, 'gaz', 659)],
    };
    const records = propertyRecords(estate, { ...READING, wordOf: () => undefined }, 'available');
    expect(records.map(({ Heating }) => Heating)).toEqual(['gaz', undefined]);
  });

  test('has a word in every language for each known state of a building except the unknown one', () => {
    for (const language of LANGUAGES)
      for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 11, 13, 14, 15])
        expect([language, id, recordOf({ state: { id } }, { ...READING, languages: [language] })['Condition']]).toEqual(
          [language, id, expect.stringMatching(/^\p{L}/u)],
        );
  });

  test('prefers types and agents of the agency’s lists to the defaults', () => {
    const lists = parseCrmLists('{"types":{"1":9},"agents":{"12":"an-agent"}}');
    const representatives = [{ id: 11 }, { id: 12 }];
    expect(recordOf({ representatives }, { ...READING, lists })).toMatchObject({ WebID: 9, Agent: 'an-agent' });
  });

  test('has facts from custom details that the agency’s lists name', () => {
    const lists = parseCrmLists('{"fields":{"3001":"FloodParcelScore","3002":"AsbestosDate","3003":"AsbestosType"}}');
    const details = [detail(3001, 'B'), detail(3002, '02/28/2025 00:00'), detail(3003, 'sans amiante', 77)];
    expect(recordOf({ details }, { ...READING, lists })).toMatchObject({
      FloodParcelScore: 'B',
      AsbestosDate: '2025-02-28',
      AsbestosType: 'mot 77',
    });
  });

  test('has its pictures in order, and another address for one that changed', () => {
    const url = 'https://pictures.crm.example/1600/a.jpg';
    const picture = { id: 66172521, urlSmall: 'https://pictures.crm.example/200/a.jpg', urlXXL: url };
    const changed = (updateDateTime: string) =>
      recordOf({
        pictures: [
          { ...picture, updateDateTime },
          { id: 1, urlLarge: url },
        ],
      });
    expect(changed('2026-01-05T08:00:35.41')['Pictures']).toEqual([
      { ID: '66172521', Url: `${url}#2026-01-05T08:00` },
      { ID: '1', Url: url },
    ]);
    expect(changed('2026-02-05T08:00:35.41')).not.toEqual(changed('2026-01-05T08:00:35.41'));
    const { thing, pictureFiles, refused } = makeRecordReader({ pictureHosts: ['pictures.crm.example'] }).listing([
      changed('2026-01-05T08:00:35.41'),
    ]);
    expect([thing?.pictures.length, refused]).toEqual([2, []]);
    expect([...pictureFiles.values()][0]).toBe(`${url}#2026-01-05T08:00`);
  });

  test('of a project has its name and place', () => {
    const project = {
      ...BARE,
      id: 6775197,
      canHaveChildren: true,
      name: 'Residentie',
      displayAddress: true,
      address: 'Kouter',
    };
    expect(projectRecords(project, READING)).toMatchObject([
      {
        ID: '6775197',
        Language: 'fr',
        Title: 'Residentie',
        Street: 'Kouter',
        PublicAddress: true,
        Zip: '9000',
        PublishedOn: '2026-01-05',
      },
    ]);
  });
});

describe('the state of an estate in Whise', () => {
  const seen = (fields: Readonly<Record<string, unknown>>, lists = NO_LISTS) => stateOf({ ...BARE, ...fields }, lists);
  const inState = (id: number | string, lists = NO_LISTS) => seen({ purposeStatus: { id } }, lists);

  test.each([
    ['available', [1, 2, 15]],
    ['underOption', [5, 6, 12, 13, 14, 16, 21, 22]],
    ['sold', [3, 4, 17]],
    ['withdrawn', [8, 9, 10, 11, 19, 20, 23, 24, 25, 26, 27, 28]],
    [undefined, [0, 7, 18, 99, 'toString']],
  ] as const)('is %s by the ids %j', (state, ids) => {
    expect(ids.map(id => inState(id))).toEqual(ids.map(() => state));
  });

  test('can be changed by the agency’s lists, but an unpublished state never becomes public', () => {
    const lists = parseCrmLists('{"marquees":{"22":"sold","99":"available","10":"available","1":"withdrawn"}}');
    expect([22, 99, 10, 1].map(id => inState(id, lists))).toEqual(['sold', 'available', 'withdrawn', 'withdrawn']);
  });

  test('is withdrawn if the estate is archived, deleted or offline, and sold if it is a realisation', () => {
    expect([5, 6].map(id => seen({ status: { id } }))).toEqual(['withdrawn', 'withdrawn']);
    expect([1, 2, 3, 4, 5, 6].map(displayStatusId => seen({ displayStatusId }))).toEqual([
      'withdrawn',
      'available',
      'available',
      'sold',
      'available',
      'withdrawn',
    ]);
    expect([{ status: undefined }, { displayStatusId: undefined }].map(fields => seen(fields))).toEqual([
      undefined,
      undefined,
    ]);
  });
});
