import type { SecondFactor, SecondFactors } from '../../application/ports/second-factors.ts';
import { secondFactorStatementsWith } from './second-factor-statements.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, undone } from './statement.ts';

/** Second factors in SQL. */
export function makeSqlSecondFactors(database: SqlDatabase): SecondFactors {
  const statements = secondFactorStatementsWith(database.queries);

  function* of(owner: string): Steps<SecondFactor | undefined> {
    const [row] = yield* run(statements.of, { owner });
    if (!row) return undefined;
    const { sealed, since, last_step, recovery_left } = row;
    return { sealed, since, lastStep: last_step, recoveryLeft: Number(recovery_left ?? 0) };
  }

  function* takeStep(owner: string, step: number): Steps<Outcome<boolean>> {
    const taken = yield* run(statements.takeStep, { owner, step });
    return taken.length > 0 ? done(true) : undone(false);
  }

  function* reseal(owner: string, before: string, after: string): Steps<Outcome<void>> {
    yield* run(statements.reseal, { owner, before, after });
    return done(undefined);
  }

  return {
    of: owner => database.read(() => of(owner)),
    takeStep: (owner, step) => database.write(() => takeStep(owner, step)),
    sealed: async () =>
      (await database.read(() => run(statements.all, {}))).map(({ owner_id, sealed }) => ({
        ownerId: owner_id,
        sealed,
      })),
    reseal: (owner, before, after) => database.write(() => reseal(owner, before, after)),
  };
}
