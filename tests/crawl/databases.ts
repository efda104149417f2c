import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startInstalledPostgres } from '../support/run/installed-postgres.ts';
import { type CrawledSite, makeCrawledSite } from './crawled-site.ts';
import type { WrittenDown } from './written-down.ts';

/** Writes the tables, columns and indexes of a site's SQLite file, and the number of rows per table. */
export function crawlSqlite(site: CrawledSite, out: WrittenDown): void {
  const file = readdirSync(site.dataDirectory).find(name => name.endsWith('.db'));
  if (file === undefined) throw new Error(`${site.dataDirectory} has no database`);
  const database = new DatabaseSync(join(site.dataDirectory, file), { readOnly: true });
  const rows = database
    .prepare('select type, name, sql from sqlite_master order by type, name')
    .all() as unknown as readonly {
    readonly type: string;
    readonly name: string;
    readonly sql: string | null;
  }[];
  out.keep('databases/sqlite', rows.map(({ type, name, sql }) => `${type} ${name}\n${sql ?? ''}\n`).join('\n'));
  const tables = rows.filter(
    ({ type, sql, name }) => type === 'table' && sql !== null && !/virtual/i.test(sql) && !name.includes('_fts'),
  );
  out.keep(
    'databases/sqlite rows',
    tables
      .map(({ name }) => `${name} ${JSON.stringify(database.prepare(`select count(*) as count from "${name}"`).get())}`)
      .join('\n'),
  );
  database.close();
}

/** Writes the schema that a site creates in an empty PostgreSQL, if this machine has one. */
export async function crawlPostgres(tree: string, out: WrittenDown): Promise<void> {
  const postgres = await startInstalledPostgres();
  if ('missing' in postgres) {
    out.keep('databases/postgres', `none: ${postgres.missing}`);
    return;
  }
  const site = await makeCrawledSite(tree, { DATABASE_URL: postgres.url });
  try {
    await site.start();
    await site.stop();
    const { stdout, stderr } = spawnSync('pg_dump', ['--schema-only', '--no-owner', '--no-comments', postgres.url], {
      encoding: 'utf8',
    });
    // Leaves out the lines with a dump's random key and its versions.
    const lines = `${stdout}${stderr}`.split('\n').filter(line => !/^\\(?:un)?restrict|^-- Dumped/.test(line));
    out.keep('databases/postgres', lines.join('\n'));
  } finally {
    await site.stop();
    site.remove();
    await postgres.stop();
  }
}
