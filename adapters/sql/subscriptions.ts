import type { Subscription, Subscriptions } from '../../application/ports/subscriptions.ts';
import { eraseRequestWith } from './erase-request.ts';
import { NO_OWNER, putMailsWith } from './mail-statements.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, undone } from './statement.ts';
import { subscriptionOf, subscriptionStatementsWith } from './subscription-statements.ts';

/** Batch size: subscriptions deleted in one transaction, so that other writes do not wait long. */
const AT_ONCE = 100;

/** Search alerts and newsletters in SQL. */
export function makeSqlSubscriptions(database: SqlDatabase): Subscriptions {
  const statements = subscriptionStatementsWith(database.queries);
  const putMails = putMailsWith(database.queries);
  const eraseRequest = eraseRequestWith(database.queries);

  function* found(tokenHash: string): Steps<Subscription | undefined> {
    const [row] = yield* run(statements.byToken, { tokenHash });
    return row && subscriptionOf(row);
  }

  function* confirm(
    tokenHash: string,
    now: number,
    mails: Parameters<Subscriptions['confirm']>[2],
  ): Steps<Outcome<Subscription | undefined>> {
    const [row] = yield* run(statements.confirm, { tokenHash, now });
    if (!row) return undone(yield* found(tokenHash));
    const confirmed = subscriptionOf(row);
    yield* putMails(mails(confirmed), NO_OWNER);
    return done(confirmed);
  }

  /** Its mails went with it, those of its request go with that. */
  function* end(tokenHash: string): Steps<Outcome<void>> {
    const [ended] = yield* run(statements.end, { tokenHash });
    if (!ended) return undone(undefined);
    yield* eraseRequest(ended.id);
    if (ended.kind === 'newsletter') {
      for (const { id } of yield* run(statements.endNewsletters, { email: ended.email_folded }))
        yield* eraseRequest(id);
    }
    return done(undefined);
  }

  function* change(tokenHash: string, wish: string): Steps<Outcome<Subscription | undefined>> {
    const [row] = yield* run(statements.change, { tokenHash, wish });
    return done(row && subscriptionOf(row));
  }

  function* alerts(after: string, count: number): Steps<readonly Subscription[]> {
    return (yield* run(statements.alerts, { after, count })).map(subscriptionOf);
  }

  function* of(email: string): Steps<readonly Subscription[]> {
    return (yield* run(statements.of, { email })).map(subscriptionOf);
  }

  /** Gives how many were looked at, and how many of them went. */
  function* drop(before: number): Steps<Outcome<{ readonly late: number; readonly dropped: number }>> {
    const late = yield* run(statements.unconfirmed, { before, count: AT_ONCE });
    let dropped = 0;
    for (const { id } of late) {
      if ((yield* run(statements.endUnconfirmed, { id })).length === 0) continue;
      yield* eraseRequest(id);
      dropped++;
    }
    return done({ late: late.length, dropped });
  }

  return {
    confirm: (tokenHash, now, mails) => database.write(() => confirm(tokenHash, now, mails)),
    async end(tokenHash) {
      await database.write(() => end(tokenHash));
    },
    change: (tokenHash, wish) => database.write(() => change(tokenHash, JSON.stringify(wish))),
    // No id is empty, so all come after the empty one.
    alerts: (after, count) => database.read(() => alerts(after ?? '', count)),
    byToken: tokenHash => database.read(() => found(tokenHash)),
    of: email => database.read(() => of(email.toLowerCase())),
    async dropUnconfirmed(before) {
      let dropped = 0;
      for (;;) {
        const round = await database.write(() => drop(before));
        dropped += round.dropped;
        if (round.late < AT_ONCE) return dropped;
      }
    },
  };
}
