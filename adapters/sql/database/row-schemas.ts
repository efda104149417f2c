import { z } from 'zod';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { LANGUAGES } from '../../../domain/text/language.ts';

/** Schemas to parse text and JSON columns. */
export const LANGUAGE = z.enum(LANGUAGES);

export const FORM = z.enum(FORM_NAMES);

export const MAIL_CONTENT = z.record(z.string(), z.unknown());

export const LINK_PURPOSE = z.enum(['invitation', 'reset']);

export const KIND = z.enum(['alert', 'newsletter']);

export const WISH = z.object({
  goal: z.enum(['sale', 'rent']),
  types: z.array(z.number()),
  zones: z.array(z.string()),
  budget: z.number().optional(),
  bedrooms: z.number().optional(),
  /** Filters of the list that the alert was created from, `'garden=1'`; absent in alerts stored before that was possible. */
  criteria: z.array(z.string()).optional(),
  period: z.object({ from: z.string(), until: z.string() }).optional(),
});

export const FIELD_VALUES = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));

/** Parses a JSON column with its schema. */
export function read<Value>(schema: z.ZodType<Value>, text: string): Value {
  return schema.parse(JSON.parse(text));
}
