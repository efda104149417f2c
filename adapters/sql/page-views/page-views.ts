import type { PageView, PageViews } from '../../../application/ports/page-views/page-views.ts';
import type { Queries } from '../schema/dialect.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps } from '../database/statement.ts';
import { ROW_COUNTS, pageViewStatementsWith } from './page-view-statements.ts';

/** Timeout of a recount, milliseconds: a log of several years takes minutes, and no visitor waits for it. */
const RECOUNT_MS = 600_000;

/** Page views in SQL: one row per visitor, property and day, made unique by the primary key. */
export function makeSqlPageViews(database: SqlDatabase): PageViews {
  const statements = pageViewStatementsWith(database.queries);
  const addPageViews = addPageViewsWith(database.queries);

  function* saltOf(day: string, fresh: string): Steps<Outcome<string>> {
    yield* run(statements.offerSalt, { day, salt: fresh });
    const [row] = yield* run(statements.saltOf, { day });
    if (!row) throw new Error(`the day ${day} has no salt`);
    return commit(row.salt);
  }

  function* destroySalts(before: string): Steps<Outcome<number>> {
    return commit((yield* run(statements.destroySalts, { before })).length);
  }

  function* add(views: readonly PageView[]): Steps<Outcome<void>> {
    yield* addPageViews(views);
    return commit(undefined);
  }

  function* counts(id: string, from: string) {
    const [all] = yield* run(statements.total, { id });
    return { total: all?.total ?? 0, days: yield* run(statements.days, { id, from }) };
  }

  function* recount(): Steps<Outcome<number>> {
    if (database.queries.dialect === 'postgres') {
      yield { sql: 'set local statement_timeout = 0', values: [] };
      yield { sql: 'set local lock_timeout = 0', values: [] };
      // Locks the counts: a transaction that adds page views writes to the log before the counts, so it waits for this lock and adds to the
      // counts after the recount.
      yield { sql: 'lock table visit_day in share row exclusive mode', values: [] };
    }
    const right = new Map<string, { id: string; day: string; views: number }>();
    for (const { listing_id: id, day, visits: views } of yield* run(statements.logged, {}))
      right.set(`${id} ${day}`, { id, day, views });
    let wrong = 0;
    for (const { listing_id: id, day, visits: views } of yield* run(statements.counted, {})) {
      const known = right.get(`${id} ${day}`);
      if (known?.views === views) right.delete(`${id} ${day}`);
      else if (!known) {
        wrong++;
        yield* run(statements.drop, { id, day });
      }
    }
    for (const counted of right.values()) yield* run(statements.set, counted);
    return commit(wrong + right.size);
  }

  return {
    saltOf: (day, fresh) => database.write(() => saltOf(day, fresh)),
    async destroySalts(before) {
      const destroyed = await database.write(() => destroySalts(before));
      if (destroyed > 0) await database.scrub();
    },
    add: views => database.write(() => add(views)),
    counts: (id, from) => database.read(() => counts(id, from)),
    recount: () => database.write(recount, RECOUNT_MS),
  };
}

/** Returns steps that store page views: those that are not yet in the log are added to it and counted by property and day. */
export function addPageViewsWith(queries: Queries) {
  const statements = pageViewStatementsWith(queries);
  return function* add(views: readonly PageView[]): Steps<void> {
    // Rows are written in a fixed order, so that two processes cannot deadlock.
    const rows = [...views].sort((a, b) => order(a, b) || (a.visitor < b.visitor ? -1 : 1));
    const fresh = new Map<string, { id: string; day: string; views: number }>();
    for (let at = 0; at < rows.length; ) {
      const count = ROW_COUNTS.find(size => size <= rows.length - at) ?? 1;
      const values: Record<string, string> = {};
      rows.slice(at, at + count).forEach(({ listingId, day, visitor }, row) => {
        Object.assign(values, { [`listing${row}`]: listingId, [`day${row}`]: day, [`visitor${row}`]: visitor });
      });
      const statement = statements.log.get(count);
      for (const { listing_id: id, day } of statement ? yield* run(statement, values) : []) {
        const counted = fresh.get(`${id} ${day}`) ?? { id, day, views: 0 };
        counted.views++;
        fresh.set(`${id} ${day}`, counted);
      }
      at += count;
    }
    for (const counted of fresh.values()) yield* run(statements.count, counted);
  };
}

function order(a: PageView, b: PageView): number {
  if (a.listingId !== b.listingId) return a.listingId < b.listingId ? -1 : 1;
  return a.day === b.day ? 0 : a.day < b.day ? -1 : 1;
}
