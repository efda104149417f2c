import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { unknownNamesIn } from '../../../adapters/composition/backup/backed-up-files.ts';
import { openDatabase } from '../../../adapters/sql/open-database.ts';
import { openSqlite } from '../../../adapters/sql/database/sqlite-database.ts';
import { aSubmission } from '../../arbitraries/a-submission.ts';
import { describeEarlierDatabases } from './earlier-databases.contract.ts';
import { describeKills } from './kill.contract.ts';
import { describeMigrations } from './migrate.contract.ts';

const scratch = mkdtempSync(join(tmpdir(), 'clairval-start-'));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const newDirectory = () => mkdtempSync(join(scratch, 'database-'));

const makeEmpty = async () => {
  const directory = newDirectory();
  const file = join(directory, 'clairval.db');
  return {
    open: () => openSqlite({ file, timeoutMs: 10_000 }),
    schema: async () => {
      const database = new DatabaseSync(file, { readOnly: true });
      const rows = database.prepare('select coalesce(sql, name) as line from sqlite_schema order by 1').all();
      database.close();
      return rows.map(({ line }) => String(line));
    },
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  };
};
describeMigrations('in SQLite', makeEmpty);
describeEarlierDatabases('in SQLite', makeEmpty, 5);

const killed = newDirectory();
describeKills('in SQLite', () => ({ dataDirectory: killed }));

test('a database of a killed process is intact', () => {
  const database = new DatabaseSync(join(killed, 'clairval.db'));
  expect(database.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
  database.close();
});

test('processes that start at once on an empty folder share one database', async () => {
  const dataDirectory = newDirectory();
  const databases = await Promise.all([1, 2, 3].map(() => openDatabase({ dataDirectory, timeoutMs: 10_000 })));
  const keeping = databases.map((database, number) => database.submissions.accept(aSubmission(String(number))));
  expect((await Promise.all(keeping)).map(({ kind }) => kind)).toEqual(['kept', 'kept', 'kept']);
  expect(await databases[0]?.outbox.depth()).toMatchObject({ waiting: 3, dead: 0 });
  for (const database of databases) await database.close();
});

test('of the servers on one folder the second is refused, while commands use the database', async () => {
  const dataDirectory = newDirectory();
  const serve = () => openDatabase({ dataDirectory, isServer: true });
  const server = await serve();
  const refusal = new RegExp(
    `^DATA_DIR: another process already serves a site from ${dataDirectory}\\. .*DATABASE_URL\\.$`,
  );
  await expect(serve()).rejects.toThrow(refusal);
  const command = await openDatabase({ dataDirectory });
  expect((await command.submissions.accept(aSubmission('by a command'))).kind).toBe('kept');
  await expect(serve()).rejects.toThrow(refusal);
  expect((await server.submissions.accept(aSubmission('by the server'))).kind).toBe('kept');
  expect(statSync(join(dataDirectory, 'server.lock')).mode & 0o777).toBe(0o600);
  expect(await unknownNamesIn(dataDirectory)).toEqual([]);
  await server.close();
  await (await serve()).close();
  await command.close();
});

test('a server whose database cannot be opened leaves the folder to the next one', async () => {
  const dataDirectory = newDirectory();
  const file = join(dataDirectory, 'clairval.db');
  writeFileSync(file, 'no database at all, '.repeat(100));
  await expect(openDatabase({ dataDirectory, isServer: true })).rejects.toThrow(file);
  rmSync(file);
  await (await openDatabase({ dataDirectory, isServer: true })).close();
});
