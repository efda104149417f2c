import { z } from 'zod';
import type {
  StoredPrivateDetails,
  PrivateDetailsStore,
} from '../../../application/ports/catalogue/private-details.ts';
import type { PrivateDetails } from '../../../domain/advert/private-details.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { IDS_AT_ONCE, idsIn, idValues, inPieces } from '../database/many-rows.ts';
import { read } from '../database/row-schemas.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';

/** This program wrote the column, so only a rough check is made, not of each fact. */
const KNOWN = z.custom<PrivateDetails>(value => typeof value === 'object' && value !== null && 'address' in value);
/** Timeout, milliseconds: an import may wait for locks of the running site. */
const TIMEOUT_MS = 60_000;

/** Details of listings that only agents may see, in SQL: one row per listing. */
export function makeSqlPrivateDetails(database: SqlDatabase): PrivateDetailsStore {
  const { db } = database.queries;
  const some = statement<Readonly<Record<string, string>>>()(value =>
    db.selectFrom('listing_known').selectAll().where('listing_id', 'in', idsIn(value)),
  );
  const owners = statement<Readonly<Record<string, string>>>()(value =>
    db.selectFrom('feed_owner').selectAll().where('listing_id', 'in', idsIn(value)).orderBy('email_folded'),
  );
  const put = statement<{ listing: string; known: string }>()(value =>
    db
      .insertInto('listing_known')
      .values({ listing_id: value.listing, known: value.known })
      .onConflict(conflict => conflict.column('listing_id').doUpdateSet({ known: value.known })),
  );
  const drop = statement<Readonly<Record<string, string>>>()(value =>
    db.deleteFrom('listing_known').where('listing_id', 'in', idsIn(value)),
  );

  /** Stores the details that changed. The rows are read first, because an import leaves most details unchanged. */
  function* keep(told: readonly (readonly [ListingId, PrivateDetails])[]): Steps<Outcome<void>> {
    const stored = new Map(
      (yield* run(some, idValues(told.map(([id]) => id)))).map(row => [row.listing_id, row.known]),
    );
    for (const [id, one] of told) {
      const known = JSON.stringify(one);
      if (stored.get(id) !== known) yield* run(put, { listing: id, known });
    }
    return commit(undefined);
  }

  function* forget(ids: readonly string[]): Steps<Outcome<void>> {
    yield* run(drop, idValues(ids));
    return commit(undefined);
  }

  function* of(ids: readonly ListingId[]): Steps<readonly (readonly [ListingId, StoredPrivateDetails])[]> {
    const rows = yield* run(some, idValues(ids));
    const named = yield* run(owners, idValues(ids));
    return rows.map(({ listing_id: id, known }) => {
      const ownerEmails = named.flatMap(row => (row.listing_id === id ? [row.email_folded] : []));
      return [id as ListingId, { ...read(KNOWN, known), ownerEmails }] as const;
    });
  }

  return {
    async keep(known, gone) {
      for (const batch of inPieces([...known], IDS_AT_ONCE)) await database.write(() => keep(batch), TIMEOUT_MS);
      for (const ids of inPieces(gone, IDS_AT_ONCE)) await database.write(() => forget(ids), TIMEOUT_MS);
    },
    async of(ids) {
      const found = new Map<ListingId, StoredPrivateDetails>();
      for (const some of inPieces(ids, IDS_AT_ONCE))
        for (const [id, known] of await database.read(() => of(some))) found.set(id, known);
      return found;
    },
  };
}
