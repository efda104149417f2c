import type { Transactions } from '../../application/ports/transactions.ts';
import { keepRequestWith } from './keep-request.ts';
import type { SqlDatabase } from './sql-database.ts';
import type { Sweep } from './sweep.ts';

/** Transactions over a database; rejects where it cannot keep one, and then nothing of it is kept. */
export function makeSqlTransactions(database: SqlDatabase, sweep: Sweep): Transactions {
  const keepRequest = keepRequestWith(database.queries);
  return {
    async keepRequest(submission) {
      const kept = await database.write(() => keepRequest(submission));
      sweep.now(submission.receivedAt);
      return kept;
    },
  };
}
