import { everything, type ListQuery, listQueryString } from '../../domain/list/list-query.ts';
import type { Language } from '../../domain/text/language.ts';
import { goalOf } from '../../domain/listing/goal.ts';
import type { FormName } from '../../domain/request/forms.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { PathParams } from '../../domain/routing/routes.ts';
import { slug } from '../../domain/routing/slug.ts';
import { inLanguage } from '../../domain/text/localized.ts';
import { formatCity, namesOfPlace } from '../../domain/search/place-key.ts';
import { type PageContext, placeName } from './page-context.ts';

export type Link = { readonly name: string; readonly href: string };

/** Address of a page in the page's language. */
export function hrefOf(context: PageContext, page: string, params?: PathParams): string {
  return context.routes.build(page, context.language, params);
}

/** Target of a link in the content: a path of this site becomes that page's address in the current language. */
export function linkOf(context: PageContext, link: string): string {
  const address = link.startsWith('page:') ? link.slice(5) : link;
  if (!address.startsWith('/')) return link;
  const path = pathOf(address);
  const match = context.routes.match(path);
  const built = match ? context.routes.build(match.entry.page, context.language, match.params) : '/';
  // A property's localised address needs more parameters than the link contains, so the link keeps the path without a language, which
  // redirects to the localised one.
  return built === '/' ? address : `${built}${address.slice(path.length)}`;
}

/** An address without its query and fragment. `pathOf('/for-sale/?type=4')` → `'/for-sale/'` */
export function pathOf(address: string): string {
  return address.split(/[?#]/, 1)[0] ?? '';
}

type Pin = NonNullable<PublicListing['coordinates']>;

/** Fields of a current or removed listing that form its address. */
type Addressed = Pick<PublicListing, 'id' | 'goal' | 'place' | 'title'>;

/** Address of a listing's page in any language. */
export function listingPath(context: PageContext, listing: Addressed, language: Language): string {
  return context.routes.build(listingPage(listing), language, listingParams(context, listing, language));
}

/** Id of the page under which a listing appears. */
export function listingPage(listing: Pick<PublicListing, 'goal'>): 'property-sale' | 'property-rent' {
  return goalOf(listing.goal) === 'sale' ? 'property-sale' : 'property-rent';
}

export function listingParams(context: PageContext, listing: Addressed, language: Language): PathParams {
  const fallback = context.content.settings.defaultLanguage;
  const names = namesOfPlace(context.places, listing.place);
  const city = inLanguage(names, language, fallback);
  const title = inLanguage(listing.title, language, fallback);
  return {
    id: listing.id,
    city: slug(city?.value ?? listing.place.postcode, city?.language),
    slug: slug(title?.value ?? listing.id, title?.language),
  };
}

/**
 * Address of the sale or rent list with the query's filters. `listHref(inDutch, { ...everything('sale'), type: [4] })` →
 * `'/nl/te-koop/?type=4'`
 */
export function listHref(context: PageContext, query: ListQuery): string {
  return withQuery(hrefOf(context, query.goal === 'sale' ? 'for-sale' : 'for-rent'), query);
}

/** Appends a list's filters to its address. */
export function withQuery(list: string, query: ListQuery): string {
  const text = listQueryString(query);
  return text === '' ? list : `${list}?${text}`;
}

/** OpenStreetMap link: with a marker at an exact position, else to the town. */
export function mapLink({ latitude, longitude, exact }: Pin): string {
  return exact
    ? `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
    : `https://www.openstreetmap.org/#map=13/${latitude}/${longitude}`;
}

/**
 * Address of a form's page in the current language, with the values that prefill the form. `undefined` if the content
 * has no page with that form, so that no link is shown. `formHref(context, 'contact-me', { property: '6398214' })` →
 * `'/en/ask/?property=6398214'`
 */
export function formHref(
  context: PageContext,
  form: FormName,
  prefill: Readonly<Record<string, string>> = {},
): string | undefined {
  const page = context.content.pages.find(({ form: own }) => own === form);
  const path = page && hrefOf(context, page.id);
  // `hrefOf` returns `/` for a page that the path table does not contain.
  if (path === undefined || path === '/') return undefined;
  const query = Object.entries(prefill).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Address of the search alert form, prefilled with the list's filters; `undefined` without such a form. Page, sort order and view are left out. */
export function alertHref(context: PageContext, query: ListQuery): string | undefined {
  const text = listQueryString({ ...query, page: 1, sort: 'newest', view: undefined });
  const href = formHref(context, 'demand-register', { goal: query.goal });
  return href && text !== '' ? `${href}&${text}` : href;
}

/** A search for similar properties: same goal, main type and town. */
export function searchLike(
  context: PageContext,
  { goal, typeIds, place }: Pick<PublicListing, 'goal' | 'typeIds' | 'place'>,
): ListQuery {
  const name = placeName(context, { place });
  return {
    ...everything(goalOf(goal)),
    type: typeIds.slice(0, 1),
    city: name === '' ? [] : [formatCity({ name, postcode: place.postcode })],
  };
}
