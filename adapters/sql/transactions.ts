import type { DeskEntry } from '../../application/ports/desk-log.ts';
import type { Mail } from '../../application/ports/outbox.ts';
import type { Invitation, Owner, OwnerLink } from '../../application/ports/owners.ts';
import type { Transactions } from '../../application/ports/transactions.ts';
import { makeSqlAccountTransactions } from './account-transactions.ts';
import { BATCH, inBatches } from './in-batches.ts';
import { deskLogStepsWith } from './desk-log.ts';
import { eraseRequestWith } from './erase-request.ts';
import { keepRequestWith } from './keep-request.ts';
import { NO_OWNER, putMailsWith } from './mail-statements.ts';
import { ownerOf, ownerStatementsWith } from './owner-statements.ts';
import { personalStatementsWith } from './personal-statements.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, undone } from './statement.ts';
import type { Sweep } from './sweep.ts';

/** Transactions in SQL: each generator is one, from its first statement to `done`, or to `undone` where nothing of it stays. */
export function makeSqlTransactions(database: SqlDatabase, sweep: Sweep): Transactions {
  const { queries } = database;
  const owners = ownerStatementsWith(queries);
  const personal = personalStatementsWith(queries);
  const putMails = putMailsWith(queries);
  const logDesk = deskLogStepsWith(queries);
  const keepRequest = keepRequestWith(queries);
  const eraseRequest = eraseRequestWith(queries);

  function* inviteOwner(
    invitation: Invitation,
    link: OwnerLink,
    mails: readonly Mail[],
    entry: DeskEntry | undefined,
  ): Steps<Outcome<Owner>> {
    const { id, email, language, listingIds, invitedAt } = invitation;
    const [row] = yield* run(owners.invite, { id, email, folded: email.toLowerCase(), language, invitedAt });
    if (!row) throw new Error('an account was neither made nor found');
    for (const listing of listingIds) yield* run(owners.addListing, { owner: row.id, listing });
    yield* run(owners.dropLinks, { owner: row.id });
    yield* run(owners.addLink, { ...link, owner: row.id });
    yield* putMails(mails, NO_OWNER);
    if (entry) yield* logDesk(entry);
    return done(yield* ownerOf(owners, row));
  }

  /** Links and logins go with their account. */
  function* revokeOwner(email: string, entry: DeskEntry | undefined): Steps<Outcome<boolean>> {
    if ((yield* run(owners.revoke, { email })).length === 0) return undone(false);
    if (entry) yield* logDesk(entry);
    return done(true);
  }

  function* expireRequests(form: string, before: number) {
    const old = yield* run(personal.oldRequestIds, { form, before, count: BATCH });
    for (const { id } of old) yield* eraseRequest(id);
    return done({ found: old.length, gone: old.length });
  }

  return {
    async keepRequest(submission) {
      const kept = await database.write(() => keepRequest(submission));
      sweep.now(submission.receivedAt);
      return kept;
    },
    inviteOwner: (invitation, link, mails, entry) => database.write(() => inviteOwner(invitation, link, mails, entry)),
    revokeOwner: (email, entry) => database.write(() => revokeOwner(email.toLowerCase(), entry)),
    ...makeSqlAccountTransactions(database),
    async expireRequests(form, before) {
      const erased = await inBatches(() => database.write(() => expireRequests(form, before)));
      if (erased > 0) await database.scrub();
      return erased;
    },
  };
}
