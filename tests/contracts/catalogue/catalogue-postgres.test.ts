import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { FULL } from '../../support/run/full-run.ts';
import { inPostgres } from '../../support/run/in-postgres.ts';
import { describeImportKills } from './import-kill.contract.ts';
import { describeSqlCatalogue } from './catalogue-sql.contract.ts';

await inPostgres(async (postgres, store) => {
  describeSqlCatalogue('in PostgreSQL', store, FULL ? 15 : 3);

  if (!FULL) return;
  const url = await postgres.newDatabase('killed');
  const directory = mkdtempSync(join(tmpdir(), 'clairval-killed-'));
  const client = new Client({ connectionString: url });
  await client.connect();
  afterAll(async () => {
    await client.end();
    rmSync(directory, { recursive: true, force: true });
  });

  describeImportKills('in PostgreSQL', () => ({ databaseUrl: url, dataDirectory: directory }), {
    async countUnpublished() {
      const { rows } = await client.query<{ count: string }>(
        'select count(*) as count from listing where from_version > (select version from catalogue)',
      );
      return Number(rows[0]?.count);
    },
    endRun: async () => void (await client.query('update catalogue set importer_until = 0')),
  });
});
