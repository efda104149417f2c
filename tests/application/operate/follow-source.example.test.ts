import { describe, expect, test } from 'vitest';
import { makeMemoryImportRuns } from '../../support/memory-import-runs.ts';
import { makeFollowSource } from '../../../application/operate/follow-source.ts';
import type { ImportOutcome } from '../../../application/operate/import-report.ts';
import type { FeedItem } from '../../../application/ports/feed.ts';

const NOON = Date.UTC(2026, 9, 24, 12);
const MINUTE = 60_000;
const HOUR = 3_600_000;
const NOTHING = { added: [], changed: [], removed: [], kept: [], unchanged: 0 };
const IMPORTED: ImportOutcome = {
  kind: 'imported',
  version: '2',
  report: {
    listings: NOTHING,
    projects: NOTHING,
    refused: [],
    leftOut: [],
    warnings: [],
    adverts: [],
    counts: { refused: 0, warned: 0 },
    externalIds: new Map(),
  },
};
const ALL = { scope: 'all', since: undefined };
const SCOPE: FeedItem = { kind: 'scope', scope: 'all' };
const never = new AbortController().signal;

/** A system that is asked each minute; `outcomes` come of its imports one after the other, then all go well. */
function followed(outcomes: (ImportOutcome | Error)[] = []) {
  let now = NOON;
  let rests = 0;
  const runs = makeMemoryImportRuns();
  const asked: { readonly scope: string; readonly since: number | undefined }[] = [];
  const settled: boolean[] = [];
  const process = () =>
    makeFollowSource({
      source: {
        name: 'a system',
        open({ scope, since }) {
          asked.push({ scope, since });
          return [SCOPE];
        },
        settled: async imported => void settled.push(imported),
      },
      async importFeed(feed) {
        for await (const _ of feed);
        const outcome = outcomes.shift() ?? IMPORTED;
        if (outcome instanceof Error) throw outcome;
        return outcome;
      },
      runs,
      clock: { now: () => now },
      everyMs: MINUTE,
      async rest() {
        rests++;
      },
    });
  return { process, runs, asked, settled, rests: () => rests, at: (moment: number) => (now = moment) };
}

describe('a system that is followed', () => {
  test('is asked for all that it offers once an hour, and between for what changed since the last run', async () => {
    const { process, asked, at } = followed();
    const follow = process();
    for (let minute = 0; minute <= 61; minute++) {
      at(NOON + minute * MINUTE);
      expect(await follow(never)).toMatchObject({ kind: 'imported', version: '2' });
    }
    expect(asked.map(({ since }) => since)).toEqual([
      undefined,
      ...Array.from({ length: 61 }, (_, minute) => NOON + minute * MINUTE),
    ]);
    expect(asked.flatMap(({ scope }, run) => (scope === 'all' ? run : []))).toEqual([0, 60]);
  });

  test('is asked for all records at first and once a day', async () => {
    const { process, asked, at } = followed();
    const follow = process();
    for (let hour = 0; hour <= 25; hour++) {
      at(NOON + hour * HOUR);
      await follow(never);
    }
    expect(asked.flatMap(({ since }, run) => (since === undefined ? run : []))).toEqual([0, 24]);
    expect(asked.every(({ scope }) => scope === 'all')).toBe(true);
  });

  test('is asked by one process of a site at a time, and by another once that one has stopped', async () => {
    const { process, asked, at } = followed();
    const [one, other] = [process(), process()];
    expect(await one(never)).toMatchObject({ kind: 'imported' });
    at(NOON + MINUTE / 2);
    expect(await other(never)).toEqual({ kind: 'skipped' });
    at(NOON + MINUTE * 1.5);
    expect(await other(never)).toMatchObject({ kind: 'imported' });
    // Its own first run compares the whole list.
    expect(asked).toEqual([ALL, ALL]);
  });

  test('that fails is asked for the same again, and the reason is kept', async () => {
    const { process, runs, asked, at } = followed([IMPORTED, new Error('no response within 30 s'), IMPORTED]);
    const follow = process();
    await follow(never);
    at(NOON + MINUTE);
    expect(await follow(never)).toEqual({ kind: 'failed', reason: 'no response within 30 s' });
    expect(await runs.last()).toEqual({
      beganAt: NOON + MINUTE,
      ended: { at: NOON + MINUTE, failure: 'no response within 30 s' },
      succeededAt: NOON,
    });
    at(NOON + 2 * MINUTE);
    await follow(never);
    expect(asked).toEqual([ALL, { scope: 'changes', since: NOON }, { scope: 'changes', since: NOON }]);
    expect((await runs.last())?.ended?.failure).toBeUndefined();
  });

  test('that would remove too much says how to force it, and changes go on', async () => {
    const outcome: ImportOutcome = {
      kind: 'removes-too-much',
      removed: ['1', '2'],
      of: 5,
      refused: [],
      externalIds: new Map(),
    };
    const { process, asked, at } = followed([...Array.from({ length: 60 }, () => IMPORTED), outcome]);
    const follow = process();
    for (let minute = 0; minute < 60; minute++) {
      at(NOON + minute * MINUTE);
      await follow(never);
    }
    at(NOON + HOUR);
    const reason = 'would remove 2 of 5 listings; if they are really gone: npm run import -- --force';
    expect(await follow(never)).toEqual({ kind: 'failed', reason });
    at(NOON + HOUR + MINUTE);
    await follow(never);
    expect(asked.slice(-2)).toEqual([
      { scope: 'all', since: NOON + 59 * MINUTE },
      { scope: 'changes', since: NOON + 59 * MINUTE },
    ]);
  });

  test('hears after each import whether all of it is in the catalogue, before its next one is due', async () => {
    const refused: ImportOutcome = {
      kind: 'removes-too-much',
      removed: ['1'],
      of: 2,
      refused: [],
      externalIds: new Map(),
    };
    const { process, settled, at } = followed([refused, new Error('cut off'), IMPORTED]);
    const follow = process();
    for (let minute = 0; minute < 3; minute++) {
      at(NOON + minute * MINUTE);
      await follow(never);
    }
    expect(settled).toEqual([false, false, true]);
  });

  test('is read with a rest before each item', async () => {
    const { process, rests } = followed();
    await process()(never);
    expect(rests()).toBe(1);
  });

  test('is read no further once the site stops, and that is no failure', async () => {
    const { process, runs } = followed();
    const stopping = new AbortController();
    stopping.abort();
    expect(await process()(stopping.signal)).toEqual({ kind: 'skipped' });
    expect((await runs.last())?.ended).toBeUndefined();
  });
});
