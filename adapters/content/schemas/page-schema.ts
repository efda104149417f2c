import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import { type Page, PAGE_KIND_NAMES } from '../../../domain/page/page.ts';
import { FORM_NAMES } from '../../../domain/request/forms.ts';
import { LINK_KINDS } from '../../../domain/request/link.ts';
import { reasonMessage } from '../../wire/schema-words.ts';
import { isHttps, isSitePath } from './address-of-link.ts';
import { MODULE_SPARES, moduleSchema } from './module-schema.ts';
import { parsePageCss } from './page-css.ts';
import { id, pictureId, isoDay, publicText, requiredText, sort, status } from './text-schema.ts';
import { exactly } from '../../wire/exactly.ts';

const metadata = z.strictObject({
  pageTitle: requiredText.describe('The title of the window, up to 60 characters.'),
  description: requiredText.describe('The text of a search result, 110 to 155 characters.'),
  ogTitle: publicText.optional().describe('The title of a preview, where it is another than the page’s.'),
  ogDescription: publicText
    .optional()
    .describe('The text of a preview, where it is another than that of a search result.'),
  ogImage: pictureId.optional(),
  twitterTitle: publicText.optional().describe('The title of a preview at X, where it is another.'),
  twitterDescription: publicText.optional().describe('The text of a preview at X, where it is another.'),
});

const css = z.string().transform((text, context) => {
  const parsed = parsePageCss(text);
  if ('css' in parsed) return parsed.css;
  context.addIssue(reasonMessage(parsed.refusal));
  return z.NEVER;
});

/** Schema of a page. Removes modules that are drafts and sorts the others by `sort`. */
export const pageSchema = z
  .strictObject({
    id: id.describe('The name by which other files name the page.'),
    parentId: id.optional().describe('The page below which it stands in menu and breadcrumb.'),
    kind: z.enum(PAGE_KIND_NAMES).describe('What draws it.'),
    path: z
      .string()
      .refine(isSitePath, reasonMessage(reason('not-path-of-site')))
      .describe('Its original path, as in paths.json.'),
    name: requiredText.describe('What menu and breadcrumb call it.'),
    status,
    sort,
    inMenu: z.boolean().default(false).describe('Whether it stands in the menu.'),
    title: requiredText.describe('Its heading.'),
    description: publicText.default({}).describe('The text below the heading.'),
    metadata: metadata.describe('What search engines and previews of links are told.'),
    isActiveSEO: z.boolean().default(true).describe('Whether search engines may list it.'),
    showBreadCrumb: z.boolean().default(true).describe('Whether the row of pages above it shows.'),
    showPageBanner: z.boolean().default(false).describe('Whether it begins with a picture.'),
    bannerTitle: publicText.default({}).describe('The title on that picture; left out: the heading.'),
    bannerDescription: publicText.default({}).describe('The text on that picture.'),
    image: pictureId.optional(),
    redirect: z.boolean().default(false).describe('Whether it only leads elsewhere.'),
    redirectUrl: z
      .string()
      .refine(url => isSitePath(url) || isHttps(url), reasonMessage(reason('not-path-or-https')))
      .optional()
      .describe('Where: a path of the site or an https address.'),
    css: css.default('').describe('CSS rules of its own for type, colour and spacing.'),
    modules: z.array(moduleSchema).default([]).describe('Its parts.'),
    /** Name of a form of the site; `unsubscribe` is the form that ends a search alert. */
    form: z
      .enum([...FORM_NAMES, 'unsubscribe'])
      .optional()
      .describe('The form of a page of the kind form.'),
    link: z.enum(LINK_KINDS).optional().describe('What the secret in the address of a page of the kind link opens.'),
    articleId: id.optional().describe('The article of a page of the kind article.'),
    createDate: isoDay.describe('The day on which it was made, as 2026-03-05.'),
    modifyDate: isoDay.describe('The day on which it was changed last.'),
  })
  .refine(page => page.kind !== 'form' || page.form !== undefined, {
    path: ['form'],
    error: reasonMessage(reason('kind-needs', { kind: 'form', field: 'form' })),
  })
  .refine(page => (page.kind === 'link') === (page.link !== undefined), {
    path: ['link'],
    error: reasonMessage(reason('link-only-of-links')),
  })
  .refine(page => page.kind !== 'link' || page.path.endsWith('/{secret}/'), {
    path: ['path'],
    error: reasonMessage(reason('path-secret', { kind: 'link', ending: '/{secret}/', secret: '{secret}' })),
  })
  .refine(page => page.kind !== 'article' || page.articleId !== undefined, {
    path: ['articleId'],
    error: reasonMessage(reason('kind-needs', { kind: 'article', field: 'articleId' })),
  })
  .refine(page => !page.redirect || page.redirectUrl !== undefined, {
    path: ['redirectUrl'],
    error: reasonMessage(reason('redirect-needs-address')),
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
  }))
  .apply(exactly<Page>());

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
