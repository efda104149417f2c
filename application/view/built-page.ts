import type { ListQuery } from '../../domain/list/list-query.ts';
import { isPersonal, type Page, type PersonalKind } from '../../domain/page/page.ts';
import type { Language } from '../../domain/text/language.ts';
import type { PathParams } from '../../domain/routing/routes.ts';
import type { PageContext } from './page-context.ts';

/** Where a page stands in each language. */
export type PageAddress = {
  /** '/' where it has none in that language. */
  pathIn(language: Language): string;
  readonly original: string | undefined;
  /** The languages in which it exists. */
  readonly languages: readonly Language[];
};

/** The status of a page's response. */
export type PageStatus = 200 | 400 | 404 | 410 | 413 | 429 | 500 | 503;

/** A page's body with what the rest of the page is made from. */
export type BuiltPage<Body> = {
  readonly kind?: 'made';
  readonly status: PageStatus;
  readonly body: Body;
  readonly page: Page | undefined;
  readonly address: PageAddress;
  /** What it is called where that is not the page's own name. */
  readonly name?: string;
  /** The name stands under the page's own in the breadcrumb. */
  readonly under?: boolean;
  readonly description?: string;
  readonly pictureId?: string;
  readonly noindex?: boolean;
  /** Present for lists. */
  readonly query?: ListQuery;
  /** Present for properties: what structured data says beyond the body. */
  readonly listing?: ListingFact;
};

/** What structured data says of a property beyond what its page shows. */
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

/** A page, or where else to look. */
export type Found<Body> = BuiltPage<Body> | Redirect;

/** Opens pages that are made for one person. */
export type OpenPersonalPage<Body> = (
  context: PageContext,
  page: PersonalPage,
  params: PathParams,
  parameters: URLSearchParams,
  /** The network that it is asked for from. */
  network: string,
) => Promise<Found<Body>>;

export type PersonalPage = Page & { readonly kind: PersonalKind };

export function isPersonalPage(page: Page): page is PersonalPage {
  return isPersonal(page.kind);
}

/** Where a page of the path table stands. */
export function addressOf(context: PageContext, page: Page, params: PathParams = {}): PageAddress {
  return {
    pathIn: language => context.routes.build(page.id, language, params),
    original: context.routes.buildOriginal(page.id, params),
    languages: context.content.settings.languages,
  };
}
