import type { Area } from '../../domain/map/area.ts';
import type { Page } from '../../domain/page/page.ts';
import type { Brand } from '../../domain/page/site.ts';
import { colorClass } from './color-class.ts';
import { hrefOf, type Link, linkOf } from '../view/links.ts';
import { type LongText, longTextOf } from '../view/long-text.ts';
import { type PageContext, pageOf, textOf, wordsOf } from '../view/page-context.ts';
import { pictureOf, type PictureView } from '../view/picture-view.ts';
import type { TagIds } from '../../domain/consent/tags.ts';
import type { Language } from '../../domain/text/language.ts';
import type { Text } from '../../domain/text/localized.ts';

/** Legal pages in the footer, if the content has them. */
const LEGAL = ['disclaimer', 'privacy', 'cookie-policy', 'accessibility'] as const;

/** Layout data for all pages of a language; `projectCount` 0 hides the projects in the menu. */
export function siteView(context: PageContext, projectCount: number): SiteView {
  const { content } = context;
  const { settings, agency, brand } = content;
  // A page without an address in a language does not exist in it.
  const exists = ({ id }: Page) => context.routes.entry(id)?.paths[context.language] !== undefined;
  const shown = (page: Page) =>
    page.inMenu && page.status === 'Published' && exists(page) && (page.kind !== 'projects' || projectCount > 0);
  const bySort = (a: Page, b: Page) => a.sort - b.sort;
  const item = (page: Page): MenuItem => ({
    ...linkTo(context, page),
    page: page.id,
    children: content.pages
      .filter(child => child.parentId === page.id && shown(child))
      .sort(bySort)
      .map(child => ({ ...linkTo(context, child), page: child.id })),
  });
  const items = content.pages
    .filter(page => page.parentId === undefined && shown(page))
    .sort(bySort)
    .map(item);
  const most = settings.maxMenuItems === 0 ? items.length : settings.maxMenuItems;
  const href = (page: string) => (pageOf(context, page) ? hrefOf(context, page) : undefined);
  return {
    language: context.language,
    languages: settings.languages,
    homeHref: hrefOf(context, 'home'),
    menu: items.slice(0, most),
    extraMenu: items.slice(most),
    topBar: content.topBar
      .filter(({ status }) => status === 'Published')
      .flatMap(({ side, label, link, icon, color }) => {
        const text = textOf(context, label);
        return text
          ? [{ side, label: text, href: linkOf(context, link), icon, colorClass: color && `text-${colorClass(color)}` }]
          : [];
      }),
    evaluationHref: settings.showEvaluationButton ? href('contact-demand') : undefined,
    loginHref: href('login'),
    favouritesHref: href('favourites'),
    showTopBar: settings.showTopBar,
    showLogoAtStart: settings.showLogoAtStart,
    changeOnScroll: settings.changeOnScroll,
    footer: content.footer.map(({ title, introText, fullText, image, size }) => ({
      title: textOf(context, title),
      intro: textOf(context, introText),
      text: longTextOf(context, fullText),
      picture: pictureOf(context, image),
      size,
    })),
    legalLinks: LEGAL.flatMap(id => pageOf(context, id) ?? [])
      .filter(exists)
      .map(page => linkTo(context, page)),
    copyright: textOf(context, settings.copyright),
    brand: { logo: brand.logo, icon: brand.icon, paper: brand.colours.paper },
    agency: {
      name: agency.name,
      legalName: agency.legalName,
      street: agency.street,
      postcode: agency.postcode,
      city: wordsOf(context, agency.city),
      phone: agency.phone,
      email: agency.email,
      enterpriseNumber: agency.enterpriseNumber,
      vatNumber: agency.vatNumber,
      licence: agency.licence,
      supervisor: textOf(context, agency.supervisor),
      insurer: agency.insurer,
      insurancePolicy: agency.insurancePolicy,
      thirdPartyAccount: agency.thirdPartyAccount,
      codeOfEthics: wordsOf(context, agency.codeOfEthics),
      openingHours: textOf(context, agency.openingHours),
    },
    consent: {
      version: settings.consentVersion,
      tags: settings.tracking,
      policyHref: hrefOf(context, 'cookie-policy'),
      settingsHref: hrefOf(context, 'cookie-settings'),
      privacyHref: hrefOf(context, 'privacy'),
    },
  };
}

function linkTo(context: PageContext, page: Page): Link {
  return { name: wordsOf(context, page.name), href: hrefOf(context, page.id) };
}

/** Layout data for all pages of a language. */
export type SiteView = {
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly homeHref: string;
  readonly menu: readonly MenuItem[];
  /** Menu items beyond the configured maximum, shown in a submenu. */
  readonly extraMenu: readonly MenuItem[];
  readonly topBar: readonly {
    readonly side: 'left' | 'right';
    readonly label: Text;
    readonly href: string;
    readonly icon: string | undefined;
    readonly colorClass: string | undefined;
  }[];
  readonly evaluationHref: string | undefined;
  readonly loginHref: string | undefined;
  readonly favouritesHref: string | undefined;
  readonly showTopBar: boolean;
  readonly showLogoAtStart: boolean;
  readonly changeOnScroll: boolean;
  readonly footer: readonly {
    readonly title: Text | undefined;
    readonly intro: Text | undefined;
    readonly text: LongText | undefined;
    readonly picture: PictureView | undefined;
    readonly size: { readonly sm: number; readonly md: number; readonly lg: number };
  }[];
  readonly legalLinks: readonly Link[];
  readonly copyright: Text | undefined;
  readonly brand: Pick<Brand, 'logo' | 'icon'> & { readonly paper: string };
  readonly agency: {
    readonly name: string;
    readonly legalName: string;
    readonly street: string;
    readonly postcode: string;
    readonly city: string;
    readonly phone: string;
    readonly email: string;
    readonly enterpriseNumber: string;
    readonly vatNumber: string;
    readonly licence: string;
    readonly supervisor: Text | undefined;
    readonly insurer: string;
    readonly insurancePolicy: string;
    readonly thirdPartyAccount: string;
    readonly codeOfEthics: string;
    readonly openingHours: Text | undefined;
  };
  /** Tile server for maps, used with consent; absent if not configured. */
  readonly mapTiles?: MapTiles;
  /** The site's own street data for maps; absent if not configured. */
  readonly mapStreets?: MapStreets;
  readonly consent: {
    /** Third-party tags that the agency uses. */
    readonly tags: TagIds;
    readonly version: number;
    readonly policyHref: string;
    readonly settingsHref: string;
    readonly privacyHref: string;
  };
};

/** Bounds of the site's own street data, and its attribution if required. */
export type MapStreets = { readonly area: Area; readonly attribution?: string | undefined };

/** URL template with `{z}`, `{x}` and `{y}`, and the attribution. */
export type MapTiles = { readonly address: string; readonly attribution: string };

export type MenuItem = Link & {
  readonly page: string;
  readonly children: readonly (Link & { readonly page: string })[];
};
