import { afterAll } from 'vitest';
import { sqliteStore } from '../support/sql-stores.ts';
import { describeSqlCatalogue } from './catalogue-sql.contract.ts';

const store = sqliteStore();
afterAll(store.close);

describeSqlCatalogue('in SQLite', store, 25);
