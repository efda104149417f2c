import { inPostgres } from '../../support/run/in-postgres.ts';
import { describeSampleHistory } from '../sample/sample-history.contract.ts';
import { describePageViews } from './page-views.contract.ts';

await inPostgres((_, store) => {
  const databases = async (count: number) => {
    const processes = await store.processes(count);
    await store.empty();
    return processes;
  };
  describePageViews('in PostgreSQL', async count => (await databases(count)).map(({ pageViews }) => pageViews), 15);
  describeSampleHistory('in PostgreSQL', databases);
});
