import { z } from 'zod';
import { reason } from '../../../application/finding/reason.ts';
import type { Banner, FooterColumn, TopBarItem } from '../../../domain/page/site.ts';
import { readableColours } from '../../../domain/page/readable-colours.ts';
import { reasonMessage } from '../../wire/schema-words.ts';
import { isHttps, isLink, isSitePath } from './address-of-link.ts';
import { agencySchema } from './agency-schema.ts';
import { brandSchema } from './brand-schema.ts';
import { parseColour, readsOnPaper } from './readable-colour.ts';
import { settingsSchema } from './settings-schema.ts';
import { columns, id, pictureId, publicRichText, publicText, requiredText, status } from './text-schema.ts';
import { exactly } from '../../wire/exactly.ts';

const ink = z.string().transform((text, context) => {
  const colour = parseColour(text);
  if (colour !== undefined) return colour;
  context.addIssue(reasonMessage(reason('not-colour')));
  return z.NEVER;
});

const topBarItem = z
  .strictObject({
    side: z.enum(['left', 'right']).describe('At which end it stands.'),
    status,
    label: requiredText.describe('What it says.'),
    link: z
      .string()
      .refine(isLink, reasonMessage(reason('not-link')))
      .describe('A path of the site, or an https, tel or mailto address.'),
    icon: z
      .string()
      .regex(/^[a-z0-9-]{1,40}$/, reasonMessage(reason('not-icon')))
      .optional()
      .describe('The name of an icon.'),
    color: ink.optional().describe('A colour, as #2b4c7e, that can be read on the site’s paper.'),
  })
  .transform(item => ({ ...item, icon: item.icon, color: item.color }))
  .apply(exactly<TopBarItem>());

const banner = z
  .strictObject({
    type: z
      .enum(['image', 'gallery', 'video', 'properties', 'projects'])
      .default('image')
      .describe('What it shows; properties and projects show the image where there are none.'),
    image: pictureId.default(''),
    images: z.array(id).default([]).describe('The ids of the pictures of a gallery.'),
    video: z
      .strictObject({
        url: z
          .string()
          .refine(url => isHttps(url) || isSitePath(url), reasonMessage(reason('not-path-or-https')))
          .describe('A path such as /films/town.mp4, or an https address on a host of videoHosts.'),
        mimetype: z
          .string()
          .regex(/^video\/[\w.+-]+$/, reasonMessage(reason('not-video-type')))
          .describe('Its type, as video/mp4.'),
      })
      .optional()
      .describe('The film of a banner of the type video.'),
    title: publicText.default({}).describe('The title on it.'),
    description: publicText.default({}).describe('The text below the title.'),
    showLogo: z.boolean().default(false).describe('Whether it has the logo.'),
    showSearch: z.boolean().default(true).describe('Whether the search block lies over it.'),
  })
  .transform(parts => ({ ...parts, video: parts.video }))
  .apply(exactly<Banner>());

const footerColumn = z
  .strictObject({
    title: publicText.default({}).describe('The heading of the column.'),
    introText: publicText.default({}).describe('The text that begins it.'),
    fullText: publicRichText.default({}).describe('The text that follows, in Markdown.'),
    image: pictureId.optional(),
    size: z
      .strictObject({
        sm: columns.default(12).describe('On a phone.'),
        md: columns.default(6).describe('On a tablet.'),
        lg: columns.default(4).describe('On a larger screen.'),
      })
      .default({ sm: 12, md: 6, lg: 4 })
      .describe('How many of twelve columns it takes.'),
  })
  .transform(column => ({ ...column, image: column.image }))
  .apply(exactly<FooterColumn>());

/** Schema of site.json, the parts shown on every page. All parts have neutral defaults, so that `{}` is valid. */
export const siteSchema = z
  .strictObject({
    settings: settingsSchema.prefault({}).describe('What the site does; all that is left out is as usual.'),
    brand: brandSchema.prefault({}).describe('How the site looks; what is left out is drawn from the agency’s name.'),
    agency: agencySchema.prefault({}).describe('The agency, and the mentions that the law wants on every page.'),
    topBar: z.array(topBarItem).default([]).describe('The bar above the header.'),
    banner: banner.prefault({}).describe('The top of the home page.'),
    footer: z.array(footerColumn).default([]).describe('The columns of the footer.'),
  })
  .superRefine(({ brand, topBar }, context) => {
    const { colours } = readableColours(brand.colors);
    for (const [at, { color }] of topBar.entries()) {
      if (color === undefined || readsOnPaper(color, colours)) continue;
      const path = ['topBar', at, 'color'];
      context.addIssue({ code: 'custom', path, message: reasonMessage(reason('unreadable-on-paper')) });
    }
  })
  .transform(site => ({
    ...site,
    topBar: site.topBar.filter(item => item.status === 'Published'),
  }));

export type Site = z.output<typeof siteSchema>;

/** All parts are optional: an invalid one falls back to its default without affecting the others. */
export const SITE_SPARES = [
  'settings',
  'settings.*',
  'settings.languages.*',
  'settings.search.*',
  'settings.search.descriptions.*',
  'settings.tracking.*',
  'settings.agents.*',
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
