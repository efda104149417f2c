import type { ListQuery } from '../../domain/list/list-query.ts';
import { isPersonal, type Page, type PersonalKind } from '../../domain/page/page.ts';
import type { Language } from '../../domain/text/language.ts';
import type { PathParams } from '../../domain/routing/routes.ts';
import type { PageContext } from './page-context.ts';

/** Paths of a page in all languages, for links to translations and for redirects. */
export type PageAddress = {
  /** Path in a language; '/' if the page has no address in that language. */
  pathIn(language: Language): string;
  readonly original: string | undefined;
  /** Languages in which the page exists. */
  readonly languages: readonly Language[];
};

/** HTTP status of a page's response. */
export type PageStatus = 200 | 400 | 404 | 410 | 413 | 429 | 500 | 503;

/** A page's body and the data for the parts around it. */
export type BuiltPage<Body> = {
  readonly kind?: 'made';
  readonly status: PageStatus;
  readonly body: Body;
  readonly page: Page | undefined;
  readonly address: PageAddress;
  /** Title of the page, set if it differs from the page's own name. */
  readonly name?: string;
  /** Whether `name` follows the page's name in the breadcrumb. */
  readonly under?: boolean;
  readonly description?: string;
  readonly pictureId?: string;
  /** Address of a picture drawn for link previews of this page. */
  readonly pictureAddress?: string | undefined;
  readonly noindex?: boolean;
  /** Query of a list; absent on other pages. */
  readonly query?: ListQuery;
  /** Data for the structured data of a property's page; absent on other pages. */
  readonly listing?: ListingFact;
};

/** Data for the property's structured data (JSON-LD) that its page does not contain. */
export type ListingFact = {
  readonly publishedOn: string;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  readonly typeId: number;
  readonly countryId: number;
  readonly price: number | undefined;
  readonly available: boolean;
};

export type Redirect = { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string };

/** What a page address leads to: `BuiltPage` is rendered, `Redirect` is sent as a `Location` header. */
export type PageOrRedirect<Body> = BuiltPage<Body> | Redirect;

/** Opens pages made for one person: pages of the portal, and pages behind links in mails. */
export type OpenPersonalPage<Body> = (
  context: PageContext,
  page: PersonalPage,
  params: PathParams,
  parameters: URLSearchParams,
  /** Network of the client's IP address. */
  network: string,
) => Promise<PageOrRedirect<Body>>;

export type PersonalPage = Page & { readonly kind: PersonalKind };

export function isPersonalPage(page: Page): page is PersonalPage {
  return isPersonal(page.kind);
}

/** Paths of a page of the content in all languages. */
export function addressOf(context: PageContext, page: Page, params: PathParams = {}): PageAddress {
  return {
    pathIn: language => context.routes.build(page.id, language, params),
    original: context.routes.buildOriginal(page.id, params),
    languages: context.content.settings.languages,
  };
}
