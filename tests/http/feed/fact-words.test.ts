import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PROJECT_FIELDS, PROPERTY_FIELDS } from '../../../adapters/feed/feed-fields.ts';
import { feedJsonSchema } from '../../../adapters/feed/feed-json-schema.ts';
import { fieldOf } from '../../../adapters/feed/texts/field-of-fact.ts';
import { FACT_NAMES, FACTS } from '../../../domain/listing/facts.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';

type FactWords = { readonly name: Readonly<Record<string, string>>; readonly group: Readonly<Record<string, string>> };

const root = new URL('../../../', import.meta.url);
/** Sections such as '### Facts: general' with rows such as '| `Bedrooms` | count | Bedrooms |'. */
const reference = readFileSync(new URL('docs/connect/feed-reference.md', root), 'utf8');
const described = [...reference.matchAll(/^### Facts: (\w+)\n(.*?)(?=^##)/gms)].flatMap(([, group, rows = '']) =>
  [...rows.matchAll(/^\| `(\w+)` \| ([\w-]+) \|/gm)].map(([, field, kind]) => `${group} ${kind} ${field}`),
);
/** Field names in the first column of the tables below a heading. */
const fieldsBelow = (heading: string) => {
  const [, below = ''] = reference.split(`\n## ${heading}\n`);
  return [...(below.split('\n## ')[0] ?? '').matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, field = '']) => field),
  );
};

test('the feed reference has each fact once, with its group and kind', () => {
  const facts = FACT_NAMES.map(name => `${FACTS[name].join(' ')} ${fieldOf(name)}`);
  expect(described.toSorted()).toEqual(facts.toSorted());
});

test('the feed reference has each field of a property and of a project, and no other', () => {
  const facts = new Set(FACT_NAMES.map(fieldOf));
  const read = (fields: Iterable<string>) => [...fields].filter(field => !facts.has(field)).toSorted();
  expect(fieldsBelow('Fields of a property').toSorted()).toEqual(read(PROPERTY_FIELDS));
  expect(fieldsBelow('Fields of a project').toSorted()).toEqual(read(PROJECT_FIELDS));
});

test('the feed reference has each field of a picture, and no other', () => {
  type Shape = { readonly anyOf: readonly [{ readonly items: { readonly properties: object } }] };
  const { $defs } = feedJsonSchema() as {
    readonly $defs: { readonly property: { readonly properties: { readonly Pictures: Shape } } };
  };
  const [pictures] = $defs.property.properties.Pictures.anyOf;
  expect(fieldsBelow('Pictures').toSorted()).toEqual(Object.keys(pictures.items.properties).toSorted());
});

describe.each(LANGUAGES)('in %s', language => {
  const { name, group } = JSON.parse(
    readFileSync(new URL(`ui/locales/${language}/facts.json`, root), 'utf8'),
  ) as FactWords;

  test('each fact has a word, and each word a fact', () => {
    expect(Object.keys(name).toSorted()).toEqual(FACT_NAMES.toSorted());
    for (const fact of FACT_NAMES) expect(name[fact]?.trim(), fact).toBeTruthy();
  });

  test('each group of facts has its word', () => {
    const groups = new Set(FACT_NAMES.map((fact): string => FACTS[fact][0]));
    expect(Object.keys(group).toSorted()).toEqual([...groups].toSorted());
    for (const one of groups) expect(group[one]?.trim(), one).toBeTruthy();
  });
});
