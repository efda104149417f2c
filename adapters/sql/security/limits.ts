import type { Limits } from '../../../application/ports/security/limits.ts';
import { limitStepsWith } from './limit-statements.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, type Steps } from '../database/statement.ts';
import type { Sweep } from '../database/sweep.ts';

/** Counters of limits in SQL, shared by all processes of a site. */
export function makeSqlLimits(database: SqlDatabase, sweep: Sweep): Limits {
  const steps = limitStepsWith(database.queries);

  function* count(key: string, windowMs: number, now: number): Steps<Outcome<number>> {
    return commit(yield* steps.count({ key, windowMs }, now));
  }

  return {
    async count(key, windowMs, now) {
      const counted = await database.write(() => count(key, windowMs, now));
      sweep.now(now);
      return counted;
    },
    counted: (key, windowMs, now) => database.read(() => steps.counted({ key, windowMs }, now)),
  };
}
