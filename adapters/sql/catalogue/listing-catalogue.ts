import type { CatalogueVersion, ListingCatalogue } from '../../../application/ports/catalogue/listing-catalogue.ts';
import type { ListingChange } from '../../../application/ports/catalogue/listing-changes.ts';
import { catalogueIndexSliced } from '../../../domain/list/catalogue-index.ts';
import { eventsWithKnown, recordedSinceOf } from '../../../domain/listing/listing-history.ts';
import { shownPrice } from '../../../domain/listing/price-display.ts';
import { currentReduction, type DatedEvent } from '../../../domain/listing/price-story.ts';
import type { ListingBrief } from '../../../domain/listing/listing-brief.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import type { BaseMap } from '../../../domain/map/base-map.ts';
import type { KnownPlace, PropertyType } from '../../../domain/page/site.ts';
import { entryOf, type IndexEntry } from '../../../domain/search/index-entry.ts';
import { findPlace, placeLookup } from '../../../domain/search/place-key.ts';
import { oneAtATime } from '../../../domain/work/one-at-a-time.ts';
import type { SliceRunner } from '../../../domain/work/sliced.ts';
import { eventIn } from './listing-changes.ts';
import { readStatementsWith } from './catalogue-statements.ts';
import { makeCatalogueVersion, yieldToRequests } from './catalogue-version.ts';
import { briefIn, projectIn } from './listing-rows.ts';
import { IDS_AT_ONCE, idValues, inPieces } from '../database/many-rows.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { run } from '../database/statement.ts';

export type SqlCatalogue = ListingCatalogue & {
  /** Replaces the property types and places by which the index is built. If that fails, the next check retries it. */
  take(content: Pick<CatalogueSettings, 'types' | 'places'>): Promise<void>;
  /** Adds changes of listings from before the site stored changes, oldest first. */
  addPastChanges(changes: readonly ListingChange[]): Promise<void>;
};

export type CatalogueSettings = {
  /** Property types of the site's content. */
  readonly types: readonly PropertyType[];
  readonly places: readonly KnownPlace[];
  /** Base map, by which listings are assigned to municipalities. */
  readonly baseMap: BaseMap;
  /** Builds an index in slices, so that requests are handled in between. */
  readonly runSlices: SliceRunner;
};

/** A brief, and whether the price of its listing ever changed. */
type BriefRow = { readonly brief: ListingBrief; readonly isPriced: boolean };

/** Milliseconds between two checks for a new version, each a query for one number; loading a large version takes about a second. */
const LOOK_MS = 400;
/** Number of briefs per batch: parsing a batch blocks the event loop for some milliseconds. */
const BRIEFS_AT_ONCE = 500;
/** Share of a version's listings: with at most this many added and ended rows, only these are read instead of all. */
const FEW = 1 / 4;

/** The catalogue in SQL: the index of the published version is in memory, listings are read by id. */
export async function openSqlCatalogue(database: SqlDatabase, settings: CatalogueSettings): Promise<SqlCatalogue> {
  const statements = readStatementsWith(database.queries);
  let { types, places } = settings;
  let book = placeLookup(places);
  let known: ReadonlyMap<string, readonly ListingChange[]> = new Map();
  /** Whether the current version was built with other types or places. */
  let outdated = false;
  /** Entries of the current version, sorted by id; the next version is mostly the same. */
  let cached: { readonly version: number; readonly entries: readonly IndexEntry[] } | undefined;
  let current = await load(await versionNow());

  async function versionNow(): Promise<number> {
    const [row] = await database.read(() => run(statements.version, {}));
    return row?.version ?? 0;
  }

  async function load(version: number): Promise<CatalogueVersion> {
    const recordedSince = await beginOfChanges();
    const entries =
      (await entriesAfterCached(version, recordedSince)) ?? (await entriesOf(rowsOf(version), version, recordedSince));
    const index = await settings.runSlices(catalogueIndexSliced(entries, types, places));
    const projects = await projectsOf(version);
    const next = makeCatalogueVersion({
      database,
      statements,
      version,
      index,
      projects,
      briefs: () => briefsOf(version),
      history: async id => ({ recordedSince, events: (await historiesOf([id], version)).get(id) ?? [] }),
    });
    cached = { version, entries };
    return next;
  }

  /** Time since which the site stores changes. The changes in `known` happened before that time. */
  async function beginOfChanges(): Promise<number> {
    const [row] = await database.read(() => run(statements.firstChange, {}));
    const [first] = [...known.values()].flat();
    return recordedSinceOf(row, first);
  }

  async function entriesOf(
    pages: AsyncIterable<readonly BriefRow[]>,
    version: number,
    recordedSince: number,
  ): Promise<readonly IndexEntry[]> {
    const entries: IndexEntry[] = [];
    for await (const rows of pages) {
      const priced = rows.filter(({ brief, isPriced }) => isPriced || known.has(brief.id));
      const histories = await historiesOf(
        priced.map(({ brief }) => brief.id),
        version,
      );
      for (const { brief } of rows) {
        const place = findPlace(book, brief.place.name, brief.place.postcode);
        const events = histories.get(brief.id);
        const reduction = events && currentReduction(events, { price: shownPrice(brief), recordedSince });
        entries.push(entryOf(brief, place, settings.baseMap, reduction));
      }
    }
    return entries;
  }

  async function historiesOf(
    ids: readonly ListingId[],
    version: number,
  ): Promise<ReadonlyMap<string, readonly DatedEvent[]>> {
    const stored = new Map<string, DatedEvent[]>();
    for (const some of inPieces(ids, IDS_AT_ONCE))
      for (const row of await database.read(() => run(statements.changes, { ...idValues(some), version }))) {
        const events = stored.get(row.listing_id) ?? [];
        stored.set(row.listing_id, events);
        events.push({ at: row.at, change: eventIn(row.event) });
      }
    return new Map(ids.map(id => [id, eventsWithKnown(known.get(id) ?? [], stored.get(id) ?? [])]));
  }

  /**
   * Entries of the version after the cached one; only entries that differ are read. `undefined` for any other version, and if
   * many differ.
   */
  async function entriesAfterCached(
    version: number,
    recordedSince: number,
  ): Promise<readonly IndexEntry[] | undefined> {
    if (!cached || cached.version !== version - 1) return undefined;
    const [turnover] = await database.read(() => run(statements.turnover, { version }));
    if (!turnover || Number(turnover.brought) + Number(turnover.ended) > cached.entries.length * FEW) return undefined;
    const ended = await database.read(() => run(statements.ended, { version }));
    const brought = await entriesOf(rowsOf(version, statements.brought), version, recordedSince);
    // Imports delete ended rows two versions later. If the version changed meanwhile, the rows read above may be incomplete.
    if ((await versionNow()) !== version) return undefined;
    const endedIds = new Set<string>(ended.map(({ id }) => id));
    return mergedById(
      cached.entries.filter(({ id }) => !endedIds.has(id)),
      brought,
    );
  }

  async function* briefsOf(version: number): AsyncGenerator<readonly ListingBrief[]> {
    for await (const rows of rowsOf(version)) yield rows.map(({ brief }) => brief);
  }

  async function* rowsOf(
    version: number,
    statement: typeof statements.briefs = statements.briefs,
  ): AsyncGenerator<readonly BriefRow[]> {
    let after: string | undefined = '';
    while (after !== undefined) {
      const page = { version, after, count: BRIEFS_AT_ONCE };
      const rows: readonly { id: string; brief: string; priced: number }[] = await database.read(() =>
        run(statement, page),
      );
      yield rows.map(({ brief, priced }) => ({ brief: briefIn(brief), isPriced: priced === 1 }));
      after = rows.length < BRIEFS_AT_ONCE ? undefined : rows.at(-1)?.id;
      await yieldToRequests();
    }
  }

  async function projectsOf(version: number) {
    const rows = await database.read(() => run(statements.projects, { version }));
    return rows
      .map(({ shown }) => projectIn(shown))
      .sort((a, b) => (a.publishedOn < b.publishedOn ? 1 : a.publishedOn > b.publishedOn ? -1 : 0));
  }

  async function lookOnce(): Promise<void> {
    const version = await versionNow();
    if (String(version) === current.version && !outdated) return;
    const rebuilds = outdated;
    outdated = false;
    if (rebuilds) cached = undefined;
    try {
      current = await load(version);
    } catch (error) {
      outdated ||= rebuilds;
      throw error;
    }
  }

  const look = oneAtATime(lookOnce);

  return {
    current: async () => current,
    listings: ids => current.listings(ids),
    removed: id => current.removed(id),
    projects: () => current.projects(),
    history: id => current.history(id),
    look,
    lookEveryMs: LOOK_MS,
    take(content) {
      ({ types, places } = content);
      book = placeLookup(places);
      outdated = true;
      return look();
    },
    addPastChanges(changes) {
      known = Map.groupBy(changes, ({ listingId }) => listingId);
      outdated = true;
      return look();
    },
  };
}

/** Merges two lists sorted by id. The order makes pages of lists the same in every process. */
function mergedById(some: readonly IndexEntry[], others: readonly IndexEntry[]): IndexEntry[] {
  const merged: IndexEntry[] = [];
  let at = 0;
  for (const entry of some) {
    for (let other = others[at]; other && other.id < entry.id; other = others[++at]) merged.push(other);
    merged.push(entry);
  }
  return merged.concat(others.slice(at));
}
