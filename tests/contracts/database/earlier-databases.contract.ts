import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtInBaseMap } from '../../../adapters/base-map/built-in-base-map.ts';
import { migrate } from '../../../adapters/sql/database/migrate.ts';
import { openSqlCatalogue } from '../../../adapters/sql/catalogue/listing-catalogue.ts';
import { makeSqlImportRuns } from '../../../adapters/sql/catalogue/import-runs.ts';
import { sqlRequestPorts } from '../../../adapters/sql/open-database.ts';
import type { SqlDatabase } from '../../../adapters/sql/database/sql-database.ts';
import { commit } from '../../../adapters/sql/database/statement.ts';
import { SCHEMA_STEPS } from '../../../adapters/sql/steps/schema-steps.ts';
import { makeSqlPageViews } from '../../../adapters/sql/page-views/page-views.ts';
import { takeTurns } from '../../../adapters/system/take-turns.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { FULL } from '../../support/run/full-run.ts';
import type { EmptyDatabase } from './migrate.contract.ts';

type Row = Readonly<Record<string, unknown>>;

const FOLDER = 'tests/contracts/database/earlier';
const numberOf = (name: string) => name.slice(0, 4);
/** Columns renamed by a later migration. */
const RENAMED: Readonly<Record<string, string>> = { 'slot.property_id': 'holder' };
/** JSON columns to which later migrations add properties. */
const GROWING = ['brief'];
/** Tables to which later migrations add rows. */
const FILLED = ['slot'];

/**
 * Contract for migrating databases of earlier versions: `earlier/NNNN.sql` is a dump after that migration, with the same statements for
 * both databases. Each new migration adds one. A daily run tests the newest version and every `every`-th, whose data passes through all later
 * migrations.
 */
export function describeEarlierDatabases(name: string, makeEmpty: () => Promise<EmptyDatabase>, every: number): void {
  describe(`databases of earlier versions ${name}`, () => {
    test('there is one dump for each migration', () => {
      expect(readdirSync(FOLDER).toSorted()).toEqual(SCHEMA_STEPS.map(step => `${numberOf(step.name)}.sql`));
    });

    test.each(
      SCHEMA_STEPS.map((step, at) => ({ step: step.name, at })).filter(
        ({ at }) => FULL || at === SCHEMA_STEPS.length - 1 || at % every === 0,
      ),
    )(
      "the dump of '$step' has rows in every table, loses none and can be read by this version",
      async ({ step, at }) => {
        const empty = await makeEmpty();
        const database = await empty.open();
        try {
          await migrate(database, SCHEMA_STEPS.slice(0, at + 1));
          const statements = readFileSync(`${FOLDER}/${numberOf(step)}.sql`, 'utf8')
            .split(/;$/m)
            .map(text => text.replace(/^--.*$/gm, '').trim())
            .filter(text => text !== '');
          // The two SQL dialects differ only in how a statement contains bytes.
          const { dialect } = database.queries;
          const bytes = (sql: string) =>
            dialect === 'sqlite' ? sql : sql.replace(/\bx'([\da-f]+)'/g, String.raw`'\x$1'`);
          for (const sql of statements) await write(database, bytes(sql));
          const tables = await tablesOf(database);
          const before = new Map<string, readonly Row[]>();
          for (const table of tables) before.set(table, await rowsOf(database, table));
          expect(tables.filter(table => before.get(table)?.length === 0)).toEqual([]);

          await migrate(database);
          for (const [table, rows] of before) expectKept(table, rows, await rowsOf(database, table));
          await expectRead(database, new Set(tables));
        } finally {
          await database.close();
          await empty.remove();
        }
      },
    );
  });
}

function expectKept(table: string, before: readonly Row[], after: readonly Row[]): void {
  if (FILLED.includes(table)) expect(after.length).toBeGreaterThanOrEqual(before.length);
  else expect([table, after.length]).toEqual([table, before.length]);
  const now = after.map(comparable);
  for (const row of before) {
    const named = Object.entries(row).map(([column, value]) => [RENAMED[`${table}.${column}`] ?? column, value]);
    expect(now).toContainEqual(expect.objectContaining(contained(Object.fromEntries(named) as Row)));
  }
}

/** Parses the growing JSON columns, so that they can be compared. */
function comparable(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [
      column,
      GROWING.includes(column) ? JSON.parse(String(value)) : value,
    ]),
  );
}

function contained(row: Row): Row {
  const within = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? expect.objectContaining(Object.fromEntries(Object.entries(value).map(([key, held]) => [key, within(held)])))
      : value;
  const grown = comparable(row);
  return Object.fromEntries(
    Object.entries(grown).map(([column, value]) => [column, GROWING.includes(column) ? within(value) : value]),
  );
}

/** Reads the rows through the ports, as far as their tables existed. */
async function expectRead(database: SqlDatabase, had: ReadonlySet<string>): Promise<void> {
  const ports = sqlRequestPorts(database);
  const held = await ports.personalData.export('jan@example.be');
  expect(held.map(({ kind }) => kind)).toEqual([
    'request',
    'request',
    'request',
    'request',
    'appointment',
    'subscription',
    'mail',
    'mail',
    'mail',
    ...(had.has('asked_mail') ? ['asked mail'] : []),
  ]);
  expect(await ports.personalData.files()).toEqual(new Set(['0123456789012345678901.pdf']));
  expect(await ports.viewingRecords.byToken('hash of a viewing')).toMatchObject({ request: { id: 'V1S1-T0AM' } });
  const hours = [{ day: '2026-04-10', slot: 'am', count: 1 }];
  expect(await ports.viewingRecords.busy('an-de-smet', '2026-01-01', '2026-12-31')).toEqual(hours);
  const alerts = (await ports.subscribers.confirmedAlerts(undefined, 9)).map(({ id }) => id);
  expect(alerts.slice(0, 1)).toEqual(['A1RT-0001']);
  const due = await ports.outbox.take(9, Number.MAX_SAFE_INTEGER - 1_000_000_000, Number.MAX_SAFE_INTEGER);
  expect(due.map(({ id }) => id).toSorted()).toEqual(['A1RT-0001.match', 'K7P2-9QXD.agency']);
  if (had.has('offer'))
    expect(await ports.offers.byToken('hash of an offer')).toMatchObject({ request: { id: '0FFR-0001' } });
  if (had.has('recommendation_stop')) expect(await ports.suppressionList.has('hash of a person')).toBe(true);
  if (had.has('owner'))
    expect(await ports.owners.byEmail('ann@example.be')).toMatchObject({ id: '0WNR', listingIds: ['6488104'] });
  if (had.has('second_factor')) expect(await ports.secondFactors.of('0WNR')).toMatchObject({ recoveryLeft: 1 });
  if (had.has('visit'))
    expect(await makeSqlPageViews(database).counts('6488104' as ListingId, '2026-01-01')).toMatchObject({ total: 2 });
  if (had.has('import_run'))
    expect(await makeSqlImportRuns(database).last()).toMatchObject({ ended: { failure: 'the folder does not exist' } });
  if (had.has('catalogue')) await expectListings(database);
}

async function expectListings(database: SqlDatabase): Promise<void> {
  const catalogue = await openSqlCatalogue(database, {
    types: [],
    places: [],
    baseMap: builtInBaseMap(),
    runSlices: takeTurns,
  });
  const [listing] = await catalogue.listings(['6488104' as ListingId]);
  expect(listing).toMatchObject({ id: '6488104', title: { fr: 'Studio meublé près de la Dyle' }, price: 690 });
  expect((await catalogue.projects()).map(({ id }) => id)).toEqual(['20396']);
  expect(await catalogue.removed('6301174' as ListingId)).toMatchObject({ id: '6301174', reason: 'sold' });
  const briefs = [];
  for await (const some of (await catalogue.current()).briefs()) briefs.push(...some);
  expect(briefs).toMatchObject([
    { id: '6488104', title: { nl: 'Gemeubelde studio bij de Dijle' }, facts: { lift: true } },
  ]);
}

async function write(database: SqlDatabase, sql: string): Promise<void> {
  await database.write(function* () {
    yield { sql, values: [] };
    return commit(undefined);
  });
}

async function rowsOf(database: SqlDatabase, table: string): Promise<readonly Row[]> {
  const rows = await database.read(function* () {
    return (yield { sql: `select * from ${table}`, values: [] }) as readonly Row[];
  });
  return rows.map(row => ({ ...row }));
}

/** Returns the site's tables except the one of migrations. */
async function tablesOf({ queries, ...database }: SqlDatabase): Promise<readonly string[]> {
  const sql =
    queries.dialect === 'sqlite'
      ? `select name from sqlite_schema where type = 'table' and name not like 'sqlite%'`
      : `select tablename as name from pg_tables where schemaname = 'public'`;
  const rows = await database.read(function* () {
    return (yield { sql, values: [] }) as readonly { readonly name: string }[];
  });
  return rows.map(({ name }) => name).filter(name => name !== 'schema_step');
}
