import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import type { PathEntry } from '../../../domain/routing/path-table.ts';
import { byLanguage, type Language } from '../../../domain/text/language.ts';
import { says } from '../../wire/schema-words.ts';
import { isHttps, isSitePath } from './address-of-link.ts';
import { id } from './text-schema.ts';

const SEGMENTS = String.raw`((?:[a-z0-9]+(?:-[a-z0-9]+)*|\{[a-z]+\})\/)*`;

function pathIn(language: Language) {
  return z
    .string()
    .regex(
      new RegExp(`^/${language}/${SEGMENTS}$`),
      says(reason('not-path-like', { example: `/${language}/a-b/{id}/` })),
    );
}

const crumb = z.strictObject({
  name: z.string().min(1),
  path: z
    .string()
    .refine(isSitePath, says(reason('not-path-of-site')))
    .optional(),
});

/** A row of the path table. */
export const pathSchema: z.ZodType<PathEntry> = z.strictObject({
  original: z.string().regex(new RegExp(`^/${SEGMENTS}$`), says(reason('not-path-like', { example: '/a-b/{id}/' }))),
  page: id,
  type: z.enum(['page', 'article', 'feedback', 'login']),
  paths: z.strictObject(byLanguage(language => pathIn(language).optional())),
  breadcrumb: z.strictObject(byLanguage(() => crumb.optional())).default({}),
  externalLink: z
    .string()
    .refine(isHttps, says(reason('not-https-address')))
    .optional(),
});

/** Fields that are removed if they are invalid; the page then has no path or breadcrumb in that language. */
export const PATH_SPARES = ['paths.*', 'breadcrumb', 'breadcrumb.*', 'breadcrumb.*.path', 'externalLink'];
