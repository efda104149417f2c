import type { Limits } from '../../application/ports/limits.ts';
import type { RequestStore } from './request-store.ts';

/** Windows of other processes and clocks that were set back: what has ended stays for this long. */
const TOLERANCE_MS = 3_600_000;

/** Counts in a plain map. */
export function makeMemoryLimits({ limits }: RequestStore): Limits {
  return {
    async count(key, windowMs, now) {
      const startedAt = now - (now % windowMs);
      const name = `${windowMs} ${startedAt} ${key}`;
      for (const [other, { endsAt }] of limits) if (endsAt <= now - TOLERANCE_MS) limits.delete(other);
      const held = limits.get(name) ?? { count: 0, endsAt: startedAt + windowMs };
      held.count++;
      limits.set(name, held);
      return held.count;
    },
  };
}
