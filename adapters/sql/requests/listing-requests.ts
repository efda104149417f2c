import { sql } from 'kysely';
import type { ListingRequests } from '../../../application/ports/requests/listing-requests.ts';
import { isFormName } from '../../../domain/request/forms.ts';
import type { Queries } from '../schema/dialect.ts';
import { viewingFactsOf } from '../calendar/viewing-facts.ts';
import { LANGUAGE } from '../database/row-schemas.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { run, type Steps, statement } from '../database/statement.ts';

/** Requests about a property, without personal data: no column with personal data is selected. */
export function makeSqlListingRequests(database: SqlDatabase): ListingRequests {
  const statements = listingRequestStatementsWith(database.queries);

  function* of(id: string, before: number, count: number): Steps<Awaited<ReturnType<ListingRequests['of']>>> {
    const rows = yield* run(statements.requests, { id, before, skipped: count - 1 });
    return rows.flatMap(({ received_at: at, form, language }) =>
      isFormName(form) ? { at, form, language: LANGUAGE.parse(language) } : [],
    );
  }

  return {
    of: (id, before = Number.MAX_SAFE_INTEGER, count) => database.read(() => of(id, before, count)),
    async viewingsFrom(id, day, count) {
      return (await database.read(() => run(statements.viewingsFrom, { id, day, count }))).map(viewingFactsOf);
    },
    async viewingsBefore(id, day, count) {
      const rows = await database.read(() => run(statements.viewingsBefore, { id, day, skipped: count - 1 }));
      return rows.map(viewingFactsOf);
    },
  };
}

function listingRequestStatementsWith({ db }: Queries) {
  const viewings = (id: string) =>
    db
      .selectFrom('appointment')
      .select(['day', 'from_hour', 'to_hour', 'exact_from', 'exact_to', 'status', 'moved', 'outcome'])
      .where('property_id', '=', id)
      .where('status', '!=', 'cancelled');
  return {
    /** Also returns all further requests received in the same millisecond as the last one. */
    requests: statement<{ id: string; before: number; skipped: number }>()(value =>
      db
        .selectFrom('submission')
        .select(['received_at', 'form', 'language'])
        .where('subject_id', '=', value.id)
        .where('received_at', '<', value.before)
        .where('received_at', '>=', one =>
          one.fn.coalesce(
            one
              .selectFrom('submission as last')
              .select('last.received_at')
              .where('last.subject_id', '=', value.id)
              .where('last.received_at', '<', value.before)
              .orderBy('last.received_at', 'desc')
              .limit(1)
              .offset(value.skipped),
            sql<number>`0`,
          ),
        )
        .orderBy('received_at', 'desc')
        .orderBy('form'),
    ),
    viewingsFrom: statement<{ id: string; day: string; count: number }>()(value =>
      viewings(value.id)
        .where('day', '>=', value.day)
        .orderBy('day')
        .orderBy('from_hour')
        .orderBy('to_hour')
        .limit(value.count),
    ),
    viewingsBefore: statement<{ id: string; day: string; skipped: number }>()(value =>
      viewings(value.id)
        .where('day', '<', value.day)
        .where('day', '>=', one =>
          one.fn.coalesce(
            one
              .selectFrom('appointment as last')
              .select('last.day')
              .where('last.property_id', '=', value.id)
              .where('last.status', '!=', 'cancelled')
              .where('last.day', '<', value.day)
              .orderBy('last.day', 'desc')
              .limit(1)
              .offset(value.skipped),
            sql<string>`''`,
          ),
        )
        .orderBy('day', 'desc')
        .orderBy('from_hour', 'desc')
        .orderBy('to_hour', 'desc'),
    ),
  };
}
