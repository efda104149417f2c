import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openFeed } from '../../../adapters/feed/open-feed.ts';
import { repeatedKeys } from '../../../adapters/wire/repeated-keys.ts';
import type { FeedItem } from '../../../application/ports/catalogue/feed.ts';
import { GOOD_RECORD } from './good-record.ts';

const RECORD = JSON.stringify(GOOD_RECORD);
const items = (text: string): readonly FeedItem[] => [...openFeed(new TextEncoder().encode(text))];
/** Items of a feed of two properties, whose first record has a further text before its end. */
const withMore = (more: string) => items(`{"Properties":[${RECORD.slice(0, -1)},${more}},{"ID":"B"}]}`);

test.each([
  ['{"a":1,"a":2}', ['a']],
  ['{"a":1,"b":2,"a":1}', []],
  ['{"a":1, "a" : 1 }', []],
  ['{"a":{"b":1,"b":2},"c":[{"d":1},{"d":1,"d":[]}]}', ['a.b', 'c[1].d']],
  ['[{"a":1},{"a":2}]', []],
  [String.raw`{"a\"":1,"a\"":2}`, ['a"']],
  [String.raw`{"\u0061":1,"a":"{,\\"}`, ['a']],
  ['{"a":{"b":1},"b":2}', []],
  ['{}', []],
  ['7', []],
])('of %s the repeated keys are %j', (text, keys) => expect(repeatedKeys(text)).toEqual(keys));

test('JSON that was written by a program has no repeated keys', () => {
  fc.assert(
    fc.property(fc.json(), text => {
      expect(repeatedKeys(text)).toEqual([]);
    }),
  );
});

test('a key that is added once more with another value is found in any object', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), fc.nat(), (object, nth) => {
      const keys = Object.keys(object);
      const key = keys[nth % keys.length] ?? '';
      const text = `${JSON.stringify(object).slice(0, -1)},${JSON.stringify(key)}:"another value"}`;
      expect(repeatedKeys(text)).toEqual(object[key] === 'another value' ? [] : [key]);
    }),
  );
});

describe('a field that a record of a feed has twice with different values', () => {
  test.each([
    '"Price":1',
    '"Goal":1',
    '"EnergyPerformance":7,"EnergyPerformance":8',
    '"PublishPrice":false',
    '"Language":"nl"',
  ])('refuses the property if visitors would see another price, state or language: %s', more => {
    const found = withMore(more);
    const field = more.slice(1, more.indexOf('"', 1));
    expect(found).toContainEqual({
      kind: 'refused',
      finding: { id: GOOD_RECORD.ID, field: `Properties[0].${field}`, reason: { code: 'field-twice' } },
    });
    expect(found.filter(({ kind }) => kind === 'property')).toHaveLength(1);
  });

  test('is a finding elsewhere, and the last value counts', () => {
    const found = withMore('"Floor":3,"Floor":4,"Rooms":[{"Kind":"hall","Area":4,"Area":5}]');
    const fields = found.flatMap(item =>
      item.kind === 'warning' ? [[item.finding.field, item.finding.reason.code]] : [],
    );
    expect(fields).toEqual([
      ['Properties[0].Floor', 'field-twice-last'],
      ['Properties[0].Rooms[0].Area', 'field-twice-last'],
    ]);
    expect(found.find(({ kind }) => kind === 'property')).toMatchObject({ records: [{ Floor: 4 }] });
  });

  test('is not a finding if both values are the same', () => {
    expect(withMore('"Floor":3,"Floor":3').filter(({ kind }) => kind === 'warning')).toEqual([]);
  });
});

test('a feed with two lists of properties is refused, so that no list is lost', () => {
  expect(() => items(`{"Properties":[${RECORD}],"Properties":[]}`)).toThrow(/Properties.*twice/);
  expect(items(`{"Note":1,"Note":2,"Properties":[${RECORD}]}`)).toHaveLength(2);
});
