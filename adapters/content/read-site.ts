import { reason } from '../../application/finding/reason.ts';
import type { Brand } from '../../domain/page/site.ts';
import { missingMentions } from './schemas/agency-schema.ts';
import { type BrandFiles, readBrandColours } from './schemas/brand-schema.ts';
import { knownPicture } from './checks/check-modules.ts';
import { checkRichText, type Known } from './checks/check-rich-text.ts';
import type { JsonFiles } from './files/json-files.ts';
import type { Report, ReportFinding } from './files/content-finding.ts';
import { salvage } from './files/salvage.ts';
import { SITE_SPARES, type Site, siteSchema } from './schemas/site-schema.ts';

/** Parsed site.json, with all colours of the brand computed. */
export type ParsedSite = Omit<Site, 'brand'> & {
  readonly brand: Pick<Brand, 'colours' | 'shortName'>;
  readonly files: BrandFiles;
};

/** Parses site.json. Invalid or missing parts get neutral defaults; missing legal mentions are reported. */
export function readSite(json: JsonFiles, report: Report): ParsedSite {
  const { value, flaws } = salvage<Site>(siteSchema, json.get('site.json') ?? {}, SITE_SPARES);
  for (const flaw of flaws) report('site.json', '', flaw.field, flaw.reason);
  const site = value ?? siteSchema.parse({});
  for (const name of missingMentions(site.agency)) {
    const field = `agency.${name}`;
    if (!flaws.some(flaw => flaw.field.startsWith(field))) report('site.json', '', field, reason('mention-missing'));
  }
  const { colors, shortName, ...marks } = site.brand;
  const colours = readBrandColours(colors, (field, why) => report('site.json', '', field, why));
  return { ...site, brand: { colours, shortName: shortName === '' ? site.agency.name : shortName }, files: marks };
}

/** Removes and reports unknown pictures and links to unknown pages in banner and footer. */
export function withKnownPictures<Shown extends Pick<Site, 'banner' | 'footer'>>(
  site: Shown,
  known: Known,
  report: Report,
): Shown {
  const reportField: ReportFinding = (field, why) => report('site.json', '', field, why);
  return {
    ...site,
    banner: {
      ...site.banner,
      image: knownPicture(site.banner.image, known, 'banner.image', reportField) ?? '',
      images: site.banner.images.filter(id => knownPicture(id, known, 'banner.images', reportField)),
    },
    footer: site.footer.map((column, at) => ({
      ...column,
      fullText: checkRichText(column.fullText, known, (language, why) =>
        reportField(`footer.${at}.fullText.${language}`, why),
      ),
      image: knownPicture(column.image, known, `footer.${at}.image`, reportField),
    })),
  };
}
