import type { Subscribers } from '../../../application/ports/alerts/subscribers.ts';
import type { Subscription } from '../../../application/ports/alerts/subscriptions.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps } from '../database/statement.ts';
import { subscriptionOf, subscriptionStatementsWith } from './subscription-statements.ts';

/** Reads search alerts and newsletter subscriptions from the table `subscription`. */
export function makeSqlSubscribers(database: SqlDatabase): Subscribers {
  const statements = subscriptionStatementsWith(database.queries);

  function* found(tokenHash: string): Steps<Subscription | undefined> {
    const [row] = yield* run(statements.byToken, { tokenHash });
    return row && subscriptionOf(row);
  }

  function* renew(id: string, tokenHash: string): Steps<Outcome<void>> {
    yield* run(statements.renew, { id, tokenHash });
    return commit(undefined);
  }

  function* alerts(which: 'alerts' | 'confirmedAlerts', after: string, count: number): Steps<readonly Subscription[]> {
    return (yield* run(statements[which], { after, count })).map(subscriptionOf);
  }

  function* of(email: string): Steps<readonly Subscription[]> {
    return (yield* run(statements.of, { email })).map(subscriptionOf);
  }

  return {
    byToken: tokenHash => database.read(() => found(tokenHash)),
    of: email => database.read(() => of(email.toLowerCase())),
    // '' precedes every id, because no id is empty.
    alerts: (after, count) => database.read(() => alerts('alerts', after ?? '', count)),
    confirmedAlerts: (after, count) => database.read(() => alerts('confirmedAlerts', after ?? '', count)),
    renew: (id, tokenHash) => database.write(() => renew(id, tokenHash)),
  };
}
