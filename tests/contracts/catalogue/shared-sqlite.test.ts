import { afterAll } from 'vitest';
import { sqliteStore } from '../../support/site/sql-stores.ts';
import { describeStoredAssets } from '../operation/stored-assets.contract.ts';
import { describeSharedCopies } from './shared-copies.contract.ts';
import { describeSqlVisitorFiles } from '../submissions/visitor-files-sql.contract.ts';
import { describeWorkerLeases } from '../operation/worker-leases.contract.ts';

const store = sqliteStore();
afterAll(store.close);

describeSqlVisitorFiles('in SQLite', store);
describeWorkerLeases('in SQLite', store);
describeSharedCopies('in SQLite', store);
describeStoredAssets('in SQLite', store);
