import { describe, expect, test } from 'vitest';
import { makeRecordReader } from '../../../adapters/feed/record-reader.ts';
import { reasonText } from '../../../application/finding/reason.ts';
import { readYesNo } from '../../../domain/text/yes-no.ts';
import { EACH_SYSTEM, HELD_HOUSE, type HeldHouse } from './each-system.ts';

describe.each(Object.entries(EACH_SYSTEM))('a yes/no value from %s', (_, recordOf) => {
  const read = (changes: Partial<HeldHouse>) =>
    makeRecordReader({ typeIds: [4] }).listing([recordOf({ ...HELD_HOUSE, ...changes })]);

  test('that is unclear hides the price until it is clear, with a finding', () => {
    const { thing, refused, warnings } = read({ showsPrice: 'peut-être' });
    expect(refused).toEqual([]);
    expect(thing?.publishPrice).toBe(false);
    expect(warnings.map(({ reason }) => reasonText(reason, 'en'))).toEqual([
      'is neither yes nor no: "peut-être"; hidden until it is clear',
    ]);
  });

  test('that is unclear hides the address until it is clear, with a finding', () => {
    const { thing, refused, warnings } = read({ showsAddress: '?!' });
    expect(refused).toEqual([]);
    expect(thing?.publishAddress).toBe(false);
    expect(warnings.map(({ reason }) => reason.code)).toEqual(['switch-unclear']);
  });

  test.each(['-', '?', 'null', 'n/a', '-1', 'x', 'sur demande', '2'])(
    'that is %j, as systems send it for none or by mistake, hides price and address, with a finding for each',
    unclear => {
      const { thing, refused, warnings } = read({ showsPrice: unclear, showsAddress: unclear });
      expect(refused).toEqual([]);
      expect([thing?.publishPrice, thing?.publishAddress]).toEqual([false, false]);
      expect(warnings.map(({ reason }) => reason.code)).toEqual(['switch-unclear', 'switch-unclear']);
    },
  );

  test('that is a fact and unclear is left out with a finding', () => {
    const { thing, warnings } = read({ lift: 'bientôt' });
    expect(thing?.facts.lift).toBeUndefined();
    expect(warnings.map(({ reason }) => reason.code)).toEqual(['not-yes-no']);
  });

  test.each([
    ['ja\u200b', true],
    ['j\u00ada', true],
    ['\u2066oui\u2069', true],
    ['nee\u2060', false],
    ['ja', true],
    ['Oui', true],
    ['1', true],
    ['nee', false],
    ['NEIN', false],
    ['0', false],
  ])('%j is understood', (lift, meant) => {
    const { thing, warnings } = read({ lift });
    expect({ lift: thing?.facts.lift, warnings }).toEqual({ lift: meant, warnings: [] });
  });
});

test('a value that is neither yes nor no is undefined', () => {
  for (const raw of ['', 'maybe', 2, -1, null, undefined, [], {}, 'truefalse']) expect(readYesNo(raw)).toBeUndefined();
});

test.each(['a feed', 'Omnicasa', 'Whise'])(
  'a list or an object from %s instead of a yes or no hides the price, with a finding',
  way => {
    for (const showsPrice of [[true], { value: true }]) {
      const record = EACH_SYSTEM[way]?.({ ...HELD_HOUSE, showsPrice }) ?? {};
      const { thing, warnings } = makeRecordReader({ typeIds: [4] }).listing([record]);
      expect(thing?.publishPrice).toBe(false);
      expect(warnings.map(({ reason }) => reason.code)).toEqual(['switch-unclear']);
    }
  },
);
