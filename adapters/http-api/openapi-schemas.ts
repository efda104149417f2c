import { z } from 'zod';
import { LANGUAGES } from '../../domain/text/language.ts';
import { mapCardResponse, mapSourceResponse } from '../wire/map-schemas.ts';
import { preparedFormResponse, submitResponse } from '../wire/request-schemas.ts';
import { openedPage, PACKED_COLUMNS, searchSource } from '../wire/site-schemas.ts';

type Json = Readonly<Record<string, unknown>>;

const text = { type: 'string' };
const objectOf = (properties: Json): Json => ({ type: 'object', properties, required: Object.keys(properties) });
const listOf = (items: Json): Json => ({ type: 'array', items });

/**
 * JSON Schemas, by field name, of values that are parsed by functions instead of zod schemas. For views they describe only the outer shape,
 * which is all that these functions check.
 */
const READ_BY_HAND: Readonly<Record<string, Json>> = {
  view: objectOf({ page: text, language: { enum: LANGUAGES }, body: objectOf({ kind: text }) }),
  card: objectOf({ id: text, href: text, title: {} }),
  rows: objectOf(Object.fromEntries(PACKED_COLUMNS.map(column => [column, { type: 'array' }]))),
  errors: objectOf({ field: text, code: text }),
  why: text,
  to: text,
  /** Calendar of a viewing form (`ViewingCalendar`). */
  calendar: { type: 'object' },
};

/** Converts a schema of the wire format to a part of the document. */
function schemaOf(schema: z.core.$ZodType): Json {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    // Browsers ignore unknown fields, such as those of a newer server, so the schema describes the input, which may have them.
    io: 'input',
    unrepresentable: ({ path }) => READ_BY_HAND[String(path.findLast(part => String(part) in READ_BY_HAND))] ?? 'throw',
  });
  return made;
}

const counts = { sale: { type: 'integer' }, rent: { type: 'integer' } };
const limits = { types: { type: 'integer' }, cities: { type: 'integer' }, properties: { type: 'integer' } };

/** JSON schemas of the responses by name, to which the OpenAPI document refers. */
export const COMPONENTS = {
  Page: schemaOf(openedPage),
  SearchSource: schemaOf(searchSource),
  PlaceNames: { type: 'array', items: { type: 'string' } },
  Suggested: objectOf({
    types: listOf(
      objectOf({
        webId: { type: 'integer' },
        name: text,
        ...counts,
        offered: objectOf({ sale: { type: 'boolean' }, rent: { type: 'boolean' } }),
      }),
    ),
    cities: listOf(objectOf({ key: text, name: text, postcode: text, ...counts })),
    properties: listOf(objectOf({ id: text, city: text, postcode: text, typeDescription: text })),
    totals: objectOf(limits),
    narrowed: { type: 'boolean' },
    found: objectOf(counts),
  }),
  Map: schemaOf(mapSourceResponse),
  MapCard: schemaOf(mapCardResponse),
  PreparedForm: schemaOf(preparedFormResponse),
  Submitted: schemaOf(submitResponse),
  Session: objectOf({ left: { type: 'number', description: 'Milliseconds.' }, mayStay: { type: 'boolean' } }),
  Problem: {
    ...objectOf({ status: { type: 'integer' }, title: text }),
    description: 'As RFC 9457 writes it; of a form that was not taken with outcome.',
  },
} as const satisfies Readonly<Record<string, Json>>;
