import type { WorkerLeases } from '../../sql/database/worker-leases.ts';
import { startWorker, type Worker } from './worker.ts';

/** Milliseconds: a lease of `LEASE_MS` is renewed every `RENEW_MS`. The jobs of a crashed process are free once its leases expire. */
const LEASE_MS = 15_000;
const RENEW_MS = 4_000;

/** Background jobs that this process runs. If several processes share a database, each job runs in one of them. */
export type JobLeases = {
  /** Whether this process has a job's lease: until the lease expires by this process's clock, even while the database is unreachable. */
  has(work: string): boolean;
  /** Stops renewing. Running work continues, so `release` is separate. */
  stop(): Promise<void>;
  /** Releases all leases immediately; call it after `stop`, when running work has finished. */
  release(): Promise<void>;
};

/** Leases for a site of one process, which runs all jobs and writes no leases. */
export const ALL_JOBS: JobLeases = { has: () => true, stop: async () => undefined, release: async () => undefined };

/**
 * Takes the lease of each job that no other process has, and renews its leases. Another process takes over from a killed one after at most
 * `LEASE_MS` plus `RENEW_MS`. Two processes may run the same job for a moment if one hung for longer than its lease: work that must not be
 * done twice needs a lease or a transaction of its own.
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
  /** Expiry of leases by `performance.now()`, counted from before the query, so never later than in the database. */
  const until = new Map<string, number>();
  let isReported = false;
  const renewing: Worker = startWorker({
    pauseMs: renewMs,
    async work() {
      for (const work of works) {
        const asked = performance.now();
        if (await leases.take(work, holder, leaseMs)) until.set(work, asked + leaseMs);
        else until.delete(work);
      }
      isReported = false;
    },
    failed(error) {
      // Report only the first failure while the database is unreachable.
      if (!isReported) failed(error);
      isReported = true;
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
