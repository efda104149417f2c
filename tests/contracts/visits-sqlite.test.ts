import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import type { VisitLog } from '../../application/ports/visit-log.ts';
import type { ListingId } from '../../domain/listing/listing.ts';
import { sqliteStore } from '../support/sql-stores.ts';
import { describePast } from './past.contract.ts';
import { describeVisitLog } from './visit-log.contract.ts';

const store = sqliteStore();
afterAll(store.close);

const databases = async (count: number) => {
  const processes = await store.processes(count);
  await store.empty();
  return processes;
};
const logs = async (count: number) => (await databases(count)).map(({ visits }) => visits);

describeVisitLog('in SQLite', logs, 25);
describePast('in SQLite', databases);

describe('the log of visits in SQLite', () => {
  const ID = '6398214' as ListingId;

  test('puts counts right that somebody changed, and says how many were wrong', async () => {
    const [log] = (await logs(1)) as [VisitLog];
    const day = '2026-10-25';
    await log.add(['a', 'b', 'c'].map(visitor => ({ listingId: ID, day, visitor })));
    await log.add([{ listingId: ID, day: '2026-10-26', visitor: 'a' }]);
    const file = new DatabaseSync(store.file);
    file.exec(`update visit_day set visits = 9 where day = '${day}'`);
    file.exec(`delete from visit_day where day = '2026-10-26'`);
    file.exec(`insert into visit_day values ('${ID}', '2026-10-27', 4)`);
    file.close();
    expect(await log.recount()).toBe(3);
    expect(await log.counts(ID, day)).toEqual({
      total: 4,
      days: [
        { day, visits: 3 },
        { day: '2026-10-26', visits: 1 },
      ],
    });
  });

  test('leaves no byte of a destroyed salt on the disk', async () => {
    const [log] = (await logs(1)) as [VisitLog];
    await log.saltOf('2026-10-25', 'a-salt-that-is-looked-for');
    const bytes = () =>
      ['', '-wal'].map(end => readFileSync(store.file + end, 'latin1').includes('a-salt-that-is-looked-for'));
    expect(bytes()).toContain(true);
    await log.destroySalts('2026-10-26');
    expect(bytes()).toEqual([false, false]);
  });
});
