import { type Criterion as ListCriterion, criteriaOf, queryOf } from '../list/criteria.ts';
import type { FilterName } from '../list/filters.ts';
import { everything, type ListQuery } from '../list/list-query.ts';
import { goalOf } from '../listing/goal.ts';
import type { PublicListing } from '../listing/listing.ts';
import { isResidential } from '../listing/property-type.ts';
import type { SiteContent } from '../page/site.ts';
import { shownPrice } from '../listing/price-display.ts';
import { covers, nearestPlace, type SearchedPlace, type SearchArea, searchAreas } from './search-area.ts';
import { type SearchType, searchTypes } from './search-types.ts';
import type { AlertCriteria } from './alert-criteria.ts';

/** What the zones and types of wishes mean, as the content has it. */
export type SearchMap = {
  readonly areas: ReadonlyMap<string, SearchArea>;
  readonly types: ReadonlyMap<number, SearchType>;
};

/** Made once a content. */
export function searchMap({ trees, places }: Pick<SiteContent, 'trees' | 'places'>): SearchMap {
  return { areas: searchAreas(trees, places), types: searchTypes(trees) };
}

/** What of a listing decides whether it matches a search. */
export type Sought = Pick<PublicListing, 'goal' | 'typeIds' | 'place' | 'coordinates' | 'price' | 'facts' | 'viager'>;

export const CRITERIA = ['goal', 'type', 'zone', 'budget', 'bedrooms', 'filters'] as const;
export type AlertCriterion = (typeof CRITERIA)[number];
/** `unknown`: the listing does not tell what is asked, such as a price on demand. */
export type CriterionResult = 'matched' | 'missed' | 'unknown';

/** What speaks for a listing, or by how little it misses. */
export type AlertMatchReason =
  | { readonly kind: 'type' | 'other-type'; readonly webId: number }
  | { readonly kind: 'zone'; readonly zone: string }
  /** Outside the zones, so near to a place within them. */
  | ({ readonly kind: 'near-zone' } & SearchedPlace)
  | { readonly kind: 'budget' | 'over-budget'; readonly price: number; readonly budget: number }
  | { readonly kind: 'bedrooms' | 'fewer-bedrooms'; readonly has: number; readonly wanted: number }
  | ({ readonly kind: 'filter' } & ListCriterion);

export type AlertMatch = {
  /** `near-miss`: one criterion is missed by little and all others are matched. */
  readonly verdict: 'match' | 'near-miss' | 'none';
  readonly criteria: Readonly<Record<AlertCriterion, CriterionResult>>;
  /** What was asked for and is there; a near miss has what it misses in its place. None where the verdict is `none`. */
  readonly reasons: readonly AlertMatchReason[];
};

/** A price so far over the budget is worth a look. */
export const OVER_BUDGET = 0.05;
/** So far from a place within the zones is next door. */
export const NEAR_KM = 12;

/** The filters that have a counterpart in the form; towns widen the zones, types the types. */
const IN_FORM: readonly FilterName[] = ['city', 'type'];
const NONE: ReadonlySet<FilterName> = new Set();

/** What the criteria of a wish ask of a list, and which of them a listing misses there. */
export type InList = { readonly query: ListQuery; readonly missed: ReadonlySet<FilterName> };

/** The list that a wish's criteria ask for; read once a wish. */
export function alertQuery({ goal, criteria }: AlertCriteria): ListQuery {
  return criteria === undefined ? everything(goal) : queryOf(goal, criteria);
}

/**
 * Compares a public listing with a search. What a criterion means the list alone decides: the last parameter says which filters
 * of `alertQuery(wish)` the listing misses there, and is left out where the wish has no criteria. A town among the criteria is one
 * more zone, a type one more type. Of the fields of the form: a take-over is a rental, as in lists; bedrooms are counted in homes
 * alone, and a viager fits no budget unless viagers are searched for. Never throws.
 * `matchAlert({ goal: 'sale', types: [4], zones: ['namur'], budget: 350_000, … }, houseInNamurAt360000, map)`
 * → `{ verdict: 'near-miss', criteria: { budget: 'missed', … }, reasons: [{ kind: 'over-budget', price: 360_000, … }, …] }`
 */
export function matchAlert(
  wish: AlertCriteria,
  listing: Sought,
  map: SearchMap,
  { query, missed }: InList = { query: everything(wish.goal), missed: NONE },
): AlertMatch {
  const widened = (filter: 'city' | 'type', asked: readonly unknown[], wished: unknown) =>
    judged(
      (asked.length === 0 && query[filter].length === 0) ||
        wished !== undefined ||
        (query[filter].length > 0 && !missed.has(filter)),
    );
  const criteria = {
    goal: judged(goalOf(listing.goal) === wish.goal),
    type: widened('type', wish.types, typeWished(wish, listing, map)),
    zone: widened('city', wish.zones, areaWished(wish, listing, map)),
    budget: compareBudget(wish, listing, query.viager === true),
    bedrooms: compareBedrooms(wish, listing),
    filters: judged([...missed].every(filter => IN_FORM.includes(filter))),
  };
  const missing = CRITERIA.filter(criterion => criteria[criterion] === 'missed');
  const told = CRITERIA.every(criterion => criteria[criterion] !== 'unknown');
  if (!told || missing.length > 1) return { verdict: 'none', criteria, reasons: [] };
  const [miss] = missing;
  const near = miss && nearMiss(miss, wish, listing, map);
  if (miss && !near) return { verdict: 'none', criteria, reasons: [] };
  const matched = [...matchedReasons(wish, listing, map, miss), ...filterReasons(query, missed)];
  return near
    ? { verdict: 'near-miss', criteria, reasons: [near, ...matched] }
    : { verdict: 'match', criteria, reasons: matched };
}

function judged(matched: boolean): CriterionResult {
  return matched ? 'matched' : 'missed';
}

/** The price of a viager is what is paid first: what it comes to in the end is not known. */
function compareBudget({ budget }: AlertCriteria, listing: Sought, viagers: boolean): CriterionResult {
  if (budget === undefined) return 'matched';
  const price = listing.viager && !viagers ? undefined : shownPrice(listing);
  return price === undefined ? 'unknown' : judged(price <= budget);
}

function compareBedrooms({ bedrooms: wanted = 0 }: AlertCriteria, listing: Sought): CriterionResult {
  if (wanted <= 0 || !isResidential(listing.typeIds)) return 'matched';
  const has = bedroomsOf(listing);
  return has === undefined ? 'unknown' : judged(has >= wanted);
}

function bedroomsOf({ facts }: Sought): number | undefined {
  const { bedrooms } = facts;
  return typeof bedrooms === 'number' && Number.isFinite(bedrooms) ? bedrooms : undefined;
}

/** The criteria that a listing has. Which of several towns, types or municipalities it is, its advert says. */
function filterReasons(query: ListQuery, missed: ReadonlySet<FilterName>): AlertMatchReason[] {
  return [...Map.groupBy(criteriaOf(query), ({ filter }) => filter)].flatMap(([filter, [criterion, ...others]]) =>
    !criterion || others.length > 0 || missed.has(filter) ? [] : [{ kind: 'filter', ...criterion }],
  );
}

/** The first of a listing's types that is wished; a wished type that the content has no more means itself. */
function typeWished({ types }: AlertCriteria, { typeIds }: Sought, map: SearchMap): number | undefined {
  return typeIds.find(webId => types.some(wished => wished === webId || map.types.get(wished)?.covers.has(webId)));
}

/** The narrowest of the wished zones that a listing lies in; one that the content has no more holds nothing. */
function areaWished({ zones }: AlertCriteria, { place }: Sought, map: SearchMap): SearchArea | undefined {
  let narrowest: SearchArea | undefined;
  for (const zone of zones) {
    const area = map.areas.get(zone);
    if (area && covers(area, place) && !(narrowest && narrowest.depth >= area.depth)) narrowest = area;
  }
  return narrowest;
}

/** What one missed criterion is missed by, where that is little; a goal never is. */
function nearMiss(
  missed: AlertCriterion,
  wish: AlertCriteria,
  listing: Sought,
  map: SearchMap,
): AlertMatchReason | undefined {
  switch (missed) {
    case 'goal':
    case 'filters':
      return undefined;
    case 'type': {
      const webId = listing.typeIds.find(id => wish.types.some(wished => map.types.get(wished)?.siblings.has(id)));
      return webId === undefined ? undefined : { kind: 'other-type', webId };
    }
    case 'zone': {
      const near = nearestWished(wish, listing, map);
      return near && { kind: 'near-zone', ...near };
    }
    case 'budget': {
      const { budget = 0 } = wish;
      const price = shownPrice(listing);
      const within = price !== undefined && price <= budget * (1 + OVER_BUDGET);
      return within ? { kind: 'over-budget', price, budget } : undefined;
    }
    case 'bedrooms': {
      const { bedrooms: wanted = 0 } = wish;
      const has = bedroomsOf(listing) ?? 0;
      return has >= 1 && has >= wanted - 1 ? { kind: 'fewer-bedrooms', has, wanted } : undefined;
    }
  }
}

function nearestWished({ zones }: AlertCriteria, { coordinates }: Sought, map: SearchMap): SearchedPlace | undefined {
  if (!coordinates) return undefined;
  let nearest: SearchedPlace | undefined;
  for (const zone of zones) {
    const area = map.areas.get(zone);
    const near = area && nearestPlace(area, coordinates, nearest?.km ?? NEAR_KM);
    if (near) nearest = near;
  }
  return nearest;
}

/** What was asked for and is there. */
function matchedReasons(
  wish: AlertCriteria,
  listing: Sought,
  map: SearchMap,
  missed: AlertCriterion | undefined,
): AlertMatchReason[] {
  const reasons: AlertMatchReason[] = [];
  const webId = missed === 'type' ? undefined : typeWished(wish, listing, map);
  if (webId !== undefined) reasons.push({ kind: 'type', webId });
  const area = missed === 'zone' ? undefined : areaWished(wish, listing, map);
  if (area) reasons.push({ kind: 'zone', zone: area.id });
  const price = shownPrice(listing);
  const { budget } = wish;
  if (missed !== 'budget' && price !== undefined && budget !== undefined)
    reasons.push({ kind: 'budget', price, budget });
  const [has, wanted = 0] = [bedroomsOf(listing), wish.bedrooms];
  const counted = wanted > 0 && isResidential(listing.typeIds);
  if (missed !== 'bedrooms' && counted && has !== undefined) reasons.push({ kind: 'bedrooms', has, wanted });
  return reasons;
}
