import { describe, expect, test } from 'vitest';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { EACH_SYSTEM, HELD_HOUSE } from './each-system.ts';

const PLACEHOLDERS = ['-', '???', 'n.v.t.', 'nvt', 'N/A', 'tbd', 'à déterminer', 'onbekend', 'k.A.'];

describe.each(Object.entries(EACH_SYSTEM))('a placeholder from %s', (_, recordOf) => {
  test.each(PLACEHOLDERS)('%j in a text, figure, date or fact counts as missing, without a finding', placeholder => {
    const house = {
      ...HELD_HOUSE,
      text: placeholder,
      livingArea: placeholder,
      lift: placeholder,
      availableFrom: placeholder,
    };
    const record = { ...recordOf(house), Street: placeholder, HouseNumber: placeholder, EPCLabelText: placeholder };
    const { thing, refused, warnings } = makeRecordReader({ typeIds: [4] }).listing([record]);
    expect({ refused, warnings }).toEqual({ refused: [], warnings: [] });
    expect(thing?.facts).toEqual({ energyPerformance: 214 });
    expect(JSON.stringify(thing?.description)).not.toContain(placeholder);
    expect(thing?.address).toEqual({ street: '', houseNumber: '', boxNumber: '' });
  });

  const pricedAt = (price: string) => makeRecordReader({ typeIds: [4] }).listing([recordOf({ ...HELD_HOUSE, price })]);

  test.each(['-', '???'])('%j as a price is a price on request', sign => {
    const { thing, refused, warnings } = pricedAt(sign);
    expect([thing?.price, refused, warnings]).toEqual([undefined, [], []]);
  });

  // The property keeps its last good price until somebody has put the field right.
  test.each(['n.v.t.', 'tbd', 'onbekend'])('%j as a price refuses the record', word => {
    expect(pricedAt(word)).toMatchObject({ refused: [{ field: 'Price' }] });
  });
});

describe('the number of a house', () => {
  const numbers = (fields: Readonly<Record<string, unknown>>) => {
    const record = { ...EACH_SYSTEM['a feed']?.(HELD_HOUSE), ...fields };
    return makeRecordReader({ typeIds: [4] }).listing([record]).thing?.address;
  };

  test.each([0, '0', '00', '0000', ' 0 '])('is not given where it is %j', zero => {
    expect(numbers({ HouseNumber: zero, BoxNr: zero })).toEqual({ street: 'Kouter', houseNumber: '', boxNumber: '' });
  });

  test.each(['10', '0101', '0A', '12 bis'])('is %j as it is written', number => {
    expect(numbers({ HouseNumber: number, BoxNr: number })).toMatchObject({ houseNumber: number, boxNumber: number });
  });
});

test('0 is not read as a text, a person, a project or a film', () => {
  const zeros = {
    Street: '0',
    Title: '0',
    Zoning: '0',
    EPCLabelText: '0',
    ProjectID: 0,
    Agent: '0',
    Media: ['0', 'n.v.t.', ''],
  };
  const record = { ...EACH_SYSTEM['a feed']?.(HELD_HOUSE), ...zeros };
  const { thing, refused, warnings } = makeRecordReader({ typeIds: [4] }).listing([record]);
  expect({ refused, warnings }).toEqual({ refused: [], warnings: [] });
  expect(thing).toMatchObject({
    title: {},
    media: [],
    projectId: undefined,
    agentId: undefined,
    address: { street: '' },
  });
  expect(Object.keys(thing?.facts ?? {})).not.toContain('zoning');
});
