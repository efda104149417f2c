import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonTuple } from '../../../domain/text/json-tuple.ts';

const KINDS = ['string', 'string', 'number'] as const;

test('parsing a serialised tuple returns the same values', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.integer(), (a, b, c) => {
      expect(jsonTuple(JSON.stringify([a, b, c]), KINDS)).toEqual([a, b, c]);
    }),
  );
});

test('any other JSON is refused', () => {
  const isTuple = (value: unknown) =>
    Array.isArray(value) && value.length === KINDS.length && KINDS.every((kind, at) => typeof value[at] === kind);
  fc.assert(
    fc.property(fc.jsonValue(), value => {
      expect(jsonTuple(JSON.stringify(value), KINDS) !== undefined).toBe(isTuple(value));
    }),
  );
});

test.each(['', '[', '["a","b"]', '["a","b",1,2]', '["a","b","1"]', '{"0":"a","1":"b","2":1,"length":3}', 'null'])(
  'the text %j is refused',
  text => {
    expect(jsonTuple(text, KINDS)).toBeUndefined();
  },
);
