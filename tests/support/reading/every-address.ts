import { contexts } from '../../../application/view/contexts.ts';
import { listingPage, listingParams } from '../../../application/view/links.ts';
import { isPortal } from '../../../domain/page/page.ts';
import { FEEDBACK_FORMS } from '../../../domain/routing/path-table.ts';
import type { PathParams } from '../../../domain/routing/routes.ts';
import type { Language } from '../../../domain/text/language.ts';
import type { OpenSite } from '../site/sample-site.ts';
import { FULL } from '../run/full-run.ts';

export type Address = {
  readonly page: string;
  readonly language: Language;
  readonly path: string;
  readonly original: string;
};

/** Every public page in every language: the path table's, properties, projects, confirmation pages. */
export async function everyAddress(site: OpenSite): Promise<Address[]> {
  const { content, routes, catalogue, clock } = site;
  const contextIn = await contexts(site, clock.now());
  const current = await catalogue.current();
  const ids = [...current.index.columns.sale.id, ...current.index.columns.rent.id];
  const listings = await catalogue.listings(ids);
  const projects = (await catalogue.projects()).filter(({ externalWeb }) => externalWeb === undefined);
  return content.settings.languages.flatMap(language => {
    const context = contextIn(language);
    const at = (page: string, params: PathParams = {}): Address => ({
      page,
      language,
      path: routes.build(page, language, params),
      original: routes.buildOriginal(page, params),
    });
    const elsewhere = new Set(
      content.pages.filter(({ redirectUrl, kind }) => redirectUrl || isPortal(kind)).map(({ id }) => id),
    );
    return [
      ...content.pathTable
        .filter(({ original, page }) => !original.includes('{') && !elsewhere.has(page))
        .map(({ page }) => at(page)),
      ...listings.map(listing => at(listingPage(listing), listingParams(context, listing, language))),
      ...projects.map(({ id }) => at('project', { id })),
      ...FEEDBACK_FORMS.map(form => at('feedback', { form })),
    ];
  });
}

/**
 * A sample of public pages for the daily run, all in the full run: pages of the content in each language, and each property and project in
 * one language only, as their texts are shared.
 */
export function addressesOfDay(addresses: readonly Address[]): readonly Address[] {
  const isOfFeed = ({ page }: Address) => page === 'project' || page.startsWith('property-');
  const languages = [...new Set(addresses.map(({ language }) => language))];
  let at = 0;
  let language: Language | undefined;
  return addresses.filter(address => {
    if (FULL || !isOfFeed(address)) return true;
    if (address.language !== language) at = 0;
    language = address.language;
    return at++ % languages.length === languages.indexOf(language);
  });
}

/** Addresses below which files are served, not pages. */
const FILES = /^\/(?:pictures|images|map|assets|fonts|icons|files|brand|documents)\//;

/** Addresses of pages in a view, recognised by their form, not by the name of the property that holds them. */
export function linksIn(view: unknown): string[] {
  const found = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      // `{id}`: the pattern of an address, which the browser fills in.
      if (/^\/[^\s{]*$/.test(value) && !FILES.test(value)) found.add(value);
    } else if (typeof value === 'object' && value !== null) Object.values(value).forEach(look);
  };
  look(view);
  return [...found];
}

/** Addresses that redirect to the login page without a session. */
export function addressesBehindLogin({ content, routes }: OpenSite): ReadonlySet<string> {
  const pages = content.pages.filter(({ kind }) => isPortal(kind));
  return new Set(content.settings.languages.flatMap(language => pages.map(({ id }) => routes.build(id, language))));
}
