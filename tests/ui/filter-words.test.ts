import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { knownQuery } from '../../application/page/known-query.ts';
import { BOUNDS, FILTER_NAMES, FILTERS, FLAGS } from '../../domain/list/filters.ts';
import { LIST_PARAMETERS } from '../../domain/list/list-query.ts';
import { LANGUAGES } from '../../domain/text/language.ts';

test.each(LANGUAGES)('every filter has a label, a chip and words for its steps in %s', language => {
  const words = JSON.parse(readFileSync(`ui/locales/${language}/list.json`, 'utf8'));
  // The form has no field for the part of the map: it is chosen on the map.
  const labels = FILTER_NAMES.filter(filter => FILTERS[filter].kind !== 'area').map(filter => ['filters', filter]);
  const chips = [...FILTER_NAMES, ...FLAGS.map(filter => `${filter}-not`)].map(kind => ['chosen', kind]);
  const steps = BOUNDS.map(filter => ['step', filter]);
  const all = [...labels, ...chips, ...steps] as [string, string][];
  expect(all.length).toBeGreaterThan(0);
  expect(all.filter(([group, name]) => typeof words[group]?.[name] !== 'string')).toEqual([]);
  expect(steps.filter(([, name = '']) => !words.step[name].includes('{{value}}'))).toEqual([]);
});

test('there are no more filters than a row has bits for', () => {
  expect(FILTER_NAMES.length).toBeLessThanOrEqual(31);
});

test('a page may depend on each filter, so a cache keeps its answers apart', () => {
  const query = LIST_PARAMETERS.map(name => `${name}=1`).join('&');
  expect(knownQuery(query)).toBe(query);
});
