import type { Queries } from '../schema/dialect.ts';
import type { Outcome, Steps } from './statement.ts';

/** A database of either kind: it runs the steps of the ports. */
export type SqlDatabase = {
  readonly queries: Queries;
  /**
   * Runs steps as one transaction and resolves once what they wrote is on the disk. Where it rejects, nothing was kept, or
   * the outcome is unknown because the connection broke during the commit: a retry must not count twice. It rejects with
   * an Outage where the database is out of reach or has no room.
   * Steps may run again from their beginning, so they change nothing but rows. `timeoutMs` instead of the database's own.
   */
  write<Result>(steps: () => Steps<Outcome<Result>>, timeoutMs?: number): Promise<Result>;
  /** Runs steps that only read. */
  read<Result>(steps: () => Steps<Result>): Promise<Result>;
  /** Wipes what erased rows left in the files, as far as the database lets us. */
  scrub(): Promise<void>;
  /** Whether it answers now. */
  ready(): Promise<boolean>;
  /** Finishes pending transactions, then closes files and connections. */
  close(): Promise<void>;
};
