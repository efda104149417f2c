import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFollowCopies } from '../../../adapters/composition/workers/follow-copies.ts';
import { startRows } from '../../../adapters/composition/workers/worker-row.ts';
import type { SharedCopy } from '../../../adapters/sql/catalogue/picture-copies.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const nameOf = (number: number) => `copy:${String(number).padStart(32, '0')}.jpg`;

/** A machine with an empty folder, and the copies that another machine has registered. */
function openMachine() {
  const state = { version: '1', hostAnswers: true };
  const told: SharedCopy[] = [];
  const there = new Set<string>();
  const asked: string[] = [];
  const lines: string[] = [];
  const tell = (...numbers: readonly number[]) => {
    for (const number of numbers)
      told.push({
        seq: told.length + 1,
        file: nameOf(number),
        address: `https://crm.example/${number}`,
        isGone: false,
      });
  };
  const follow = makeFollowCopies({
    shared: {
      after: async (seq, count) => told.filter(copy => copy.seq > seq).slice(0, count),
      bytes: async file => (file === nameOf(90) ? new Uint8Array([1]) : undefined),
    },
    folder: {
      files: async () => new Set(there),
      async fetch(file, address) {
        asked.push(address);
        if (!state.hostAnswers) return 'took too long';
        there.add(file);
        return undefined;
      },
      put: async file => void there.add(file),
      forget: async file => void there.delete(file),
    },
    version: async () => state.version,
  });
  const worker = startRows([{ name: 'copies', runsIn: 'each', pauseMs: 2_000, ...follow }], {
    holds: () => true,
    log: ({ message }) => void lines.push(message),
  });
  return { state, told, there, asked, lines, tell, worker };
}

test('a machine fetches missing copies at its start, and later ones before their version is shown', async () => {
  const { tell, there, asked, worker } = openMachine();
  tell(1, 2);
  await vi.advanceTimersByTimeAsync(2_100);
  expect([...there].toSorted()).toEqual([nameOf(1), nameOf(2)]);
  tell(3);
  await vi.advanceTimersByTimeAsync(2_100);
  expect(there.has(nameOf(3))).toBe(true);
  expect(asked).toHaveLength(3);
  void worker.stop();
});

test('pictures without an address come from the database; a missing one is reported', async () => {
  const { told, there, lines, worker } = openMachine();
  told.push({ seq: 1, file: nameOf(90), address: undefined, isGone: false });
  told.push({ seq: 2, file: nameOf(91), address: undefined, isGone: false });
  await vi.advanceTimersByTimeAsync(2_100);
  expect([...there]).toEqual([nameOf(90)]);
  expect(lines.join('\n')).toContain(`${nameOf(91)}: is not in the database`);
  void worker.stop();
});

test('deleted copies are removed; unregistered ones stay', async () => {
  const { state, told, there, worker } = openMachine();
  for (const number of [1, 2]) there.add(nameOf(number));
  told.push({ seq: 1, file: nameOf(1), address: 'https://crm.example/1', isGone: false });
  await vi.advanceTimersByTimeAsync(100);
  told[0] = { seq: 1, file: nameOf(1), address: 'https://crm.example/1', isGone: true };
  state.version = '2';
  await vi.advanceTimersByTimeAsync(2_100);
  expect([...there]).toEqual([nameOf(2)]);
  void worker.stop();
});

test('failed copies are retried with increasing pauses, and reported once', async () => {
  const { state, tell, there, asked, lines, worker } = openMachine();
  state.hostAnswers = false;
  tell(1);
  await vi.advanceTimersByTimeAsync(50_000);
  expect([asked.length, lines.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.length).toBeLessThan(6);
  expect(lines).toHaveLength(1);
  state.hostAnswers = true;
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([...there]).toEqual([nameOf(1)]);
  void worker.stop();
});

test('a new version checks all copies again', async () => {
  const { state, tell, there, worker } = openMachine();
  tell(1);
  await vi.advanceTimersByTimeAsync(100);
  there.clear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(there.size).toBe(0);
  state.version = '2';
  await vi.advanceTimersByTimeAsync(2_100);
  expect(there.size).toBe(1);
  void worker.stop();
});
