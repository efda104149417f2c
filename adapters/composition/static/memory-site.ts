import { join } from 'node:path';
import { type ImportFeedParts, makeImportFeed } from '../../../application/operate/import-feed.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import type { NearbyData } from '../../../application/ports/content/places-nearby.ts';
import type { KnownPlace, SiteContent } from '../../../domain/page/site.ts';
import { findPlace, placeLookup } from '../../../domain/search/place-key.ts';
import type { PictureCopies } from '../../../application/ports/catalogue/picture-copies.ts';
import { makeRecordReader } from '../../feed/record-reader.ts';
import { makeMemoryImport } from '../../memory/catalogue/catalogue-import.ts';
import { brusselsDay } from '../../../domain/text/day.ts';
import { isSampleAgency } from '../sample-agency.ts';
import type { ListingChange } from '../../../application/ports/catalogue/listing-changes.ts';
import { makeMemoryCatalogue, type MemoryCatalogue } from '../../memory/catalogue/listing-catalogue.ts';
import { builtInBaseMap } from '../../base-map/built-in-base-map.ts';
import { openSiteContent, sitePlaces } from '../site/site-places.ts';
import { takeSnapshot } from '../../memory/site-snapshot.ts';
import { systemClock } from '../../system/clock.ts';
import { pictureFilesOf } from '../site/picture-places.ts';
import { openFirstFeeds, readSite } from '../site/read-site.ts';

/** Without a server that copies pictures, the pictures of the content directory are used. */
const NO_COPIES: PictureCopies = { hosts: [], copy: async () => new Map(), keepOnly: async () => {} };
/** A site without a server has no accounts: owners in a feed are dropped. */
const NO_OWNERS: ImportFeedParts['owners'] = { named: async () => {} };
/** A site without a server has no desk either: data for agents only is dropped. */
const NO_DESK: ImportFeedParts['known'] = { keep: async () => {} };

/**
 * Opens a content directory with its feeds as a site in memory, for builds. Measured sizes of its pictures are cached in `dataDirectory`.
 */
export async function openMemorySite(directory: string, dataDirectory: string) {
  const { content, pictureFiles, markSources } = await readSite(directory);
  const catalogue = makeMemoryCatalogue(content.types, sitePlaces(content), builtInBaseMap());
  const { imports, pictureFile } = makeMemoryImport(catalogue, systemClock);
  const importFeed = makeImportFeed({
    imports,
    reader: makeRecordReader(),
    owners: NO_OWNERS,
    known: NO_DESK,
    copies: NO_COPIES,
    pictures: pictureFilesOf({ contentDirectory: directory, dataDirectory }),
    site: openSiteContent(content),
    clock: systemClock,
  });
  const { feed, earlier } = openFirstFeeds(directory);
  if (feed) await importFeed(feed, { earlier });
  const changes = isSampleAgency(directory) ? await knownToSample(catalogue) : [];
  return {
    content,
    changes,
    markSources,
    catalogue,
    pictureFile: async (id: string): Promise<string | undefined> => {
      const file = await pictureFile(id);
      return pictureFiles.get(id) ?? (file === undefined ? undefined : join(directory, file));
    },
  };
}

/**
 * A static build has no stored changes of listings, so its pages show price histories only for the sample agency, whose past changes are
 * generated here.
 */
async function knownToSample(catalogue: MemoryCatalogue): Promise<readonly ListingChange[]> {
  const { sampleChanges } = await import('../../../fixtures/builders/past/sample-past.ts');
  const { index, listings } = await catalogue.current();
  const all = await listings([...index.columns.sale.id, ...index.columns.rent.id]);
  const changes = sampleChanges(all, brusselsDay(systemClock.now()));
  catalogue.addPastChanges(changes);
  return changes;
}

/** The data that visitors may see. */
export async function snapshotOf(
  { content, catalogue, changes }: Awaited<ReturnType<typeof openMemorySite>>,
  nearby: NearbyData | undefined,
) {
  const { index, listings, projects } = await catalogue.current();
  const all = await listings([...index.columns.sale.id, ...index.columns.rent.id]);
  const planned = await projects();
  return takeSnapshot({ ...content, places: placesFor(content, [...all, ...planned]) }, all, planned, changes, nearby);
}

/**
 * All places of the content, and of the other places only those with listings: the snapshot is downloaded by browsers and should be small.
 */
function placesFor(content: SiteContent, shown: readonly Pick<PublicListing, 'place'>[]): readonly KnownPlace[] {
  const book = placeLookup(sitePlaces(content));
  const used = shown.flatMap(({ place }) => findPlace(book, place.name, place.postcode) ?? []);
  return [...new Set([...content.places, ...used])];
}
