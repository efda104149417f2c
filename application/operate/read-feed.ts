import type { WithdrawalReason } from '../../domain/listing/withdrawal-reason.ts';
import type { Listing, ListingId } from '../../domain/listing/listing.ts';
import type { Project } from '../../domain/listing/project.ts';
import { reason } from '../finding/reason.ts';
import {
  BrokenFeed,
  type Feed,
  type FeedFinding,
  type PackageState,
  type ReadRecords,
  type RecordReader,
} from '../ports/catalogue/feed.ts';

/** Contents of a feed except its listings, which are passed on in batches while it is read. */
export type FeedRead = {
  /** Whether published listings that the feed does not contain are withdrawn. */
  readonly all: boolean;
  /** Whether published projects that the feed does not contain are withdrawn. */
  readonly allProjects: boolean;
  /** Ids of all listings with a record, readable or not, except withdrawn ones. */
  readonly listingIds: ReadonlySet<string>;
  /** Ids in the agency's CRM by the site's id, where they differ. */
  readonly externalIds: ReadonlyMap<string, string>;
  readonly projects: ReadonlyMap<string, ReadRecords<Project>>;
  /** Ids of listings and projects reported as unchanged, or with unreadable records. */
  readonly unchanged: ReadonlySet<string>;
  /** Listings and projects reported as withdrawn, with the reason; a record in the same feed takes precedence. */
  readonly gone: ReadonlyMap<string, WithdrawalReason | undefined>;
  /** Whether a record has no id that can be read, so that no listing or project is withdrawn because the feed does not contain it. */
  readonly hasUnnamed: boolean;
  /**
   * Listings and projects that are missing from a full list of the source, but stay because that list contains a record without a readable
   * id.
   */
  readonly missing: ReadonlySet<string>;
  /** Findings about records without an id, and about duplicates. */
  readonly refused: readonly FeedFinding[];
  /** Warnings about withdrawn listings, and warnings of the source itself. */
  readonly warnings: readonly FeedFinding[];
  /** The source's packages by state; see `FeedItem`. */
  readonly packages: Readonly<Record<PackageState, readonly FeedFinding[]>>;
};

/** A listing of a feed with a valid id. */
export type NamedListing = ReadRecords<Listing> & { readonly id: ListingId };

/** Number of listings that are compared and written per batch. */
const AT_ONCE = 50;

/** Reads a complete feed and passes its listings on in batches. Throws `BrokenFeed` if its scope is missing. */
export async function readFeed(
  feed: Feed,
  reader: RecordReader,
  take: (listings: readonly NamedListing[]) => Promise<void>,
): Promise<FeedRead> {
  const listingIds = new Set<string>();
  const projects = new Map<string, ReadRecords<Project>>();
  const unchanged = new Set<string>();
  const removed = new Map<string, WithdrawalReason | undefined>();
  /** External id of each listing read. */
  const externalIdOf = new Map<string, string | undefined>();
  const externalIds = new Map<string, string>();
  const note = ({
    id = '',
    externalId,
  }: {
    readonly id: string | undefined;
    readonly externalId?: string | undefined;
  }) => {
    if (externalId !== undefined) externalIds.set(id, externalId);
  };
  const refused: FeedFinding[] = [];
  const missing = new Set<string>();
  let hasUnnamed = false;
  const refuseUnnamed = (...findings: readonly FeedFinding[]) => {
    hasUnnamed = true;
    refused.push(...findings);
  };
  const warnings: FeedFinding[] = [];
  const packages: Record<PackageState, FeedFinding[]> = { read: [], waits: [], refused: [] };
  let scope: { readonly all: boolean; readonly projects: boolean } | undefined;
  let batch: NamedListing[] = [];
  for await (const item of feed) {
    if (item.kind === 'scope') {
      if (scope) throw new BrokenFeed(reason('feed-with-two-scopes'));
      scope = { all: item.scope === 'all', projects: item.projects === true };
      continue;
    }
    if (!scope) throw new BrokenFeed(reason('feed-without-scope'));
    if (item.kind === 'package') packages[item.state].push(item.finding);
    else if (item.kind === 'refused') {
      hasUnnamed ||= item.unnamed === true;
      const id = reader.id(item.finding.id) ?? item.finding.id;
      note({ id, externalId: id === item.finding.id ? undefined : item.finding.id });
      refused.push({ ...item.finding, id });
      if (id !== '') unchanged.add(id);
    } else if (item.kind === 'warning')
      warnings.push({ ...item.finding, id: reader.id(item.finding.id) ?? item.finding.id });
    else if (item.kind === 'missing') missing.add(reader.id(item.id) ?? item.id);
    else if (item.kind === 'unchanged') {
      const id = reader.id(item.id);
      if (id === undefined) refuseUnnamed({ id: '', field: 'ID', reason: reason('missing') });
      else unchanged.add(id);
    } else if (item.kind === 'gone') removed.set(reader.id(item.id) ?? item.id, item.reason);
    else if (item.kind === 'project') {
      const read = reader.project(item.records, item.at);
      if (read.id === undefined) refuseUnnamed(...read.refused);
      else if (projects.has(read.id)) refused.push(cameAlready(read.id, read, projects.get(read.id)?.externalId));
      else {
        note(read);
        projects.set(read.id, read);
      }
    } else {
      const read = reader.listing(item.records, item.at);
      if (!isNamed(read)) refuseUnnamed(...read.refused);
      else if (externalIdOf.has(read.id)) refused.push(cameAlready(read.id, read, externalIdOf.get(read.id)));
      else {
        note(read);
        externalIdOf.set(read.id, read.externalId);
        if (read.gone) {
          removed.set(read.id, read.gone);
          warnings.push(...read.warnings);
        } else {
          listingIds.add(read.id);
          batch.push(read);
        }
      }
      if (batch.length < AT_ONCE) continue;
      await take(batch);
      batch = [];
    }
  }
  if (!scope) throw new BrokenFeed(reason('feed-without-scope'));
  if (batch.length > 0) await take(batch);
  const { all, projects: namesAll } = scope;
  return {
    all,
    allProjects: all && namesAll,
    listingIds,
    externalIds,
    projects,
    unchanged,
    hasUnnamed,
    missing,
    gone: removed,
    refused,
    warnings,
    packages,
  };
}

function isNamed(read: ReadRecords<Listing>): read is NamedListing {
  return read.id !== undefined;
}

function cameAlready(id: string, read: ReadRecords<unknown>, first: string | undefined): FeedFinding {
  return read.externalId === first
    ? { id, field: 'ID', reason: reason('duplicate-id') }
    : sameId(id, read.externalId, first);
}

/** Returns the finding about two external ids that hash to the same id: the second is refused and does not overwrite the first. */
export function sameId(id: string, refused: string | undefined, stands: string | undefined): FeedFinding {
  return { id: refused ?? id, field: 'ID', reason: reason('same-address', { id, other: stands ?? id }) };
}
