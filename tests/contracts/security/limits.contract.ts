import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { RequestPorts } from '../../../application/ports/request-ports.ts';
import { RECEIVED } from '../../arbitraries/a-submission.ts';
import type { MakeRequests } from '../submissions/store-request.contract.ts';

const MINUTE = 60_000;

export function describeLimits(name: string, make: MakeRequests): void {
  describe(`rate limits ${name}`, () => {
    let ports: RequestPorts;
    beforeEach(async () => {
      ports = await make();
    });

    test('counts one more for a key in the window of `windowMs` around `now`, and returns the new count', async () => {
      const { count } = ports.limits;
      expect(await count('a', MINUTE, RECEIVED)).toBe(1);
      expect(await count('a', MINUTE, RECEIVED + MINUTE - 1)).toBe(2);
      expect(await count('a', MINUTE, RECEIVED + MINUTE)).toBe(1);
      expect(await count('b', MINUTE, RECEIVED)).toBe(1);
      expect(await count('a', 60 * MINUTE, RECEIVED)).toBe(1);
      expect(await count('a', MINUTE, RECEIVED + 2)).toBe(3);
    });

    test('returns the count without incrementing it', async () => {
      const { count, counted } = ports.limits;
      expect(await counted('a', MINUTE, RECEIVED)).toBe(0);
      for (let times = 0; times < 3; times++) await count('a', MINUTE, RECEIVED);
      expect(await counted('a', MINUTE, RECEIVED + MINUTE - 1)).toBe(3);
      expect(await counted('a', MINUTE, RECEIVED)).toBe(3);
      expect(await counted('a', MINUTE, RECEIVED + MINUTE)).toBe(0);
      expect(await counted('a', 60 * MINUTE, RECEIVED)).toBe(0);
      expect(await counted('b', MINUTE, RECEIVED)).toBe(0);
    });

    test('counts all concurrent requests', async () => {
      const counts = await Promise.all(Array.from({ length: 50 }, () => ports.limits.count('a', MINUTE, RECEIVED)));
      expect(counts.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, at) => at + 1));
    });

    test('agrees with a list of all times', async () => {
      const call = fc.record({
        key: fc.constantFrom('a', 'b'),
        windowMs: fc.constantFrom(1_000, MINUTE),
        now: fc.integer({ min: RECEIVED - 3_000, max: RECEIVED + 3_000 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(call, { maxLength: 20 }), async calls => {
          const { limits } = await make();
          const seen: string[] = [];
          for (const { key, windowMs, now } of calls) {
            const window = `${key} ${windowMs} ${Math.floor(now / windowMs)}`;
            seen.push(window);
            const expected = seen.filter(other => other === window).length;
            expect(await limits.count(key, windowMs, now)).toBe(expected);
          }
        }),
        { numRuns: 10 },
      );
    });
  });
}
