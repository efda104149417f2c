import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { Offer } from '../../../application/ports/offers/offers.ts';
import { DECIDED_STATES, draftedOffer, type OfferRecord } from '../../../domain/offer/offer-step.ts';
import { idsIn } from '../database/many-rows.ts';
import { statement } from '../database/statement.ts';
import { REQUEST_COLUMNS, requestOf } from '../requests/stored-request.ts';
import type { Queries } from '../schema/dialect.ts';
import type { Schema } from '../schema/schema.ts';

const OFFER_COLUMNS = [
  'offer.token_hash',
  'offer.confirmed_at',
  'offer.told_at',
  'offer.counter_amount',
  'offer.counter_until',
  'offer.decided',
  'offer.decided_at',
  'offer.decided_on',
  'offer.decided_by',
  'offer.name_released',
  'offer.sequence',
] as const;

const DECIDED = z.enum(DECIDED_STATES);

export function offerStatementsWith({ db, dialect }: Queries) {
  const all = () =>
    db
      .selectFrom('offer')
      .innerJoin('submission', 'submission.id', 'offer.submission_id')
      .select([...REQUEST_COLUMNS, ...OFFER_COLUMNS])
      .orderBy('submission.received_at')
      .orderBy('submission.id');
  return {
    byToken: statement<{ tokenHash: string }>()(value => all().where('offer.token_hash', '=', value.tokenHash)),
    byRequest: statement<{ id: string }>()(value => all().where('offer.submission_id', '=', value.id)),
    /** Finds the offers of at most `IDS_AT_ONCE` requests. */
    ofRequests: statement<Readonly<Record<string, string>>>()(value =>
      all().where('offer.submission_id', 'in', idsIn(value)),
    ),
    ofListing: statement<{ listing: string }>()(value => all().where('submission.subject_id', '=', value.listing)),
    undecided: statement()(() =>
      all().where(one => one.or([one('offer.decided', 'is', null), one('offer.decided', '=', 'countered')])),
    ),
    /**
     * Locks all offers for the property of a request, in a fixed order, so that two of them are never accepted at once; SQLite has a
     * single writer.
     */
    lock: statement<{ id: string }>()(value =>
      db
        .selectFrom('offer')
        .select('offer.submission_id')
        .where('offer.submission_id', 'in', sameProperty =>
          sameProperty
            .selectFrom('submission as other')
            .innerJoin('submission as own', 'own.subject_id', 'other.subject_id')
            .select('other.id')
            .where('own.id', '=', value.id),
        )
        .orderBy('offer.submission_id')
        .$if(dialect === 'postgres', query => query.forUpdate()),
    ),
    change: statement<{
      id: string;
      confirmedAt: number | null;
      toldAt: number | null;
      counterAmount: number | null;
      counterUntil: string | null;
      decided: string | null;
      decidedAt: number | null;
      decidedOn: string | null;
      decidedBy: string | null;
      nameReleased: number;
      sequence: number;
    }>()(value =>
      db
        .updateTable('offer')
        .set({
          confirmed_at: value.confirmedAt,
          told_at: value.toldAt,
          counter_amount: value.counterAmount,
          counter_until: value.counterUntil,
          decided: value.decided,
          decided_at: value.decidedAt,
          decided_on: value.decidedOn,
          decided_by: value.decidedBy,
          name_released: value.nameReleased,
          sequence: value.sequence,
        })
        .where('submission_id', '=', value.id),
    ),
  };
}

type OfferRow = Parameters<typeof requestOf>[0] & Omit<Selectable<Schema['offer']>, 'submission_id' | 'person_erased'>;

/** Converts a row to an offer. Throws for an unknown value of `decided`. */
export function offerOf(row: OfferRow): Offer {
  const request = requestOf(row);
  const { counter_amount: amount, counter_until: until, decided, decided_at: at } = row;
  return {
    ...draftedOffer(request.values),
    request,
    tokenHash: row.token_hash,
    confirmedAt: row.confirmed_at ?? undefined,
    toldAt: row.told_at ?? undefined,
    nameReleased: row.name_released === 1,
    counter: amount === null || until === null ? undefined : { amount, validUntil: until },
    decided:
      decided === null || at === null
        ? undefined
        : { state: DECIDED.parse(decided), at, on: row.decided_on ?? undefined, by: row.decided_by ?? undefined },
    sequence: row.sequence ?? 0,
  };
}

/** Values of the columns in which an offer's state is stored. */
export function offerColumns({ confirmedAt, toldAt, nameReleased, counter, decided, sequence }: OfferRecord) {
  return {
    confirmedAt: confirmedAt ?? null,
    toldAt: toldAt ?? null,
    counterAmount: counter?.amount ?? null,
    counterUntil: counter?.validUntil ?? null,
    decided: decided?.state ?? null,
    decidedAt: decided?.at ?? null,
    decidedOn: decided?.on ?? null,
    decidedBy: decided?.by ?? null,
    nameReleased: nameReleased ? 1 : 0,
    sequence,
  };
}
