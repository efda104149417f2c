import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../schema/dialect.ts';
import { idsIn, insertMany } from '../database/many-rows.ts';
import { type SqlValue, statement } from '../database/statement.ts';

/** Number of rows deleted per transaction, so that a visitor's request does not wait long. */
const FORGOTTEN_AT_ONCE = 200;

/** The beginning of a stored price event; `JSON.stringify` writes the kind first. */
const PRICE_EVENT = '{"kind":"price"%';

type Version = { version: number };
type Page = { version: number; after: string; count: number };
type ByIds = { readonly version: number } & Readonly<Record<string, SqlValue>>;

/** Whether a row is visible in a version. */
function isInVersion(table: 'listing' | 'project', version: number): RawBuilder<boolean> {
  const [from, to] = [sql.ref(`${table}.from_version`), sql.ref(`${table}.to_version`)];
  return sql<boolean>`${from} <= ${version} and (${to} is null or ${to} > ${version})`;
}

/** Statements that read a version of the catalogue. */
export function readStatementsWith({ db }: Queries) {
  /** 1 if the price of a listing changed up to a version, else 0. */
  const priced = (version: number) =>
    sql<number>`case when exists (select 1 from listing_change where listing_change.listing_id = listing.id and listing_change.version <= ${version} and listing_change.event like ${sql.lit(PRICE_EVENT)}) then 1 else 0 end`.as(
      'priced',
    );
  return {
    version: statement()(() => db.selectFrom('catalogue').select('version')),
    briefs: statement<Page>()(value =>
      db
        .selectFrom('listing')
        .select(['id', 'brief', priced(value.version)])
        .where('id', '>', value.after)
        .where(isInVersion('listing', value.version))
        .orderBy('id')
        .limit(value.count),
    ),
    /** Number of listing rows that a version added, and number of rows that it ended. */
    turnover: statement<Version>()(value =>
      db.selectNoFrom(({ selectFrom, fn }) => [
        selectFrom('listing').select(fn.countAll().as('count')).where('from_version', '=', value.version).as('brought'),
        selectFrom('listing').select(fn.countAll().as('count')).where('to_version', '=', value.version).as('ended'),
      ]),
    ),
    ended: statement<Version>()(value => db.selectFrom('listing').select('id').where('to_version', '=', value.version)),
    brought: statement<Page>()(value =>
      db
        .selectFrom('listing')
        .select(['id', 'brief', priced(value.version)])
        .where('from_version', '=', value.version)
        // Excludes rows that the next version has ended already.
        .where(isInVersion('listing', value.version))
        .where('id', '>', value.after)
        .orderBy('id')
        .limit(value.count),
    ),
    /** Changes of listings up to a version, oldest first. */
    changes: statement<ByIds>()(value =>
      db
        .selectFrom('listing_change')
        .select(['listing_id', 'at', 'event'])
        .where('listing_id', 'in', idsIn(value))
        .where('version', '<=', value.version)
        .orderBy('seq'),
    ),
    firstChange: statement()(() => db.selectFrom('listing_change').select('at').orderBy('seq').limit(1)),
    /** Listings of a version that were added or changed after an earlier one, up to `count`. */
    since: statement<Version & { since: number; count: number }>()(value =>
      db
        .selectFrom('listing')
        .select('id')
        .where('from_version', '>', value.since)
        .where(isInVersion('listing', value.version))
        .limit(value.count),
    ),
    shown: statement<ByIds>()(value =>
      db
        .selectFrom('listing')
        .innerJoin('listing_shown', join =>
          join
            .onRef('listing_shown.id', '=', 'listing.id')
            .onRef('listing_shown.from_version', '=', 'listing.from_version'),
        )
        .select(['listing.id', 'shown'])
        .where('listing.id', 'in', idsIn(value))
        .where(isInVersion('listing', value.version)),
    ),
    /** The newest row of a listing among those of versions up to `version`. */
    last: statement<{ version: number; id: string }>()(value =>
      db
        .selectFrom('listing')
        .select(['to_version', 'brief', 'title', 'reason'])
        .where('id', '=', value.id)
        .where('from_version', '<=', value.version)
        .orderBy('from_version', 'desc')
        .limit(1),
    ),
    projects: statement<Version>()(value =>
      db
        .selectFrom('project')
        .select(['id', 'mark', 'shown'])
        .where(isInVersion('project', value.version))
        .orderBy('id'),
    ),
  };
}

/** Statements of an import run; `version` is the published version, `next` the one being written. */
export function importStatementsWith(queries: Queries) {
  const { db } = queries;
  const raw = <Values extends Readonly<Record<string, SqlValue>>>(write: (value: Values) => RawBuilder<unknown>) =>
    statement<Values>()(value => ({ compile: () => write(value).compile(db) }));
  const close = (table: 'listing' | 'project') =>
    statement<{ id: string; version: number; next: number }>()(value =>
      db
        .updateTable(table)
        .set({ to_version: value.next })
        .where('id', '=', value.id)
        .where(isInVersion(table, value.version)),
    );
  /** Selects up to `FORGOTTEN_AT_ONCE` rows that match a condition. */
  const some = (table: string, condition: RawBuilder<unknown>) =>
    sql`(select id, from_version from ${sql.table(table)} where ${condition} limit ${sql.lit(FORGOTTEN_AT_ONCE)})`;

  return {
    ...readStatementsWith(queries),
    insertListings: insertMany(db, 'listing', [
      'id',
      'from_version',
      'to_version',
      'mark',
      'project_id',
      'external_id',
      'brief',
      'title',
      'reason',
    ]),
    insertShown: insertMany(db, 'listing_shown', ['id', 'from_version', 'picture_files', 'shown']),
    insertProjects: insertMany(db, 'project', ['id', 'from_version', 'external_id', 'mark', 'picture_files', 'shown']),
    insertChanges: insertMany(db, 'listing_change', ['version', 'at', 'listing_id', 'event', 'told']),
    closeListing: close('listing'),
    closeProject: close('project'),
    /** Stores the title of a listing and the reason for its removal. */
    keepGone: statement<{ id: string; version: number; title: string; reason: string }>()(value =>
      db
        .updateTable('listing')
        .set({ title: value.title, reason: value.reason })
        .where('id', '=', value.id)
        .where(isInVersion('listing', value.version)),
    ),

    begin: statement<{ importer: string; now: number; until: number; ahead: number }>()(value =>
      db
        .insertInto('catalogue')
        .values({ one: 1, version: 0, importer: value.importer, importer_until: value.until })
        .onConflict(conflict =>
          conflict
            .column('one')
            .doUpdateSet({ importer: value.importer, importer_until: value.until })
            .where(one =>
              one.or([
                one('catalogue.importer', 'is', null),
                one('catalogue.importer_until', '<=', value.now),
                one('catalogue.importer_until', '>', value.ahead),
              ]),
            ),
        )
        .returning('version'),
    ),
    /** Renews the lease of the run; returns no row if another run has taken over. */
    stay: statement<{ importer: string; until: number }>()(value =>
      db
        .updateTable('catalogue')
        .set({ importer_until: value.until })
        .where('importer', '=', value.importer)
        .returning('version'),
    ),
    end: statement<{ importer: string; version: number }>()(value =>
      db
        .updateTable('catalogue')
        .set({ version: value.version, importer: null })
        .where('importer', '=', value.importer)
        .returning('version'),
    ),

    projectsOfListings: statement<Page>()(value =>
      db
        .selectFrom('listing')
        .select(['id', 'project_id', 'external_id'])
        .where('id', '>', value.after)
        .where(isInVersion('listing', value.version))
        .orderBy('id')
        .limit(value.count),
    ),
    projectsWithPictures: statement<Version>()(value =>
      db
        .selectFrom('project')
        .select(['id', 'picture_files', 'shown', 'external_id'])
        .where(isInVersion('project', value.version))
        .orderBy('id'),
    ),
    /** Listings that the version before `version` showed and that `version` does not show, or shows differently. */
    endedListings: statement<Page>()(value =>
      db
        .selectFrom('listing')
        .innerJoin('listing_shown', join =>
          join
            .onRef('listing_shown.id', '=', 'listing.id')
            .onRef('listing_shown.from_version', '=', 'listing.from_version'),
        )
        .select([
          'listing.id',
          'mark',
          'project_id',
          'external_id',
          'brief',
          'title',
          'reason',
          'picture_files',
          'shown',
        ])
        .where('to_version', '=', value.version)
        .where('listing.from_version', '<', value.version)
        .where('listing.id', '>', value.after)
        .orderBy('listing.id')
        .limit(value.count),
    ),
    /** Listings that `version` shows and the version before it did not. */
    newListings: statement<Page>()(value =>
      db
        .selectFrom('listing')
        .select(['id', 'brief', 'reason'])
        .where('from_version', '=', value.version)
        .where(isInVersion('listing', value.version))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('listing as before')
                .select('before.id')
                .whereRef('before.id', '=', 'listing.id')
                .where('before.to_version', '=', value.version)
                .where('before.from_version', '<', value.version),
            ),
          ),
        )
        .where('id', '>', value.after)
        .orderBy('id')
        .limit(value.count),
    ),
    endedProjects: statement<Version>()(value =>
      db
        .selectFrom('project')
        .select(['id', 'mark', 'external_id', 'picture_files', 'shown'])
        .where('to_version', '=', value.version)
        .orderBy('id'),
    ),
    projectsSince: statement<Version>()(value =>
      db
        .selectFrom('project')
        .select('id')
        .where('from_version', '=', value.version)
        .where(isInVersion('project', value.version))
        .orderBy('id'),
    ),
    /** All rows of listings up to a version, oldest first. */
    rows: statement<ByIds>()(value =>
      db
        .selectFrom('listing')
        .select(['id', 'to_version', 'mark', 'brief'])
        .where('id', 'in', idsIn(value))
        .where('from_version', '<=', value.version)
        .orderBy('from_version'),
    ),

    /**
     * Statements that delete rows which no visible or restorable version needs, one batch each: run each statement until it returns no row.
     */
    leftovers: [
      // Undo a run that was not completed: delete the rows that it wrote, and reopen those that it ended.
      ...(['listing', 'project'] as const).flatMap(table => [
        raw<Version>(
          value =>
            sql`delete from ${sql.table(table)} where (id, from_version) in ${some(table, sql`from_version > ${value.version}`)} returning 1`,
        ),
        raw<Version>(
          value =>
            sql`update ${sql.table(table)} set to_version = null where (id, from_version) in ${some(table, sql`to_version > ${value.version}`)} returning 1`,
        ),
      ]),
      raw<Version>(
        value =>
          sql`delete from listing_change where seq in (select seq from listing_change where version > ${value.version} limit ${sql.lit(FORGOTTEN_AT_ONCE)}) returning 1`,
      ),
      // Deletes rows of versions before the previous one, if a later row of the listing exists. The last row of a removed listing
      // is reduced to brief, title and reason.
      raw<Version>(
        value =>
          sql`delete from listing where (id, from_version) in ${some(
            'listing',
            sql`to_version < ${value.version} and exists (select 1 from listing as later where later.id = listing.id and later.from_version >= listing.to_version)`,
          )} returning 1`,
      ),
      raw<Version>(
        value =>
          sql`delete from listing_shown where (id, from_version) in ${some(
            'listing',
            sql`to_version < ${value.version} and exists (select 1 from listing_shown as kept where kept.id = listing.id and kept.from_version = listing.from_version)`,
          )} returning 1`,
      ),
      raw<Version>(
        value =>
          sql`delete from project where (id, from_version) in ${some('project', sql`to_version < ${value.version}`)} returning 1`,
      ),
    ],
  };
}
