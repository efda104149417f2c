import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { aSubmission } from '../arbitraries/a-submission.ts';
import { FULL } from '../support/run/full-run.ts';
import { sqliteStore } from '../support/site/sql-stores.ts';
import { MOST_BUSY_TIMES } from '../../application/ports/calendar/busy-feeds.ts';
import { anAgent } from './accounts/agents.contract.ts';
import { anEntry } from './audit/desk-log.contract.ts';
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
  FULL ? 25 : 8,
);

describe('requests stored by a version without phone and search columns', () => {
  test('are found by every search', async () => {
    const [ports] = await store.processes(1);
    if (!ports) throw new Error('no ports were made');
    await store.empty();
    const values = { lastName: 'Géron', phone: '+32470123456' };
    const kept = Array.from({ length: 250 }, (_, at) =>
      aSubmission(`old ${at}`, { values, email: undefined, mails: [] }),
    );
    for (const one of kept) await ports.submissions.accept(one);
    const database = new DatabaseSync(store.file);
    database.exec('update submission set phone = null, found_by = null');
    database.close();
    const reader = { id: 'marc', role: 'manager' } as const;
    expect((await ports.deskRequests.counts(reader, { words: ['geron'] })).new).toBe(kept.length);
    const [one] = await ports.deskRequests.list(reader, { words: ['0470'] }, undefined, 1);
    expect(one && (await ports.deskRequests.ofSamePerson(reader, one, 999))).toHaveLength(kept.length - 1);
  });
});

describe('busy times stored unmerged by an earlier version', () => {
  const feed = { agentId: 'id of An', encryptedAddress: 'encrypted' };
  const minute = 60_000;
  const stored = MOST_BUSY_TIMES * 3;
  const open = async () => {
    const [ports] = await store.processes(1);
    if (!ports) throw new Error('no ports were made');
    await store.empty();
    await ports.sampleAgents.add(anAgent('An', { personId: 'lotte' }), 'hash');
    await ports.busyFeeds.setAddress(feed.agentId, feed.encryptedAddress, anEntry(1));
    const database = new DatabaseSync(store.file);
    database.exec(`insert into busy_time (agent_id, from_at, until_at)
      with recursive n(at) as (values (0) union all select at + 1 from n where at + 1 < ${stored})
      select '${feed.agentId}', at * ${3 * minute}, at * ${3 * minute} + ${minute} from n`);
    database.close();
    return ports;
  };
  const last = (stored - 1) * 3 * minute;

  test('are replaced by the next read, even if the calendar did not change', async () => {
    const { busyFeeds, viewingHours } = await open();
    const times = Array.from({ length: stored }, (_, at) => ({ from: at * 3 * minute, until: (at * 3 + 1) * minute }));
    await busyFeeds.keep(feed, times, 1_000, false);
    const { taken: kept } = await viewingHours.ofProperty({
      propertyId: '1',
      personId: 'lotte',
      from: 0,
      until: last + minute,
    });
    expect(kept).toHaveLength(MOST_BUSY_TIMES);
    expect([kept[0]?.from, kept.at(-1)?.until]).toEqual([0, last + minute]);
    expect(await busyFeeds.status(feed.agentId)).toMatchObject({ failure: 'joined', count: MOST_BUSY_TIMES });
  });

  test('are merged when the calendar can no longer be read, and none becomes free', async () => {
    const { busyFeeds, viewingHours } = await open();
    const asked = { propertyId: '1', personId: 'lotte', from: 0, until: last + minute };
    const { version } = await viewingHours.ofProperty(asked);
    await busyFeeds.fail(feed, 'unreachable', 1_000);
    const found = await viewingHours.ofProperty(asked);
    expect(found.taken).toHaveLength(MOST_BUSY_TIMES);
    expect([found.taken[0]?.from, found.taken.at(-1)?.until]).toEqual([0, last + minute]);
    expect(found.version).not.toBe(version);
    expect(await busyFeeds.status(feed.agentId)).toMatchObject({ failure: 'unreachable', readAt: undefined });
    await busyFeeds.fail(feed, 'unreachable', 2_000);
    expect((await viewingHours.ofProperty(asked)).version).toBe(found.version);
  });
});
