import type { Page } from '../../domain/page/page.ts';
import { colorClass } from './color-class.ts';
import { hrefOf, linkOf, longTextOf, type PageContext, pageOf, textOf, wordsOf } from './page-context.ts';
import type { Link, MenuItem, SiteView } from './page-view.ts';

/** Legal pages that every page links to, where the content has them. */
const LEGAL = ['disclaimer', 'privacy', 'cookie-policy', 'accessibility'] as const;

/** What the layout shows around every page of a language; `projectCount` 0 takes the projects out of the menu. */
export function siteView(context: PageContext, projectCount: number): SiteView {
  const { content } = context;
  const { settings, agency } = content;
  const shown = (page: Page) =>
    page.inMenu && page.status === 'Published' && (page.kind !== 'projects' || projectCount > 0);
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
    showLogoAtStart: settings.showLogoAtStart,
    changeOnScroll: settings.changeOnScroll,
    footer: content.footer.map(({ title, introText, fullText, size }) => ({
      title: textOf(context, title),
      intro: textOf(context, introText),
      text: longTextOf(context, fullText),
      size,
    })),
    legalLinks: LEGAL.flatMap(id => pageOf(context, id) ?? []).map(page => linkTo(context, page)),
    copyright: textOf(context, settings.copyright),
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
