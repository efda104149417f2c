import { z } from 'zod';
import { articleSchema, categorySchema, teamSchema } from './schemas/article-schema.ts';
import { pictureSchema, placeSchema, treeSchema, typeSchema } from './schemas/catalogue-schema.ts';
import { JSON_FILES, type JsonFile } from './files/json-files.ts';
import { pageSchema } from './schemas/page-schema.ts';
import { pathSchema } from './schemas/path-schema.ts';
import { factRuleSchema, noticeSchema } from './schemas/rule-schema.ts';
import { siteSchema } from './schemas/site-schema.ts';

/** A JSON Schema document or subschema. */
export type JsonSchema = { [keyword: string]: unknown };

/** Zod schema of each file: for site.json the schema of the whole object, for other files, which are lists, the schema of one item. */
const READ_BY: Readonly<Record<JsonFile, z.ZodType>> = {
  'site.json': siteSchema,
  'paths.json': pathSchema,
  'pages.json': pageSchema,
  'categories.json': categorySchema,
  'articles.json': articleSchema,
  'team.json': teamSchema,
  'types.json': typeSchema,
  'places.json': placeSchema,
  'trees.json': treeSchema,
  'facts.json': factRuleSchema,
  'notices.json': noticeSchema,
  'pictures.json': pictureSchema,
};

/** The `$schema` property of a content file, by which editors find the schema. */
const SCHEMA_FIELD = { type: 'string', description: 'Where the JSON Schema of this file lies, for editors.' };

/**
 * JSON Schemas (draft 2020-12) of the content files, generated from the Zod schemas with their descriptions. Rules that JSON
 * Schema cannot express, such as the contrast of a colour, are checked only by the parser.
 * `contentJsonSchemas().get('site.json')` → `{ $schema: …, type: 'object', properties: { settings: … } }`
 */
export function contentJsonSchemas(): ReadonlyMap<JsonFile, JsonSchema> {
  return new Map(JSON_FILES.map(file => [file, schemaOf(file)]));
}

function schemaOf(file: JsonFile): JsonSchema {
  const { $schema, $defs, ...own } = z.toJSONSchema(READ_BY[file], {
    io: 'input',
    override: ({ jsonSchema }) => withoutFarLimits(jsonSchema),
  }) as JsonSchema;
  const head = { $schema, title: file };
  if (file === 'site.json')
    return { ...head, ...own, properties: { $schema: SCHEMA_FIELD, ...(own['properties'] as object) }, $defs };
  const list = { type: 'array', items: { $ref: '#/$defs/item' } };
  const listed = {
    type: 'object',
    properties: { $schema: SCHEMA_FIELD, items: list },
    required: ['items'],
    additionalProperties: false,
  };
  return { ...head, anyOf: [list, listed], $defs: { ...($defs as object | undefined), item: own } };
}

/** Removes the limits of safe integers, which Zod adds and which do not help an author. */
function withoutFarLimits(schema: JsonSchema): void {
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
}
