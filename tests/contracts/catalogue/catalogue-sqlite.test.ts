import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll } from 'vitest';
import { FULL } from '../../support/run/full-run.ts';
import { sqliteStore } from '../../support/site/sql-stores.ts';
import { describeSqlCatalogue } from './catalogue-sql.contract.ts';
import { describeImportKills } from './import-kill.contract.ts';

const store = sqliteStore();
const directory = mkdtempSync(join(tmpdir(), 'clairval-killed-'));
afterAll(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

describeSqlCatalogue('in SQLite', store, FULL ? 25 : 8);

function ask<Row>(sql: string): Row {
  const database = new DatabaseSync(join(directory, 'clairval.db'), { timeout: 10_000 });
  const [row] = database.prepare(sql).all();
  database.close();
  return row as Row;
}

if (FULL)
  describeImportKills('in SQLite', () => ({ dataDirectory: directory }), {
    countUnpublished: async () =>
      ask<{ count: number }>(
        'select count(*) as count from listing where from_version > (select version from catalogue)',
      ).count,
    endRun: async () => ask('update catalogue set importer_until = 0 returning 1'),
  });
