import type { Schema } from '../schema/schema.ts';
import type { SqlDatabase } from './sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from './statement.ts';

/** Milliseconds after its end at which a row may be deleted, because clocks of machines differ and may be set back. */
const TOLERANCE_MS = 3_600_000;
const EVERY_MS = 600_000;

const TABLES = [
  'idempotency_key',
  'used_challenge',
  'limit_window',
  'owner_link',
  'owner_session',
  'login_try',
] as const satisfies readonly (keyof Schema)[];

/** Deletes expired rows: idempotency keys, used captchas, counters of rate limits, login links, sessions and login attempts. */
export type Sweep = {
  /** Starts a sweep in the background unless the last sweep was recent. If a sweep fails, the next one deletes what is left. */
  now(time: number): void;
  /** Runs a sweep after the one in the background; resolves when both have ended. */
  sweep(time: number): Promise<void>;
};

export function makeSweep(database: SqlDatabase): Sweep {
  const { db } = database.queries;
  const tables = TABLES.map(table =>
    statement<{ before: number }>()(value => db.deleteFrom(table).where('ends_at', '<=', value.before)),
  );
  function* forget(before: number): Steps<Outcome<void>> {
    for (const table of tables) yield* run(table, { before });
    return commit(undefined);
  }
  let running = Promise.resolve();
  const sweep = (time: number) => {
    const swept = running.then(() => database.write(() => forget(time - TOLERANCE_MS)));
    running = swept.catch(() => {});
    return swept;
  };
  let last = 0;
  return {
    now(time) {
      if (Math.abs(time - last) < EVERY_MS) return;
      last = time;
      sweep(time).catch(() => {});
    },
    sweep,
  };
}
