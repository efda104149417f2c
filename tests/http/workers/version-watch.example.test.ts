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
    clock: fixedClock(),
    ready: async () => true,
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
