import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import type { Category, TeamMember } from '../../../domain/page/page.ts';
import { reasonMessage } from '../../wire/schema-words.ts';
import { isSitePath } from './address-of-link.ts';
import { id, pictureId, isoDay, publicText, requiredText, sort, status } from './text-schema.ts';
import { exactly } from '../../wire/exactly.ts';

export const categorySchema = z
  .strictObject({
    id: id.describe('The name by which articles and modules name it.'),
    parentId: id.optional().describe('The category below which it stands.'),
    name: requiredText.describe('What it is called.'),
    sort,
  })
  .transform(category => ({ ...category, parentId: category.parentId }))
  .apply(exactly<Category>());

/** Metadata of an article; its texts are in Markdown files. */
export const articleSchema = z.strictObject({
  id: id.describe('The name of the article, and of the folder in articles that holds its texts.'),
  categoryId: id.describe('The category to which it belongs.'),
  path: z
    .string()
    .refine(isSitePath, reasonMessage(reason('not-path-of-site')))
    .optional()
    .describe('The original path of its own page, as in pages.json.'),
  image: pictureId.optional(),
  author: id.optional().describe('The id, in team.json, of the person who wrote it.'),
  property: id.optional().describe('The id of the property whose story it tells.'),
  publishedOn: isoDay.describe('The day on which it was published, as 2026-03-05.'),
  changedOn: isoDay.describe('The day on which it was changed last.'),
  status,
  sort,
});

export const ARTICLE_SPARES = ['path', 'image', 'author', 'property'];

export const teamSchema = z
  .strictObject({
    id: id.describe('The name by which articles, and listings as their Agent, name them.'),
    name: z.string().min(1).describe('First name and last name.'),
    role: requiredText.describe('What they do.'),
    text: publicText.default({}).describe('A few words about them.'),
    phone: z
      .string()
      .regex(/^\+\d{8,15}$/, reasonMessage(reason('not-phone')))
      .describe('Their number with its country, as +3281000123.'),
    email: z.email().describe('Their e-mail address.'),
    licence: z.string().min(1).optional().describe('Their BIV/IPI number.'),
    languages: z
      .array(z.string().regex(/^[a-z]{2}$/, reasonMessage(reason('not-language-code'))))
      .describe('Codes of the languages that they speak.'),
    image: pictureId.optional(),
    status,
    sort,
  })
  .transform(member => ({ ...member, licence: member.licence, image: member.image }))
  .apply(exactly<TeamMember>());

export const TEAM_SPARES = ['text', 'licence', 'languages.*', 'image'];
