import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { LastImport } from '../../application/ports/catalogue/import-runs.ts';
import type { ImportNote } from '../../application/ports/operation/operation-reports.ts';
import { makeSqlImportRuns } from './catalogue/import-runs.ts';
import { makeSqlImportReports } from './operation/operation-reports.ts';
import { DATABASE_FILE, type DatabaseSettings } from './open-database.ts';
import { openPostgres } from './database/postgres-database.ts';
import type { SqlDatabase } from './database/sql-database.ts';
import { openSqlite } from './database/sqlite-database.ts';

const TIMEOUT_MS = 5_000;

/** The last import, and the newest report of an import, which may be about another one. */
export type ReadImport = LastImport & { readonly newest: ImportNote | undefined };

/**
 * Reads the result of the last import from the agency's CRM, whether the site is running or not. Unlike `openDatabase` it neither creates a
 * database nor changes its schema. Returns `undefined` if there is no database, or one older than the table of import runs.
 */
export async function readLastImport({
  databaseUrl,
  dataDirectory,
  timeoutMs = TIMEOUT_MS,
}: DatabaseSettings): Promise<ReadImport | undefined> {
  let database: SqlDatabase;
  if (databaseUrl === undefined) {
    const file = join(dataDirectory, DATABASE_FILE);
    if (!existsSync(file)) return undefined;
    database = await openSqlite({ file, timeoutMs });
  } else database = await openPostgres({ url: databaseUrl, timeoutMs });
  try {
    const last = await makeSqlImportRuns(database).last();
    // A database of an older version has no table of reports, so it has no newest report.
    const [newest] = await makeSqlImportReports(database)
      .last(1)
      .catch(() => []);
    return last && { ...last, newest: newest?.report };
  } catch (error) {
    // SQLite and PostgreSQL report with these messages that the table does not exist yet; there is no last import then.
    if (error instanceof Error && /no such table|relation "import_run" does not exist/.test(error.message))
      return undefined;
    throw error;
  } finally {
    await database.close();
  }
}
