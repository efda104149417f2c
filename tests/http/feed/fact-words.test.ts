import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fieldOf } from '../../../adapters/feed/read-facts.ts';
import { FACT_NAMES, FACTS } from '../../../domain/listing/facts.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';

type FactWords = { readonly name: Readonly<Record<string, string>>; readonly group: Readonly<Record<string, string>> };

const root = new URL('../../../', import.meta.url);
/** Rows such as '| count: `Bedrooms`, `Toilets`; date: `AvailableFrom` | facts, general |', one entry a field. */
const documentation = readFileSync(new URL('adapters/feed/README.md', root), 'utf8');
const described = [...documentation.matchAll(/^\| (.*) \| facts, (\w+) \|$/gm)].flatMap(([, kinds = '', group]) =>
  kinds.split('; ').flatMap(kind => {
    const [name, fields = ''] = kind.split(': ');
    return [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => `${group} ${name} ${field}`);
  }),
);

test('the documentation of the feed has each fact once, with its group and kind', () => {
  const facts = FACT_NAMES.map(name => `${FACTS[name].join(' ')} ${fieldOf(name)}`);
  expect(described.toSorted()).toEqual(facts.toSorted());
});

describe.each(LANGUAGES)('in %s', language => {
  const { name, group } = JSON.parse(
    readFileSync(new URL(`ui/locales/${language}/facts.json`, root), 'utf8'),
  ) as FactWords;

  test('each fact has its word, and no word is of none', () => {
    expect(Object.keys(name).toSorted()).toEqual(FACT_NAMES.toSorted());
    for (const fact of FACT_NAMES) expect(name[fact]?.trim(), fact).toBeTruthy();
  });

  test('each group of facts has its word', () => {
    const groups = new Set(FACT_NAMES.map((fact): string => FACTS[fact][0]));
    expect(Object.keys(group).toSorted()).toEqual([...groups].toSorted());
    for (const one of groups) expect(group[one]?.trim(), one).toBeTruthy();
  });
});
