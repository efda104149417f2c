import { readFileSync } from 'node:fs';
import { assembleBrowsing } from '../../../adapters/composition/assembly/assemble-browsing.ts';
import { readSite } from '../../../adapters/composition/site/read-site.ts';
import { type ParsedFeed, parseFeed } from '../reading/parse-feed.ts';
import { makeMemoryCatalogue, type MemoryCatalogue } from '../../../adapters/memory/catalogue/listing-catalogue.ts';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { makePlacesNearby } from '../../../adapters/memory/content/places-nearby.ts';
import { makeSiteContent } from '../../../adapters/memory/content/site-content.ts';
import { phrasesIn } from '../../../adapters/composition/site/phrases-in.ts';
import { GAZETTEER } from '../../../adapters/composition/site/site-places.ts';
import type { PageRequest } from '../../../application/page/open-page.ts';
import type { PageOutcome } from '../../../application/page/page-model.ts';
import type { NearbyData } from '../../../application/ports/content/places-nearby.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { Listing } from '../../../domain/listing/listing.ts';
import { municipalityPoint } from '../../../domain/map/base-map.ts';
import { publicListing, publicProject } from '../../../domain/listing/public-listing.ts';
import { findPlace, placeLookup } from '../../../domain/search/place-key.ts';
import { atOnce } from '../../../domain/work/sliced.ts';
import type { SiteContent } from '../../../domain/page/site.ts';

/** The sample agency, read once per test file. */
export const SAMPLE = {
  ...(await readSite('fixtures/agency')),
  /** The previous and the current feed. */
  feeds: ['feed-previous', 'feed'].map(name => parseFeed(readFileSync(`fixtures/agency/${name}.json`, 'utf8'))),
};

/** Sender and colours of the sample's mails. */
export const SAMPLE_SENDER = { agency: SAMPLE.content.agency, colours: SAMPLE.content.brand.colours };

/** The night of the clock change, when 2:30 occurs twice in Brussels; 00:30 UTC. */
export const UNLUCKY = Date.parse('2026-10-25T00:30:00Z');

export function fixedClock(at: number = UNLUCKY): Clock {
  return { now: () => at };
}

/** The feed published on the sample site. */
export function sampleFeed(): ParsedFeed {
  const feed = SAMPLE.feeds.at(-1);
  if (!feed) throw new Error('the sample agency has no feed');
  return feed;
}

/** Publishes a feed to the catalogue, as an import does. */
function publishFeed(catalogue: MemoryCatalogue, content: SiteContent, { listings, projects }: ParsedFeed): void {
  const book = placeLookup(content.places);
  const centre = ({ place, coordinates }: Pick<Listing, 'place' | 'coordinates'>) =>
    municipalityPoint(builtInBaseMap(), [coordinates, findPlace(book, place.name, place.postcode)?.coordinates]);
  const unitsOf = (id: string) => listings.filter(({ projectId }) => projectId === id).map(unit => unit.id);
  catalogue.publish(
    listings.map(listing => publicListing(listing, centre(listing))),
    projects.map(project => publicProject(project, unitsOf(project.id), centre(project))),
  );
}

/** Use cases of visitors over memory adapters; `feeds` are published one after the other; `nearby`: places around properties. */
export function openSite(
  feeds: readonly ParsedFeed[] = [sampleFeed()],
  content: SiteContent = SAMPLE.content,
  clock: Clock = fixedClock(),
  nearby?: NearbyData,
) {
  const catalogue: MemoryCatalogue = makeMemoryCatalogue(content.types, content.places, builtInBaseMap());
  for (const feed of feeds) publishFeed(catalogue, content, feed);
  const site = makeSiteContent(content, builtInBaseMap(), phrasesIn, undefined, GAZETTEER);
  const browsing = assembleBrowsing({
    site,
    catalogue,
    clock,
    placesNearby: nearby && makePlacesNearby(nearby),
    runSlices: atOnce,
  });
  return {
    ...browsing,
    site,
    content,
    routes: site.current().routes,
    catalogue,
    /** Opens an address such as '/fr/a-vendre/?page=2'. */
    open: (address: string, hints: PageRequest['hints'] = {}) => browsing.openPage({ ...splitAddress(address), hints }),
  };
}

export type OpenSite = ReturnType<typeof openSite>;

export function splitAddress(address: string): { path: string; query: string } {
  const mark = address.indexOf('?');
  return mark < 0 ? { path: address, query: '' } : { path: address.slice(0, mark), query: address.slice(mark + 1) };
}

/** The page of an outcome; a redirect fails the test with its target. */
export function pageOf(outcome: PageOutcome): Extract<PageOutcome, { kind: 'page' }> {
  if (outcome.kind === 'redirect') throw new Error(`a redirect to ${outcome.location} instead of a page`);
  return outcome;
}
