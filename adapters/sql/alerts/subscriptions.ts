import type { StoredRequest } from '../../../application/ports/requests/stored-request.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { Subscription, Subscriptions } from '../../../application/ports/alerts/subscriptions.ts';
import { eraseRequestWith } from '../requests/erase-request.ts';
import { BATCH, inBatches } from '../database/in-batches.ts';
import { requestOf } from '../requests/stored-request.ts';
import { NO_OWNER, putMailsWith } from '../mails/mail-statements.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, rollback } from '../database/statement.ts';
import { subscriptionOf, subscriptionStatementsWith } from './subscription-statements.ts';

/** Changes search alerts and newsletter subscriptions in the table `subscription`. */
export function makeSqlSubscriptions(database: SqlDatabase): Subscriptions {
  const statements = subscriptionStatementsWith(database.queries);
  const putMails = putMailsWith(database.queries);
  const eraseRequest = eraseRequestWith(database.queries);

  function* confirm(
    tokenHash: string,
    now: number,
    mails: (confirmed: Subscription, request: StoredRequest | undefined) => readonly Mail[],
  ): Steps<Outcome<Subscription | undefined>> {
    const [row] = yield* run(statements.confirm, { tokenHash, now });
    if (!row) {
      const [before] = yield* run(statements.byToken, { tokenHash });
      return rollback(before && subscriptionOf(before));
    }
    const confirmed = subscriptionOf(row);
    const [request] = yield* run(statements.request, { id: confirmed.id });
    const owner = request ? { submission: request.id, email: confirmed.email } : NO_OWNER;
    yield* putMails(mails(confirmed, request && requestOf(request)), owner);
    return commit(confirmed);
  }

  function* change(tokenHash: string, wish: string): Steps<Outcome<Subscription | undefined>> {
    const [row] = yield* run(statements.change, { tokenHash, wish });
    return commit(row && subscriptionOf(row));
  }

  function* pause(tokenHash: string, now: number): Steps<Outcome<Subscription | undefined>> {
    const [row] = yield* run(statements.pause, { tokenHash, now });
    return commit(row && subscriptionOf(row));
  }

  function* resume(tokenHash: string): Steps<Outcome<Subscription | undefined>> {
    const [row] = yield* run(statements.resume, { tokenHash });
    return commit(row && subscriptionOf(row));
  }

  /**
   * Ends a subscription: deletes it with its mails (foreign keys cascade), and erases the request for it with that request's mails. For a
   * newsletter, ends all newsletter subscriptions of the address.
   */
  function* end(tokenHash: string): Steps<Outcome<void>> {
    const [ended] = yield* run(statements.end, { tokenHash });
    if (!ended) return rollback(undefined);
    yield* eraseRequest(ended.id);
    if (ended.kind === 'newsletter') {
      for (const { id } of yield* run(statements.endNewsletters, { email: ended.email_folded }))
        yield* eraseRequest(id);
    }
    return commit(undefined);
  }

  function* endUnconfirmed(before: number) {
    const late = yield* run(statements.unconfirmed, { before, count: BATCH });
    let endedCount = 0;
    for (const { id } of late) {
      if ((yield* run(statements.endUnconfirmed, { id })).length === 0) continue;
      yield* eraseRequest(id);
      endedCount++;
    }
    return commit({ found: late.length, gone: endedCount });
  }

  return {
    confirm: (tokenHash, now, mails) => database.write(() => confirm(tokenHash, now, mails)),
    change: (tokenHash, wish) => database.write(() => change(tokenHash, JSON.stringify(wish))),
    pause: (tokenHash, now) => database.write(() => pause(tokenHash, now)),
    resume: tokenHash => database.write(() => resume(tokenHash)),
    end: tokenHash => database.write(() => end(tokenHash)),
    endUnconfirmed: before => inBatches(() => database.write(() => endUnconfirmed(before))),
  };
}
