import type { WorkerLeases } from '../../sql/database/worker-leases.ts';
import { startWorker, type Worker } from './worker.ts';

/** How long a kind of work stays with a process that is gone, and between two renewals, in milliseconds. */
const LEASE_MS = 15_000;
const RENEW_MS = 4_000;

/** Which kinds of background work this process does; of several that share a database, one does each. */
export type JobLeases = {
  /** Whether it does a kind now: it does until its lease is over by its own clock, also while the database is away. */
  has(work: string): boolean;
  /** Stops renewing; work that was begun goes on, so it is released by itself. */
  stop(): Promise<void>;
  /** Hands all kinds over at once; after `stop`, and once what was begun is through. */
  release(): Promise<void>;
};

/** Of a site of one process: that one does all, and writes nothing for it. */
export const ALL_JOBS: JobLeases = { has: () => true, stop: async () => undefined, release: async () => undefined };

/**
 * Takes each kind of work that no other process has, and renews what it took. A process that is killed is followed by another one
 * after `LEASE_MS` and `RENEW_MS` at most. Leases do not keep two from working for a moment, where one hung for longer than its
 * lease: what must not be done twice has a lease or a transaction of its own.
 * `leaseJobs({ leases, works: ['mails'], holder: randomIds.secret(), failed })`
 */
export function leaseJobs({
  leases,
  works,
  holder,
  failed,
  leaseMs = LEASE_MS,
  renewMs = RENEW_MS,
}: {
  readonly leases: WorkerLeases;
  readonly works: readonly string[];
  readonly holder: string;
  readonly failed: (error: unknown) => void;
  readonly leaseMs?: number;
  readonly renewMs?: number;
}): JobLeases {
  /** Ends of leases by `performance.now()`, counted from before the question, so never later than those in the database. */
  const until = new Map<string, number>();
  let told = false;
  const renewing: Worker = startWorker({
    pauseMs: renewMs,
    async work() {
      for (const work of works) {
        const asked = performance.now();
        if (await leases.take(work, holder, leaseMs)) until.set(work, asked + leaseMs);
        else until.delete(work);
      }
      told = false;
    },
    failed(error) {
      // The database is away: once is enough.
      if (!told) failed(error);
      told = true;
    },
  });
  return {
    has: work => performance.now() < (until.get(work) ?? -Infinity),
    stop: () => renewing.stop(),
    async release() {
      until.clear();
      await leases.release(holder).catch(() => undefined);
    },
  };
}
