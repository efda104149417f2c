import { z } from 'zod';

/** A JSON Schema document or subschema. */
export type FieldJsonSchema = { readonly [keyword: string]: unknown };

/** Allowed values of a field as JSON Schema; `needed`: whether a record without the field is refused. */
export type FieldShape = { readonly json: FieldJsonSchema; readonly needed: boolean };

/** JSON Schemas of fields that are parsed by functions, which Zod cannot convert. */
export const FIELD_SHAPES = z.registry<FieldShape>();

/** Schema of a missing value. CRMs omit such a field, or send null or an empty string. */
const ABSENT = { type: ['null'] };

/** A number, also as a string without thousands separators. */
export const NUMBER: FieldJsonSchema = {
  type: ['number', 'string'],
  pattern: String.raw`^\s*-?\d{1,12}(?:\.\d{1,2})?\s*$`,
};

export const YES_NO: FieldJsonSchema = {
  type: ['boolean', 'integer', 'string'],
  minimum: 0,
  maximum: 1,
  pattern: String.raw`^\s*(?:[01]|[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee])\s*$`,
};

export const DAY: FieldJsonSchema = { type: 'string', pattern: String.raw`^\s*\d{4}-\d{2}-\d{2}(?:T.{0,30})?\s*$` };

/** A single-line text of at most `longest` characters; numbers are accepted as well. */
export const textOf = (longest: number): FieldJsonSchema => ({ type: ['string', 'number'], maxLength: longest });

export const listOf = (items: FieldJsonSchema): FieldJsonSchema => ({ type: 'array', items });

export const objectOf = (
  properties: Readonly<Record<string, FieldJsonSchema>>,
  ...required: readonly string[]
): FieldJsonSchema => ({
  type: 'object',
  properties,
  required,
});

/** Adds the description of a field to its schema. `described('The postcode.', textOf(12))` → `{ description: 'The postcode.', … }` */
export const described = (description: string, json: FieldJsonSchema): FieldJsonSchema => ({ description, ...json });

/** Also allows a missing value. `orMissing({ type: 'string' })` → also `null` and `''` */
export function orMissing(json: FieldJsonSchema): FieldJsonSchema {
  return { anyOf: [json, { ...ABSENT }, { type: 'string', pattern: String.raw`^\s*$` }] };
}

/** Requires a non-empty text, unless the schema has a pattern of its own. */
export function nonEmpty(json: FieldJsonSchema): FieldJsonSchema {
  return { pattern: String.raw`\S`, ...json };
}
