import type { Mail } from '../../application/ports/outbox.ts';
import type { SecondFactor } from '../../application/ports/second-factors.ts';
import { NO_OWNER, putMailsWith } from './mail-statements.ts';
import type { Queries } from './schema/dialect.ts';
import { secondFactorStatementsWith } from './second-factor-statements.ts';
import { done, type Outcome, run, type Steps, undone } from './statement.ts';

/** What turns second factors on and off, each a transaction with the mails that tell it. */
export function secondFactorStepsWith(queries: Queries) {
  const statements = secondFactorStatementsWith(queries);
  const putMails = putMailsWith(queries);

  function* told(rows: readonly unknown[], mails: readonly Mail[]): Steps<Outcome<boolean>> {
    if (rows.length === 0) return undone(false);
    yield* putMails(mails, NO_OWNER);
    return done(true);
  }

  function* addCodes(owner: string, codeHashes: readonly string[]): Steps<void> {
    for (const hash of codeHashes) yield* run(statements.addCode, { owner, hash });
  }

  return {
    *begin(
      owner: string,
      { sealed, since, lastStep }: Omit<SecondFactor, 'recoveryLeft'>,
      codeHashes: readonly string[],
      mails: readonly Mail[],
    ): Steps<Outcome<boolean>> {
      if ((yield* run(statements.account, { owner })).length === 0) return undone(false);
      const begun = yield* run(statements.begin, { owner, sealed, since, step: lastStep });
      if (begun.length > 0) yield* addCodes(owner, codeHashes);
      return yield* told(begun, mails);
    },
    *end(owner: string, mails: readonly Mail[]): Steps<Outcome<boolean>> {
      return yield* told(yield* run(statements.end, { owner }), mails);
    },
    *replaceCodes(owner: string, codeHashes: readonly string[], mails: readonly Mail[]): Steps<Outcome<boolean>> {
      const held = yield* run(statements.hold, { owner });
      yield* run(statements.dropCodes, { owner });
      if (held.length > 0) yield* addCodes(owner, codeHashes);
      return yield* told(held, mails);
    },
    *takeCode(owner: string, hash: string, mails: readonly Mail[]): Steps<Outcome<boolean>> {
      return yield* told(yield* run(statements.takeCode, { owner, hash }), mails);
    },
  };
}
