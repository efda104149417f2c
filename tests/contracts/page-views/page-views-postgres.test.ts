import { inPostgres } from '../../support/run/in-postgres.ts';
import { describePast } from '../sample/sample-history.contract.ts';
import { describeVisitLog } from './page-views.contract.ts';

await inPostgres((_, store) => {
  const databases = async (count: number) => {
    const processes = await store.processes(count);
    await store.empty();
    return processes;
  };
  describeVisitLog('in PostgreSQL', async count => (await databases(count)).map(({ visits }) => visits), 15);
  describePast('in PostgreSQL', databases);
});
