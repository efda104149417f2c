import type { Offer, Offers } from '../../application/ports/offers.ts';
import type { Queries } from './schema/dialect.ts';
import { REQUEST_COLUMNS, requestOf } from './kept-request.ts';
import { putMailsWith } from './mail-statements.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, statement, undone } from './statement.ts';

type Mails = Parameters<Offers['confirm']>[2];

/** Offers in SQL. */
export function makeSqlOffers(database: SqlDatabase): Offers {
  const statements = offerStatementsWith(database.queries);
  const putMails = putMailsWith(database.queries);

  function* byToken(tokenHash: string): Steps<Offer | undefined> {
    const [row] = yield* run(statements.byToken, { tokenHash });
    return row && { request: requestOf(row), confirmedAt: row.confirmed_at ?? undefined };
  }

  function* confirm(
    tokenHash: string,
    now: number,
    mails: Mails,
  ): Steps<Outcome<Awaited<ReturnType<Offers['confirm']>>>> {
    const confirmed = yield* run(statements.confirm, { tokenHash, now });
    const offer = yield* byToken(tokenHash);
    if (!offer) return undone('unknown');
    if (confirmed.length === 0) return undone('before');
    yield* putMails(mails(offer), { submission: offer.request.id, email: offer.request.email });
    return done('confirmed');
  }

  return {
    byToken: tokenHash => database.read(() => byToken(tokenHash)),
    confirm: (tokenHash, now, mails) => database.write(() => confirm(tokenHash, now, mails)),
  };
}

function offerStatementsWith({ db }: Queries) {
  return {
    byToken: statement<{ tokenHash: string }>()(value =>
      db
        .selectFrom('offer')
        .innerJoin('submission', 'submission.id', 'offer.submission_id')
        .select([...REQUEST_COLUMNS, 'offer.confirmed_at'])
        .where('offer.token_hash', '=', value.tokenHash),
    ),
    /** Returns a row only for the first confirmation. */
    confirm: statement<{ tokenHash: string; now: number }>()(value =>
      db
        .updateTable('offer')
        .set({ confirmed_at: value.now })
        .where('token_hash', '=', value.tokenHash)
        .where('confirmed_at', 'is', null)
        .returning('submission_id'),
    ),
  };
}
