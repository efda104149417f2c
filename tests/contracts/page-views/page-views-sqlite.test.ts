import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { makeHashes } from '../../../adapters/secrets/hashes.ts';
import { randomIds } from '../../../adapters/system/ids.ts';
import { makeRecordPageViews } from '../../../application/portal/record-page-views.ts';
import type { PageViews } from '../../../application/ports/page-views/page-views.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { sqliteStore } from '../../support/site/sql-stores.ts';
import { describeSampleHistory } from '../sample/sample-history.contract.ts';
import { describePageViews } from './page-views.contract.ts';

const store = sqliteStore();
afterAll(store.close);

const databases = async (count: number) => {
  const processes = await store.processes(count);
  await store.empty();
  return processes;
};
const logs = async (count: number) => (await databases(count)).map(({ pageViews }) => pageViews);

describePageViews('in SQLite', logs, 25);
describeSampleHistory('in SQLite', databases);

describe('the page view log in SQLite', () => {
  const ID = '6398214' as ListingId;

  test('corrects counts that were changed by hand and reports how many were wrong', async () => {
    const [log] = (await logs(1)) as [PageViews];
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
        { day, views: 3 },
        { day: '2026-10-26', views: 1 },
      ],
    });
  });

  test('contains no byte of an address or browser, nor a visitor key computable without the salt', async () => {
    const [log] = (await logs(1)) as [PageViews];
    const hashes = makeHashes(new Uint8Array(32));
    const record = makeRecordPageViews({
      log,
      hashes,
      ids: randomIds,
      isRobot: () => false,
      ownedBy: async () => [],
      agency: new Set(),
    });
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:156.0) Gecko/20100101 Firefox/156.0 Canary';
    const seen = { listingId: ID, method: 'GET' as const, purpose: '', login: undefined, userAgent };
    await record([
      { ...seen, at: Date.parse('2026-10-25T12:00Z'), address: '203.0.113.77' },
      { ...seen, at: Date.parse('2026-10-25T12:00Z'), address: '2001:db8:77:0' },
    ]);
    expect((await log.counts(ID, '2026-10-25')).total).toBe(2);
    const bytes = ['', '-wal'].map(end => readFileSync(store.file + end, 'latin1')).join();
    for (const canary of ['203.0.113.77', '2001:db8:77:0', 'Firefox', 'Canary', hashes.personal('203.0.113.77')])
      expect(bytes).not.toContain(canary);
  });

  test('leaves no byte of a deleted salt on the disk', async () => {
    const [log] = (await logs(1)) as [PageViews];
    await log.saltOf('2026-10-25', 'a-salt-that-is-looked-for');
    const bytes = () =>
      ['', '-wal'].map(end => readFileSync(store.file + end, 'latin1').includes('a-salt-that-is-looked-for'));
    expect(bytes()).toContain(true);
    await log.destroySalts('2026-10-26');
    expect(bytes()).toEqual([false, false]);
  });
});
