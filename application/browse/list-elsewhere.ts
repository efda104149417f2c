import { foundCount } from '../../domain/list/list-page.ts';
import { inOtherGoal, type ListQuery } from '../../domain/list/list-query.ts';
import { nearestPlaces } from '../../domain/list/nearest-places.ts';
import type { Goal } from '../../domain/listing/listing.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import { fold } from '../../domain/text/fold.ts';
import { formatCity, nameKey, namesIn, parseCity } from '../../domain/search/place-key.ts';
import { type PageContext, wordsOf } from '../view/page-context.ts';

/** A list with what it would find. */
export type CountedLink = { readonly href: string; readonly count: number };

/** The lists of both goals with every filter that means the same in both; without one, each says how many it has in all. */
export type GoalTabs = { readonly [G in Goal]: CountedLink };

/** What is found instead by a search that finds nothing. */
export type FoundElsewhere = {
  /** Absent where the other goal has nothing either. */
  readonly otherGoal: CountedLink | undefined;
  /** The nearest towns with something, the nearest first; `kilometres` as the crow flies, whole and at least 1. */
  readonly nearby: readonly (CountedLink & { readonly name: string; readonly kilometres: number })[];
};

const MOST_NEARBY = 3;

/** The tabs of a list; `hrefIn` gives the address of a query in its goal's list. */
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

/** Where a search finds something that finds nothing here. */
export function foundElsewhere(
  context: PageContext,
  query: ListQuery,
  tabs: GoalTabs | undefined,
  hrefIn: (query: ListQuery) => string,
): FoundElsewhere {
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
 * Where the place lies that a query asks for, by the filter that names it: a chosen town, one from which a distance is asked, the
 * first municipality of a zone, or a text that is a town's name or postcode.
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
  const municipality = baseMap.municipalities.get(code);
  if (municipality) {
    const [longitude, latitude] = municipality.at;
    return { coordinates: { latitude, longitude }, by: 'city' };
  }
  const typed = fold((query.q ?? '').trim());
  const place =
    typed === ''
      ? undefined
      : content.places.find(({ name, aliases, postcode }) =>
          [postcode, ...namesIn(name), ...aliases].some(known => fold(known) === typed),
        );
  return place && { coordinates: place.coordinates, by: 'q' };
}

function withoutPlace(query: ListQuery, by: 'city' | 'q' | undefined): ListQuery {
  const { area: _area, zone: _zone, near: _near, q, ...rest } = query;
  return { ...rest, city: [], ...(by !== 'q' && q !== undefined && { q }) };
}
