import { afterAll, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../bench/postgres.ts';
import { postgresStore, type SharedStore } from '../site/sql-stores.ts';

/** The server that files share which run in one process, one after the other; it ends with the process. */
const shared = globalThis as { testPostgres?: Promise<TestPostgres>; testDatabases?: number };

/** A database of a file's own, and those that it makes. */
export type OwnDatabases = {
  readonly url: string;
  /** Makes one; the name is the caller's among those of its file. */
  newDatabase(name: string): Promise<string>;
};

/** Makes claims about a database of their own in a PostgreSQL; where none can be started the run says so. */
export async function inPostgres(
  claims: (postgres: OwnDatabases, store: SharedStore) => void | Promise<void>,
): Promise<void> {
  const postgres = await (shared.testPostgres ??= startShared());
  if ('missing' in postgres) {
    test.skip(`PostgreSQL could not be started here, so nothing of it was checked: ${postgres.missing}`, () => {});
    return;
  }
  const number = (shared.testDatabases = (shared.testDatabases ?? 0) + 1);
  const newDatabase = (name: string) => postgres.newDatabase(`${name}_${number}`);
  const url = await newDatabase('own');
  const store = postgresStore(url);
  afterAll(() => store.close());
  await claims({ url, newDatabase }, store);
}

async function startShared(): Promise<TestPostgres> {
  const postgres = await startPostgres({ inMemory: true });
  if (!('missing' in postgres)) postgres.letGo();
  return postgres;
}
