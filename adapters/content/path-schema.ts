import { z } from 'zod';
import type { PathEntry } from '../../domain/routing/path-table.ts';
import { byLanguage, type Language } from '../../domain/text/language.ts';
import { isHttps, isSitePath } from './address-of-link.ts';
import { id } from './text-schema.ts';

const SEGMENTS = String.raw`((?:[a-z0-9]+(?:-[a-z0-9]+)*|\{[a-z]+\})\/)*`;

function pathIn(language: Language) {
  return z.string().regex(new RegExp(`^/${language}/${SEGMENTS}$`), `is not a path such as /${language}/a-b/{id}/`);
}

const crumb = z.strictObject({
  name: z.string().min(1, 'is empty'),
  path: z.string().refine(isSitePath, 'is not a path of the site').optional(),
});

/** A row of the path table. */
export const pathSchema: z.ZodType<PathEntry> = z.strictObject({
  original: z.string().regex(new RegExp(`^/${SEGMENTS}$`), 'is not a path such as /a-b/{id}/'),
  page: id,
  type: z.enum(['page', 'article', 'feedback', 'login']),
  paths: z.strictObject(byLanguage(language => pathIn(language).optional())),
  breadcrumb: z.strictObject(byLanguage(() => crumb.optional())).default({}),
  externalLink: z.string().refine(isHttps, 'is not an https address').optional(),
});

/** A path or breadcrumb that is wrong leaves its language without one. */
export const PATH_SPARES = ['paths.*', 'breadcrumb', 'breadcrumb.*', 'breadcrumb.*.path', 'externalLink'];
