import type { Imported, StoreResult, WithdrawnListing } from '../../../application/ports/catalogue/catalogue-import.ts';
import { listingEvents } from '../../../domain/alert/listing-events.ts';
import { briefOf } from '../../../domain/listing/listing-brief.ts';
import type { PublicListing } from '../../../domain/listing/listing.ts';
import { withdrawalReason } from '../../../domain/listing/withdrawal-reason.ts';
import { IDS_AT_ONCE, idValues, inPieces } from '../database/many-rows.ts';
import { run } from '../database/statement.ts';
import type { ImportWriter } from './import-writer.ts';
import { briefIn, listingIn, shownRow } from './listing-rows.ts';

/** Stores the listings of a batch that are new or differ from the published ones; returns the result for each. */
export async function storeListings(
  { database, statements, version, write, isRenewalDue, changeRows }: ImportWriter,
  batch: readonly Imported<PublicListing>[],
): Promise<readonly StoreResult[]> {
  const next = version + 1;
  const last = await lastRows(
    { database, statements },
    batch.map(({ thing }) => thing.id),
    version,
  );
  const compared = batch.map(({ thing, pictureFiles, externalId }) => {
    const shown = shownRow(thing, pictureFiles);
    const before = last.get(thing.id);
    const isRemoved = before !== undefined && before.to_version !== null;
    const result: StoreResult = !before || isRemoved ? 'added' : before.mark === shown.mark ? 'unchanged' : 'changed';
    return { thing, externalId, shown, before, isRemoved, result };
  });
  const fresh = compared.filter(({ result }) => result !== 'unchanged');
  if (fresh.length > 0 || isRenewalDue()) {
    await write(function* () {
      for (const { thing, result } of fresh)
        if (result === 'changed') yield* run(statements.closeListing, { id: thing.id, version, next });
      yield* statements.insertListings(
        fresh.map(({ thing, externalId, shown: { mark } }) => ({
          id: thing.id,
          from_version: next,
          to_version: null,
          mark,
          project_id: thing.projectId ?? null,
          external_id: externalId ?? null,
          brief: JSON.stringify(briefOf(thing)),
        })),
      );
      yield* statements.insertShown(fresh.map(({ thing, shown }) => ({ id: thing.id, from_version: next, ...shown })));
      yield* changeRows(
        fresh.map(({ thing, before, isRemoved }) => ({
          id: thing.id,
          events: listingEvents(before && !isRemoved ? briefIn(before.brief) : undefined, thing, isRemoved),
        })),
      );
    });
  }
  return compared.map(({ result }) => result);
}

/** Removes published listings from the next version, and keeps their title and the reason of their removal. */
export async function removeListings(
  { database, statements, version, write, changeRows }: ImportWriter,
  listings: readonly WithdrawnListing[],
): Promise<void> {
  const next = version + 1;
  for (const some of inPieces(listings, IDS_AT_ONCE)) {
    const ids = some.map(({ id }) => id);
    const rows = await database.read(() => run(statements.shown, { ...idValues(ids), version }));
    const shown = new Map(rows.map(row => [row.id, row.shown]));
    // Iterates over the given listings, because a database returns its rows in any order.
    const removed = some.flatMap(({ id, reason }) => {
      const text = shown.get(id);
      if (text === undefined) return [];
      const { title, ...last } = listingIn(text);
      return [{ id, title: JSON.stringify(title), reason: withdrawalReason(last, reason) }];
    });
    await write(function* () {
      for (const one of removed) yield* run(statements.keepGone, { version, ...one });
      for (const id of ids) yield* run(statements.closeListing, { id, version, next });
      yield* changeRows(removed.map(({ id, reason }) => ({ id, events: [{ kind: 'removed', reason }] })));
    });
  }
}

/** Stores as removed the listings that the agency withdrew before the site was started; ignores listings that the catalogue has. */
export async function storeWithdrawnListings(
  { database, statements, version, write }: ImportWriter,
  withdrawn: readonly (WithdrawnListing & { readonly last: PublicListing })[],
): Promise<void> {
  const next = version + 1;
  for (const some of inPieces(withdrawn, IDS_AT_ONCE)) {
    const known = await lastRows(
      { database, statements },
      some.map(({ id }) => id),
      next,
    );
    await write(() =>
      statements.insertListings(
        some
          .filter(({ id }) => !known.has(id))
          .map(({ id, reason, last }) => ({
            id,
            from_version: next,
            to_version: next,
            mark: '',
            project_id: null,
            brief: JSON.stringify(briefOf(last)),
            title: JSON.stringify(last.title),
            reason: withdrawalReason(last, reason),
          })),
      ),
    );
  }
}

type LastRow = { readonly to_version: number | null; readonly mark: string; readonly brief: string };

/** The newest row of each listing among those of versions up to `version`. */
async function lastRows(
  { database, statements }: Pick<ImportWriter, 'database' | 'statements'>,
  ids: readonly string[],
  version: number,
): Promise<ReadonlyMap<string, LastRow>> {
  const last = new Map<string, LastRow>();
  for (const some of inPieces(ids, IDS_AT_ONCE)) {
    const rows = await database.read(() => run(statements.rows, { ...idValues(some), version }));
    for (const row of rows) last.set(row.id, row);
  }
  return last;
}
