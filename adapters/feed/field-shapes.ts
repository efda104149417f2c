import { z } from 'zod';

/** A schema as JSON Schema writes it. */
export type FieldJsonSchema = { readonly [keyword: string]: unknown };

/** What a field may hold, beside the reader that says so in code; `needed` where a record without it is refused. */
export type FieldShape = { readonly json: FieldJsonSchema; readonly needed: boolean };

/** The shapes of fields that are read by functions, of which zod could not say what they take. */
export const FIELD_SHAPES = z.registry<FieldShape>();

/** Agency systems leave a field out, or send null or an empty text. */
const ABSENT = { type: ['null'] };

/** A number, or one written as a text without separators. */
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

/** A text of one line, at most so long; a number is taken for one. */
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

/** The same, or nothing. `orAbsent({ type: 'string' })` → also `null` and `''` */
export function orAbsent(json: FieldJsonSchema): FieldJsonSchema {
  return { anyOf: [json, { ...ABSENT }, { type: 'string', pattern: String.raw`^\s*$` }] };
}

/** The same, and not empty: a text of which a pattern says no more has to have something in it. */
export function filled(json: FieldJsonSchema): FieldJsonSchema {
  return { pattern: String.raw`\S`, ...json };
}
