import { inPostgres } from '../support/in-postgres.ts';
import { describeSqlVisitorFiles } from './visitor-files-sql.contract.ts';
import { describeWorkerLeases } from './worker-leases.contract.ts';

await inPostgres((_, store) => {
  describeSqlVisitorFiles('in PostgreSQL', store);
  describeWorkerLeases('in PostgreSQL', store);
});
