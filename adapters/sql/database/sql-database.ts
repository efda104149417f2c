import type { Queries } from '../schema/dialect.ts';
import type { Outcome, Steps } from './statement.ts';

/** SQLite or PostgreSQL: runs the steps of the ports' SQL implementations. */
export type SqlDatabase = {
  readonly queries: Queries;
  /**
   * Runs steps as one transaction and resolves once it is durable. Rejects if nothing was stored, or if the outcome is unknown because the
   * connection broke during the commit: a retry must not count twice. Rejects with an Outage if the database is unreachable or has no
   * space.
   * Steps may be run again from the start, so they must have no other side effects. `timeoutMs`: timeout instead of the database's
   * default.
   */
  write<Result>(steps: () => Steps<Outcome<Result>>, timeoutMs?: number): Promise<Result>;
  /** Runs steps that only read. */
  read<Result>(steps: () => Steps<Result>): Promise<Result>;
  /** Wipes the remains of erased rows from the files, as far as the database allows. */
  scrub(): Promise<void>;
  /** Whether the database responds. */
  ready(): Promise<boolean>;
  /** Finishes pending transactions, then closes files and connections. */
  close(): Promise<void>;
};
