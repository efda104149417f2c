import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import type { Module } from '../../../domain/page/page.ts';
import { MOST_MUNICIPALITIES, parseZone } from '../../../domain/map/zone.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { reasonMessage } from '../../wire/schema-words.ts';
import { parseColour } from './readable-colour.ts';
import { columns, id, pictureId, publicRichText, publicText, sort, status } from './text-schema.ts';
import { exactly } from '../../wire/exactly.ts';

const baseMap = z.string().transform((text, context) => {
  const colour = parseColour(text);
  if (colour !== undefined) return colour;
  context.addIssue(reasonMessage(reason('not-colour')));
  return z.NEVER;
});

const background = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none').describe('Nothing, a colour, a picture or several.') }),
  z.strictObject({
    type: z.literal('color').describe('Nothing, a colour, a picture or several.'),
    color: baseMap.describe('A colour, as #dfe4ec, on which the site’s ink can be read.'),
  }),
  z.strictObject({ type: z.literal('image').describe('Nothing, a colour, a picture or several.'), image: pictureId }),
  z.strictObject({
    type: z.literal('gallery').describe('Nothing, a colour, a picture or several.'),
    images: z.array(id).min(1).describe('The ids of the pictures.'),
  }),
]);

const WHAT = 'Properties, articles, figures, a form, projects, open houses, a story, areas or sales.';

const area = z
  .strictObject({
    codes: z
      .array(z.string().refine(code => parseZone(code) !== undefined, reasonMessage(reason('not-area-code'))))
      .min(1)
      .max(MOST_MUNICIPALITIES)
      .describe('Codes of municipalities and areas, as 92094, 90000 or coast.'),
    name: publicText.default({}).describe('Its name, where it is another than that of the codes.'),
    image: pictureId.optional(),
  })
  .transform(each => ({ ...each, image: each.image }));

const relation = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('property-list').describe(WHAT),
    goal: z.enum(['sale', 'rent', 'both']).default('both').describe('Which properties.'),
    viager: z.boolean().default(false).describe('Whether those are viager listings alone.'),
  }),
  z.strictObject({
    type: z.enum(['article', 'category', 'story']).describe(WHAT),
    id: id.describe('The id of the article, of the category, or of the category of stories.'),
  }),
  z.strictObject({ type: z.literal('stats-view').describe(WHAT) }),
  z.strictObject({
    type: z.literal('contact').describe(WHAT),
    form: z.enum(FORM_NAMES).describe('The name of the form.'),
  }),
  z.strictObject({
    type: z.enum(['project-list', 'property-news', 'open-houses', 'sold-lately']).describe(WHAT),
  }),
  z.strictObject({
    type: z.literal('areas').describe(WHAT),
    areas: z.array(area).min(1).max(20).describe('The parts of the country, in order.'),
  }),
]);

/** Schema of a page's module, with defaults for most fields. */
export const moduleSchema = z
  .strictObject({
    id: id.describe('The name of the part.'),
    title: publicText.default({}).describe('The heading of the part.'),
    titleSize: z.literal([1, 2, 3, 4]).default(2).describe('How large the heading is, 1 the largest.'),
    description: publicRichText.default({}).describe('The text of the part, in Markdown.'),
    description2: publicRichText.default({}).describe('A second text, in Markdown.'),
    position: z.enum(['left', 'center', 'right']).default('left').describe('Where heading and text stand.'),
    span: columns.default(12).describe('8 keeps the lines of its text short; other numbers change nothing.'),
    col: z
      .strictObject({
        sm: columns.describe('On a phone.'),
        md: columns.describe('On a tablet.'),
        lg: columns.describe('On a larger screen.'),
      })
      .default({ sm: 12, md: 12, lg: 12 })
      .describe('How many of twelve columns the part takes.'),
    sort,
    view: z
      .enum(['single-view', 'collapse-view', 'card-view', 'news-view', 'line-view', 'ons-team-view'])
      .default('single-view')
      .describe('How what it names is shown.'),
    class: z
      .string()
      .regex(/^[a-z0-9 _-]{0,100}$/, reasonMessage(reason('not-class-names')))
      .default('')
      .describe('Names of classes for the rules in css.'),
    background: background.default({ type: 'none' }).describe('What lies behind it.'),
    image: pictureId.optional(),
    images: z.array(id).default([]).describe('The ids of more pictures.'),
    relations: z.array(relation).default([]).describe('What else it shows.'),
    status,
    numberItemOfRow: columns.default(4).describe('How many things a row has.'),
    maxItems: z.number().int().min(1).max(100).default(4).describe('How many things it shows at most.'),
    isHasSubcategories: z
      .boolean()
      .default(false)
      .describe('Whether it shows the categories below the one that it names, each with its articles.'),
  })
  .transform(module => ({ ...module, image: module.image }))
  .apply(exactly<Module>());

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
