import { expect, test } from 'vitest';
import { makeReadBusyFeeds, type ReadCalendar } from '../../../application/operate/read-busy-feeds.ts';
import type { Agent } from '../../../application/ports/accounts/agent-records.ts';
import type { ViewingWithRequest } from '../../../application/ports/viewings/viewing-records.ts';
import type { BusyFeed, BusyFeeds } from '../../../application/ports/calendar/busy-feeds.ts';
import type { TimeSpan } from '../../../domain/appointment/time-span.ts';

const BUSY = { from: Date.UTC(2026, 10, 30, 9), until: Date.UTC(2026, 10, 30, 10) };
const FEED: BusyFeed = { agentId: 'An', encryptedAddress: 'address', triedAt: undefined };

async function readOnce(now: number, found: Awaited<ReturnType<ReadCalendar>>) {
  const asked: TimeSpan[] = [];
  const kept: unknown[] = [];
  const between: unknown[] = [];
  let own: unknown;
  const busyFeeds: Pick<BusyFeeds, 'all' | 'keep' | 'fail' | 'reencrypt'> = {
    all: async () => [FEED],
    keep: async (_feed, times, at, joined) => void kept.push({ times, at, joined }),
    fail: async (_feed, failure, at) => void kept.push({ failure, at }),
    reencrypt: async () => undefined,
  };
  const read = makeReadBusyFeeds({
    busyFeeds,
    agentRecords: { byId: async id => ({ id, personId: `person of ${id}`, email: 'an@agency.example' }) as Agent },
    viewingRecords: {
      between: async (...days) => {
        between.push(days);
        return [{ request: { id: 'K7P2' } } as ViewingWithRequest];
      },
    },
    encryption: { encrypt: (_, text) => text, decrypt: (_, text) => ({ text, stale: false }) },
    read: async (_address, span, given) => {
      asked.push(span);
      own = given;
      return found;
    },
    clock: { now: () => now },
    findFeatures: async () => new Set(['hours'] as const),
  });
  return { counts: await read(() => false), asked: asked[0], kept, between, own };
}

test('a calendar is read over whole days in Brussels, so its cut-off is stable all day', async () => {
  const span = { from: Date.UTC(2026, 10, 23, 23), until: Date.UTC(2027, 10, 27, 23) };
  const found = { times: [BUSY], joined: false };
  expect((await readOnce(Date.UTC(2026, 10, 24, 23), found)).asked).toEqual(span);
  expect((await readOnce(Date.UTC(2026, 10, 25, 22, 59), found)).asked).toEqual(span);
});

test('a calendar whose busy times had to be merged is stored with that flag', async () => {
  const now = Date.UTC(2026, 10, 25, 9);
  const { counts, kept } = await readOnce(now, { times: [BUSY], joined: true });
  expect(counts).toEqual({ read: 1, failed: 0 });
  expect(kept).toEqual([{ times: [BUSY], at: now, joined: true }]);
});

test('a calendar that cannot be read stores the reason', async () => {
  const now = Date.UTC(2026, 10, 25, 9);
  const { counts, kept } = await readOnce(now, { failure: 'too-large' });
  expect(counts).toEqual({ read: 0, failed: 1 });
  expect(kept).toEqual([{ failure: 'too-large', at: now }]);
});

test('only the agent’s own viewings in the read days are recognised as the site’s own', async () => {
  const { between, own } = await readOnce(Date.UTC(2026, 10, 25, 9), { times: [], joined: false });
  expect(between).toEqual([['2026-11-24', '2027-11-28', 'person of An']]);
  expect(own).toEqual({ references: ['K7P2'], email: 'an@agency.example' });
});
