import { describe, expect, test } from 'vitest';
import type { Clock } from '../../application/ports/clock.ts';

/** Contract for every clock of a running site. */
export function describeClock(name: string, make: () => Clock): void {
  describe(`the clock ${name}`, () => {
    test('returns milliseconds since 1970-01-01T00:00Z', () => {
      const before = Date.now();
      const now = make().now();
      expect(Number.isInteger(now)).toBe(true);
      expect(now).toBeGreaterThanOrEqual(before);
      expect(now).toBeLessThanOrEqual(Date.now());
    });
  });
}
