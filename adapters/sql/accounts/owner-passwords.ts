import type { OwnerPasswords } from '../../../application/ports/accounts/owner-passwords.ts';
import { ownerOf, ownerStatementsWith } from './owner-statements.ts';
import { LINK_PURPOSE } from '../database/row-schemas.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps } from '../database/statement.ts';

/** Passwords in SQL: of owners, or of agents with `agentQueries`. */
export function makeSqlOwnerPasswords(database: SqlDatabase): OwnerPasswords {
  const statements = ownerStatementsWith(database.queries);

  function* of(email: string): Steps<Awaited<ReturnType<OwnerPasswords['of']>>> {
    const [row] = yield* run(statements.byEmail, { email });
    // An unknown address costs the same number of queries: the response time must not reveal who has an account.
    const owner = yield* ownerOf(statements, row ?? { id: '', email, email_folded: email, language: 'fr' });
    return row && { owner, hash: row.password_hash ?? undefined };
  }

  function* link(tokenHash: string, now: number): Steps<Awaited<ReturnType<OwnerPasswords['link']>>> {
    const [row] = yield* run(statements.link, { tokenHash, now });
    return row && { owner: yield* ownerOf(statements, row), purpose: LINK_PURPOSE.parse(row.purpose) };
  }

  function* rehash(owner: string, before: string, after: string): Steps<Outcome<void>> {
    yield* run(statements.rehash, { owner, before, after });
    return commit(undefined);
  }

  return {
    of: email => database.read(() => of(email.toLowerCase())),
    link: (tokenHash, now) => database.read(() => link(tokenHash, now)),
    rehash: (owner, before, after) => database.write(() => rehash(owner, before, after)),
  };
}
