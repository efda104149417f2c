import { describe, expect, test } from 'vitest';
import { reason } from '../../../application/finding/reason.ts';
import { makeMemoryImportRuns } from '../../support/site/memory-import-runs.ts';
import { type FollowSourceParts, makeFollowSource } from '../../../application/operate/follow-source.ts';

type Ran = Awaited<ReturnType<FollowSourceParts['run']>>;

const NOON = Date.UTC(2026, 9, 24, 12);
const MINUTE = 60_000;
const HOUR = 3_600_000;
const FOUND = { refused: 0, warned: 3 };
const IMPORTED: Ran = {
  kind: 'imported',
  told: { isChanged: true, counts: '1 added', adverts: [], refused: [], findings: FOUND },
};
const ALL = { scope: 'all', since: undefined };
const never = new AbortController().signal;

/** A CRM polled each minute; its runs return `outcomes` one by one, then succeed. */
function followed(outcomes: Ran[] = []) {
  let now = NOON;
  const runs = makeMemoryImportRuns();
  const asked: { readonly scope: string; readonly since: number | undefined }[] = [];
  const process = () =>
    makeFollowSource({
      async run({ scope, since }) {
        asked.push({ scope, since });
        return outcomes.shift() ?? IMPORTED;
      },
      runs,
      clock: { now: () => now },
      everyMs: MINUTE,
    });
  return { process, runs, asked, at: (moment: number) => (now = moment) };
}

describe('a CRM that is polled', () => {
  test('is asked for the full list once an hour, in between for changes since the last run', async () => {
    const { process, asked, at } = followed();
    const follow = process();
    for (let minute = 0; minute <= 61; minute++) {
      at(NOON + minute * MINUTE);
      expect(await follow(never)).toEqual(IMPORTED);
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

  test('is polled by one process at a time, and by another once that one stopped', async () => {
    const { process, asked, at } = followed();
    const [one, other] = [process(), process()];
    expect(await one(never)).toMatchObject({ kind: 'imported' });
    at(NOON + MINUTE / 10);
    expect(await other(never)).toEqual({ kind: 'skipped' });
    at(NOON + MINUTE * 1.5);
    expect(await other(never)).toMatchObject({ kind: 'imported' });
    // The first run of the other process reads everything too.
    expect(asked).toEqual([ALL, ALL]);
  });

  test('is polled by a starting process however recent the last run was', async () => {
    const { process, at, asked } = followed();
    await process()(never);
    at(NOON + MINUTE / 2);
    const next = process();
    expect(await next(never)).toMatchObject({ kind: 'imported' });
    at(NOON + MINUTE);
    expect(await next(never)).toEqual({ kind: 'skipped' });
    expect(asked).toEqual([ALL, ALL]);
  });

  test('is asked for all records an hour after a run left something out', async () => {
    const leftOut: Ran = {
      kind: 'imported',
      told: { isChanged: false, adverts: [], refused: ['1 Pictures: …'], findings: FOUND },
    };
    const { process, asked, at } = followed([leftOut]);
    const follow = process();
    for (let minute = 0; minute <= 121; minute++) {
      at(NOON + minute * MINUTE);
      await follow(never);
    }
    expect(asked.flatMap(({ since }, run) => (since === undefined ? run : []))).toEqual([0, 60]);
  });

  test('that fails is asked for the same range again, and the reason is stored', async () => {
    const { process, runs, asked, at } = followed([
      IMPORTED,
      { kind: 'failed', reason: 'no response within 30 s' },
      IMPORTED,
    ]);
    const follow = process();
    await follow(never);
    at(NOON + MINUTE);
    expect(await follow(never)).toEqual({ kind: 'failed', reason: 'no response within 30 s', refused: [] });
    expect(await runs.last()).toEqual({
      beganAt: NOON + MINUTE,
      ended: { at: NOON + MINUTE, failure: 'no response within 30 s' },
      succeededAt: NOON,
      failures: 1,
      findings: FOUND,
    });
    at(NOON + 2 * MINUTE);
    await follow(never);
    expect(asked).toEqual([ALL, { scope: 'changes', since: NOON }, { scope: 'changes', since: NOON }]);
    expect((await runs.last())?.ended?.failure).toBeUndefined();
  });

  test('whose import was refused is compared again in an hour, while changes continue', async () => {
    const kept = {
      kind: 'kept' as const,
      reason: reason('removes-too-much', { removed: 2, of: 5 }),
      findings: [{ severity: 'refused' as const, id: '', field: '"a.zip"', reason: reason('package-stays') }],
    };
    const { process, asked, at } = followed([...Array.from({ length: 60 }, () => IMPORTED), kept]);
    const follow = process();
    for (let minute = 0; minute < 60; minute++) {
      at(NOON + minute * MINUTE);
      await follow(never);
    }
    at(NOON + HOUR);
    expect(await follow(never)).toEqual({
      kind: 'failed',
      reason: 'would remove 2 of 5 listings; if they are really gone: npm run import -- --force',
      refused: ['refused: "a.zip": is not imported, as the whole import was refused; it stays where it is'],
    });
    at(NOON + HOUR + MINUTE);
    await follow(never);
    expect(asked.slice(-2)).toEqual([
      { scope: 'all', since: NOON + 59 * MINUTE },
      { scope: 'changes', since: NOON + 59 * MINUTE },
    ]);
  });

  test('records no failure when the site stops or another import is running', async () => {
    const { process, runs, at } = followed([
      { kind: 'failed', reason: 'the import ended' },
      { kind: 'another-import' },
    ]);
    const stopping = new AbortController();
    stopping.abort();
    expect(await process()(stopping.signal)).toEqual({ kind: 'skipped' });
    at(NOON + MINUTE);
    expect(await process()(never)).toEqual({ kind: 'skipped' });
    expect((await runs.last())?.ended).toBeUndefined();
  });
});
