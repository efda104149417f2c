import { type Criterion as ListCriterion, criteriaOf, queryOf } from '../list/criteria.ts';
import type { FilterName } from '../list/filters.ts';
import { everything, type ListQuery } from '../list/list-query.ts';
import { goalOf } from '../listing/goal.ts';
import type { PublicListing } from '../listing/listing.ts';
import { isResidential } from '../listing/property-type.ts';
import type { SiteContent } from '../page/site.ts';
import { shownPrice } from '../listing/price-display.ts';
import { areaContains, nearestPlace, type SearchedPlace, type SearchArea, searchAreas } from './search-area.ts';
import { type SearchType, searchTypes } from './search-types.ts';
import type { AlertCriteria } from './alert-criteria.ts';

/** Zones and types of the alert form, from the site's content. */
export type SearchMap = {
  readonly areas: ReadonlyMap<string, SearchArea>;
  readonly types: ReadonlyMap<number, SearchType>;
};

/** Builds the zones and types of the alert form; call it once per content version. */
export function searchMap({ trees, places }: Pick<SiteContent, 'trees' | 'places'>): SearchMap {
  return { areas: searchAreas(trees, places), types: searchTypes(trees) };
}

/** Fields that decide whether a listing matches a search. */
export type SearchedListing = Pick<
  PublicListing,
  'goal' | 'typeIds' | 'place' | 'coordinates' | 'price' | 'facts' | 'viager'
>;

export const CRITERIA = ['goal', 'type', 'zone', 'budget', 'bedrooms', 'filters'] as const;
export type AlertCriterion = (typeof CRITERIA)[number];
/** `unknown`: the listing lacks the information, such as a price on demand. */
export type CriterionResult = 'matched' | 'missed' | 'unknown';

/** Reason why a listing matches, or how narrowly it misses. */
export type AlertMatchReason =
  | { readonly kind: 'type' | 'other-type'; readonly webId: number }
  | { readonly kind: 'zone'; readonly zone: string }
  /** The listing is outside the zones, but near a place within them. */
  | ({ readonly kind: 'near-zone' } & SearchedPlace)
  | { readonly kind: 'budget' | 'over-budget'; readonly price: number; readonly budget: number }
  | { readonly kind: 'bedrooms' | 'fewer-bedrooms'; readonly has: number; readonly wanted: number }
  | ({ readonly kind: 'filter' } & ListCriterion);

export type AlertMatch = {
  /** `near-miss`: one criterion is narrowly missed and all others match. */
  readonly verdict: 'match' | 'near-miss' | 'none';
  readonly criteria: Readonly<Record<AlertCriterion, CriterionResult>>;
  /** Matched criteria; a near miss starts with the missed one. Empty if the verdict is `none`. */
  readonly reasons: readonly AlertMatchReason[];
};

/** Fraction of the budget by which a price may exceed it in a near miss. */
const OVER_BUDGET = 0.05;
/** Maximum distance from a place within the zones in a near miss. */
const NEAR_KM = 12;

/** Filters that extend fields of the alert form instead of restricting the result: a city is a further zone, a type a further type. */
const IN_FORM: readonly FilterName[] = ['city', 'type'];
const NONE: ReadonlySet<FilterName> = new Set();

/** List query of a search's criteria, and the filters in it that a listing does not match. */
export type MissedListFilters = { readonly query: ListQuery; readonly missed: ReadonlySet<FilterName> };

/** List query of a search's criteria. Parse it once per search. */
export function alertQuery({ goal, criteria }: AlertCriteria): ListQuery {
  return criteria === undefined ? everything(goal) : queryOf(goal, criteria);
}

/**
 * Compares a public listing with the search of an alert. `missed`: the list filters of the search that the listing does not match, as
 * `missedFilters` returns them; leave out the last parameter for a search without list filters. A city among the list filters is a further
 * zone, a type a further type. A take-over counts as a rental, as in lists; bedrooms count only for homes; a viager fits a budget only if
 * the search is for viagers. Never throws.
 * `matchAlert({ goal: 'sale', types: [4], zones: ['namur'], budget: 350_000, … }, houseInNamurAt360000, map)`
 * → `{ verdict: 'near-miss', criteria: { budget: 'missed', … }, reasons: [{ kind: 'over-budget', price: 360_000, … }, …] }`
 */
export function matchAlert(
  search: AlertCriteria,
  listing: SearchedListing,
  map: SearchMap,
  { query, missed }: MissedListFilters = { query: everything(search.goal), missed: NONE },
): AlertMatch {
  const widened = (filter: 'city' | 'type', asked: readonly unknown[], wished: unknown) =>
    judged(
      (asked.length === 0 && query[filter].length === 0) ||
        wished !== undefined ||
        (query[filter].length > 0 && !missed.has(filter)),
    );
  const criteria = {
    goal: judged(goalOf(listing.goal) === search.goal),
    type: widened('type', search.types, typeWished(search, listing, map)),
    zone: widened('city', search.zones, areaWished(search, listing, map)),
    budget: compareBudget(search, listing, query.viager === true),
    bedrooms: compareBedrooms(search, listing),
    filters: judged([...missed].every(filter => IN_FORM.includes(filter))),
  };
  const missing = CRITERIA.filter(criterion => criteria[criterion] === 'missed');
  const allKnown = CRITERIA.every(criterion => criteria[criterion] !== 'unknown');
  if (!allKnown || missing.length > 1) return { verdict: 'none', criteria, reasons: [] };
  const [miss] = missing;
  const near = miss && nearMiss(miss, search, listing, map);
  if (miss && !near) return { verdict: 'none', criteria, reasons: [] };
  const matched = [...matchedReasons(search, listing, map, miss), ...filterReasons(query, missed)];
  return near
    ? { verdict: 'near-miss', criteria, reasons: [near, ...matched] }
    : { verdict: 'match', criteria, reasons: matched };
}

function judged(matched: boolean): CriterionResult {
  return matched ? 'matched' : 'missed';
}

/**
 * A viager's price is only the initial payment and its total cost is unknown, so it is compared with the budget only in searches for
 * viagers.
 */
function compareBudget({ budget }: AlertCriteria, listing: SearchedListing, viagers: boolean): CriterionResult {
  if (budget === undefined) return 'matched';
  const price = listing.viager && !viagers ? undefined : shownPrice(listing);
  return price === undefined ? 'unknown' : judged(price <= budget);
}

function compareBedrooms({ bedrooms: wanted = 0 }: AlertCriteria, listing: SearchedListing): CriterionResult {
  if (wanted <= 0 || !isResidential(listing.typeIds)) return 'matched';
  const has = bedroomsOf(listing);
  return has === undefined ? 'unknown' : judged(has >= wanted);
}

function bedroomsOf({ facts }: SearchedListing): number | undefined {
  const { bedrooms } = facts;
  return typeof bedrooms === 'number' && Number.isFinite(bedrooms) ? bedrooms : undefined;
}

/** Reasons for matched filters. Omits filters with several values, since the advert shows which of them applies. */
function filterReasons(query: ListQuery, missed: ReadonlySet<FilterName>): AlertMatchReason[] {
  return [...Map.groupBy(criteriaOf(query), ({ filter }) => filter)].flatMap(([filter, [criterion, ...others]]) =>
    !criterion || others.length > 0 || missed.has(filter) ? [] : [{ kind: 'filter', ...criterion }],
  );
}

/** The listing's first type that the search includes. A searched type that is no longer in the content covers no other type. */
function typeWished({ types }: AlertCriteria, { typeIds }: SearchedListing, map: SearchMap): number | undefined {
  return typeIds.find(webId => types.some(wished => wished === webId || map.types.get(wished)?.covers.has(webId)));
}

/** The most specific zone of the search that contains the listing; ignores zones that the content no longer has. */
function areaWished({ zones }: AlertCriteria, { place }: SearchedListing, map: SearchMap): SearchArea | undefined {
  let narrowest: SearchArea | undefined;
  for (const zone of zones) {
    const area = map.areas.get(zone);
    if (area && areaContains(area, place) && !(narrowest && narrowest.depth >= area.depth)) narrowest = area;
  }
  return narrowest;
}

/** The near-miss reason of a missed criterion, or `undefined` if it is missed by too much; a missed goal never is a near miss. */
function nearMiss(
  missed: AlertCriterion,
  search: AlertCriteria,
  listing: SearchedListing,
  map: SearchMap,
): AlertMatchReason | undefined {
  switch (missed) {
    case 'goal':
    case 'filters':
      return undefined;
    case 'type': {
      const webId = listing.typeIds.find(id => search.types.some(wished => map.types.get(wished)?.siblings.has(id)));
      return webId === undefined ? undefined : { kind: 'other-type', webId };
    }
    case 'zone': {
      const near = nearestWished(search, listing, map);
      return near && { kind: 'near-zone', ...near };
    }
    case 'budget': {
      const { budget = 0 } = search;
      const price = shownPrice(listing);
      const within = price !== undefined && price <= budget * (1 + OVER_BUDGET);
      return within ? { kind: 'over-budget', price, budget } : undefined;
    }
    case 'bedrooms': {
      const { bedrooms: wanted = 0 } = search;
      const has = bedroomsOf(listing) ?? 0;
      return has >= 1 && has >= wanted - 1 ? { kind: 'fewer-bedrooms', has, wanted } : undefined;
    }
  }
}

function nearestWished(
  { zones }: AlertCriteria,
  { coordinates }: SearchedListing,
  map: SearchMap,
): SearchedPlace | undefined {
  if (!coordinates) return undefined;
  let nearest: SearchedPlace | undefined;
  for (const zone of zones) {
    const area = map.areas.get(zone);
    const near = area && nearestPlace(area, coordinates, nearest?.km ?? NEAR_KM);
    if (near) nearest = near;
  }
  return nearest;
}

/** Reasons for all matched form fields. */
function matchedReasons(
  search: AlertCriteria,
  listing: SearchedListing,
  map: SearchMap,
  missed: AlertCriterion | undefined,
): AlertMatchReason[] {
  const reasons: AlertMatchReason[] = [];
  const webId = missed === 'type' ? undefined : typeWished(search, listing, map);
  if (webId !== undefined) reasons.push({ kind: 'type', webId });
  const area = missed === 'zone' ? undefined : areaWished(search, listing, map);
  if (area) reasons.push({ kind: 'zone', zone: area.id });
  const price = shownPrice(listing);
  const { budget } = search;
  if (missed !== 'budget' && price !== undefined && budget !== undefined)
    reasons.push({ kind: 'budget', price, budget });
  const [has, wanted = 0] = [bedroomsOf(listing), search.bedrooms];
  const counted = wanted > 0 && isResidential(listing.typeIds);
  if (missed !== 'bedrooms' && counted && has !== undefined) reasons.push({ kind: 'bedrooms', has, wanted });
  return reasons;
}
