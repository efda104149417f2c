import type { Selectable } from 'kysely';
import type { Offer } from '../../../application/ports/offers/offers.ts';
import { REQUEST_COLUMNS, requestOf } from '../requests/stored-request.ts';
import type { Queries } from '../schema/dialect.ts';
import type { Schema } from '../schema/schema.ts';
import { statement } from '../database/statement.ts';

export function offerStatementsWith({ db, dialect }: Queries) {
  return {
    byToken: statement<{ tokenHash: string }>()(value =>
      db
        .selectFrom('offer')
        .innerJoin('submission', 'submission.id', 'offer.submission_id')
        .select([...REQUEST_COLUMNS, 'offer.confirmed_at'])
        .where('offer.token_hash', '=', value.tokenHash),
    ),
    /** Locks the row for a change on PostgreSQL; SQLite has a single writer. */
    lock: statement<{ tokenHash: string }>()(value =>
      db
        .selectFrom('offer')
        .select('submission_id')
        .where('token_hash', '=', value.tokenHash)
        .$if(dialect === 'postgres', query => query.forUpdate()),
    ),
    change: statement<{ tokenHash: string; confirmedAt: number | null }>()(value =>
      db.updateTable('offer').set({ confirmed_at: value.confirmedAt }).where('token_hash', '=', value.tokenHash),
    ),
  };
}

type OfferRow = Parameters<typeof requestOf>[0] & Pick<Selectable<Schema['offer']>, 'confirmed_at'>;

export function offerOf(row: OfferRow): Offer {
  return { request: requestOf(row), confirmedAt: row.confirmed_at ?? undefined };
}
