import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneAtATime } from '../../../domain/work/one-at-a-time.ts';

test('work never runs twice at once, and each call ends after a run that started after it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(fc.boolean(), { minLength: 1, maxLength: 8 }), async (s, fails) => {
      let [doing, begun] = [0, 0];
      const ended = new Set<number>();
      const work = oneAtATime(async () => {
        expect(++doing).toBe(1);
        const run = begun++;
        await s.schedule(Promise.resolve());
        doing--;
        ended.add(run);
        if (fails[run % fails.length]) throw new Error('away');
      });
      const calls = fails.map(async (_, number) => {
        await s.schedule(Promise.resolve(number));
        const before = begun;
        await work().catch(() => {});
        expect([...ended].some(run => run >= before)).toBe(true);
      });
      await s.waitFor(Promise.all(calls));
      expect(ended.size).toBe(begun);
    }),
  );
});

test('calls during a run share the next one', async () => {
  let done = 0;
  const work = oneAtATime(async () => {
    await new Promise(resolve => setImmediate(resolve));
    done++;
  });
  await Promise.all([work(), work(), work(), work()]);
  expect(done).toBe(2);
  await work();
  expect(done).toBe(3);
});
