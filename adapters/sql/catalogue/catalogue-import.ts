import { randomUUID } from 'node:crypto';
import {
  type CatalogueImport,
  type ImportRun,
  LeaseLost,
  type PublishedCatalogue,
  type PublishedListingRef,
} from '../../../application/ports/catalogue/catalogue-import.ts';
import type { Clock } from '../../../application/ports/clock.ts';
import type { ListingEvent } from '../../../domain/listing/listing-event.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { importStatementsWith } from './catalogue-statements.ts';
import { removeListings, storeListings, storeWithdrawnListings } from './import-listings.ts';
import { removeProjects, storeProjects } from './import-projects.ts';
import type { ImportWriter } from './import-writer.ts';
import { pictureFilesIn, projectIn } from './listing-rows.ts';
import { filesEndedIn, restoreVersionBefore } from './restore-version.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps } from '../database/statement.ts';

/** Duration of an import's lease, milliseconds. A run that does not renew its lease in time counts as ended. */
const HEARD_MS = 5_000;
/** Milliseconds from now after which no valid lease ends: a lease with a later end was taken while the clock was wrong and is ignored. */
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

    function* changeRows(
      rows: readonly { readonly id: string; readonly events: readonly ListingEvent[] }[],
    ): Steps<void> {
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

    async function end(version: number): Promise<void> {
      clearInterval(renewal);
      await write(function* () {
        yield* run(statements.end, { importer, version });
      });
    }

    const writer: ImportWriter = {
      database,
      statements,
      version,
      write,
      isRenewalDue: () => clock.now() - heardAt > HEARD_MS / 5,
      changeRows,
    };
    return {
      first,
      seen: () => publishedCatalogue(writer),
      putListings: put => storeListings(writer, put),
      putProjects: put => storeProjects(writer, put),
      async remove({ listings, projects }) {
        await removeListings(writer, listings);
        await removeProjects(writer, projects);
      },
      remember: gone => storeWithdrawnListings(writer, gone),
      restore: () => restoreVersionBefore(writer),
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

/** Reads the published listings, with their projects and ids in the CRM, and the published projects. */
async function publishedCatalogue({ database, statements, version }: ImportWriter): Promise<PublishedCatalogue> {
  const listings = new Map<ListingId, PublishedListingRef>();
  let after: string | undefined = '';
  while (after !== undefined) {
    const page = { version, after, count: SEEN_AT_ONCE };
    const rows: readonly { id: string; project_id: string | null; external_id: string | null }[] = await database.read(
      () => run(statements.projectsOfListings, page),
    );
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
}
