import type { Limits } from '../../../application/ports/security/limits.ts';
import type { RequestStore } from '../store/request-store.ts';

/** Milliseconds after its end at which an expired window may be deleted, because clocks may be set back. */
const TOLERANCE_MS = 3_600_000;

type Window = { readonly key: string; readonly windowMs: number };

/** Counters of limits, in memory. */
export function makeMemoryLimits(store: RequestStore): Limits {
  return {
    count: async (key, windowMs, now) => countOne(store, { key, windowMs }, now),
    counted: async (key, windowMs, now) => countedSoFar(store, { key, windowMs }, now),
  };
}

/** Increments the counter and returns it. */
export function countOne({ limits }: RequestStore, window: Window, now: number): number {
  const { name, endsAt } = placeOf(window, now);
  for (const [other, ended] of limits) if (ended.endsAt <= now - TOLERANCE_MS) limits.delete(other);
  const counter = limits.get(name) ?? { count: 0, endsAt };
  counter.count++;
  limits.set(name, counter);
  return counter.count;
}

export function countedSoFar({ limits }: RequestStore, window: Window, now: number): number {
  return limits.get(placeOf(window, now).name)?.count ?? 0;
}

function placeOf({ key, windowMs }: Window, now: number): { readonly name: string; readonly endsAt: number } {
  const startedAt = now - (now % windowMs);
  return { name: `${windowMs} ${startedAt} ${key}`, endsAt: startedAt + windowMs };
}
