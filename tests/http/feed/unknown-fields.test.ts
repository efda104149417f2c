import { expect, test } from 'vitest';
import {
  ENTRY_FIELDS,
  PROJECT_FIELDS,
  PROPERTY_FIELDS,
  unknownFieldFinder,
} from '../../../adapters/feed/feed-fields.ts';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { USUAL_ENTRY_NAMES, USUAL_NAMES } from '../../../adapters/feed/usual-names.ts';
import { reason } from '../../../application/finding/reason.ts';
import { joinUnknownFields } from '../../../application/operate/join-unknown-fields.ts';
import { GOOD_RECORD } from './good-record.ts';

test('each usual name in another language maps to a field, and is not a field itself', () => {
  const fields = new Set([...PROPERTY_FIELDS].map(field => field.toLowerCase()));
  for (const [name, field] of Object.entries(USUAL_NAMES)) {
    expect(PROPERTY_FIELDS, name).toContain(field);
    if (name !== field.toLowerCase()) expect(fields, name).not.toContain(name);
  }
});

test('each usual name in the entries of lists maps to a field of one', () => {
  const fields = new Set([...ENTRY_FIELDS.values()].flatMap(names => [...names]));
  for (const [name, field] of Object.entries(USUAL_ENTRY_NAMES)) expect(fields, name).toContain(field);
});

test.each([
  ['Slaapkamers', 'Bedrooms'],
  ['Woonoppervlakte', 'LivingArea'],
  ['Disponibilité', 'AvailableFrom'],
  ['GeoLat', 'Latitude'],
  ['Tuin', 'GardenArea'],
  ['CODE_POSTAL', 'Zip'],
  ['Wohnflaeche', 'LivingArea'],
  ['Wohnfläche', 'LivingArea'],
  ['Surface habitable', 'LivingArea'],
  ['Nb_chambres', 'Bedrooms'],
  [' Price ', 'Price'],
  ['Price\u200b', 'Price'],
  ['\u2066Price\u2069', 'Price'],
  ['Slaap\u00adkamers', 'Bedrooms'],
  ['Pri\u2062ce', 'Price'],
  ['Größe (m²)', undefined],
  ['Foto’s', 'Pictures'],
  ['Lift?', 'Lift'],
  ['Année de construction', 'ConstructionYear'],
  ['Revenu cadastral', 'CadastralIncome'],
  ['Aantal badkamers', 'Bathrooms'],
  ['Nombre de chambres', 'Bedrooms'],
  ['NumberOfBedrooms', 'Bedrooms'],
  ['bathroom_count', 'Bathrooms'],
  ['floor_count', 'Floors'],
  ['Bewoonbare opp.', 'LivingArea'],
  ['Titel NL', 'Title'],
  ['description_en', 'Description'],
  ['Prix (EUR)', 'Price'],
  ['livingAreaM2', 'LivingArea'],
  ['isFurnished', 'Furnished'],
  ['has_elevator', 'Lift'],
  ['zip_code', 'Zip'],
  ['postalCode', 'Zip'],
  ['Breedtegraad', 'Latitude'],
  ['Längengrad', 'Longitude'],
  ['EPC-nummer', 'EnergyCertificateCode'],
  ['P-score', 'FloodParcelScore'],
  ['CO2-uitstoot', 'Co2'],
  ['Précompte immobilier', 'PropertyTax'],
  ['Droit de préemption', 'PreemptiveRight'],
  ['Permis d’urbanisme', 'Permit'],
  ['Möbliert', 'Furnished'],
  ['EN', undefined],
  ['aantal', undefined],
  ['$type', undefined],
  ['Surface utile (m² & balcon)', undefined],
  ['constructor', undefined],
  ['Orientation2', undefined],
])('%s is recognised as %s', (name, field) => {
  expect(unknownFieldFinder(PROPERTY_FIELDS)(name)).toEqual({ meant: field });
});

test('a finding shows the invisible characters of a name', () => {
  const { warnings } = makeRecordReader().listing([
    { ...GOOD_RECORD, ' Zip ': '5000', 'Zip\u200b': '5000', 'a\u0007b': 1 },
  ]);
  expect(warnings.map(({ field }) => field)).toEqual(['" Zip "', 'Zip\\u200b']);
});

test.each([
  ['Rooms', 'Oppervlakte', 'Area'],
  ['Rooms', 'area', 'Area'],
  ['Rooms', 'Parket', undefined],
  ['Units', 'Huur', 'Rent'],
  ['Units', 'Chambres', 'Bedrooms'],
  ['Pictures', 'Légende', 'Name'],
  ['Pictures', 'URL', 'Url'],
  ['OpenHouses', 'Start', 'From'],
  ['Documents', 'Id', 'ID'],
  ['OnlineMedia', 'Depuis', 'Since'],
])('an unknown field in the entries of %s is a finding: %s', (list, name, meant) => {
  const entries = [{ [name]: 1 }, { [name]: 2 }];
  const { warnings } = makeRecordReader().listing([{ ...GOOD_RECORD, [list]: entries }]);
  expect(warnings.filter(({ field }) => field.includes(name))).toEqual([
    {
      id: GOOD_RECORD.ID,
      field: `${list}[].${name}`,
      reason: meant === undefined ? reason('field-of-none') : reason('unknown-field', { meant }),
    },
  ]);
});

test('a name of a field that projects lack is not suggested for a project', () => {
  expect(unknownFieldFinder(PROJECT_FIELDS)('Slaapkamers')).toEqual({ meant: undefined });
});

test('an unknown field of many records is one finding with its number of records', () => {
  const reader = makeRecordReader();
  const findings = ['1', '2', '3'].flatMap(ID => {
    const more = ID === '3' ? {} : { Tuin: 12 };
    return reader.listing([{ ...GOOD_RECORD, ID, Slaapkamers: 3, Orientation: 'Z', RecordFile: 'a', ...more }])
      .warnings;
  });
  expect(joinUnknownFields(findings)).toEqual([
    { id: '', field: 'Slaapkamers', reason: reason('unknown-field-in', { meant: 'Bedrooms', count: 3 }) },
    { id: '', field: 'Orientation', reason: reason('field-of-none-in', { count: 3 }) },
    { id: '', field: 'Tuin', reason: reason('unknown-field-in', { meant: 'GardenArea', count: 2 }) },
  ]);
});

test('a feed with a different unknown name in each record has a bounded number of findings', () => {
  const reader = makeRecordReader();
  const findings = Array.from(
    { length: 500 },
    (_, at) => reader.listing([{ ...GOOD_RECORD, ID: String(at + 1), [`X${at}_own_name`]: 1 }]).warnings,
  ).flat();
  expect(joinUnknownFields(findings).filter(({ reason: { code } }) => code === 'field-of-none-in')).toHaveLength(100);
});
