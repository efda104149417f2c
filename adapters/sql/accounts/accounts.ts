import type { AccountPasswords, Accounts } from '../../../application/ports/accounts/accounts.ts';
import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { Invitation, Owner, OwnerLink } from '../../../application/ports/accounts/owners.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import { NO_OWNER, putMailsWith } from '../mails/mail-statements.ts';
import { ownerOf, ownerStatementsWith } from './owner-statements.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, rollback } from '../database/statement.ts';

/** Changes owners' accounts in the tables `owner`, `owner_listing`, `owner_link` and `owner_session`. */
export function makeSqlAccounts(database: SqlDatabase): Accounts {
  const { queries } = database;
  const statements = ownerStatementsWith(queries);
  const putMails = putMailsWith(queries);
  const logDesk = deskLogStepsWith(queries);

  function* invite(
    invitation: Invitation,
    link: OwnerLink,
    mails: readonly Mail[],
    entry: DeskEntry | undefined,
  ): Steps<Outcome<Owner>> {
    const { id, email, language, listingIds, invitedAt } = invitation;
    const [row] = yield* run(statements.invite, { id, email, folded: email.toLowerCase(), language, invitedAt });
    if (!row) throw new Error('an owner account was neither inserted nor found');
    for (const listing of listingIds) yield* run(statements.addListing, { owner: row.id, listing });
    yield* run(statements.dropLinks, { owner: row.id });
    yield* run(statements.addLink, { ...link, owner: row.id });
    yield* putMails(mails, NO_OWNER);
    if (entry) yield* logDesk(entry);
    return commit(yield* ownerOf(statements, row));
  }

  /** Deleting the account cascades to its links and sessions. */
  function* revoke(email: string, entry: DeskEntry | undefined): Steps<Outcome<boolean>> {
    if ((yield* run(statements.revoke, { email })).length === 0) return rollback(false);
    if (entry) yield* logDesk(entry);
    return commit(true);
  }

  return {
    invite: (invitation, link, mails, entry) => database.write(() => invite(invitation, link, mails, entry)),
    revoke: (email, entry) => database.write(() => revoke(email.toLowerCase(), entry)),
    ...makeSqlAccountPasswords(database),
  };
}

/** Passwords of owners' accounts in SQL, or of agents' with `agentQueries`. Each write enqueues its mails. */
export function makeSqlAccountPasswords(database: SqlDatabase): AccountPasswords {
  const { queries } = database;
  const statements = ownerStatementsWith(queries);
  const putMails = putMailsWith(queries);

  function* offerPasswordLink(email: string, link: OwnerLink, mails: readonly Mail[]): Steps<Outcome<void>> {
    const [row] = yield* run(statements.byEmail, { email });
    const { tokenHash, purpose } = link;
    const added = yield* run(statements.addLink, { ...link, owner: row?.id ?? null });
    if (added.length === 0) return rollback(undefined);
    yield* run(statements.dropOtherLinks, { owner: row?.id ?? '', purpose, tokenHash });
    if (row) yield* putMails(mails, NO_OWNER);
    return commit(undefined);
  }

  function* changePassword(owner: string, hash: string, mails: readonly Mail[]): Steps<Outcome<void>> {
    yield* run(statements.setPassword, { owner, hash });
    yield* run(statements.dropLinks, { owner });
    yield* run(statements.endSessions, { owner });
    yield* putMails(mails, NO_OWNER);
    return commit(undefined);
  }

  function* choosePassword(
    tokenHash: string,
    now: number,
    hash: string,
    mails: readonly Mail[],
  ): Steps<Outcome<boolean>> {
    const [taken] = yield* run(statements.takeLink, { tokenHash, now });
    if (!taken?.owner_id) return rollback(false);
    yield* changePassword(taken.owner_id, hash, mails);
    return commit(true);
  }

  return {
    offerPasswordLink: (email, link, mails) =>
      database.write(() => offerPasswordLink(email.toLowerCase(), link, mails)),
    choosePassword: (tokenHash, now, hash, mails) => database.write(() => choosePassword(tokenHash, now, hash, mails)),
    changePassword: (owner, hash, mails) => database.write(() => changePassword(owner, hash, mails)),
  };
}
