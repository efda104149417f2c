import { describe, expect, test } from 'vitest';
import type { Clock } from '../../application/ports/clock.ts';

/** What every clock of a running site owes to who asks it. */
export function describeClock(name: string, make: () => Clock): void {
  describe(`the clock ${name}`, () => {
    test('gives milliseconds since 1970-01-01T00:00Z', () => {
      const before = Date.now();
      const now = make().now();
      expect(Number.isInteger(now)).toBe(true);
      expect(now).toBeGreaterThanOrEqual(before);
      expect(now).toBeLessThanOrEqual(Date.now());
    });
  });
}
