import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownQuery } from '../../application/page/known-query.ts';
import { BOUNDS, FILTER_NAMES, FILTERS, FLAGS } from '../../domain/list/filters.ts';
import { LIST_PARAMETERS } from '../../domain/list/list-query.ts';
import { LANGUAGES } from '../../domain/text/language.ts';

test.each(LANGUAGES)('every filter has a label, a chip and step texts in %s', language => {
  const words = JSON.parse(readFileSync(`ui/locales/${language}/list.json`, 'utf8'));
  // The map area has no form field: it is chosen on the map.
  const labels = FILTER_NAMES.filter(filter => FILTERS[filter].kind !== 'area').map(filter => ['filters', filter]);
  const chips = [...FILTER_NAMES, ...FLAGS.map(filter => `${filter}-not`)].map(kind => ['chosen', kind]);
  const steps = BOUNDS.map(filter => ['step', filter]);
  const all = [...labels, ...chips, ...steps] as [string, string][];
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(([group, name]) => typeof words[group]?.[name] !== 'string')).toEqual([]);
  expect(steps.filter(([, name = '']) => !words.step[name].includes('{{value}}'))).toEqual([]);
});

test('there are no more filters than bits in a row', () => {
  expect(FILTER_NAMES.length).toBeLessThanOrEqual(31);
});

test('every filter is part of the cache key, so cached responses stay separate', () => {
  const query = LIST_PARAMETERS.map(name => `${name}=1`).join('&');
  expect(knownQuery(query)).toBe(query);
});
