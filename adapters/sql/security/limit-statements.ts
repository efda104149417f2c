import type { Queries } from '../schema/dialect.ts';
import { run, type Steps, statement } from '../database/statement.ts';

type Window = { readonly key: string; readonly windowMs: number };

/** Steps that read or increment counters of limits, for use in any transaction. */
export function limitStepsWith({ db }: Queries) {
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
  const held = statement<{ key: string; windowMs: number; startedAt: number }>()(value =>
    db
      .selectFrom('limit_window')
      .select('count')
      .where('key', '=', value.key)
      .where('window_ms', '=', value.windowMs)
      .where('started_at', '=', value.startedAt),
  );
  return {
    /** Increments the counter and returns it. */
    *count({ key, windowMs }: Window, now: number): Steps<number> {
      const startedAt = now - (now % windowMs);
      const [row] = yield* run(one, { key, windowMs, startedAt, endsAt: startedAt + windowMs });
      return row?.count ?? 1;
    },
    *counted({ key, windowMs }: Window, now: number): Steps<number> {
      const [row] = yield* run(held, { key, windowMs, startedAt: now - (now % windowMs) });
      return row?.count ?? 0;
    },
  };
}
