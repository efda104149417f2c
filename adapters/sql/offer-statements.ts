import type { Selectable } from 'kysely';
import type { Offer } from '../../application/ports/offers.ts';
import { REQUEST_COLUMNS, requestOf } from './kept-request.ts';
import type { Queries } from './schema/dialect.ts';
import type { Schema } from './schema/schema.ts';
import { statement } from './statement.ts';

export function offerStatementsWith({ db }: Queries) {
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

type OfferRow = Parameters<typeof requestOf>[0] & Pick<Selectable<Schema['offer']>, 'confirmed_at'>;

export function offerOf(row: OfferRow): Offer {
  return { request: requestOf(row), confirmedAt: row.confirmed_at ?? undefined };
}
