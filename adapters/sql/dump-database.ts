import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE, type DatabaseSettings } from './open-database.ts';
import { type DumpedPostgres, dumpPostgres } from './database/postgres-programs.ts';
import { SCHEMA_STEPS } from './steps/schema-steps.ts';

export type DumpedDatabase =
  | {
      readonly database: { readonly kind: 'sqlite' };
      /** Names of the schema steps that were applied. */
      readonly steps: readonly string[];
    }
  | DumpedPostgres;

/**
 * Writes a consistent snapshot of a database, which may be in use, to a new file `to` with mode 0600, and verifies it. Throws with a
 * one-line message.
 */
export async function dumpDatabase(
  { databaseUrl, dataDirectory }: Pick<DatabaseSettings, 'databaseUrl' | 'dataDirectory'>,
  to: string,
): Promise<DumpedDatabase> {
  if (databaseUrl !== undefined) return dumpPostgres(databaseUrl, to);
  const file = join(dataDirectory, DATABASE_FILE);
  if (!existsSync(file))
    throw new Error(`there is no database in ${dataDirectory}: set DATA_DIR to the value that the site has`);
  closeSync(openSync(to, 'wx', 0o600));
  const source = new DatabaseSync(file, { readOnly: true, timeout: 5_000 });
  try {
    // Runs in a read transaction, which blocks no writer. Unlike a copy of the file, the snapshot contains no remains of erased rows.
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  return { database: { kind: 'sqlite' }, steps: readWholeSqlite(to) };
}

/**
 * Checks the integrity of a SQLite file and returns its applied schema steps. Throws with a one-line message if it is damaged or not the
 * site's.
 */
export function readWholeSqlite(file: string): readonly string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const [found] = database.prepare('pragma integrity_check(1)').all() as { integrity_check: string }[];
    if (found?.integrity_check !== 'ok') throw new Error(`the database is damaged: ${found?.integrity_check}`);
    const rows = database.prepare('select name from schema_step order by name').all() as { name: string }[];
    return rows.map(({ name }) => name);
  } finally {
    database.close();
  }
}

/**
 * Returns the first schema step that this program does not know, which means that a newer version applied it; `undefined` if it knows all.
 */
export function unknownStep(steps: readonly string[]): string | undefined {
  return steps.find(name => !SCHEMA_STEPS.some(step => step.name === name));
}
