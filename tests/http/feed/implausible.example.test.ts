import { describe, expect, test } from 'vitest';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { reasonText } from '../../../application/finding/reason.ts';
import { GOOD_RECORD } from './good-record.ts';

const warningsOf = (...records: readonly object[]) =>
  makeRecordReader({ typeIds: [4, 5] })
    .listing(records.map(record => ({ ...GOOD_RECORD, ...record })))
    .warnings.map(({ field, reason }) => `${field} ${reasonText(reason, 'en')}`);

describe('an implausible value in a record', () => {
  test('is a warning, once per listing instead of once per language, and the listing is shown', () => {
    const strange = {
      Goal: 7,
      Zip: 'ABC',
      WebID: 99,
      EPCLabelText: 'Z',
      Price: 1e308,
      Latitude: 4.86,
      Longitude: 50.46,
    };
    const read = makeRecordReader({ typeIds: [4, 5] }).listing([
      { ...GOOD_RECORD, ...strange },
      { ...GOOD_RECORD, ...strange, Language: 'nl' },
    ]);
    expect(read.thing).toMatchObject({ id: '6398214', goal: 7 });
    expect(read.refused).toEqual([]);
    expect(read.warnings.map(({ field, reason }) => `${field} ${reasonText(reason, 'en')}`)).toEqual([
      'Zip is not a postcode of Belgium: "ABC"; 5000 is used, from the City',
      'Goal is 7, neither sale (0) nor rent (1) nor take-over (2); shown as rent',
      'WebID is 99, no type of the content',
      'Price is 1e+308 euro, more or less than is likely',
      'Latitude is swapped with Longitude; the site puts both right',
    ]);
  });

  test('can be a field that no feed has, misspelt or not; a name with other signs cannot reach a log', () => {
    expect(
      warningsOf({ Bedroms: 3, price: 1, Orientation: 'S', 'Bed\nrooms': 3 }, { Language: 'nl', Bedroms: 3 }),
    ).toEqual([
      'Bedroms is not a field of a feed; is Bedrooms meant?',
      'price is not a field of a feed; is Price meant?',
      'Orientation is not a field of a feed',
    ]);
  });
});
