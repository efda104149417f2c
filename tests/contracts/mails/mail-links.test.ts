import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { makeMemoryRequestPorts } from '../../../adapters/memory/request-ports.ts';
import { dumpDatabase } from '../../../adapters/sql/dump-database.ts';
import type { Database } from '../../../adapters/sql/open-database.ts';
import { inPostgres } from '../../support/run/in-postgres.ts';
import { type StoredRows, openRows } from '../../support/faults/stored-rows.ts';
import { type SharedStore, sqliteStore } from '../../support/site/sql-stores.ts';
import { describeEarlierMails } from './earlier-mails.contract.ts';
import { describeSecretLinks } from './secret-links.contract.ts';

describeSecretLinks('in memory', async () => {
  const ports = makeMemoryRequestPorts();
  const dump = async () => {
    const addresses = [...(await ports.personalData.addresses())];
    return JSON.stringify(await Promise.all(addresses.map(address => ports.personalData.export(address))));
  };
  return { ports, dump };
});

/** Opens two processes on an emptied store. */
function emptied(store: SharedStore, rows: StoredRows, dump: () => Promise<string>) {
  return async () => {
    const processes = await store.processes(2);
    await store.empty();
    return { ports: processes[0] as Database, processes, rows, dump };
  };
}

const sqlite = sqliteStore();
const dataDirectory = dirname(sqlite.file);
await sqlite.processes(1);
const sqliteRows = openRows({ dataDirectory });
afterAll(async () => {
  await sqliteRows.close();
  await sqlite.close();
});
/** Returns the bytes of the database files and of a backup. */
const openSqlite = emptied(sqlite, sqliteRows, async () => {
  const backup = join(dataDirectory, 'backup');
  await dumpDatabase({ databaseUrl: undefined, dataDirectory }, backup);
  const files = readdirSync(dataDirectory).map(name => readFileSync(join(dataDirectory, name), 'latin1'));
  rmSync(backup);
  return files.join();
});
describeSecretLinks('in SQLite', openSqlite);
describeEarlierMails('in SQLite', openSqlite);

await inPostgres((postgres, store) => {
  const rows = openRows({ databaseUrl: postgres.url, dataDirectory: '' });
  afterAll(() => rows.close());
  /** Returns every row of every table. */
  const openPostgres = emptied(store, rows, async () => {
    const tables = await rows.all<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    const held = await Promise.all(tables.map(({ name }) => rows.all(`select t::text from ${name} as t`)));
    return JSON.stringify(held);
  });
  describeSecretLinks('in PostgreSQL', openPostgres);
  describeEarlierMails('in PostgreSQL', openPostgres);
});
