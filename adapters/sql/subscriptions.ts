import type { Subscription, Subscriptions } from '../../application/ports/subscriptions.ts';
import { putMailsWith } from './mail-statements.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, undone } from './statement.ts';
import { subscriptionOf, subscriptionStatementsWith } from './subscription-statements.ts';

/** Search alerts and newsletters in SQL. */
export function makeSqlSubscriptions(database: SqlDatabase): Subscriptions {
  const statements = subscriptionStatementsWith(database.queries);
  const putMails = putMailsWith(database.queries);

  function* add(subscription: Subscription, mails: Parameters<Subscriptions['add']>[1]): Steps<Outcome<void>> {
    const { id, kind, email, language, createdAt, confirmedAt, tokenHash } = subscription;
    yield* run(statements.add, {
      id,
      kind,
      email,
      folded: email.toLowerCase(),
      language,
      wish: subscription.wish ? JSON.stringify(subscription.wish) : null,
      createdAt,
      confirmedAt: confirmedAt ?? null,
      tokenHash,
    });
    yield* putMails(mails, { submission: null, subscription: id, email });
    return done(undefined);
  }

  function* found(tokenHash: string): Steps<Subscription | undefined> {
    const [row] = yield* run(statements.byToken, { tokenHash });
    return row && subscriptionOf(row);
  }

  function* confirm(tokenHash: string, now: number): Steps<Outcome<Subscription | undefined>> {
    const [row] = yield* run(statements.confirm, { tokenHash, now });
    return row ? done(subscriptionOf(row)) : undone(yield* found(tokenHash));
  }

  function* end(tokenHash: string): Steps<Outcome<void>> {
    yield* run(statements.end, { tokenHash });
    return done(undefined);
  }

  function* change(tokenHash: string, wish: string): Steps<Outcome<Subscription | undefined>> {
    const [row] = yield* run(statements.change, { tokenHash, wish });
    return done(row && subscriptionOf(row));
  }

  function* alerts(after: string, count: number): Steps<readonly Subscription[]> {
    return (yield* run(statements.alerts, { after, count })).map(subscriptionOf);
  }

  return {
    add: (subscription, mails) => database.write(() => add(subscription, mails)),
    confirm: (tokenHash, now) => database.write(() => confirm(tokenHash, now)),
    end: tokenHash => database.write(() => end(tokenHash)),
    change: (tokenHash, wish) => database.write(() => change(tokenHash, JSON.stringify(wish))),
    // No id is empty, so all come after the empty one.
    alerts: (after, count) => database.read(() => alerts(after ?? '', count)),
    byToken: tokenHash => database.read(() => found(tokenHash)),
  };
}
