import { foundCount } from '../../domain/list/list-page.ts';
import { inOtherGoal, type ListQuery } from '../../domain/list/list-query.ts';
import { nearestPlaces } from '../../domain/list/nearest-places.ts';
import type { Goal } from '../../domain/listing/listing.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import { isWithinAreas } from '../../domain/place/areas.ts';
import { fold } from '../../domain/text/fold.ts';
import { formatCity, nameKey, namesIn, parseCity } from '../../domain/search/place-key.ts';
import { type PageContext, wordsOf } from '../view/page-context.ts';

/** Link to a list with its number of results. */
export type CountedLink = { readonly href: string; readonly count: number };

/** The sale and rent tabs: the address of each contains the filters that both lists have, and each tab shows its number of results. */
export type GoalTabs = { readonly [G in Goal]: CountedLink };

/** Alternatives offered if a search finds nothing. */
export type SearchAlternatives = {
  /** The same search for the other goal (sale or rent); `undefined` if that search has no results either. */
  readonly otherGoal: CountedLink | undefined;
  /** Nearest towns with results, nearest first; `kilometres` in a straight line, whole, at least 1. */
  readonly nearby: readonly (CountedLink & { readonly name: string; readonly kilometres: number })[];
};

const MOST_NEARBY = 3;

/** The tabs of a list for sale and rent; `hrefIn` returns the address of a query in the list of its goal. */
export function goalTabs(
  context: PageContext,
  query: ListQuery,
  total: number,
  hrefIn: (query: ListQuery) => string,
): GoalTabs {
  const other = inOtherGoal(query);
  const own = { href: hrefIn({ ...query, page: 1 }), count: total };
  const there = { href: hrefIn(other), count: foundCount(context.catalogue.index, other) };
  return query.goal === 'sale' ? { sale: own, rent: there } : { sale: there, rent: own };
}

/** Alternatives for an empty search: the other goal, and nearby towns with results. */
export function searchAlternatives(
  context: PageContext,
  query: ListQuery,
  tabs: GoalTabs | undefined,
  hrefIn: (query: ListQuery) => string,
): SearchAlternatives {
  const otherGoal = tabs?.[query.goal === 'sale' ? 'rent' : 'sale'];
  const from = placeOf(context, query);
  const anywhere = { ...withoutPlace(query, from?.by), page: 1 };
  const near = from ? nearestPlaces(context.catalogue.index, anywhere, from.coordinates, MOST_NEARBY) : [];
  return {
    otherGoal: otherGoal && otherGoal.count > 0 ? otherGoal : undefined,
    nearby: near.map(({ city, count, distance }) => {
      const name = wordsOf(context, city.name);
      const there = formatCity({ name, postcode: city.postcode });
      return {
        name: `${name} ${city.postcode}`,
        href: hrefIn({ ...anywhere, city: [there] }),
        count,
        kilometres: Math.max(1, Math.round(distance)),
      };
    }),
  };
}

/**
 * Coordinates of the place that a query names: a chosen town, the centre of a distance filter, the middle of a zone's first municipality or area, or a
 * search text equal to a town's name or postcode. `by` names the filter.
 */
function placeOf(
  { content, places, baseMap }: PageContext,
  query: ListQuery,
): { readonly coordinates: Coordinates; readonly by: 'city' | 'q' } | undefined {
  for (const text of [...query.city, ...(query.near ? [query.near.city] : [])]) {
    const named = parseCity(text);
    const place = named && places.get(nameKey(named));
    if (place) return { coordinates: place.coordinates, by: 'city' };
  }
  const [code = ''] = query.zone?.kind === 'municipalities' ? query.zone.codes : [];
  const within = [...baseMap.municipalities.values()].filter(municipality => isWithinAreas(municipality.code, [code]));
  if (within.length > 0) {
    const middle = (axis: 0 | 1) => within.reduce((sum, { at }) => sum + at[axis], 0) / within.length;
    return { coordinates: { latitude: middle(1), longitude: middle(0) }, by: 'city' };
  }
  const typed = fold((query.q ?? '').trim());
  const place =
    typed === ''
      ? undefined
      : [...content.places, ...new Set(places.values())].find(({ name, aliases, postcode }) =>
          [postcode, ...namesIn(name), ...aliases].some(known => fold(known) === typed),
        );
  return place && { coordinates: place.coordinates, by: 'q' };
}

function withoutPlace(query: ListQuery, by: 'city' | 'q' | undefined): ListQuery {
  const { area: _area, zone: _zone, near: _near, q, ...rest } = query;
  return { ...rest, city: [], ...(by !== 'q' && q !== undefined && { q }) };
}
