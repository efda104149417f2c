import { afterAll, vi } from 'vitest';
import { prepareFormOverHttp, submitRequestOverHttp } from '../../../adapters/http-client/request-client.ts';
import { fetchFromDesk } from '../../support/site/fetch-from-desk.ts';
import { openForms } from '../../support/site/open-forms.ts';
import { sqliteStore } from '../../support/site/sql-stores.ts';
import { describeSubmitRequest, type Way } from './submit-request.contract.ts';

vi.setConfig({ testTimeout: 60_000 });

const store = sqliteStore();
afterAll(async () => {
  vi.unstubAllGlobals();
  await store.close();
});

async function deskOnSqlite() {
  const [database] = await store.processes(1);
  if (!database) throw new Error('no database was opened');
  await store.empty();
  return openForms({ store: database });
}

function overHttp(desk: ReturnType<typeof openForms>): Way {
  const ask = fetchFromDesk(desk);
  return {
    prepare(form, language, property) {
      vi.stubGlobal('fetch', ask);
      return prepareFormOverHttp(form, language, property);
    },
    submit(sent) {
      vi.stubGlobal('fetch', ask);
      return submitRequestOverHttp(sent);
    },
  };
}

describeSubmitRequest(
  'directly, kept in memory',
  async () => openForms(),
  desk => desk,
  8,
);
describeSubmitRequest('directly, kept in SQLite', deskOnSqlite, desk => desk, 8);
describeSubmitRequest('over HTTP, kept in memory', async () => openForms(), overHttp, 4);
describeSubmitRequest('over HTTP, kept in SQLite', deskOnSqlite, overHttp, 8);
