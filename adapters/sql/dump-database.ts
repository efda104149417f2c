import { closeSync, existsSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE, type DatabaseSettings } from './open-database.ts';
import { type DumpedPostgres, dumpPostgres } from './database/postgres-programs.ts';
import { SCHEMA_STEPS } from './steps/schema-steps.ts';

export type DumpedDatabase =
  | {
      readonly database: { readonly kind: 'sqlite' };
      /** The steps of the schema that it has taken. */
      readonly steps: readonly string[];
    }
  | DumpedPostgres;

/**
 * Writes the state of one moment of a database, which may be in use, into a new file `to` that only its user reads, and looks whether it
 * is whole. Throws in one line.
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
    // In one transaction of reading, which no writer waits for. Unlike a copy of pages, nothing of erased rows is in it.
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  return { database: { kind: 'sqlite' }, steps: readWholeSqlite(to) };
}

/** The steps that a SQLite file has taken. Throws in one line where it is damaged or not the site's. */
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

/** The first of some steps that this program does not know, which makes them those of a newer one; nothing where it knows all. */
export function unknownStep(steps: readonly string[]): string | undefined {
  return steps.find(name => !SCHEMA_STEPS.some(step => step.name === name));
}
