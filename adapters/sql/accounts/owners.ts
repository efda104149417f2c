import type { Invitation, Owner, OwnerAccount, Owners } from '../../../application/ports/accounts/owners.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { IDS_AT_ONCE, idValues, inPieces } from '../database/many-rows.ts';
import { ownerOf, ownerStatementsWith } from './owner-statements.ts';
import { LANGUAGE } from '../database/row-schemas.ts';
import { partFinder } from '../schema/dialect.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps } from '../database/statement.ts';

/** Number of changed owners per transaction, so that other writes do not wait long. */
const AT_ONCE = 500;

type Named = { readonly listing: string; readonly email: string };

/** Owners' accounts in the tables `owner` and `owner_listing`, and the owners that the feed names in `feed_owner`. */
export function makeSqlOwners(database: SqlDatabase): Owners {
  const statements = ownerStatementsWith(database.queries);
  const { pattern } = partFinder(database.queries.dialect);

  function* byEmail(email: string): Steps<Owner | undefined> {
    const [row] = yield* run(statements.byEmail, { email });
    return row && (yield* ownerOf(statements, row));
  }

  function* byId(id: string): Steps<Owner | undefined> {
    const [row] = yield* run(statements.byId, { id });
    return row && (yield* ownerOf(statements, row));
  }

  function* list(holding: string, after: string, count: number): Steps<readonly OwnerAccount[]> {
    const rows = yield* run(statements.list, { holding: pattern(holding), after, count });
    const found = [];
    for (const owners of inPieces(rows, IDS_AT_ONCE))
      found.push(...(yield* run(statements.listingsOf, idValues(owners.map(({ id }) => id)))));
    const listings = Map.groupBy(found, row => row.owner_id);
    return rows.map(row => ({
      id: row.id,
      email: row.email,
      language: LANGUAGE.parse(row.language),
      listingIds: (listings.get(row.id) ?? []).map(({ listing_id }) => listing_id as ListingId),
      invitedAt: row.invited_at,
      hasPassword: row.password_hash !== null,
    }));
  }

  function* addSampleAccount(invitation: Invitation, hash: string): Steps<Outcome<void>> {
    const { id, email, language, listingIds, invitedAt } = invitation;
    const values = { id, email, folded: email.toLowerCase(), language, hash, invitedAt };
    const made = yield* run(statements.addSampleAccount, values);
    if (made.length > 0) for (const listing of listingIds) yield* run(statements.addListing, { owner: id, listing });
    return commit(undefined);
  }

  function* change(add: readonly Named[], remove: readonly Named[]): Steps<Outcome<void>> {
    for (const named of remove) yield* run(statements.unname, named);
    for (const named of add) yield* run(statements.name, named);
    return commit(undefined);
  }

  return {
    byEmail: email => database.read(() => byEmail(email.toLowerCase())),
    byId: id => database.read(() => byId(id)),
    // '' precedes every address, because no address is empty.
    list: (holding, after = '', count) => database.read(() => list(holding.toLowerCase(), after.toLowerCase(), count)),
    addSampleAccount: (invitation, hash) => database.write(() => addSampleAccount(invitation, hash)),
    isNamed: async email =>
      (await database.read(() => run(statements.isNamed, { email: email.toLowerCase() }))).length > 0,
    async named(byListing) {
      const rows = await database.read(() => run(statements.allNamed, {}));
      const known = new Set(rows.map(row => `${row.listing_id} ${row.email_folded}`));
      const wanted = [...byListing].flatMap(([listing, emails]) =>
        emails.map((email): Named => ({ listing, email: email.toLowerCase() })),
      );
      const names = new Set(wanted.map(({ listing, email }) => `${listing} ${email}`));
      const add = wanted.filter(({ listing, email }) => !known.has(`${listing} ${email}`));
      const remove = rows
        .map((row): Named => ({ listing: row.listing_id, email: row.email_folded }))
        .filter(({ listing, email }) => byListing.has(listing as never) && !names.has(`${listing} ${email}`));
      for (let at = 0; at < Math.max(add.length, remove.length); at += AT_ONCE) {
        await database.write(() => change(add.slice(at, at + AT_ONCE), remove.slice(at, at + AT_ONCE)));
      }
    },
  };
}
