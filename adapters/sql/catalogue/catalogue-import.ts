import { createHash, randomUUID } from 'node:crypto';
import {
  type CatalogueImport,
  type Imported,
  type ImportRun,
  LeaseLost,
  type StoreResult,
  type PublishedListingRef,
} from '../../../application/ports/catalogue/catalogue-import.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import { listingEvents } from '../../../domain/alert/listing-events.ts';
import { withdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import { briefOf } from '../../../domain/listing/listing-brief.ts';
import type { ListingId, PublicListing } from '../../../domain/listing/listing.ts';
import type { PublicProject } from '../../../domain/listing/project.ts';
import { importStatementsWith } from './catalogue-statements.ts';
import { briefIn, listingIn, pictureFilesIn, projectIn } from './listing-rows.ts';
import { IDS_AT_ONCE, idValues, inPieces } from '../database/many-rows.ts';
import { filesEndedIn, restoreVersionBefore } from './restore-version.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps } from '../database/statement.ts';

/** Duration of an import's lease, milliseconds. A run that does not renew it in time counts as ended. */
const HEARD_MS = 5_000;
/** A lease that ends more than these milliseconds in the future was taken while the clock was wrong: ignore it. */
const AHEAD_MS = 3_600_000;
/** Timeout of a write, milliseconds: it may wait for locks of the running site. */
const TIMEOUT_MS = 60_000;
const SEEN_AT_ONCE = 5_000;

/**
 * Imports in SQL. Rows of the next version are stored beside the published ones; each row states the versions in which it is visible.
 * Publishing changes a single number, so a run that is interrupted anywhere changes nothing for visitors.
 */
export function makeSqlCatalogueImport(database: SqlDatabase, clock: Clock): CatalogueImport {
  const statements = importStatementsWith(database.queries);

  /** Writes only if this run still has the lease; otherwise throws LeaseLost. */
  function writing<Result>(importer: string, steps: () => Steps<Result>): Promise<Result> {
    function* fenced(): Steps<Outcome<Result>> {
      const [there] = yield* run(statements.stay, { importer, until: clock.now() + HEARD_MS });
      if (!there) throw new LeaseLost('another import has taken over');
      return commit(yield* steps());
    }
    return database.write(fenced, TIMEOUT_MS);
  }

  async function forgetLeftovers(importer: string, version: number): Promise<void> {
    for (const forget of statements.leftovers) {
      let forgotten: number;
      do {
        forgotten = await writing(importer, function* () {
          return (yield* run(forget, { version })).length;
        });
      } while (forgotten > 0);
    }
  }

  function runOn(importer: string, version: number, quiet: boolean): ImportRun {
    const next = version + 1;
    const first = version === 0;
    let heardAt = clock.now();
    // Renews the lease while a slow feed or picture host is awaited. The next write reports a failed renewal.
    const renewal = setInterval(() => {
      write(function* () {}).catch((error: unknown) => {
        if (error instanceof LeaseLost) clearInterval(renewal);
      });
    }, HEARD_MS / 3).unref();

    async function write<Result>(steps: () => Steps<Result>): Promise<Result> {
      const result = await writing(importer, steps);
      heardAt = clock.now();
      return result;
    }

    function* changeRows(rows: readonly { readonly id: string; readonly events: ReturnType<typeof listingEvents> }[]) {
      const at = clock.now();
      yield* statements.insertChanges(
        rows.flatMap(({ id, events }) =>
          events.map(event => ({
            version: next,
            at,
            listing_id: id,
            event: JSON.stringify(event),
            told: first || quiet ? 1 : null,
          })),
        ),
      );
    }

    /** The newest row of each listing among those of versions up to `version`. */
    async function lastRows(ids: readonly string[], version: number) {
      const last = new Map<
        string,
        { readonly to_version: number | null; readonly mark: string; readonly brief: string }
      >();
      for (const some of inPieces(ids, IDS_AT_ONCE)) {
        const rows = await database.read(() => run(statements.rows, { ...idValues(some), version }));
        for (const row of rows) last.set(row.id, row);
      }
      return last;
    }

    async function putListings(put: readonly Imported<PublicListing>[]): Promise<readonly StoreResult[]> {
      const last = await lastRows(
        put.map(({ thing }) => thing.id),
        version,
      );
      const written = put.map(({ thing, pictureFiles, externalId }) => {
        const shown = shownRow(thing, pictureFiles);
        const before = last.get(thing.id);
        const isRemoved = before !== undefined && before.to_version !== null;
        const was: StoreResult = !before || isRemoved ? 'added' : before.mark === shown.mark ? 'unchanged' : 'changed';
        return { thing, externalId, shown, before, gone: isRemoved, was };
      });
      const fresh = written.filter(({ was }) => was !== 'unchanged');
      // A batch without changes has to renew the lease too.
      if (fresh.length > 0 || clock.now() - heardAt > HEARD_MS / 5) {
        await write(function* () {
          for (const { thing, was } of fresh)
            if (was === 'changed') yield* run(statements.closeListing, { id: thing.id, version, next });
          yield* statements.insertListings(
            fresh.map(({ thing, externalId, shown: { mark } }) => ({
              id: thing.id,
              from_version: next,
              to_version: null,
              mark,
              project_id: thing.projectId ?? null,
              external_id: externalId ?? null,
              brief: JSON.stringify(briefOf(thing)),
            })),
          );
          yield* statements.insertShown(
            fresh.map(({ thing, shown }) => ({ id: thing.id, from_version: next, ...shown })),
          );
          yield* changeRows(
            fresh.map(({ thing, before, gone }) => ({
              id: thing.id,
              events: listingEvents(before && !gone ? briefIn(before.brief) : undefined, thing, gone),
            })),
          );
        });
      }
      return written.map(({ was }) => was);
    }

    async function putProjects(put: readonly Imported<PublicProject>[]): Promise<readonly StoreResult[]> {
      const projectRows = await database.read(() => run(statements.projects, { version }));
      const marks = new Map(projectRows.map(({ id, mark }) => [id, mark]));
      const written = put.map(({ thing, pictureFiles, externalId }) => {
        const shown = shownRow(thing, pictureFiles);
        const before = marks.get(thing.id);
        const was: StoreResult = before === undefined ? 'added' : before === shown.mark ? 'unchanged' : 'changed';
        return { id: thing.id, external_id: externalId ?? null, shown, was };
      });
      const fresh = written.filter(({ was }) => was !== 'unchanged');
      for (const some of inPieces(fresh, IDS_AT_ONCE)) {
        await write(function* () {
          for (const { id } of some) yield* run(statements.closeProject, { id, version, next });
          yield* statements.insertProjects(
            some.map(({ id, external_id, shown }) => ({ id, from_version: next, external_id, ...shown })),
          );
        });
      }
      return written.map(({ was }) => was);
    }

    async function end(version: number): Promise<void> {
      clearInterval(renewal);
      await write(function* () {
        yield* run(statements.end, { importer, version });
      });
    }

    return {
      first,
      async seen() {
        const listings = new Map<ListingId, PublishedListingRef>();
        let after: string | undefined = '';
        while (after !== undefined) {
          const page = { version, after, count: SEEN_AT_ONCE };
          const rows: readonly { id: string; project_id: string | null; external_id: string | null }[] =
            await database.read(() => run(statements.projectsOfListings, page));
          for (const { id, project_id, external_id } of rows)
            listings.set(id as ListingId, { projectId: project_id ?? undefined, externalId: external_id ?? undefined });
          after = rows.length < SEEN_AT_ONCE ? undefined : rows.at(-1)?.id;
        }
        const projects = await database.read(() => run(statements.projectsWithPictures, { version }));
        return {
          listings,
          projects: new Map(
            projects.map(({ id, shown, picture_files, external_id }) => [
              id,
              {
                thing: projectIn(shown),
                pictureFiles: pictureFilesIn(picture_files),
                externalId: external_id ?? undefined,
              },
            ]),
          ),
        };
      },
      putListings,
      putProjects,
      async remove({ listings, projects }) {
        for (const some of inPieces(listings, IDS_AT_ONCE)) {
          const ids = some.map(({ id }) => id);
          const rows = await database.read(() => run(statements.shown, { ...idValues(ids), version }));
          const shown = new Map(rows.map(row => [row.id, row.shown]));
          // The order of the given listings is the one of their changes; a database orders its rows as it likes.
          const removed = some.flatMap(({ id, reason }) => {
            const text = shown.get(id);
            if (text === undefined) return [];
            const { title, ...last } = listingIn(text);
            return [{ id, title: JSON.stringify(title), reason: withdrawalReason(last, reason) }];
          });
          await write(function* () {
            for (const one of removed) yield* run(statements.keepGone, { version, ...one });
            for (const id of ids) yield* run(statements.closeListing, { id, version, next });
            yield* changeRows(removed.map(({ id, reason }) => ({ id, events: [{ kind: 'removed', reason }] })));
          });
        }
        await write(function* () {
          for (const id of projects) yield* run(statements.closeProject, { id, version, next });
        });
      },
      async remember(gone) {
        for (const some of inPieces(gone, IDS_AT_ONCE)) {
          const known = await lastRows(
            some.map(({ id }) => id),
            next,
          );
          await write(() =>
            statements.insertListings(
              some
                .filter(({ id }) => !known.has(id))
                .map(({ id, reason, last }) => ({
                  id,
                  from_version: next,
                  to_version: next,
                  mark: '',
                  project_id: null,
                  brief: JSON.stringify(briefOf(last)),
                  title: JSON.stringify(last.title),
                  reason: withdrawalReason(last, reason),
                })),
            ),
          );
        }
      },
      restore: () => restoreVersionBefore({ database, statements, version, write, changeRows }),
      filesLeft: () => filesEndedIn({ database, statements }, next),
      async publish() {
        await end(next);
        return String(next);
      },
      async abandon() {
        clearInterval(renewal);
        await forgetLeftovers(importer, version);
        await end(version);
      },
    };
  }

  return {
    async begin({ quiet } = { quiet: false }) {
      const importer = randomUUID();
      const now = clock.now();
      const started = await database.write(function* (): Steps<Outcome<number | undefined>> {
        const [row] = yield* run(statements.begin, { importer, now, until: now + HEARD_MS, ahead: now + AHEAD_MS });
        return commit(row?.version);
      }, TIMEOUT_MS);
      if (started === undefined) return undefined;
      await forgetLeftovers(importer, started);
      return runOn(importer, started, quiet);
    },
  };
}

function shownRow(thing: PublicListing | PublicProject, pictureFiles: ReadonlyMap<string, string>) {
  const shown = JSON.stringify(thing);
  const picture_files = JSON.stringify([...pictureFiles]);
  const mark = createHash('sha256').update(picture_files).update('\n').update(shown).digest('base64url');
  return { mark, picture_files, shown };
}
