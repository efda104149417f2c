import { afterAll, test } from 'vitest';
import { startPostgres } from '../bench/postgres.ts';
import { postgresStore } from '../support/sql-stores.ts';
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

  describeVisitLog(
    'in PostgreSQL',
    async count => {
      const processes = await store.processes(count);
      await store.empty();
      return processes.map(({ visits }) => visits);
    },
    15,
  );
}
