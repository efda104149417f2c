import type { Coordinates } from '../../domain/place/coordinates.ts';
import type { Listing, ListingId, PublicListing } from '../../domain/listing/listing.ts';
import type { Project, PublicProject } from '../../domain/listing/project.ts';
import { publicListing, publicProject } from '../../domain/listing/public-listing.ts';
import { municipalityPoint } from '../../domain/map/ground.ts';
import { findPlace } from '../../domain/search/place-key.ts';
import { type CatalogueImport, type Imported, type ImportRun, Overtaken, type Put } from '../ports/catalogue-import.ts';
import type { Owners } from '../ports/owners.ts';
import type { PictureCopies } from '../ports/picture-copies.ts';
import type { SiteContentSource } from '../ports/site-content.ts';
import type { Feed, FeedFinding, FeedItem } from './feed.ts';

/** What an import did, as the operator reads it. */
export type ImportReport = {
  readonly listings: Differences;
  readonly projects: Differences;
  /** Records and pictures that were left out. */
  readonly refused: readonly FeedFinding[];
  /** What was read and should be looked at. */
  readonly warnings: readonly FeedFinding[];
};

/** Ids of one kind. */
export type Differences = {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  /** Left as visitors see them, because a record of theirs was refused. */
  readonly kept: readonly string[];
  readonly unchanged: number;
};

export type ImportOutcome =
  /** `version`: absent where nothing was different. */
  | { readonly kind: 'imported'; readonly version: string | undefined; readonly report: ImportReport }
  /** Nothing was changed: so much at once is more often a broken feed than a fact. */
  | {
      readonly kind: 'removes-too-much';
      readonly removed: readonly string[];
      readonly of: number;
      /** Records that cannot be told what they belong to: perhaps to what seems removed. */
      readonly refused: readonly FeedFinding[];
    }
  /** No record of a listing could be read. */
  | { readonly kind: 'nothing-readable'; readonly refused: readonly FeedFinding[] }
  /** Another import is under way, or took over from this one. */
  | { readonly kind: 'another-import' };

/** Makes a feed the catalogue that visitors see; all of it or nothing. */
export type ImportFeed = (feed: Feed, options?: ImportOptions) => Promise<ImportOutcome>;

export type ImportOptions = {
  /** Removes however much. */
  readonly force?: boolean;
  /** What was offered before this feed, where nothing was imported before it: of that only what is gone since is remembered. */
  readonly earlier?: Feed;
};

export type ImportFeedParts = {
  readonly imports: CatalogueImport;
  readonly owners: Pick<Owners, 'named'>;
  readonly copies: PictureCopies;
  readonly site: SiteContentSource;
};

/** Of all listings, the part that a run may remove without being forced. */
const MOST_REMOVED = 0.3;

/** Listings that are read, compared and written together. */
const AT_ONCE = 50;

/**
 * The private part of a listing ends here: what goes on is what visitors may know, where the pictures lie, and to its owners'
 * accounts whom the feed names.
 */
export function makeImportFeed({ imports, owners, copies, site }: ImportFeedParts): ImportFeed {
  const centre = ({ place, coordinates }: Pick<Listing, 'place' | 'coordinates'>): Coordinates | undefined => {
    const { ground, places } = site.current();
    return municipalityPoint(ground, [coordinates, findPlace(places, place.name, place.postcode)?.coordinates]);
  };
  const toPublic = (listing: Listing): PublicListing => publicListing(listing, centre(listing));

  return async (feed, { force = false, earlier } = {}) => {
    const refused = [...feed.refused];
    const warnings: FeedFinding[] = [];
    const copied = await copyPictures(copies, feed);
    const inUse = new Set<string>();
    const run = await imports.begin();
    if (!run) return { kind: 'another-import' };
    try {
      return await importInto(run);
    } catch (error) {
      if (error instanceof Overtaken) return { kind: 'another-import' };
      await run.abandon().catch(() => {});
      throw error;
    }

    async function importInto(run: ImportRun): Promise<ImportOutcome> {
      const seen = await run.seen();
      const gone = [...seen.listings.keys()].filter(id => !feed.listingIds.has(id));
      if (!force && gone.length > MOST_REMOVED * seen.listings.size) {
        await run.abandon();
        return { kind: 'removes-too-much', removed: gone, of: seen.listings.size, refused };
      }

      const units = new Map<string, ListingId[]>();
      const join = (project: string | undefined, id: ListingId) => {
        if (project === undefined) return;
        const joined = units.get(project);
        if (joined) joined.push(id);
        else units.set(project, [id]);
      };
      const named = new Map<ListingId, readonly string[]>();
      const listings = new Tally();
      await inBatches(feed.listings(), async items => {
        const put = items.flatMap((item): Imported<PublicListing>[] => {
          const held = seen.listings.has(item.id as ListingId);
          const thing = note(item, held, listings);
          if (held && !item.whole) join(seen.listings.get(item.id as ListingId), item.id as ListingId);
          if (!thing) return [];
          join(thing.thing.projectId, thing.thing.id);
          named.set(thing.thing.id, thing.thing.ownerEmails);
          return [{ ...thing, thing: toPublic(thing.thing) }];
        });
        listings.count(put, await run.putListings(put));
      });
      if (listings.readable === 0 && refused.length > 0) {
        await run.abandon();
        return { kind: 'nothing-readable', refused };
      }

      const projects = new Tally();
      const published: Imported<PublicProject>[] = [];
      for (const item of feed.projects()) {
        const thing = note(item, seen.projects.has(item.id), projects);
        if (!thing) continue;
        const { id } = thing.thing;
        published.push({ ...thing, thing: publicProject(thing.thing, units.get(id) ?? [], centre(thing.thing)) });
      }
      projects.count(published, await run.putProjects(published));
      const goneProjects = [...seen.projects].filter(id => feed.projectIds && !feed.projectIds.has(id));
      await run.remove({ listings: gone, projects: goneProjects });
      await remember(run, earlier);
      // Before it is published: where a process ends in between, the next import does both.
      await owners.named(named);

      const report: ImportReport = {
        listings: listings.report(gone),
        projects: projects.report(goneProjects),
        refused,
        warnings,
      };
      if (!differs(report.listings) && !differs(report.projects)) {
        await run.abandon();
        return { kind: 'imported', version: undefined, report };
      }
      const version = await run.publish();
      // What a listing that was kept shows is not known here. Copies that cannot be forgotten now are by the next import.
      if (listings.kept.length + projects.kept.length === 0) await copies.keepOnly(inUse).catch(() => {});
      return { kind: 'imported', version, report };
    }

    /** What is to be published of an item: nothing where visitors go on seeing what they saw. */
    function note<Thing extends Listing | Project>(
      item: FeedItem<Thing>,
      held: boolean,
      tally: Tally,
    ): Imported<Thing> | undefined {
      refused.push(...item.refused);
      if (!item.whole && held) {
        tally.kept.push(item.id);
        return undefined;
      }
      if (!item.thing) return undefined;
      warnings.push(...item.warnings);
      if (!item.whole)
        warnings.push({ id: item.id, field: 'Language', reason: 'is new, and shown without what was refused' });
      return withCopies(item, item.thing);
    }

    /** Pictures of other hosts as they were copied; one that could not be is left out. */
    function withCopies<Thing extends Listing | Project>(item: FeedItem<Thing>, thing: Thing): Imported<Thing> {
      const pictureFiles = new Map<string, string>();
      for (const [id, file] of item.pictureFiles) {
        const copy = isAddress(file) ? copied.get(file) : { file };
        if (copy && 'file' in copy) {
          pictureFiles.set(id, copy.file);
          inUse.add(copy.file);
        } else
          refused.push({ id: item.id, field: 'Pictures', reason: `${file}: ${copy?.refused ?? 'unknown'}; left out` });
      }
      return { thing: { ...thing, pictures: thing.pictures.filter(({ id }) => pictureFiles.has(id)) }, pictureFiles };
    }

    async function remember(run: ImportRun, earlier: Feed | undefined): Promise<void> {
      if (!earlier || !run.first) return;
      await inBatches(earlier.listings(), items =>
        run.remember(items.flatMap(({ id, thing }) => (thing && !feed.listingIds.has(id) ? toPublic(thing) : []))),
      );
    }
  };
}

/** What became of the things of one kind. */
class Tally {
  readonly added: string[] = [];
  readonly changed: string[] = [];
  readonly kept: string[] = [];
  unchanged = 0;

  get readable(): number {
    return this.added.length + this.changed.length + this.unchanged;
  }

  count(put: readonly Imported<{ readonly id: string }>[], was: readonly Put[]): void {
    put.forEach(({ thing }, at) => {
      if (was[at] === 'added') this.added.push(thing.id);
      else if (was[at] === 'changed') this.changed.push(thing.id);
      else this.unchanged++;
    });
  }

  report(removed: readonly string[]): Differences {
    const { added, changed, kept, unchanged } = this;
    return { added, changed, removed, kept, unchanged };
  }
}

function differs({ added, changed, removed }: Differences): boolean {
  return added.length + changed.length + removed.length > 0;
}

/** Copies every picture that lies elsewhere, before anything is written: other hosts may be slow. */
async function copyPictures(copies: PictureCopies, feed: Feed) {
  const addresses = new Set<string>();
  if (copies.hosts.length > 0) {
    for (const items of [feed.listings(), feed.projects()])
      for (const { pictureFiles } of items)
        for (const file of pictureFiles.values()) if (isAddress(file)) addresses.add(file);
  }
  return copies.copy([...addresses]);
}

function isAddress(file: string): boolean {
  return file.startsWith('https:');
}

async function inBatches<T>(items: Iterable<T>, work: (batch: readonly T[]) => Promise<void>): Promise<void> {
  let batch: T[] = [];
  for (const item of items) {
    if (batch.push(item) < AT_ONCE) continue;
    await work(batch);
    batch = [];
  }
  if (batch.length > 0) await work(batch);
}
