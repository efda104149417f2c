import { afterEach, expect, test, vi } from 'vitest';
import { watchVersions } from '../../../adapters/composition/server/version-watch.ts';
import { fixedClock, openSite } from '../../support/site/sample-site.ts';

afterEach(() => void vi.useRealTimers());

test.each([400, 30_000])('a catalogue is polled at the interval that it returns: %i ms', async lookEveryMs => {
  vi.useFakeTimers();
  const { site, catalogue } = openSite();
  let looks = 0;
  const watch = await watchVersions({
    site,
    catalogue: { ...catalogue, look: async () => void looks++, lookEveryMs },
    showSuccessors: async () => undefined,
    clock: fixedClock(),
    ready: async () => true,
    disk: async () => undefined,
    log: () => undefined,
  });
  await vi.advanceTimersByTimeAsync(lookEveryMs - 1);
  expect(looks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(looks).toBe(1);
  await vi.advanceTimersByTimeAsync(3 * lookEveryMs);
  expect(looks).toBe(4);
  watch.stop();
  await vi.advanceTimersByTimeAsync(3 * lookEveryMs);
  expect(looks).toBe(4);
});

test('a site is not ready while its disk is full or its database does not answer', async () => {
  vi.useFakeTimers();
  const { site, catalogue } = openSite();
  let [up, free]: readonly [boolean, number | undefined] = [true, undefined];
  const watch = await watchVersions({
    site,
    catalogue: { ...catalogue, look: async () => undefined, lookEveryMs: 1_000 },
    showSuccessors: async () => undefined,
    clock: fixedClock(),
    ready: async () => up,
    disk: async () => (free === undefined ? undefined : { free }),
    log: () => undefined,
  });
  const states = [];
  for ([up, free] of [
    [true, undefined],
    [true, 0],
    [true, 1024 * 1024],
    [false, 1024 * 1024],
    [true, 5e9],
  ] as const) {
    await vi.advanceTimersByTimeAsync(1_000);
    states.push([watch.ready(), watch.isDatabaseUp()]);
  }
  expect(states).toEqual([
    [true, true],
    [false, true],
    [true, true],
    [false, false],
    [true, true],
  ]);
  watch.stop();
});

test('a hand-over of homes in another process is shown at the next poll, and pages made before it are not sent any more', async () => {
  vi.useFakeTimers();
  const { site, catalogue } = openSite();
  const successors = new Map<string, string>();
  const watch = await watchVersions({
    site,
    catalogue: { ...catalogue, look: async () => undefined, lookEveryMs: 400 },
    showSuccessors: async () => site.showSuccessors(new Map(successors)),
    clock: fixedClock(),
    ready: async () => true,
    disk: async () => undefined,
    log: () => undefined,
  });
  const before = watch.generation();
  await vi.advanceTimersByTimeAsync(400);
  expect(watch.generation()).toBe(before);
  successors.set('an', 'bert');
  await vi.advanceTimersByTimeAsync(400);
  expect(site.current().content.successors).toEqual(successors);
  expect(watch.generation()).not.toBe(before);
  watch.stop();
});
