import { idWithExternalId } from '../finding/finding-line.ts';
import { reason } from '../finding/reason.ts';
import type { Coordinates } from '../../domain/place/coordinates.ts';
import type { Listing, ListingId } from '../../domain/listing/listing.ts';
import type { Project, PublicProject } from '../../domain/listing/project.ts';
import { type PrivateDetails, privateDetails } from '../../domain/advert/private-details.ts';
import { publishCheck } from '../../domain/advert/publish-check.ts';
import { publicListing, publicProject } from '../../domain/listing/public-listing.ts';
import { municipalityPoint } from '../../domain/map/base-map.ts';
import { pointOfPostcode } from '../../domain/search/belgian-known-places.ts';
import { findPlace } from '../../domain/search/place-key.ts';
import { brusselsDay } from '../../domain/text/day.ts';
import {
  type CatalogueImport,
  type Imported,
  type ImportRun,
  LeaseLost,
  type PublishedCatalogue,
} from '../ports/catalogue/catalogue-import.ts';
import type { Clock } from '../ports/clock.ts';
import type { Feed, ReadRecords, RecordReader } from '../ports/catalogue/feed.ts';
import type { PrivateDetailsStore } from '../ports/catalogue/private-details.ts';
import type { Owners } from '../ports/accounts/owners.ts';
import type { PictureCopies } from '../ports/catalogue/picture-copies.ts';
import type { PictureFiles } from '../ports/catalogue/picture-files.ts';
import type { SiteContentSource } from '../ports/content/site-content.ts';
import {
  type ReportedFindings,
  type AdvertFindings,
  differs,
  type ExternalIds,
  type ImportOutcome,
  type ImportReport,
  OutcomeCounter,
} from './import-report.ts';
import { ImportPictures } from './import-pictures.ts';
import { ImportFindings } from './import-findings.ts';
import { unitsOfProjects } from './project-units.ts';
import { type FeedRead, type NamedListing, readFeed, sameId } from './read-feed.ts';

/** Publishes the content of a feed as a new catalogue version, atomically. Rethrows errors of the feed. */
export type ImportFeed = (feed: Feed, options?: ImportOptions) => Promise<ImportOutcome>;

export type ImportOptions = {
  /** Imports even if more listings would be removed than the limit allows. */
  readonly force?: boolean;
  /** Reports the result without publishing; pictures are copied nevertheless. */
  readonly dryRun?: boolean;
  /** Sends no search alerts for the changes of this import. */
  readonly quiet?: boolean;
  /** Earlier feed, used on the first import only: listings that have disappeared since are stored as withdrawn. */
  readonly earlier?: Feed | undefined;
};

export type ImportFeedParts = {
  readonly imports: CatalogueImport;
  readonly reader: RecordReader;
  readonly owners: Pick<Owners, 'named'>;
  /** Stores data of listings that only agents may see. */
  readonly known: Pick<PrivateDetailsStore, 'keep'>;
  readonly copies: PictureCopies;
  readonly pictures: PictureFiles;
  readonly site: SiteContentSource;
  readonly clock: Clock;
};

/** Maximum share of listings that an import may remove without `force`. */
const MOST_REMOVED = 0.3;
/** Maximum number of ids in the text of the finding about listings that stay published; the report contains all ids. */
const MOST_KEPT_NAMES = 50;

export function makeImportFeed(parts: ImportFeedParts): ImportFeed {
  return async (feed, options = {}) => {
    const run = await parts.imports.begin({ quiet: options.quiet === true });
    if (!run) return { kind: 'another-import' };
    try {
      return await new RunningImport(parts, run, await run.seen()).importAll(feed, options);
    } catch (error) {
      if (error instanceof LeaseLost) return { kind: 'another-import' };
      await run.abandon().catch(() => {});
      throw error;
    }
  };
}

/**
 * One run of an import. Separates public from private data: the public listing goes to the catalogue, owners' addresses to their accounts,
 * and all other data to the desk only.
 */
class RunningImport {
  readonly #parts: ImportFeedParts;
  readonly #run: ImportRun;
  readonly #seen: PublishedCatalogue;
  readonly #listings = new OutcomeCounter();
  readonly #projects = new OutcomeCounter();
  readonly #findings = new ImportFindings();
  readonly #projectOf = new Map<ListingId, string | undefined>();
  readonly #adverts: AdvertFindings[] = [];
  readonly #owners = new Map<ListingId, readonly string[]>();
  readonly #known = new Map<ListingId, PrivateDetails>();
  readonly #pictures: ImportPictures;

  constructor(parts: ImportFeedParts, run: ImportRun, seen: PublishedCatalogue) {
    this.#parts = parts;
    this.#run = run;
    this.#seen = seen;
    this.#pictures = new ImportPictures(parts.copies, parts.pictures, this.#findings);
  }

  async importAll(feed: Feed, { force = false, dryRun = false, earlier }: ImportOptions): Promise<ImportOutcome> {
    const { copies, known, owners, reader } = this.#parts;
    const run = this.#run;
    const read = await readFeed(feed, reader, batch => this.#putListings(batch));
    for (const finding of read.refused) {
      // If the id was imported too, the finding is about a duplicate: report it as left out, not as a refused record.
      const isThere = [read.listingIds, read.projects, read.gone].some(ids => ids.has(finding.id));
      if (isThere) this.#findings.leaveOut(finding);
      else this.#findings.refuseFor(finding);
    }
    this.#findings.warn(...read.warnings);
    for (const finding of read.packages.refused) this.#findings.refuseFor(finding);
    this.#findings.leaveOut(...read.packages.waits);
    const seen = this.#seen.listings;
    for (const id of new Set(read.refused.map(finding => finding.id)))
      if (read.unchanged.has(id) && seen.has(id as ListingId) && !read.listingIds.has(id) && !read.gone.has(id))
        this.#listings.kept.push(id);
    const { removed, kept } = removedAndKept(read, seen.keys(), read.listingIds, read.all);
    const ofProjects = removedAndKept(read, this.#seen.projects.keys(), read.projects, read.allProjects);
    const removedProjects = ofProjects.removed;
    this.#listings.kept.push(...kept);
    this.#projects.kept.push(...ofProjects.kept);
    this.#noteKept(read, [...kept, ...ofProjects.kept]);
    if (!force && removed.length > MOST_REMOVED * seen.size) {
      await run.abandon();
      return { kind: 'removes-too-much', removed, of: seen.size, ...this.#found(read) };
    }
    if (read.all && this.#listings.readable + read.unchanged.size === 0 && this.#findings.notTaken.length > 0) {
      await run.abandon();
      return { kind: 'nothing-readable', ...this.#found(read) };
    }
    await this.#putProjects(read, new Set(removed), new Set(removedProjects));
    await run.remove({
      listings: removed.map(id => ({ id, reason: read.gone.get(id) })),
      projects: removedProjects,
    });
    if (earlier && run.first) await this.#remember(earlier, read);
    const report: ImportReport = {
      listings: this.#listings.report(removed),
      projects: this.#projects.report(removedProjects),
      ...this.#findings.report(),
      adverts: this.#adverts,
      packages: [...read.packages.refused, ...read.packages.waits],
      refusedPackages: read.packages.refused.length,
      externalIds: this.#names(read),
      ...(!read.all && { ofChanges: changesIn(read) }),
    };
    // The owners and the data for agents are stored before publishing: if the process dies in between, the next import stores them again.
    if (!dryRun) {
      await owners.named(this.#owners);
      await known.keep(this.#known, removed);
    }
    if (dryRun || (!differs(report.listings) && !differs(report.projects))) {
      await run.abandon();
      return { kind: 'imported', version: undefined, report };
    }
    // Unused copies are deleted only after a complete feed, because other feeds do not list all pictures in use.
    const listsAllProjects = read.allProjects || (read.all && this.#seen.projects.size === 0);
    const whole =
      listsAllProjects && read.unchanged.size === 0 && this.#listings.kept.length + this.#projects.kept.length === 0;
    // The previous version's pictures stay, because an undo of the import shows them again.
    const picturesInUse = whole ? new Set([...this.#pictures.shown, ...(await run.filesLeft())]) : undefined;
    const version = await run.publish();
    if (picturesInUse) await copies.keepOnly(picturesInUse).catch(() => {});
    return { kind: 'imported', version, report };
  }

  /**
   * Reports the listings that stay published only because a record without a readable id may belong to them. Such a listing may be sold,
   * and no other finding informs the agency that it is still published.
   */
  #noteKept(read: FeedRead, ids: readonly string[]): void {
    if (ids.length === 0) return;
    const names = this.#names(read);
    const shown = ids.slice(0, MOST_KEPT_NAMES).map(id => idWithExternalId(id, names.get(id)));
    const homes = `${shown.join(', ')}${ids.length > MOST_KEPT_NAMES ? ' …' : ''}`;
    this.#findings.refuseFirst({
      id: '',
      field: 'ID',
      reason: reason('kept-without-id', { count: ids.length, homes }),
    });
  }

  /** External ids of the feed's records and of the published ones. */
  #names({ externalIds }: FeedRead): ExternalIds {
    const names = new Map(externalIds);
    for (const things of [this.#seen.listings, this.#seen.projects])
      for (const [id, { externalId }] of things) if (externalId !== undefined) names.set(id, externalId);
    return names;
  }

  async #putListings(batch: readonly NamedListing[]): Promise<void> {
    const looked = await this.#pictures.look(batch);
    const listings = new Map<ListingId, Listing>();
    const put = batch.flatMap(read => {
      const before = this.#seen.listings.get(read.id);
      const listing = this.#note(read, before, this.#listings);
      this.#projectOf.set(read.id, listing ? listing.projectId : before?.projectId);
      if (!listing) return [];
      listings.set(listing.id, listing);
      this.#owners.set(listing.id, listing.ownerEmails);
      const shown = publicListing(listing, this.#centre(listing));
      this.#known.set(listing.id, privateDetails(listing, shown));
      return [this.#pictures.imported(shown, read, looked)];
    });
    const was = await this.#run.putListings(put);
    this.#listings.count(put, was);
    const today = brusselsDay(this.#parts.clock.now());
    put.forEach(({ thing: { id } }, at) => {
      const listing = listings.get(id);
      const findings = listing && was[at] !== 'unchanged' ? publishCheck(listing, today) : [];
      if (findings.length > 0) this.#adverts.push({ id, findings, isNew: was[at] === 'added' });
    });
  }

  /**
   * The findings so far of an import that failed. They include the packages that were read, since one of these may be the cause of the
   * failure.
   */
  #found(read: FeedRead): ReportedFindings {
    const found = this.#findings.report();
    return { ...found, refused: [...found.refused, ...read.packages.read], externalIds: this.#names(read) };
  }

  /** Writes the feed's projects, and other projects whose units changed. */
  async #putProjects(read: FeedRead, removed: ReadonlySet<ListingId>, removedProjects: ReadonlySet<string>) {
    const { listings, projects } = this.#seen;
    const stayed = new Map<ListingId, string | undefined>();
    for (const [id, { projectId }] of listings)
      if (!removed.has(id) && !this.#projectOf.has(id)) stayed.set(id, projectId);
    const unitsOf = unitsOfProjects(this.#projectOf, stayed);
    const looked = await this.#pictures.look([...read.projects.values()]);
    const put = new Map<string, Imported<PublicProject>>();
    for (const [id, each] of read.projects) {
      const project = this.#note(each, projects.get(id), this.#projects);
      if (!project) continue;
      const units = unitsOf(id, projects.get(id)?.thing.unitIds ?? []);
      const shown = publicProject(project, units, this.#centre(project));
      // Picture addresses contain the id, so a project with the id of a property would clash.
      const namesake = read.listingIds.has(id) || stayed.has(id as ListingId);
      if (namesake && shown.pictures.length > 0)
        this.#findings.leaveOut({ id, field: 'Pictures', reason: reason('pictures-of-namesake') });
      put.set(id, this.#pictures.imported(namesake ? { ...shown, pictures: [] } : shown, each, looked));
    }
    for (const [id, held] of projects) {
      if (put.has(id) || removedProjects.has(id)) continue;
      const unitIds = unitsOf(id, held.thing.unitIds);
      if (unitIds.join() !== held.thing.unitIds.join()) put.set(id, { ...held, thing: { ...held.thing, unitIds } });
    }
    const all = [...put.values()];
    this.#projects.count(all, await this.#run.putProjects(all));
  }

  /** Returns the listing or project to publish; `undefined` if the published version stays. */
  #note<Thing extends Listing | Project>(
    read: ReadRecords<Thing>,
    held: { readonly externalId?: string | undefined } | undefined,
    tally: OutcomeCounter,
  ): Thing | undefined {
    const { id = '', externalId, thing } = read;
    const another = held && held.externalId !== externalId;
    const whole = read.whole && !another;
    this.#findings.leaveOut(...read.refused);
    if (another) this.#findings.refuseFor(sameId(id, externalId, held.externalId));
    else if (!whole) this.#findings.refuse(id);
    if (!whole && held) {
      tally.kept.push(id);
      return undefined;
    }
    if (!thing) return undefined;
    this.#findings.warn(...read.warnings);
    if (!whole) this.#findings.warn({ id, field: 'Language', reason: reason('new-without-refused') });
    return thing;
  }

  async #remember(earlier: Feed, { listingIds, gone }: FeedRead): Promise<void> {
    await readFeed(earlier, this.#parts.reader, batch =>
      this.#run.remember(
        batch.flatMap(({ id, thing }) =>
          thing && !listingIds.has(id)
            ? { id, reason: gone.get(id), last: publicListing(thing, this.#centre(thing)) }
            : [],
        ),
      ),
    );
  }

  #centre({ place, coordinates }: Pick<Listing, 'place' | 'coordinates'>): Coordinates | undefined {
    const { baseMap, places } = this.#parts.site.current();
    const known = findPlace(places, place.name, place.postcode)?.coordinates;
    return municipalityPoint(baseMap, [coordinates, known ?? pointOfPostcode(baseMap, place)]);
  }
}

/** The ids of listings and projects that a feed of changes contains, and the fields that name packages. */
function changesIn({ listingIds, projects, gone, packages }: FeedRead): readonly string[] {
  const names = [...packages.read, ...packages.waits, ...packages.refused].map(({ field }) => field);
  return [...new Set([...listingIds, ...projects.keys(), ...gone.keys(), ...names])];
}

/**
 * `removed`: published ids that the import withdraws. `kept`: published ids that stay because a record without a readable id may belong to
 * one of them. `records`: ids with a record in this feed. `all`: whether an id without a record is no longer offered.
 */
function removedAndKept<Id extends string>(
  { gone, unchanged, missing, hasUnnamed }: FeedRead,
  published: Iterable<Id>,
  records: { has(id: string): boolean },
  all: boolean,
): { readonly removed: readonly Id[]; readonly kept: readonly Id[] } {
  const without = [...published].filter(id => !records.has(id));
  const isLacking = (id: Id) => !gone.has(id) && (missing.has(id) || (all && !unchanged.has(id)));
  return {
    removed: without.filter(id => gone.has(id) || (!hasUnnamed && isLacking(id))),
    kept: hasUnnamed ? without.filter(isLacking) : [],
  };
}
