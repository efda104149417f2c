import { formatEuro } from '../../domain/price/euro.ts';
import { listPage } from '../../domain/list/list-page.ts';
import {
  type ListQuery,
  listQueryString,
  type ListSort,
  type ListView,
  parseListQuery,
} from '../../domain/list/list-query.ts';
import { formatArea } from '../../domain/map/area.ts';
import type { Page } from '../../domain/page/page.ts';
import { formatCity, parseCity } from '../../domain/search/place-key.ts';
import { listingCard, type ListingCard } from '../view/listing-card.ts';
import { mapPicture } from './map-picture.ts';
import { mapPlaces } from './map-places.ts';
import { type ModuleBlock, moduleBlocks } from './module-blocks.ts';
import { hrefOf } from '../view/links.ts';
import { type PageContext, textOf, wordsOf } from '../view/page-context.ts';
import type { Goal } from '../../domain/listing/listing.ts';
import type { Text } from '../../domain/text/localized.ts';
import type { MapBlock } from './map-block.ts';

/** The bounds that a list can be narrowed by, under their names in an address. */
const BOUNDS = ['priceMin', 'priceMax', 'bedroomsMin', 'areaMin', 'epcMax'] as const;

/** What a list's address asks for. */
export function listQueryOf(page: Page, parameters: URLSearchParams): ListQuery {
  return parseListQuery(page.kind === 'for-rent' ? 'rent' : 'sale', parameters);
}

/** What the list then finds: that of life annuities nothing else. */
export function askedOf(page: Page, query: ListQuery): ListQuery {
  return page.kind === 'viager' ? { ...query, viager: true } : query;
}

/** A page of a list with its filters; `outOfRange` where the list has pages, but not this one. */
export async function listBody(
  context: PageContext,
  page: Page,
  query: ListQuery,
): Promise<{ readonly body: ListBody; readonly outOfRange: boolean }> {
  const { index } = context.catalogue;
  const base = hrefOf(context, page.id);
  const result = listPage(index, askedOf(page, query), context.content.settings.listPageSize);
  const href = (changed: Partial<ListQuery>) => {
    const text = listQueryString({ ...query, viager: page.kind === 'viager' ? undefined : query.viager, ...changed });
    return text === '' ? base : `${base}?${text}`;
  };
  /** The whole list, looked at in the same way. */
  const whole = (path: string) => (query.view ? `${path}?view=${query.view}` : path);
  const steps = (options: readonly { value: number; count: number; selected: boolean }[]): StepOption[] =>
    options
      .filter(({ count, selected }) => count > 0 || selected)
      .map(({ value, count, selected }) => ({ value, count, chosen: selected }));
  const { facets } = result;
  const other = query.goal === 'sale' ? 'rent' : 'sale';
  const otherPage = query.goal === 'sale' ? 'for-rent' : 'for-sale';
  const listings = await context.catalogue.listings(result.ids);
  const body: ListBody = {
    kind: 'list',
    list: page.kind === 'viager' ? 'viager' : query.goal,
    title: textOf(context, page.title) ?? { text: wordsOf(context, page.name) },
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
    otherGoal:
      page.kind === 'viager' ? undefined : { href: whole(hrefOf(context, otherPage)), count: index.totals[other] },
    filters: {
      text: query.q ?? '',
      cities: facets.cities
        .map(({ name, postcode, count, selected }) => ({
          value: formatCity({ name: wordsOf(context, name), postcode }),
          name: `${wordsOf(context, name)} ${postcode}`,
          count,
          chosen: selected,
        }))
        .filter(({ count, chosen }) => count > 0 || chosen)
        .sort((a, b) => a.name.localeCompare(b.name, context.language)),
      types: facets.types.map(({ webId, name, count, selected }) => ({
        value: String(webId),
        name: wordsOf(context, name) || String(webId),
        count,
        chosen: selected,
      })),
      priceMin: steps(facets.priceMin.options),
      priceMax: steps(facets.priceMax.options),
      bedroomsMin: steps(facets.bedroomsMin.options),
      areaMin: steps(facets.areaMin.options),
      epcMax: steps(facets.epcMax.options),
      sort: query.sort,
      view: query.view ?? 'list',
      area: query.area ? formatArea(query.area) : '',
    },
    chosen: chosenFilters(context, query, href),
    allHref: whole(base),
    alertHref: alertHref(context, query),
    viewHrefs: {
      list: href({ view: undefined }),
      map: href({ view: 'map' }),
      split: href({ view: 'split' }),
    },
    map: query.view && {
      source: href({ view: undefined, page: 1, sort: 'newest' }),
      area: query.area,
      searchHref: href({ area: undefined, page: 1 }),
      picture: mapPicture(listings, query.area, mapPlaces(context)),
    },
    modules: page.kind === 'viager' ? await moduleBlocks(context, page) : [],
  };
  return { body, outOfRange: result.outOfRange };
}

/** The search alert's form, with what was searched for already in it. */
function alertHref(context: PageContext, query: ListQuery): string {
  const text = listQueryString({
    ...query,
    page: 1,
    sort: 'newest',
    q: undefined,
    view: undefined,
    area: undefined,
  });
  return `${hrefOf(context, 'demand-register')}?goal=${query.goal}${text === '' ? '' : `&${text}`}`;
}

function chosenFilters(
  context: PageContext,
  query: ListQuery,
  href: (changed: Partial<ListQuery>) => string,
): ListBody['chosen'] {
  const { index } = context.catalogue;
  const chosen: { -readonly [K in keyof ListBody['chosen'][number]]: ListBody['chosen'][number][K] }[] = [];
  if (query.q) chosen.push({ kind: 'q', name: query.q, withoutHref: href({ q: undefined, page: 1 }) });
  for (const city of query.cities) {
    const named = parseCity(city);
    const known = named && index.citiesNamed(named)?.[0];
    const name = known === undefined ? (named?.name ?? city) : wordsOf(context, index.cities[known]?.name ?? {});
    chosen.push({
      kind: 'city',
      name: named ? `${name} ${named.postcode}` : name,
      withoutHref: href({ cities: query.cities.filter(other => other !== city), page: 1 }),
    });
  }
  for (const type of query.types) {
    const name = wordsOf(context, index.types.find(({ webId }) => webId === type)?.name ?? {}) || String(type);
    chosen.push({
      kind: 'type',
      name,
      withoutHref: href({ types: query.types.filter(other => other !== type), page: 1 }),
    });
  }
  for (const bound of BOUNDS) {
    const value = query[bound];
    if (value === undefined) continue;
    const name = bound === 'priceMin' || bound === 'priceMax' ? formatEuro(value) : String(value);
    chosen.push({ kind: bound, name, withoutHref: href({ [bound]: undefined, page: 1 }) });
  }
  if (query.area) chosen.push({ kind: 'area', name: '', withoutHref: href({ area: undefined, page: 1 }) });
  for (const { filter, value } of query.unreadable) {
    const kind = filter === 'viager' || filter === 'newBuild' ? 'q' : filter;
    chosen.push({
      kind,
      name: value,
      withoutHref: href({ unreadable: query.unreadable.filter(other => other.value !== value), page: 1 }),
    });
  }
  return chosen;
}

/** The first, the last and those around the current page; a gap is where a number is missing. `pageNumbers(5, 9)` → `[1, 4, 5, 6, 9]` */
export function pageNumbers(page: number, pageCount: number): number[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  return [...wanted].filter(number => number >= 1 && number <= pageCount).sort((a, b) => a - b);
}

/** One of several choices of a filter; `count` is what would be found with it. */
export type FilterOption = {
  readonly value: string;
  readonly name: string;
  readonly count: number;
  readonly chosen: boolean;
};

/** A bound of a filter: at least or at most `value`. */
export type StepOption = { readonly value: number; readonly count: number; readonly chosen: boolean };

export type ListBody = {
  readonly kind: 'list';
  /** Which list: the two goals, or life annuities. */
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
  readonly otherGoal: { readonly href: string; readonly count: number } | undefined;
  readonly filters: {
    readonly text: string;
    readonly cities: readonly FilterOption[];
    readonly types: readonly FilterOption[];
    readonly priceMin: readonly StepOption[];
    readonly priceMax: readonly StepOption[];
    readonly bedroomsMin: readonly StepOption[];
    readonly areaMin: readonly StepOption[];
    readonly epcMax: readonly StepOption[];
    readonly sort: ListSort;
    readonly view: ListView;
    /** As an address names it; '' where the list is not narrowed to a part of the map. */
    readonly area: string;
  };
  /** The chosen filters with the address without each. */
  readonly chosen: readonly {
    readonly kind: 'city' | 'type' | 'priceMin' | 'priceMax' | 'bedroomsMin' | 'areaMin' | 'epcMax' | 'area' | 'q';
    readonly name: string;
    readonly withoutHref: string;
  }[];
  readonly allHref: string;
  readonly alertHref: string;
  /** The same list looked at in each way. */
  readonly viewHrefs: Readonly<Record<ListView, string>>;
  /** Absent where the list is looked at as a list. */
  readonly map: MapBlock | undefined;
  readonly modules: readonly ModuleBlock[];
};
