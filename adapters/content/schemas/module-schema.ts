import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import type { Module } from '../../../domain/page/page.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { says } from '../../wire/schema-words.ts';
import { parseColour } from './readable-colour.ts';
import { columns, id, publicRichText, publicText, sort, status } from './text-schema.ts';

const baseMap = z.string().transform((text, context) => {
  const colour = parseColour(text);
  if (colour !== undefined) return colour;
  context.addIssue(says(reason('not-colour')));
  return z.NEVER;
});

const background = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('color'), color: baseMap }),
  z.strictObject({ type: z.literal('image'), image: id }),
  z.strictObject({ type: z.literal('gallery'), images: z.array(id).min(1) }),
]);

const relation = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('property-list'),
    goal: z.enum(['sale', 'rent', 'both']).default('both'),
    viager: z.boolean().default(false),
  }),
  z.strictObject({ type: z.enum(['article', 'category']), id }),
  z.strictObject({ type: z.literal('stats-view') }),
  z.strictObject({ type: z.literal('contact'), form: z.enum(FORM_NAMES) }),
  z.strictObject({ type: z.literal('project-list') }),
]);

/** Schema of a page's module, with defaults for most fields. */
export const moduleSchema: z.ZodType<Module> = z
  .strictObject({
    id,
    title: publicText.default({}),
    titleSize: z.literal([1, 2, 3, 4]).default(2),
    description: publicRichText.default({}),
    description2: publicRichText.default({}),
    position: z.enum(['left', 'center', 'right']).default('left'),
    span: columns.default(12),
    col: z.strictObject({ sm: columns, md: columns, lg: columns }).default({ sm: 12, md: 12, lg: 12 }),
    sort,
    view: z.enum(['single-view', 'collapse-view', 'card-view', 'news-view', 'ons-team-view']).default('single-view'),
    class: z
      .string()
      .regex(/^[a-z0-9 _-]{0,100}$/, says(reason('not-class-names')))
      .default(''),
    background: background.default({ type: 'none' }),
    image: id.optional(),
    images: z.array(id).default([]),
    relations: z.array(relation).default([]),
    status,
    numberItemOfRow: columns.default(4),
    maxItems: z.number().int().min(1).max(100).default(4),
    isHasSubcategories: z.boolean().default(false),
  })
  .transform(module => ({ ...module, image: module.image }));

/** Fields of a module that are removed if they are invalid, while the module is kept; see `salvage`. */
export const MODULE_SPARES = [
  'title',
  'description',
  'description2',
  'background',
  'image',
  'images.*',
  'relations.*',
  'class',
  'col',
];
