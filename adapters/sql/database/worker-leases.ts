import { sql } from 'kysely';
import type { SqlDatabase } from './sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from './statement.ts';

/** Leases of background jobs among the processes of a site. The leases use the database's clock, because machines' clocks may differ. */
export type WorkerLeases = {
  /** Takes or renews the lease of a job for `ms` milliseconds; false while another process holds it. */
  take(work: string, holder: string, ms: number): Promise<boolean>;
  /** Releases all leases of a process, so that others need not wait. */
  release(holder: string): Promise<void>;
};

export function makeSqlWorkerLeases({ queries, write }: Pick<SqlDatabase, 'queries' | 'write'>): WorkerLeases {
  const { db, dialect } = queries;
  const now =
    dialect === 'sqlite'
      ? sql<number>`cast(unixepoch('subsec') * 1000 as integer)`
      : sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`;
  const take = statement<{ work: string; holder: string; ms: number }>()(value => {
    const end = sql<number>`${now} + cast(${value.ms} as bigint)`;
    return db
      .insertInto('worker_lease')
      .values({ work: value.work, holder: value.holder, ends_at: end })
      .onConflict(conflict =>
        conflict
          .column('work')
          .doUpdateSet({ holder: value.holder, ends_at: end })
          .where(lease =>
            lease.or([
              lease('worker_lease.holder', '=', value.holder),
              lease('worker_lease.ends_at', '<=', now),
              // A lease that ends implausibly late was taken while the clock was wrong: ignore it.
              lease('worker_lease.ends_at', '>', sql<number>`${now} + cast(${value.ms} as bigint) * 2`),
            ]),
          ),
      )
      .returning('work');
  });
  const release = statement<{ holder: string }>()(value =>
    db.deleteFrom('worker_lease').where('holder', '=', value.holder),
  );
  return {
    take: (work, holder, ms) =>
      write(function* (): Steps<Outcome<boolean>> {
        return commit((yield* run(take, { work, holder, ms })).length > 0);
      }),
    release: holder =>
      write(function* (): Steps<Outcome<void>> {
        yield* run(release, { holder });
        return commit(undefined);
      }),
  };
}
