import { FACT_NAMES, FACTS, type FactKind } from '../../domain/listing/facts.ts';
import { FURTHER_FIELDS } from './feed-fields.ts';
import { projectRecord, propertyRecord } from './feed-record.ts';
import {
  DAY,
  FIELD_SHAPES,
  type FieldJsonSchema,
  listOf,
  NUMBER,
  orMissing,
  textOf,
  described,
  YES_NO,
} from './field-shapes.ts';
import { EXTRA_FIELDS } from './read-extras.ts';
import { fieldOf } from './texts/field-of-fact.ts';
import { PICTURE_FIELDS } from './read-pictures.ts';

const POSITIVE = { ...NUMBER, minimum: 0 };
const COUNT = { type: ['integer', 'string'], minimum: 0, pattern: String.raw`^\s*\d{1,12}(?:\.0{1,2})?\s*$` };

/** Values of each kind of fact, and what they mean. */
const KINDS: Readonly<Record<FactKind, readonly [FieldJsonSchema, string]>> = {
  count: [COUNT, 'A whole number.'],
  area: [POSITIVE, 'In m².'],
  length: [POSITIVE, 'In metres.'],
  year: [{ ...COUNT, maximum: 2200 }, 'A year.'],
  date: [DAY, 'A day, as 2031-05-04.'],
  money: [POSITIVE, 'In euro.'],
  'money-per-month': [POSITIVE, 'In euro a month.'],
  'money-per-year': [POSITIVE, 'In euro a year.'],
  percent: [POSITIVE, 'In per cent.'],
  months: [POSITIVE, 'In months.'],
  years: [POSITIVE, 'In years.'],
  // Negative values are valid: a home may generate more energy than it uses.
  energy: [NUMBER, 'In kWh/m² a year; EnergyTotal in kWh a year.'],
  co2: [NUMBER, 'In kg/m² a year.'],
  'yes-no': [YES_NO, 'Whether it is so.'],
  grade: [{ type: 'string', pattern: String.raw`^\s*[A-Da-d]\s*$` }, 'A, B, C or D.'],
  code: [textOf(80), 'Printed as it is.'],
  text: [textOf(500), 'In the language of the record.'],
};

/**
 * JSON Schema (draft 2020-12) of a feed, generated from the parsers of its records. Allows unknown fields, since CRMs send fields of their
 * own. The schema cannot express that the records of a property must agree on certain fields.
 * `feedJsonSchema()` → `{ $schema: …, properties: { Properties: …, Projects: … } }`
 */
export function feedJsonSchema(): FieldJsonSchema {
  const facts = FACT_NAMES.map((name): readonly [string, FieldJsonSchema] => {
    const [shape, description] = KINDS[FACTS[name][1]];
    return [fieldOf(name), described(description, orMissing(shape))];
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
      property: recordSchema(propertyRecord.shape, { ...FURTHER_FIELDS, ...Object.fromEntries(facts) }),
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
    return [name, { ...found, json: { description: field.description, ...found.json } }] as const;
  });
  const properties = [...shapes.map(([name, { json }]) => [name, json] as const), ...Object.entries(more)];
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: shapes.filter(([, { needed }]) => needed).map(([name]) => name),
  };
}
