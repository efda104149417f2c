import type { OwnerPasswords } from '../../application/ports/owner-passwords.ts';
import type { OwnerLink } from '../../application/ports/owners.ts';
import type { Mail } from '../../application/ports/outbox.ts';
import { NO_OWNER, putMailsWith } from './mail-statements.ts';
import { ownerOf, ownerStatementsWith } from './owner-statements.ts';
import { LINK_PURPOSE } from './row-schemas.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, undone } from './statement.ts';

/** Passwords of owners in SQL. */
export function makeSqlOwnerPasswords(database: SqlDatabase): OwnerPasswords {
  const statements = ownerStatementsWith(database.queries);
  const putMails = putMailsWith(database.queries);

  function* of(email: string): Steps<Awaited<ReturnType<OwnerPasswords['of']>>> {
    const [row] = yield* run(statements.byEmail, { email });
    // An unknown address costs as many queries: the response time must not disclose who has an account.
    const owner = yield* ownerOf(statements, row ?? { id: '', email, email_folded: email, language: 'fr' });
    return row && { owner, hash: row.password_hash ?? undefined };
  }

  function* offer(email: string, link: OwnerLink, mails: readonly Mail[]): Steps<Outcome<void>> {
    const [row] = yield* run(statements.byEmail, { email });
    const { tokenHash, purpose } = link;
    const added = yield* run(statements.addLink, { ...link, owner: row?.id ?? null });
    if (added.length === 0) return undone(undefined);
    yield* run(statements.dropOtherLinks, { owner: row?.id ?? '', purpose, tokenHash });
    if (row) yield* putMails(mails, NO_OWNER);
    return done(undefined);
  }

  function* link(tokenHash: string, now: number): Steps<Awaited<ReturnType<OwnerPasswords['link']>>> {
    const [row] = yield* run(statements.link, { tokenHash, now });
    return row && { owner: yield* ownerOf(statements, row), purpose: LINK_PURPOSE.parse(row.purpose) };
  }

  function* change(owner: string, hash: string, mails: readonly Mail[]): Steps<Outcome<void>> {
    yield* run(statements.setPassword, { owner, hash });
    yield* run(statements.dropLinks, { owner });
    yield* run(statements.endSessions, { owner });
    yield* putMails(mails, NO_OWNER);
    return done(undefined);
  }

  function* chooseBy(tokenHash: string, now: number, hash: string, mails: readonly Mail[]): Steps<Outcome<boolean>> {
    const [taken] = yield* run(statements.takeLink, { tokenHash, now });
    if (!taken?.owner_id) return undone(false);
    yield* change(taken.owner_id, hash, mails);
    return done(true);
  }

  function* rehash(owner: string, before: string, after: string): Steps<Outcome<void>> {
    yield* run(statements.rehash, { owner, before, after });
    return done(undefined);
  }

  return {
    of: email => database.read(() => of(email.toLowerCase())),
    offer: (email, offered, mails) => database.write(() => offer(email.toLowerCase(), offered, mails)),
    link: (tokenHash, now) => database.read(() => link(tokenHash, now)),
    chooseBy: (tokenHash, now, hash, mails) => database.write(() => chooseBy(tokenHash, now, hash, mails)),
    change: (owner, hash, mails) => database.write(() => change(owner, hash, mails)),
    rehash: (owner, before, after) => database.write(() => rehash(owner, before, after)),
  };
}
