import { afterAll } from 'vitest';
import { sqliteStore } from '../support/sql-stores.ts';
import { describeRequests } from './requests.contract.ts';

const store = sqliteStore();
afterAll(store.close);

describeRequests(
  'in SQLite',
  async count => {
    const processes = await store.processes(count);
    await store.empty();
    return processes;
  },
  25,
);
