import { inPostgres } from '../../support/run/in-postgres.ts';
import { describeStoredAssets } from '../operation/stored-assets.contract.ts';
import { describeSharedCopies } from './shared-copies.contract.ts';
import { describeSqlVisitorFiles } from '../submissions/visitor-files-sql.contract.ts';
import { describeWorkerLeases } from '../operation/worker-leases.contract.ts';

await inPostgres((_, store) => {
  describeSqlVisitorFiles('in PostgreSQL', store);
  describeSharedCopies('in PostgreSQL', store);
  describeWorkerLeases('in PostgreSQL', store);
  describeStoredAssets('in PostgreSQL', store);
});
