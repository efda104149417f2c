import { afterAll, test } from 'vitest';
import { startPostgres } from '../bench/postgres.ts';
import { postgresStore } from '../support/sql-stores.ts';
import { describePast } from './past.contract.ts';
import { describeVisitLog } from './visit-log.contract.ts';

const postgres = await startPostgres();

if ('missing' in postgres) {
  test.skip(`PostgreSQL could not be started here, so nothing of it was checked: ${postgres.missing}`, () => {});
} else {
  const store = postgresStore(postgres.url);
  afterAll(async () => {
    await store.close();
    await postgres.stop();
  });

  const databases = async (count: number) => {
    const processes = await store.processes(count);
    await store.empty();
    return processes;
  };
  describeVisitLog('in PostgreSQL', async count => (await databases(count)).map(({ visits }) => visits), 15);
  describePast('in PostgreSQL', databases);
}
