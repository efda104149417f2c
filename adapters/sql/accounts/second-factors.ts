import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { SecondFactor, SecondFactors } from '../../../application/ports/accounts/second-factors.ts';
import { NO_OWNER, putMailsWith } from '../mails/mail-statements.ts';
import { secondFactorStatementsWith } from './second-factor-statements.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, rollback } from '../database/statement.ts';

/** Second factors in SQL: of owners, or of agents with `agentQueries`. */
export function makeSqlSecondFactors(database: SqlDatabase): SecondFactors {
  const statements = secondFactorStatementsWith(database.queries);
  const putMails = putMailsWith(database.queries);

  function* of(owner: string): Steps<SecondFactor | undefined> {
    const [row] = yield* run(statements.of, { owner });
    if (!row) return undefined;
    const { sealed: encryptedSecret, since, last_step, recovery_left } = row;
    return { encryptedSecret, since, lastStep: last_step, recoveryLeft: Number(recovery_left ?? 0) };
  }

  function* withMails(rows: readonly unknown[], mails: readonly Mail[]): Steps<Outcome<boolean>> {
    if (rows.length === 0) return rollback(false);
    yield* putMails(mails, NO_OWNER);
    return commit(true);
  }

  function* addCodes(owner: string, codeHashes: readonly string[]): Steps<void> {
    for (const hash of codeHashes) yield* run(statements.addCode, { owner, hash });
  }

  function* begin(
    owner: string,
    { encryptedSecret, since, lastStep }: Omit<SecondFactor, 'recoveryLeft'>,
    codeHashes: readonly string[],
    mails: readonly Mail[],
  ): Steps<Outcome<boolean>> {
    if ((yield* run(statements.account, { owner })).length === 0) return rollback(false);
    const inserted = yield* run(statements.begin, { owner, encryptedSecret, since, step: lastStep });
    if (inserted.length > 0) yield* addCodes(owner, codeHashes);
    return yield* withMails(inserted, mails);
  }

  function* end(owner: string, mails: readonly Mail[]): Steps<Outcome<boolean>> {
    return yield* withMails(yield* run(statements.end, { owner }), mails);
  }

  function* takeStep(owner: string, step: number): Steps<Outcome<boolean>> {
    const taken = yield* run(statements.takeStep, { owner, step });
    return taken.length > 0 ? commit(true) : rollback(false);
  }

  function* takeCode(owner: string, hash: string, mails: readonly Mail[]): Steps<Outcome<boolean>> {
    return yield* withMails(yield* run(statements.takeCode, { owner, hash }), mails);
  }

  function* replaceCodes(
    owner: string,
    codeHashes: readonly string[],
    mails: readonly Mail[],
  ): Steps<Outcome<boolean>> {
    const locked = yield* run(statements.hold, { owner });
    yield* run(statements.dropCodes, { owner });
    if (locked.length > 0) yield* addCodes(owner, codeHashes);
    return yield* withMails(locked, mails);
  }

  return {
    of: owner => database.read(() => of(owner)),
    begin: (owner, factor, codes, mails) => database.write(() => begin(owner, factor, codes, mails)),
    end: (owner, mails) => database.write(() => end(owner, mails)),
    takeStep: (owner, step) => database.write(() => takeStep(owner, step)),
    takeCode: (owner, hash, mails) => database.write(() => takeCode(owner, hash, mails)),
    replaceCodes: (owner, codes, mails) => database.write(() => replaceCodes(owner, codes, mails)),
  };
}
