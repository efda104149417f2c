import type { ListQuery } from '../../domain/list/list-query.ts';
import type { Page } from '../../domain/page/page.ts';
import type { Language } from '../../domain/text/language.ts';
import type { PathParams } from '../../domain/routing/routes.ts';
import type { PageContext } from './page-context.ts';
import type { PageBody, PageOutcome, StructuredFact } from './page-view.ts';

/** Where a page stands in each language. */
export type PageAddress = {
  /** '/' where it has none in that language. */
  pathIn(language: Language): string;
  readonly original: string | undefined;
  /** The languages in which it exists. */
  readonly languages: readonly Language[];
};

/** A page's body with what the rest of the page is made from. */
export type MadePage = {
  readonly kind?: 'made';
  readonly status: Extract<PageOutcome, { kind: 'page' }>['status'];
  readonly body: PageBody;
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
  readonly listing?: Omit<Extract<StructuredFact, { type: 'listing' }>, 'type' | 'body'>;
};

/** A page, or where else to look. */
export type Found = MadePage | Extract<PageOutcome, { kind: 'redirect' }>;

/** Opens pages that are made for one person. */
export type OpenPersonalPage = (
  context: PageContext,
  page: Page,
  params: PathParams,
  parameters: URLSearchParams,
) => Promise<Found>;
