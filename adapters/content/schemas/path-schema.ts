import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import type { PathEntry } from '../../../domain/routing/path-table.ts';
import { byLanguage, type Language } from '../../../domain/text/language.ts';
import { reasonMessage } from '../../wire/schema-words.ts';
import { isHttps, isSitePath } from './address-of-link.ts';
import { id } from './text-schema.ts';
import { exactly } from '../../wire/exactly.ts';

const SEGMENTS = String.raw`((?:[a-z0-9]+(?:-[a-z0-9]+)*|\{[a-z]+\})\/)*`;

function pathIn(language: Language) {
  return z
    .string()
    .regex(
      new RegExp(`^/${language}/${SEGMENTS}$`),
      reasonMessage(reason('not-path-like', { example: `/${language}/a-b/{id}/` })),
    );
}

const crumb = z.strictObject({
  name: z.string().min(1).describe('What it says.'),
  path: z
    .string()
    .refine(isSitePath, reasonMessage(reason('not-path-of-site')))
    .optional()
    .describe('The path of the site to which it leads; left out: the page’s own.'),
});

/** A row of the path table. */
export const pathSchema = z
  .strictObject({
    original: z
      .string()
      .regex(new RegExp(`^/${SEGMENTS}$`), reasonMessage(reason('not-path-like', { example: '/a-b/{id}/' })))
      .describe('The path without a language, as /for-sale/; {id} and the like stand for what changes.'),
    page: id.describe('The id of the page of pages.json.'),
    type: z.enum(['page', 'article', 'feedback', 'login']).describe('What kind of address it is.'),
    paths: z
      .strictObject(
        byLanguage(language =>
          pathIn(language).optional().describe('The address in this language, which its first part names.'),
        ),
      )
      .describe('The address in each language; where one is missing the page has none in it.'),
    former: z
      .strictObject(byLanguage(language => z.array(pathIn(language)).optional().describe('In this language.')))
      .optional()
      .describe('Addresses that the page had before; each leads to the present one in its language.'),
    breadcrumb: z
      .strictObject(byLanguage(() => crumb.optional().describe('In this language.')))
      .default({})
      .describe('What stands for the page in the row of pages above it.'),
    externalLink: z
      .string()
      .refine(isHttps, reasonMessage(reason('not-https-address')))
      .optional()
      .describe('The https address to which projects lead instead.'),
  })
  .apply(exactly<PathEntry>());

/** Fields that are removed if they are invalid; the page then has no path or breadcrumb in that language. */
export const PATH_SPARES = [
  'paths.*',
  'former',
  'former.*',
  'breadcrumb',
  'breadcrumb.*',
  'breadcrumb.*.path',
  'externalLink',
];
