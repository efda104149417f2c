import type { EncryptedSecondFactors } from '../../../application/ports/accounts/encrypted-second-factors.ts';
import { secondFactorStatementsWith } from './second-factor-statements.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps } from '../database/statement.ts';

/** Encrypted secrets of second factors, in the table `second_factor`; with `agentQueries` those of agents. */
export function makeSqlEncryptedSecondFactors(database: SqlDatabase): EncryptedSecondFactors {
  const statements = secondFactorStatementsWith(database.queries);

  function* reencrypt(owner: string, before: string, after: string): Steps<Outcome<void>> {
    yield* run(statements.reencrypt, { owner, before, after });
    return commit(undefined);
  }

  return {
    all: async () =>
      (await database.read(() => run(statements.all, {}))).map(({ owner_id, sealed }) => ({
        ownerId: owner_id,
        encryptedSecret: sealed,
      })),
    reencrypt: (owner, before, after) => database.write(() => reencrypt(owner, before, after)),
  };
}
