import type { ListingChange } from '../../application/ports/catalogue/listing-changes.ts';
import { isJsonObject } from '../../domain/text/json-object.ts';
import type { NearbyData } from '../../application/ports/content/places-nearby.ts';
import type { PublicListing } from '../../domain/listing/listing.ts';
import type { PublicProject } from '../../domain/listing/project.ts';
import type { SiteContent } from '../../domain/page/site.ts';
import type { NearbyPlace } from '../../domain/place/nearby.ts';
import { makePlacesNearby } from './content/places-nearby.ts';

/** A whole site as data for the build that runs in a browser without a server; contains only what visitors may see. */
export type SiteSnapshot = {
  readonly content: Omit<SiteContent, 'pictures'> & { readonly pictures: readonly (readonly [string, unknown])[] };
  readonly listings: readonly PublicListing[];
  readonly projects: readonly PublicProject[];
  /** Changes of the listings, oldest first; none on a site without price histories. */
  readonly changes: readonly ListingChange[];
  /** The places that are near a listing; absent on a site without a file of places. */
  readonly nearby?: NearbyData;
};

export function takeSnapshot(
  content: SiteContent,
  listings: readonly PublicListing[],
  projects: readonly PublicProject[],
  changes: readonly ListingChange[],
  nearby?: NearbyData,
): SiteSnapshot {
  return {
    content: { ...content, pictures: [...content.pictures] },
    listings,
    projects,
    changes,
    ...(nearby && { nearby: { ...nearby, places: shownNear(nearby, listings) } }),
  };
}

/**
 * The text of `/site.json`. `build` is the address of the start script, which has a hash of all code in its name: a browser may still run
 * the script of an earlier build, whose types differ.
 */
export function writeSnapshot(snapshot: SiteSnapshot, build: string): string {
  return JSON.stringify({ build, ...snapshot });
}

/**
 * Parses the text of `/site.json` in the build that wrote it; throws if another build wrote it, or if it is no snapshot. Since both sides
 * then have the same types, only the outer shape and the ids are checked: schemas of the whole site would repeat hundreds of lines of types,
 * and would run over megabytes before a page reacts.
 */
export function parseSnapshot(text: string, build: string): SiteSnapshot {
  const data: unknown = JSON.parse(text);
  if (!isJsonObject(data) || !isSnapshot(data)) throw new Error('the data of the site is invalid');
  if (data.build !== build)
    throw new Error(`the data of the site is of another build: of ${data.build} instead of ${build}`);
  return data;
}

export function contentOf({ content }: Pick<SiteSnapshot, 'content'>): SiteContent {
  return { ...content, pictures: new Map(content.pictures) } as SiteContent;
}

/** Selects the places that the page of some property names: the file of a whole country would add megabytes to the snapshot. */
function shownNear(nearby: NearbyData, listings: readonly PublicListing[]): readonly NearbyPlace[] {
  const { near } = makePlacesNearby(nearby);
  const shown = listings.flatMap(listing => near(listing).flatMap(({ places }) => places.map(({ place }) => place)));
  return [...new Set(shown)];
}

function isSnapshot(data: Record<string, unknown>): data is SiteSnapshot & { readonly build: string } {
  const { build, content, listings, projects, changes, nearby } = data;
  return (
    typeof build === 'string' &&
    isJsonObject(content) &&
    isJsonObject(content['settings']) &&
    [content['pages'], content['types'], content['places'], content['pictures']].every(Array.isArray) &&
    [listings, projects].every(items => Array.isArray(items) && items.every(hasId)) &&
    Array.isArray(changes) &&
    (nearby === undefined || isJsonObject(nearby))
  );
}

function hasId(item: unknown): boolean {
  return isJsonObject(item) && typeof item['id'] === 'string';
}
