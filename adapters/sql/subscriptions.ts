import type { Subscription, Subscriptions } from '../../application/ports/subscriptions.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps } from './statement.ts';
import { subscriptionOf, subscriptionStatementsWith } from './subscription-statements.ts';

/** Search alerts and newsletters in SQL. */
export function makeSqlSubscriptions(database: SqlDatabase): Subscriptions {
  const statements = subscriptionStatementsWith(database.queries);

  function* found(tokenHash: string): Steps<Subscription | undefined> {
    const [row] = yield* run(statements.byToken, { tokenHash });
    return row && subscriptionOf(row);
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

  return {
    change: (tokenHash, wish) => database.write(() => change(tokenHash, JSON.stringify(wish))),
    // No id is empty, so all come after the empty one.
    alerts: (after, count) => database.read(() => alerts(after ?? '', count)),
    byToken: tokenHash => database.read(() => found(tokenHash)),
    of: email => database.read(() => of(email.toLowerCase())),
  };
}
