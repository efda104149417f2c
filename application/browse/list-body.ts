import { foundCount, listPage } from '../../domain/list/list-page.ts';
import { type ListQuery, type ListSort, type ListView, parseListQuery } from '../../domain/list/list-query.ts';
import type { Page } from '../../domain/page/page.ts';
import { type ChosenFilter, chosenFilters, type RelaxedSearch, relaxedSearches } from './chosen-filters.ts';
import { type SearchAlternatives, searchAlternatives, type GoalTabs, goalTabs } from './search-alternatives.ts';
import { listingCard, type ListingCard } from '../view/listing-card-view.ts';
import { formatZone } from '../../domain/map/zone.ts';
import { nearCircle } from '../../domain/list/list-filters.ts';
import { mapPicture } from './map/map-picture-view.ts';
import { type ModuleBlock, moduleBlocks } from './module-views.ts';
import { type ShownSentence, shownSentence, withoutStaleWords } from './shown-sentence.ts';
import { type UnreadWords, unreadWords } from './understood-query.ts';
import { type SearchLinks, searchLinks } from './search-links.ts';
import { type ShownFilters, shownFilters } from './shown-filters.ts';
import { alertHref, hrefOf, listHref, withQuery } from '../view/links.ts';
import { propertyTypeName } from '../../domain/listing/property-type.ts';
import { parseCity } from '../../domain/search/place-key.ts';
import { municipalityIn, townName } from '../view/town-name.ts';
import { listHeading, type HeadingFilters } from '../view/list-heading.ts';
import { type PageContext, phrasesOf, textOf, wordsOf } from '../view/page-context.ts';
import type { Goal } from '../../domain/listing/listing.ts';
import type { Text } from '../../domain/text/localized.ts';
import type { MapBlock } from './map/map-block.ts';

/**
 * Parses the query of a list page. On a site without price histories, the filter and the sort order by price reduction are ignored like any
 * unknown parameter.
 */
export function listQueryOf(
  { content }: Pick<PageContext, 'content'>,
  page: Page,
  parameters: URLSearchParams,
): ListQuery {
  const query = parseListQuery(page.kind === 'for-rent' ? 'rent' : 'sale', parameters);
  if (content.settings.priceStory) return query;
  const { reduced: _, ...others } = query;
  return {
    ...others,
    sort: others.sort === 'reduced' ? 'newest' : others.sort,
    unreadable: others.unreadable.filter(({ filter }) => filter !== 'reduced'),
  };
}

/** The query that the list runs: the life annuity page adds its own filter. */
export function effectiveQuery(page: Page, query: ListQuery): ListQuery {
  return page.kind === 'viager' ? { ...query, viager: true } : query;
}

/**
 * One page of a list with its filters. `heading` is set for a narrowed list. `outOfRange`: whether the requested page number is beyond the
 * last page.
 */
export async function listBody(
  context: PageContext,
  page: Page,
  query: ListQuery,
): Promise<{ readonly body: ListBody; readonly heading: Text | undefined; readonly outOfRange: boolean }> {
  const { index } = context.catalogue;
  const base = hrefOf(context, page.id);
  const result = listPage(index, effectiveQuery(page, query), context.content.settings.listPageSize);
  // The life annuity page implies its filter, so links leave it out.
  const own = { ...query, ...(page.kind === 'viager' && { viager: undefined }), was: undefined };
  const href = (changed: Partial<ListQuery>) => withQuery(base, withoutStaleWords(context, { ...own, ...changed }));
  /** Address of the unfiltered list in the current view. */
  const whole = (path: string) => (query.view ? `${path}?view=${query.view}` : path);
  const { facets } = result;
  const hrefIn = (asked: ListQuery) => {
    const said = withoutStaleWords(context, asked);
    return asked.goal === query.goal ? withQuery(base, said) : listHref(context, said);
  };
  const tabs = page.kind === 'viager' ? undefined : goalTabs(context, own, result.total, hrefIn);
  // Only an empty list shows how many results it would have without each filter, so the counts are computed only for an empty list.
  const foundWith =
    result.total > 0
      ? undefined
      : (changed: Partial<ListQuery>) => foundCount(index, effectiveQuery(page, { ...own, ...changed }));
  const listings = await context.catalogue.listings(result.ids);
  const heading = headingOf(context, page, query);
  const sentence = shownSentence(context, withoutStaleWords(context, own));
  const near = query.view && query.near && nearCircle(index, query.near);
  const body: ListBody = {
    kind: 'list',
    list: page.kind === 'viager' ? 'viager' : query.goal,
    title: heading ?? textOf(context, page.title) ?? { text: wordsOf(context, page.name) },
    description: textOf(context, page.description),
    total: result.total,
    page: query.page,
    pageCount: result.pageCount,
    previousHref: query.page > 1 && query.page <= result.pageCount ? href({ page: query.page - 1 }) : undefined,
    nextHref: query.page < result.pageCount ? href({ page: query.page + 1 }) : undefined,
    pageHrefs: pageNumbers(query.page, result.pageCount).map(number => ({
      page: number,
      href: href({ page: number }),
    })),
    cards: listings.map(listing => listingCard(context, listing)),
    action: base,
    search: searchLinks(context),
    tabs,
    filters: {
      ...shownFilters(context, own, facets),
      ...(sentence && { q: sentence.parts.map(({ text }) => text).join('') }),
      was: sentence ? sentence.parts.map(({ text }) => text).join('') : '',
      sort: query.sort,
      view: query.view ?? 'list',
    },
    hasReductions: hasReductions(context, query),
    chosen: chosenFilters(context, own, href, foundWith),
    unreadZone: query.unreadZone === true,
    sentence,
    unread: unreadWords(
      context,
      own,
      asked => withQuery(base, withoutStaleWords(context, asked)),
      asked => foundCount(index, effectiveQuery(page, asked)),
    ),
    elsewhere: foundWith && {
      ...searchAlternatives(context, own, tabs, hrefIn),
      withoutTwo: relaxedSearches(context, own, href, foundWith),
    },
    allHref: whole(base),
    alertHref: alertHref(context, { ...effectiveQuery(page, own), sentence: undefined }),
    viewHrefs: {
      list: href({ view: undefined }),
      map: href({ view: 'map' }),
      split: href({ view: 'split' }),
    },
    map: query.view && {
      source: href({ view: undefined, page: 1, sort: 'newest', sentence: undefined }),
      area: query.area,
      zone: query.zone ? formatZone(query.zone) : '',
      near: near && formatZone(near),
      searchHref: href({ area: undefined, page: 1 }),
      picture: mapPicture(context, listings, { ...query, near }),
    },
    modules: page.kind === 'viager' ? await moduleBlocks(context, page) : [],
  };
  return { body, heading, outOfRange: result.outOfRange };
}

/** Whether the form offers the filter by price reduction: some property of the list is reduced, or the address contains the filter. */
function hasReductions({ catalogue, content }: PageContext, { goal, reduced, sort }: ListQuery): boolean {
  const [, some = 0] = catalogue.index.unfiltered[goal].options.reduced;
  return content.settings.priceStory && (some > 0 || reduced !== undefined || sort === 'reduced');
}

/** Heading of a filtered list; `undefined` without a filter that headings name, or with an unknown type or place. */
function headingOf(context: PageContext, page: Page, query: ListQuery): Text | undefined {
  const { near, zone } = query;
  const order = context.catalogue.index.types.map(({ webId }) => webId);
  const types = query.type.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).map(webId => typeOf(context, webId));
  const codes = zone?.kind === 'municipalities' ? zone.codes : [];
  const isTown = (code: string) => context.baseMap.municipalities.has(code);
  const places = [
    ...query.city.map(city => townName(context, city)),
    ...codes.filter(isTown).map(code => municipalityIn(context, code)),
  ];
  const areas = codes.filter(code => !isTown(code)).map(code => areaOf(context, code));
  const around = near && (townName(context, near.city) ?? parseCity(near.city)?.name);
  const narrowed: HeadingFilters = {
    types: types.filter(type => type !== undefined),
    places: [...new Set(places.filter(place => place !== undefined))],
    areas: areas.filter(area => area !== undefined),
    near:
      near && around !== undefined && places.length + areas.length === 0 ? { place: around, km: near.km } : undefined,
    drawn: zone?.kind === 'drawn',
    newBuild: query.newBuild === true,
    words: query.q,
  };
  if (narrowed.types?.length !== types.length || places.includes(undefined) || areas.includes(undefined))
    return undefined;
  const isViager = page.kind === 'viager' || query.viager === true;
  const isNarrowed =
    types.length + places.length + areas.length > 0 ||
    narrowed.near ||
    narrowed.drawn ||
    narrowed.newBuild ||
    query.q !== undefined;
  if (!isNarrowed && (!isViager || page.kind === 'viager')) return undefined;
  return { text: listHeading(phrasesOf(context).listHeading, isViager ? 'viager' : query.goal, narrowed) };
}

/** An area for headings; `undefined` for an unknown code. */
function areaOf(context: PageContext, code: string): NonNullable<HeadingFilters['areas']>[number] | undefined {
  if (phrasesOf(context).listHeading.areas[code] !== undefined) return code;
  const district = municipalityIn(context, code);
  return district === code ? undefined : { district };
}

/** A type for headings: built-in unless the agency gave it another name; `undefined` if it is unknown. */
function typeOf(context: PageContext, webId: number): NonNullable<HeadingFilters['types']>[number] | undefined {
  const name = wordsOf(context, context.catalogue.index.types.find(type => type.webId === webId)?.name ?? {});
  if (name === '') return undefined;
  const builtIn = propertyTypeName(webId);
  return builtIn && phrasesOf(context).propertyTypes[builtIn] === name ? builtIn : { name };
}

/** Page numbers for the pager: first, last and neighbours of the current one. `pageNumbers(5, 9)` → `[1, 4, 5, 6, 9]` */
function pageNumbers(page: number, pageCount: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  return [...wanted].filter(number => number >= 1 && number <= pageCount).sort((a, b) => a - b);
}

export type ListBody = {
  readonly kind: 'list';
  /** Which list this is: for sale, for rent, or life annuities. */
  readonly list: Goal | 'viager';
  readonly title: Text;
  readonly description: Text | undefined;
  readonly total: number;
  readonly page: number;
  readonly pageCount: number;
  readonly previousHref: string | undefined;
  readonly nextHref: string | undefined;
  readonly pageHrefs: readonly { readonly page: number; readonly href: string }[];
  readonly cards: readonly ListingCard[];
  readonly action: string;
  readonly search: SearchLinks;
  /** Links to the sale and the rent list; the life annuity page has none. */
  readonly tabs: GoalTabs | undefined;
  readonly filters: ShownFilters & {
    /** The sentence that the search box submits as `q`; '' if the box contains free text. */
    readonly was: string;
    readonly sort: ListSort;
    readonly view: ListView;
  };
  /** Whether the form offers the filter and the sort order by price reduction. */
  readonly hasReductions: boolean;
  readonly chosen: readonly ChosenFilter[];
  /** Whether the zone in the address could not be parsed and was ignored. */
  readonly unreadZone: boolean;
  /** The sentence that the visitor typed, with its understood parts. */
  readonly sentence: ShownSentence | undefined;
  /** Words of a sentence that match no filter. */
  readonly unread: UnreadWords | undefined;
  /** Alternatives; set when the list is empty. */
  readonly elsewhere: (SearchAlternatives & { readonly withoutTwo: readonly RelaxedSearch[] }) | undefined;
  readonly allHref: string;
  readonly alertHref: string | undefined;
  /** Addresses of the same results as a list, as a map and as both. */
  readonly viewHrefs: Readonly<Record<ListView, string>>;
  /** The map; `undefined` in the list view. */
  readonly map: MapBlock | undefined;
  readonly modules: readonly ModuleBlock[];
};
