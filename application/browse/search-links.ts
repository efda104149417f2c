import { hrefOf } from '../view/links.ts';
import type { PageContext } from '../view/page-context.ts';

/** Targets of the search box. */
export type SearchLinks = {
  /** Whether links show their number of results. */
  readonly showCounts: boolean;
  readonly saleHref: string;
  readonly rentHref: string;
  /** Id of some property, as an example of a reference; `undefined` without any. */
  readonly exampleId: string | undefined;
  /** Path template of a property's page by goal, with `{id}` as a placeholder; the site redirects it to the property's full address. */
  readonly propertyHrefs: { readonly sale: string; readonly rent: string };
};

export function searchLinks(context: PageContext): SearchLinks {
  return {
    showCounts: context.content.settings.search.showCountProperty,
    saleHref: hrefOf(context, 'for-sale'),
    rentHref: hrefOf(context, 'for-rent'),
    exampleId: context.catalogue.index.columns.sale.id[0],
    propertyHrefs: { sale: propertyHref(context, 'property-sale'), rent: propertyHref(context, 'property-rent') },
  };
}

function propertyHref(context: PageContext, page: string): string {
  return decodeURIComponent(hrefOf(context, page, { city: '-', slug: '-', id: '{id}' }));
}
