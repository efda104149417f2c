import { afterAll, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../bench/postgres.ts';
import { postgresStore, type SharedStore } from '../site/sql-stores.ts';

/** One server shared by the test files of a process; ends with the process. */
const shared = globalThis as { testPostgres?: Promise<TestPostgres>; testDatabases?: number };

/** Databases of one test file. */
export type OwnDatabases = {
  readonly url: string;
  /** Creates a database; `name` must be unique within the file. */
  newDatabase(name: string): Promise<string>;
};

/** Runs tests against their own PostgreSQL database; reports if none can be started. */
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
