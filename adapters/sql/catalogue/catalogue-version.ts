import type { CatalogueVersion } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { CatalogueIndex } from '../../../domain/list/catalogue-index.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';
import { withdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import { IDS_AT_ONCE, idValues, inPieces } from '../database/many-rows.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { run } from '../database/statement.ts';
import type { readStatementsWith } from './catalogue-statements.ts';
import { briefIn, listingIn, titleIn, withdrawalReasonIn } from './listing-rows.ts';

/** Maximum number of a version's listings in the cache; the least recently used are evicted. */
const MOST_CACHED = 500;
/** Maximum number of changed listings that `changedSince` returns; more would block the event loop for more than a millisecond. */
const MOST_CHANGED = 2_000;

/** A version of the catalogue, whose listings are read from the database by id. */
export function makeCatalogueVersion({
  database,
  statements,
  version,
  index,
  projects,
  briefs,
  history,
}: {
  readonly database: SqlDatabase;
  readonly statements: ReturnType<typeof readStatementsWith>;
  readonly version: number;
  readonly index: CatalogueIndex;
  readonly projects: readonly PublicProject[];
} & Pick<CatalogueVersion, 'briefs' | 'history'>): CatalogueVersion {
  /** The cache returns the same object each time, so that values derived from a listing can be cached too. */
  const cache = new Map<ListingId, PublicListing>();

  async function read(ids: readonly ListingId[]): Promise<ReadonlyMap<ListingId, PublicListing>> {
    const found = new Map<ListingId, PublicListing>();
    for (const some of inPieces(ids, IDS_AT_ONCE)) {
      const rows = await database.read(() => run(statements.shown, { ...idValues(some), version }));
      for (const { shown } of rows) {
        const listing = listingIn(shown);
        found.set(listing.id, listing);
      }
      if (ids.length > IDS_AT_ONCE) await yieldToRequests();
    }
    return found;
  }

  return {
    version: String(version),
    index,
    briefs,
    async changedSince(earlier) {
      const since = Number(earlier);
      if (!(since <= version)) return undefined;
      const rows = await database.read(() => run(statements.since, { version, since, count: MOST_CHANGED + 1 }));
      return rows.length > MOST_CHANGED ? undefined : new Set(rows.map(({ id }) => id as ListingId));
    },
    projects: async () => projects,
    history,
    async listings(ids) {
      const found = await read(ids.filter(id => !cache.has(id)));
      const listings = ids.flatMap(id => cache.get(id) ?? found.get(id) ?? []);
      for (const listing of listings.slice(-MOST_CACHED)) {
        cache.delete(listing.id);
        cache.set(listing.id, listing);
      }
      for (const oldest of cache.keys()) {
        if (cache.size <= MOST_CACHED) break;
        cache.delete(oldest);
      }
      return listings;
    },
    async removed(id) {
      const [row] = await database.read(() => run(statements.last, { version, id }));
      if (!row || row.to_version === null || row.to_version > version) return undefined;
      const brief = briefIn(row.brief);
      return {
        ...brief,
        title: row.title === null ? {} : titleIn(row.title),
        reason: withdrawalReason(brief, row.reason === null ? undefined : withdrawalReasonIn(row.reason)),
      };
    },
  };
}

/** Yields to the event loop, so that the process answers requests between two batches. */
export function yieldToRequests(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}
