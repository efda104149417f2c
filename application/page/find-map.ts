import { listPoints } from '../../domain/list/list-points.ts';
import { MARQUEE, projectState } from '../../domain/listing/display-state.ts';
import { parseListingId, type PublicListing } from '../../domain/listing/listing.ts';
import { isWithin, parseArea } from '../../domain/map/area.ts';
import { type MapPoint, MOST_MAP_POINTS, packMapPoints } from '../../domain/map/map-points.ts';
import { resolvePath } from '../../domain/routing/resolve.ts';
import type { Language } from '../../domain/text/language.ts';
import type { CatalogueReading } from '../ports/catalogue/listing-catalogue.ts';
import { contexts } from '../view/contexts.ts';
import { effectiveQuery, listQueryOf } from '../browse/list-body.ts';
import { listingCard } from '../view/listing-card-view.ts';
import { mapPlaces } from '../browse/map/map-places.ts';
import type { MapCardView, MapSource, MapSubject } from '../browse/map/map-view.ts';
import type { PageSources, PageRequest } from './open-page.ts';
import { type PageContext, pageOf, placeName, wordsOf } from '../view/page-context.ts';
import { cheapestUnit, projectCard } from '../view/project-card-view.ts';

/** Returns the points and places for the map of a page; `undefined` for a page without a map. */
export type FindMap = (request: Pick<PageRequest, 'path' | 'query'>) => Promise<MapSource | undefined>;

/** Returns the card that the map shows for a property or a project. */
export type ShowMapCard = (language: Language, subject: MapSubject, id: string) => Promise<MapCardView | undefined>;

/**
 * Finds what a page's map shows. `findMap({ path: '/fr/a-vendre/', query: 'type=4' })` → the position of every house
 * for sale, read from the index only
 */
export function makeFindMap(parts: PageSources): FindMap {
  const { site, clock } = parts;
  return async ({ path, query }) => {
    const { content, routes } = site.current();
    const { languages, defaultLanguage } = content.settings;
    const resolution = resolvePath(routes, path, languages, defaultLanguage);
    if (resolution.kind !== 'match') return undefined;
    const context = (await contexts(parts, clock.now()))(resolution.language);
    const { catalogue } = context;
    const { entry, params } = resolution.match;
    const page = pageOf(context, entry.page);
    const parameters = new URLSearchParams(query);
    switch (page?.kind) {
      case 'for-sale':
      case 'for-rent':
      case 'viager': {
        const { index } = context.catalogue;
        const { total, points } = listPoints(
          index,
          effectiveQuery(page, listQueryOf(context, page, parameters)),
          MOST_MAP_POINTS,
        );
        const names = index.cities.map(({ name }) => wordsOf(context, name));
        const wanted = new Set(points.flatMap(({ city }) => index.cities[city]?.key ?? []));
        return {
          kind: 'listing',
          points: packMapPoints(points.map(point => ({ ...point, place: names[point.city] ?? '' }))),
          total,
          places: mapPlaces(context, wanted),
        };
      }
      case 'property': {
        const id = parseListingId(params['id'] ?? '');
        const listings = id === undefined ? [] : await catalogue.listings([id]);
        return {
          kind: 'listing',
          points: packMapPoints(listings.flatMap(listing => pointOf(context, listing, listing.price, listing.marquee))),
          total: listings.length,
          places: mapPlaces(context),
        };
      }
      case 'project':
      case 'projects': {
        const area = parseArea(parameters.get('area') ?? '');
        const projects = (await catalogue.projects()).filter(
          ({ id, coordinates }) =>
            (page.kind === 'projects' || id === params['id']) &&
            (!area || (coordinates !== undefined && isWithin(area, coordinates))),
        );
        return {
          kind: 'project',
          points: packMapPoints((await Promise.all(projects.map(project => projectPoint(context, project)))).flat()),
          total: projects.length,
          places: mapPlaces(context),
        };
      }
      default:
        return undefined;
    }
  };
}

/** Finds the card for a marker on a map. `showMapCard('fr', 'listing', '6417342')` → the property's card in French */
export function makeShowMapCard(parts: PageSources): ShowMapCard {
  return async (language, subject, id) => {
    const context = (await contexts(parts, parts.clock.now()))(language);
    const { catalogue } = context;
    if (subject === 'project') {
      const project = (await catalogue.projects()).find(candidate => candidate.id === id);
      return (
        project && {
          kind: 'project',
          card: projectCard(context, project, await catalogue.listings(project.unitIds)),
        }
      );
    }
    const known = parseListingId(id);
    const [listing] = known === undefined ? [] : await catalogue.listings([known]);
    return listing && { kind: 'listing', card: listingCard(context, listing) };
  };
}

function pointOf(
  context: PageContext,
  subject: Pick<PublicListing, 'coordinates' | 'place'> & { readonly id: string },
  price: number | undefined,
  marquee: number,
): MapPoint[] {
  const { id, coordinates } = subject;
  if (!coordinates) return [];
  const place = placeName(context, subject);
  const known = Object.values(MARQUEE).find(each => each === marquee) ?? MARQUEE.none;
  return [{ id, ...coordinates, price: price ?? 0, marquee: known, place }];
}

/** Shows the price of the cheapest unit that is not sold; the project is marked sold when all units are. */
async function projectPoint(
  context: PageContext,
  project: Awaited<ReturnType<CatalogueReading['projects']>>[number],
): Promise<MapPoint[]> {
  const units = await context.catalogue.listings(project.unitIds);
  const sold = projectState(units) === 'sold-out';
  return pointOf(context, project, cheapestUnit(units)?.price, sold ? MARQUEE.sold : 0);
}
