import type { Limits } from '../../application/ports/limits.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, statement } from './statement.ts';
import type { Sweep } from './sweep.ts';

/** Counts in SQL, so that all processes of a site count together. */
export function makeSqlLimits(database: SqlDatabase, sweep: Sweep): Limits {
  const { db } = database.queries;
  const one = statement<{ key: string; windowMs: number; startedAt: number; endsAt: number }>()(value =>
    db
      .insertInto('limit_window')
      .values({
        key: value.key,
        window_ms: value.windowMs,
        started_at: value.startedAt,
        ends_at: value.endsAt,
        count: 1,
      })
      .onConflict(conflict =>
        conflict
          .columns(['key', 'window_ms', 'started_at'])
          .doUpdateSet(held => ({ count: held('limit_window.count', '+', 1) })),
      )
      .returning('count'),
  );

  function* count(key: string, windowMs: number, now: number): Steps<Outcome<number>> {
    const startedAt = now - (now % windowMs);
    const [row] = yield* run(one, { key, windowMs, startedAt, endsAt: startedAt + windowMs });
    return done(row?.count ?? 1);
  }

  return {
    async count(key, windowMs, now) {
      const counted = await database.write(() => count(key, windowMs, now));
      sweep.now(now);
      return counted;
    },
  };
}
