import type { Selectable } from 'kysely';
import { z } from 'zod';
import type { ListingChange, ListingChanges } from '../../../application/ports/catalogue/listing-changes.ts';
import { WITHDRAWAL_REASONS } from '../../../domain/listing/withdrawal-reason.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import type { ListingEvent } from '../../../domain/listing/listing-event.ts';
import type { Queries } from '../schema/dialect.ts';
import { read } from '../database/row-schemas.ts';
import type { Schema } from '../schema/schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, statement, type Steps } from '../database/statement.ts';

const EVENT = z.discriminatedUnion('kind', [
  z.object({ kind: z.enum(['published', 'returned']) }),
  z.object({ kind: z.literal('removed'), reason: z.enum(WITHDRAWAL_REASONS).exactOptional() }),
  z.object({
    kind: z.literal('price'),
    from: z.number().optional(),
    to: z.number().optional(),
    incomparable: z.literal(true).exactOptional(),
  }),
  z.object({ kind: z.literal('marquee'), from: z.number(), to: z.number() }),
]);

/** Changes of listings in the table `listing_change`. Rows of a version do not count until that version is published. */
export function makeSqlListingChanges(database: SqlDatabase): ListingChanges {
  const statements = statementsWith(database.queries);

  function* markAnnounced(seq: number): Steps<Outcome<void>> {
    yield* run(statements.tell, { seq });
    return commit(undefined);
  }

  return {
    unprocessed: async count => (await database.read(() => run(statements.unprocessed, { count }))).map(changeOf),
    markProcessed: seq => database.write(() => markAnnounced(seq)),
    of: async (id, before, count) =>
      (await database.read(() => run(statements.of, { id, before: before ?? Number.MAX_SAFE_INTEGER, count }))).map(
        changeOf,
      ),
  };
}

function statementsWith({ db }: Queries) {
  const happened = () => db.selectFrom('catalogue').select('version');
  return {
    unprocessed: statement<{ count: number }>()(value =>
      db
        .selectFrom('listing_change')
        .selectAll()
        .where('told', 'is', null)
        .where('version', '<=', happened())
        .orderBy('seq')
        .limit(value.count),
    ),
    tell: statement<{ seq: number }>()(value =>
      db
        .updateTable('listing_change')
        .set({ told: 1 })
        .where('told', 'is', null)
        .where('seq', '<=', value.seq)
        .where('version', '<=', happened()),
    ),
    of: statement<{ id: string; before: number; count: number }>()(value =>
      db
        .selectFrom('listing_change')
        .selectAll()
        .where('listing_id', '=', value.id)
        .where('seq', '<', value.before)
        .where('version', '<=', happened())
        .orderBy('seq', 'desc')
        .limit(value.count),
    ),
  };
}

function changeOf(row: Selectable<Schema['listing_change']>): ListingChange {
  return {
    seq: row.seq,
    at: row.at,
    listingId: row.listing_id as ListingId,
    change: eventIn(row.event),
  };
}

/** Parses a stored event. A hidden price is absent in the stored text, and `undefined` in the event. */
export function eventIn(text: string): ListingEvent {
  const event = read(EVENT, text);
  return event.kind === 'price' ? { ...event, from: event.from, to: event.to } : event;
}
