import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import type { Category, TeamMember } from '../../../domain/page/page.ts';
import { says } from '../../wire/schema-words.ts';
import { isSitePath } from './address-of-link.ts';
import { id, isoDay, publicText, requiredText, sort, status } from './text-schema.ts';

export const categorySchema: z.ZodType<Category> = z
  .strictObject({ id, parentId: id.optional(), name: requiredText, sort })
  .transform(category => ({ ...category, parentId: category.parentId }));

/** Metadata of an article; its texts are in Markdown files. */
export const articleSchema = z.strictObject({
  id,
  categoryId: id,
  path: z
    .string()
    .refine(isSitePath, says(reason('not-path-of-site')))
    .optional(),
  image: id.optional(),
  author: id.optional(),
  publishedOn: isoDay,
  changedOn: isoDay,
  status,
  sort,
});

export const ARTICLE_SPARES = ['path', 'image', 'author'];

export const teamSchema: z.ZodType<TeamMember> = z
  .strictObject({
    id,
    name: z.string().min(1),
    role: requiredText,
    text: publicText.default({}),
    phone: z.string().regex(/^\+\d{8,15}$/, says(reason('not-phone'))),
    email: z.email(),
    licence: z.string().min(1).optional(),
    languages: z.array(z.string().regex(/^[a-z]{2}$/, says(reason('not-language-code')))),
    image: id.optional(),
    status,
    sort,
  })
  .transform(member => ({ ...member, licence: member.licence, image: member.image }));

export const TEAM_SPARES = ['text', 'licence', 'languages.*', 'image'];
