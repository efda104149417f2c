import type { WithdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';

/** Where the next version of the catalogue is written while visitors see the last one. */
export type CatalogueImport = {
  /**
   * Begins a run on the version that visitors see, forgetting what an interrupted run left behind.
   * While another run is under way it gives nothing. What a quiet run changes counts as told.
   */
  begin(how?: { readonly quiet: boolean }): Promise<ImportRun | undefined>;
};

/** What visitors see before a run: projects whole, they are few. */
export type SeenByVisitors = {
  readonly listings: ReadonlyMap<ListingId, PublishedListingRef>;
  readonly projects: ReadonlyMap<string, Imported<PublicProject>>;
};

/** Of a listing that visitors see: its project, and how its system names it where that is not its id. */
export type PublishedListingRef = { readonly projectId: string | undefined; readonly externalId: string | undefined };

/** One run. Visitors see nothing of it until it publishes, and then all of it at once, with what happened to each listing. */
export type ImportRun = {
  /** Whether nothing was ever published: then what is published is nothing new to anybody, and counts as told. */
  readonly first: boolean;
  /** Gives the projects that visitors see, and of each listing its project and how its system names it. */
  seen(): Promise<SeenByVisitors>;
  /** Writes what is new or not as visitors see it, and says of each what it was. An id comes once a run. */
  putListings(put: readonly Imported<PublicListing>[]): Promise<readonly Put[]>;
  putProjects(put: readonly Imported<PublicProject>[]): Promise<readonly Put[]>;
  /** Takes away what visitors see; listings are remembered with the reason that is given, else with what their ribbon says. */
  remove(what: { readonly listings: readonly WithdrawnListing[]; readonly projects: readonly string[] }): Promise<void>;
  /** Remembers listings that were gone before the site began, unless they are there. */
  remember(gone: readonly (WithdrawnListing & { readonly last: PublicListing })[]): Promise<void>;
  /**
   * Writes again what visitors saw before the version that they see, however that came, and says what is different; nothing where
   * there was none. Instead of all that a run else writes.
   */
  restore(): Promise<Restored | undefined>;
  /** Gives where pictures lie that visitors see until it publishes, and not any more after that. */
  filesLeft(): Promise<ReadonlySet<string>>;
  /** Makes it the version that visitors see, and gives its name. */
  publish(): Promise<string>;
  /** Ends the run and leaves visitors what they see. */
  abandon(): Promise<void>;
};

/** A listing or project as visitors may know it, and what they may not: where its pictures lie, and how its system names it. */
export type Imported<Thing> = {
  readonly thing: Thing;
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** Absent where that is its id. */
  readonly externalId?: string | undefined;
};

export type Restored = { readonly listings: RestoredThings; readonly projects: RestoredThings };

/** Ids of one kind. */
export type RestoredThings = { readonly added: string[]; readonly changed: string[]; readonly removed: string[] };

/** A listing that is not offered any more; `reason` where its system says why. */
export type WithdrawnListing = { readonly id: ListingId; readonly reason?: WithdrawalReason | undefined };

export type Put = 'added' | 'changed' | 'unchanged';

/** Another run took over, because this one had not been heard of for too long; what it wrote is discarded. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}
