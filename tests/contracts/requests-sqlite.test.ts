import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { aSubmission } from '../arbitraries/a-submission.ts';
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

describe('requests that another version of the site kept, which knows neither phone nor search', () => {
  test('are found all the same, by whatever finds others', async () => {
    const [ports] = await store.processes(1);
    if (!ports) throw new Error('no ports were made');
    await store.empty();
    const values = { lastName: 'Géron', phone: '+32470123456' };
    const kept = Array.from({ length: 250 }, (_, at) =>
      aSubmission(`old ${at}`, { values, email: undefined, mails: [] }),
    );
    for (const one of kept) await ports.transactions.keepRequest(one);
    const database = new DatabaseSync(store.file);
    database.exec('update submission set phone = null, found_by = null');
    database.close();
    const reader = { id: 'marc', role: 'manager' } as const;
    expect((await ports.deskRequests.counts(reader, { words: ['geron'] })).new).toBe(kept.length);
    const [one] = await ports.deskRequests.list(reader, { words: ['0470'] }, undefined, 1);
    expect(one && (await ports.deskRequests.ofSamePerson(reader, one, 999))).toHaveLength(kept.length - 1);
  });
});
