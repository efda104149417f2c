import { expect, test } from 'vitest';
import { knownQuery } from '../../../application/page/known-query.ts';

test.each([
  ['page=2&utm_source=x', 'page=2'],
  ['utm_source=x', ''],
  ['ids=1,2&ids=3', 'ids=1,2&ids=3'],
  ['city=Li%C3%A8ge%7C4000&type=4&type=2', 'city=Li%C3%A8ge%7C4000&type=4&type=2'],
  ['purpose=other&rate=3&x=1', 'purpose=other&rate=3'],
  ['__proto__=1&constructor', ''],
  ['', ''],
])('a page reads the query %j as %j, without unknown parameters', (query, known) => {
  expect(knownQuery(query)).toBe(known);
});
