import type { Mail } from '../../application/ports/outbox.ts';
import type { OwnerLink } from '../../application/ports/owners.ts';
import type { AccountTransactions } from '../../application/ports/transactions.ts';
import { NO_OWNER, putMailsWith } from './mail-statements.ts';
import { ownerStatementsWith } from './owner-statements.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, undone } from './statement.ts';

/** Passwords of accounts in SQL, each write with the mails that tell it: of owners, and of agents by their queries. */
export function makeSqlAccountTransactions(database: SqlDatabase): AccountTransactions {
  const { queries } = database;
  const accounts = ownerStatementsWith(queries);
  const putMails = putMailsWith(queries);

  function* offerPasswordLink(email: string, link: OwnerLink, mails: readonly Mail[]): Steps<Outcome<void>> {
    const [row] = yield* run(accounts.byEmail, { email });
    const { tokenHash, purpose } = link;
    const added = yield* run(accounts.addLink, { ...link, owner: row?.id ?? null });
    if (added.length === 0) return undone(undefined);
    yield* run(accounts.dropOtherLinks, { owner: row?.id ?? '', purpose, tokenHash });
    if (row) yield* putMails(mails, NO_OWNER);
    return done(undefined);
  }

  function* changePassword(owner: string, hash: string, mails: readonly Mail[]): Steps<Outcome<void>> {
    yield* run(accounts.setPassword, { owner, hash });
    yield* run(accounts.dropLinks, { owner });
    yield* run(accounts.endSessions, { owner });
    yield* putMails(mails, NO_OWNER);
    return done(undefined);
  }

  function* choosePassword(
    tokenHash: string,
    now: number,
    hash: string,
    mails: readonly Mail[],
  ): Steps<Outcome<boolean>> {
    const [taken] = yield* run(accounts.takeLink, { tokenHash, now });
    if (!taken?.owner_id) return undone(false);
    yield* changePassword(taken.owner_id, hash, mails);
    return done(true);
  }

  return {
    offerPasswordLink: (email, link, mails) =>
      database.write(() => offerPasswordLink(email.toLowerCase(), link, mails)),
    choosePassword: (tokenHash, now, hash, mails) => database.write(() => choosePassword(tokenHash, now, hash, mails)),
    changePassword: (owner, hash, mails) => database.write(() => changePassword(owner, hash, mails)),
  };
}
