import { FACT_NAMES, FACTS, type FactKind } from '../../domain/listing/facts.ts';
import { projectRecord, propertyRecord } from './feed-record.ts';
import { FEED_WORDS, KIND_WORDS } from './feed-words.ts';
import { DAY, FIELD_SHAPES, type FieldJsonSchema, listOf, NUMBER, orAbsent, textOf, YES_NO } from './field-shapes.ts';
import { EXTRA_FIELDS } from './read-extras.ts';
import { fieldOf } from './read-facts.ts';
import { OPEN_HOUSE_FIELDS } from './read-open-houses.ts';
import { PICTURE_FIELDS } from './read-pictures.ts';
import { REMOVED_FIELDS } from './read-removed.ts';

const POSITIVE = { ...NUMBER, minimum: 0 };
const COUNT = { type: ['integer', 'string'], minimum: 0, pattern: String.raw`^\s*\d{1,12}(?:\.0{1,2})?\s*$` };

const KIND_SHAPES: Readonly<Record<FactKind, FieldJsonSchema>> = {
  count: COUNT,
  area: POSITIVE,
  length: POSITIVE,
  year: { ...COUNT, maximum: 2200 },
  date: DAY,
  money: POSITIVE,
  'money-per-month': POSITIVE,
  'money-per-year': POSITIVE,
  percent: POSITIVE,
  months: POSITIVE,
  years: POSITIVE,
  // Negative values are valid: a home may generate more energy than it uses.
  energy: NUMBER,
  co2: NUMBER,
  'yes-no': YES_NO,
  grade: { type: 'string', pattern: String.raw`^\s*[A-Da-d]\s*$` },
  code: textOf(80),
  text: textOf(500),
};

/**
 * JSON Schema (draft 2020-12) of a feed, generated from the parsers of its records. Allows unknown fields, since CRMs send fields of their
 * own. It cannot express that the records of a property must agree on certain fields.
 * `feedJsonSchema()` → `{ $schema: …, properties: { Properties: …, Projects: … } }`
 */
export function feedJsonSchema(): FieldJsonSchema {
  const facts = FACT_NAMES.map((name): readonly [string, FieldJsonSchema] => {
    const kind = FACTS[name][1];
    return [fieldOf(name), { ...orAbsent(KIND_SHAPES[kind]), description: KIND_WORDS[kind] }];
  });
  const { Latitude, Longitude } = EXTRA_FIELDS;
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'feed.json',
    type: 'object',
    properties: {
      $schema: { type: 'string', description: 'Where the JSON Schema of this file lies, for editors.' },
      Properties: { ...listOf({ $ref: '#/$defs/property' }), description: 'What is offered, one record a language.' },
      Projects: {
        ...listOf({ $ref: '#/$defs/project' }),
        description: 'Projects, one record a language; without the list nothing is said of them.',
      },
    },
    required: ['Properties'],
    $defs: {
      property: recordSchema(propertyRecord.shape, {
        ...REMOVED_FIELDS,
        ...PICTURE_FIELDS,
        ...EXTRA_FIELDS,
        ...OPEN_HOUSE_FIELDS,
        ...Object.fromEntries(facts),
      }),
      project: recordSchema(projectRecord.shape, { ...PICTURE_FIELDS, Latitude, Longitude }),
    },
  };
}

function recordSchema(
  shape: typeof propertyRecord.shape | typeof projectRecord.shape,
  more: Readonly<Record<string, FieldJsonSchema>>,
): FieldJsonSchema {
  const shapes = Object.entries(shape).map(([name, field]) => {
    const found = FIELD_SHAPES.get(field);
    if (!found) throw new Error(`the feed field ${name} has no JSON schema`);
    return [name, found] as const;
  });
  const properties = [...shapes.map(([name, { json }]) => [name, json] as const), ...Object.entries(more)];
  return {
    type: 'object',
    properties: Object.fromEntries(
      properties.map(([name, json]) => [name, { description: FEED_WORDS[name], ...json }]),
    ),
    required: shapes.filter(([, { needed }]) => needed).map(([name]) => name),
  };
}
