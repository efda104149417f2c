import type { Transactions } from '../../application/ports/transactions.ts';
import { BATCH, inBatches } from './in-batches.ts';
import { eraseRequestWith } from './erase-request.ts';
import { keepRequestWith } from './keep-request.ts';
import { personalStatementsWith } from './personal-statements.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, run } from './statement.ts';
import type { Sweep } from './sweep.ts';

/** Transactions in SQL: each generator is one, from its first statement to `done`, or to `undone` where nothing of it stays. */
export function makeSqlTransactions(database: SqlDatabase, sweep: Sweep): Transactions {
  const { queries } = database;
  const personal = personalStatementsWith(queries);
  const keepRequest = keepRequestWith(queries);
  const eraseRequest = eraseRequestWith(queries);

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
    async expireRequests(form, before) {
      const erased = await inBatches(() => database.write(() => expireRequests(form, before)));
      if (erased > 0) await database.scrub();
      return erased;
    },
  };
}
