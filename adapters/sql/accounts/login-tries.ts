import type { Selectable } from 'kysely';
import type { LoginTries } from '../../../application/ports/accounts/login-tries.ts';
import {
  afterAttempt,
  type Failures,
  decideLogin,
  TRUSTED_NETWORK_MS,
  NO_FAILURES,
  afterSuccess,
  FAILURES_LIFE_MS,
  type FailedAttempts,
  type LoginDecision,
} from '../../../domain/owner/login-throttle.ts';
import type { Queries } from '../schema/dialect.ts';
import type { Schema } from '../schema/schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';
import type { Sweep } from '../database/sweep.ts';

/**
 * Values of `network` in the row that sums an account's failures over all networks, and of `account` in the row that sums a network's
 * failures over all accounts.
 */
const ANYWHERE = '';
const ANYBODY = '';

/** Login attempts in SQL, counted for all processes of a site together. */
export function makeSqlLoginTries(database: SqlDatabase, sweep: Sweep): LoginTries {
  const statements = tryStatementsWith(database.queries);

  function* begin(account: string, network: string, now: number): Steps<Outcome<LoginDecision>> {
    // The row is locked until the commit: concurrent attempts at the same account wait.
    const [shared] = yield* run(statements.hold, { account, network: ANYWHERE, endsAt: now + FAILURES_LIFE_MS });
    const [own] = yield* run(statements.of, { account, network });
    const [all] = yield* run(statements.hold, { account: ANYBODY, network, endsAt: now + FAILURES_LIFE_MS });
    const known = (own?.known_until ?? 0) > now;
    const before: FailedAttempts = {
      account: failuresOf(shared),
      network: failuresOf(own),
      everywhere: failuresOf(all),
      known,
    };
    const decision = decideLogin(before, now);
    const after = afterAttempt(before, decision, now);
    if (after.account !== before.account) yield* run(statements.keep, rowOf(account, ANYWHERE, after.account, 0));
    if (after.network !== before.network)
      yield* run(statements.keep, rowOf(account, network, after.network, own?.known_until ?? 0));
    if (after.everywhere !== before.everywhere)
      yield* run(statements.keep, rowOf(ANYBODY, network, after.everywhere, 0));
    return commit(decision);
  }

  function* forgive(account: string): Steps<Outcome<void>> {
    yield* run(statements.forget, { account, network: ANYWHERE });
    return commit(undefined);
  }

  function* succeeded(account: string, network: string, now: number): Steps<Outcome<void>> {
    yield* forgive(account);
    yield* run(statements.keep, rowOf(account, network, NO_FAILURES, now + TRUSTED_NETWORK_MS));
    const [all] = yield* run(statements.hold, { account: ANYBODY, network, endsAt: now + FAILURES_LIFE_MS });
    yield* run(statements.keep, rowOf(ANYBODY, network, afterSuccess(failuresOf(all)), 0));
    return commit(undefined);
  }

  return {
    async begin(account, network, now) {
      const decision = await database.write(() => begin(account, network, now));
      sweep.now(now);
      return decision;
    },
    succeeded: (account, network, now) => database.write(() => succeeded(account, network, now)),
    forgive: account => database.write(() => forgive(account)),
  };
}

function tryStatementsWith({ db }: Queries) {
  return {
    hold: statement<{ account: string; network: string; endsAt: number }>()(value =>
      db
        .insertInto('login_try')
        .values({
          account: value.account,
          network: value.network,
          failures: 0,
          last_at: 0,
          known_until: 0,
          ends_at: value.endsAt,
        })
        .onConflict(conflict =>
          conflict.columns(['account', 'network']).doUpdateSet(one => ({ ends_at: one.ref('excluded.ends_at') })),
        )
        .returningAll(),
    ),
    of: statement<{ account: string; network: string }>()(value =>
      db.selectFrom('login_try').selectAll().where('account', '=', value.account).where('network', '=', value.network),
    ),
    keep: statement<{
      account: string;
      network: string;
      failures: number;
      lastAt: number;
      knownUntil: number;
      endsAt: number;
    }>()(value =>
      db
        .insertInto('login_try')
        .values({
          account: value.account,
          network: value.network,
          failures: value.failures,
          last_at: value.lastAt,
          known_until: value.knownUntil,
          ends_at: value.endsAt,
        })
        .onConflict(conflict =>
          conflict.columns(['account', 'network']).doUpdateSet(one => ({
            failures: one.ref('excluded.failures'),
            last_at: one.ref('excluded.last_at'),
            known_until: one.ref('excluded.known_until'),
            ends_at: one.ref('excluded.ends_at'),
          })),
        ),
    ),
    forget: statement<{ account: string; network: string }>()(value =>
      db.deleteFrom('login_try').where('account', '=', value.account).where('network', '=', value.network),
    ),
  };
}

function rowOf(account: string, network: string, { count, lastAt }: Failures, knownUntil: number) {
  const endsAt = Math.max(knownUntil, lastAt + FAILURES_LIFE_MS);
  return { account, network, failures: count, lastAt, knownUntil, endsAt };
}

function failuresOf(row: Selectable<Schema['login_try']> | undefined): Failures {
  return row ? { count: row.failures, lastAt: row.last_at } : NO_FAILURES;
}
