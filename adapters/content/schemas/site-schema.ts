import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import type { Agency, Banner, FooterColumn, Settings, TopBarItem } from '../../../domain/page/site.ts';
import { readableColours } from '../../../domain/page/readable-colours.ts';
import { says } from '../../wire/schema-words.ts';
import { isHttps, isLink, isSitePath } from './address-of-link.ts';
import { agencySchema } from './agency-schema.ts';
import { brandSchema, type RawBrand } from './brand-schema.ts';
import { parseColour, readsOnPaper } from './readable-colour.ts';
import { settingsSchema } from './settings-schema.ts';
import { columns, id, publicRichText, publicText, requiredText, status } from './text-schema.ts';

const ink = z.string().transform((text, context) => {
  const colour = parseColour(text);
  if (colour !== undefined) return colour;
  context.addIssue(says(reason('not-colour')));
  return z.NEVER;
});

const topBarItem: z.ZodType<TopBarItem> = z
  .strictObject({
    side: z.enum(['left', 'right']),
    status,
    label: requiredText,
    link: z.string().refine(isLink, says(reason('not-link'))),
    icon: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, says(reason('not-icon')))
      .optional(),
    color: ink.optional(),
  })
  .transform(item => ({ ...item, icon: item.icon, color: item.color }));

const banner: z.ZodType<Banner> = z
  .strictObject({
    type: z.enum(['image', 'gallery', 'video', 'properties', 'projects']).default('image'),
    image: id.default(''),
    images: z.array(id).default([]),
    video: z
      .strictObject({
        url: z.string().refine(url => isHttps(url) || isSitePath(url), says(reason('not-path-or-https'))),
        mimetype: z.string().regex(/^video\/[\w.+-]+$/, says(reason('not-video-type'))),
      })
      .optional(),
    title: publicText.default({}),
    description: publicText.default({}),
    showLogo: z.boolean().default(false),
    showSearch: z.boolean().default(true),
  })
  .transform(parts => ({ ...parts, video: parts.video }));

const footerColumn: z.ZodType<FooterColumn> = z
  .strictObject({
    title: publicText.default({}),
    introText: publicText.default({}),
    fullText: publicRichText.default({}),
    image: id.optional(),
    size: z
      .strictObject({ sm: columns.default(12), md: columns.default(6), lg: columns.default(4) })
      .default({ sm: 12, md: 6, lg: 4 }),
  })
  .transform(column => ({ ...column, image: column.image }));

export type Site = {
  readonly settings: Settings;
  readonly brand: RawBrand;
  readonly agency: Agency;
  readonly topBar: readonly TopBarItem[];
  readonly banner: Banner;
  readonly footer: readonly FooterColumn[];
};

/** Schema of site.json, the parts shown on every page. All parts have neutral defaults, so that `{}` is valid. */
export const siteSchema = z
  .strictObject({
    settings: settingsSchema.prefault({}),
    brand: brandSchema.prefault({}),
    agency: agencySchema.prefault({}),
    topBar: z.array(topBarItem).default([]),
    banner: banner.prefault({}),
    footer: z.array(footerColumn).default([]),
  })
  .superRefine(({ brand, topBar }, context) => {
    const { colours } = readableColours(brand.colors);
    for (const [at, { color }] of topBar.entries()) {
      if (color === undefined || readsOnPaper(color, colours)) continue;
      const path = ['topBar', at, 'color'];
      context.addIssue({ code: 'custom', path, message: says(reason('unreadable-on-paper')) });
    }
  })
  .transform(site => ({
    ...site,
    topBar: site.topBar.filter(item => item.status === 'Published'),
  })) satisfies z.ZodType<Site>;

/** All parts are optional: an invalid one falls back to its default without affecting the others. */
export const SITE_SPARES = [
  'settings',
  'settings.*',
  'settings.languages.*',
  'settings.search.*',
  'settings.search.descriptions.*',
  'settings.tracking.*',
  'settings.contactSlots.*',
  'settings.retention.*',
  'settings.retention.months.*',
  'brand',
  'brand.*',
  'brand.colors.*',
  'agency',
  'agency.*',
  'topBar',
  'topBar.*',
  'topBar.*.icon',
  'topBar.*.color',
  'banner',
  'banner.*',
  'banner.images.*',
  'footer',
  'footer.*',
  'footer.*.image',
  'footer.*.size',
];
