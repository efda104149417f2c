import type { WithdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';

/** Writes the next version of the catalogue while visitors see the current one. */
export type CatalogueImport = {
  /**
   * Starts a run based on the published version, and deletes what an interrupted run wrote. Returns `undefined` while another run is
   * active. `quiet`: search alerts do not report the changes of this run.
   */
  begin(how?: { readonly quiet: boolean }): Promise<ImportRun | undefined>;
};

/** The published catalogue before a run. Projects are complete, because there are few. */
export type PublishedCatalogue = {
  readonly listings: ReadonlyMap<ListingId, PublishedListingRef>;
  readonly projects: ReadonlyMap<string, Imported<PublicProject>>;
};

/** A published listing: its project, and its id in the agency's CRM if it differs from the site's. */
export type PublishedListingRef = { readonly projectId: string | undefined; readonly externalId: string | undefined };

/**
 * One import run. Nothing that the run writes is visible before `publish`, which makes all of it visible at once, with the changes of each
 * listing.
 */
export type ImportRun = {
  /** Whether nothing was ever published. Then search alerts do not report the listings of this run. */
  readonly first: boolean;
  /** Returns the published projects, and of each published listing its project and external id. */
  seen(): Promise<PublishedCatalogue>;
  /** Stores listings that are new or differ from the published ones, and returns the result for each. Pass each id at most once per run. */
  putListings(put: readonly Imported<PublicListing>[]): Promise<readonly StoreResult[]>;
  /** Stores projects as `putListings` stores listings. */
  putProjects(put: readonly Imported<PublicProject>[]): Promise<readonly StoreResult[]>;
  /**
   * Removes published listings and projects. A removed listing is stored as a `RemovedListing`, with the given reason, or with the reason
   * that follows from its last status label (`marquee`).
   */
  remove(what: { readonly listings: readonly WithdrawnListing[]; readonly projects: readonly string[] }): Promise<void>;
  /** Stores as removed the listings that the agency withdrew before the site was started; ignores listings that are in the catalogue. */
  remember(gone: readonly (WithdrawnListing & { readonly last: PublicListing })[]): Promise<void>;
  /**
   * Writes the version that preceded the published one as the new version, and returns the differences; `undefined` if there is no earlier
   * version. A run calls this method instead of the other writing methods.
   */
  restore(): Promise<Restored | undefined>;
  /** Returns the picture files that the published version shows and the new one does not. */
  filesLeft(): Promise<ReadonlySet<string>>;
  /** Publishes the new version, and returns its name. */
  publish(): Promise<string>;
  /** Ends the run without publishing. */
  abandon(): Promise<void>;
};

/** A listing or project as shown to visitors, with what they do not see: the location of its pictures and its id in the CRM. */
export type Imported<Thing> = {
  readonly thing: Thing;
  readonly pictureFiles: ReadonlyMap<string, string>;
  /** Id in the agency's CRM; absent if it equals the site's id. */
  readonly externalId?: string | undefined;
};

/** Differences between the restored version and the one that it replaced. */
export type Restored = { readonly listings: RestoredIds; readonly projects: RestoredIds };

/** Ids of listings or of projects by the kind of difference. */
export type RestoredIds = { readonly added: string[]; readonly changed: string[]; readonly removed: string[] };

/** A listing that is no longer offered; `reason` if the CRM provides it. */
export type WithdrawnListing = { readonly id: ListingId; readonly reason?: WithdrawalReason | undefined };

/** Result of storing a listing or project, compared with the published version. */
export type StoreResult = 'added' | 'changed' | 'unchanged';

/** Another import run took over, because this run did not renew its lease in time. The data that this run wrote are discarded. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}
