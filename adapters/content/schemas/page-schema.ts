import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import { type Page, PAGE_KIND_NAMES } from '../../../domain/page/page.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { LINK_KINDS } from '../../../domain/request/link.ts';
import { says } from '../../wire/schema-words.ts';
import { isHttps, isSitePath } from './address-of-link.ts';
import { MODULE_SPARES, moduleSchema } from './module-schema.ts';
import { parsePageCss } from './page-css.ts';
import { id, isoDay, publicText, requiredText, sort, status } from './text-schema.ts';

const metadata = z.strictObject({
  pageTitle: requiredText,
  description: requiredText,
  ogTitle: publicText.optional(),
  ogDescription: publicText.optional(),
  ogImage: id.optional(),
  twitterTitle: publicText.optional(),
  twitterDescription: publicText.optional(),
});

const css = z.string().transform((text, context) => {
  const parsed = parsePageCss(text);
  if ('css' in parsed) return parsed.css;
  context.addIssue(says(parsed.refusal));
  return z.NEVER;
});

/** Schema of a page. Removes modules that are drafts and sorts the others by `sort`. */
export const pageSchema: z.ZodType<Page> = z
  .strictObject({
    id,
    parentId: id.optional(),
    kind: z.enum(PAGE_KIND_NAMES),
    path: z.string().refine(isSitePath, says(reason('not-path-of-site'))),
    name: requiredText,
    status,
    sort,
    inMenu: z.boolean().default(false),
    title: requiredText,
    description: publicText.default({}),
    metadata,
    isActiveSEO: z.boolean().default(true),
    showBreadCrumb: z.boolean().default(true),
    showPageBanner: z.boolean().default(false),
    bannerTitle: publicText.default({}),
    bannerDescription: publicText.default({}),
    image: id.optional(),
    redirect: z.boolean().default(false),
    redirectUrl: z
      .string()
      .refine(url => isSitePath(url) || isHttps(url), says(reason('not-path-or-https')))
      .optional(),
    css: css.default(''),
    modules: z.array(moduleSchema).default([]),
    /** A form of the site, or the one that ends a search alert. */
    form: z.enum([...FORM_NAMES, 'unsubscribe']).optional(),
    link: z.enum(LINK_KINDS).optional(),
    articleId: id.optional(),
    createDate: isoDay,
    modifyDate: isoDay,
  })
  .refine(page => page.kind !== 'form' || page.form !== undefined, {
    path: ['form'],
    error: says(reason('kind-needs', { kind: 'form', field: 'form' })),
  })
  .refine(page => (page.kind === 'link') === (page.link !== undefined), {
    path: ['link'],
    error: says(reason('link-only-of-links')),
  })
  .refine(page => page.kind !== 'link' || page.path.endsWith('/{secret}/'), {
    path: ['path'],
    error: says(reason('path-secret', { kind: 'link', ending: '/{secret}/', secret: '{secret}' })),
  })
  .refine(page => page.kind !== 'article' || page.articleId !== undefined, {
    path: ['articleId'],
    error: says(reason('kind-needs', { kind: 'article', field: 'articleId' })),
  })
  .refine(page => !page.redirect || page.redirectUrl !== undefined, {
    path: ['redirectUrl'],
    error: says(reason('redirect-needs-address')),
  })
  .transform(({ redirect, redirectUrl, ...page }) => ({
    ...page,
    parentId: page.parentId,
    image: page.image,
    form: page.form,
    link: page.link,
    articleId: page.articleId,
    redirectUrl: redirect ? redirectUrl : undefined,
    modules: page.modules
      .filter(module => module.status === 'Published')
      .toSorted((one, other) => one.sort - other.sort),
  }));

/** Fields of a page that are removed if they are invalid, while the page is kept; see `salvage`. */
export const PAGE_SPARES = [
  'description',
  'bannerTitle',
  'bannerDescription',
  'image',
  'css',
  'metadata.ogImage',
  'metadata.ogTitle',
  'metadata.ogDescription',
  'metadata.twitterTitle',
  'metadata.twitterDescription',
  'modules.*',
  ...MODULE_SPARES.map(part => `modules.*.${part}`),
];
