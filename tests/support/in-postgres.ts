import { afterAll, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../bench/postgres.ts';
import { postgresStore, type SharedStore } from './sql-stores.ts';

/** Makes claims about a PostgreSQL of their own, which ends with them; where none can be started the run says so. */
export async function inPostgres(
  claims: (postgres: Exclude<TestPostgres, { missing: string }>, store: SharedStore) => void | Promise<void>,
): Promise<void> {
  const postgres = await startPostgres();
  if ('missing' in postgres) {
    test.skip(`PostgreSQL could not be started here, so nothing of it was checked: ${postgres.missing}`, () => {});
    return;
  }
  const store = postgresStore(postgres.url);
  afterAll(async () => {
    await store.close();
    await postgres.stop();
  });
  await claims(postgres, store);
}
