import { type Selectable, sql, type SqlBool } from 'kysely';
import type { Owner } from '../../../application/ports/accounts/owners.ts';
import type { ListingId } from '../../../domain/listing/listing.ts';
import { partFinder, type Queries } from '../schema/dialect.ts';
import { idsIn } from '../database/many-rows.ts';
import { LANGUAGE } from '../database/row-schemas.ts';
import type { Schema } from '../schema/schema.ts';
import { run, statement, type Steps } from '../database/statement.ts';

type OwnerRow = Selectable<Schema['owner']>;
type AccountValues = { id: string; email: string; folded: string; language: string; invitedAt: number };
type LinkValues = { tokenHash: string; owner: string | null; purpose: string; endsAt: number };

function accountRow({ id, email, folded, language, invitedAt }: AccountValues) {
  return { id, email, email_folded: folded, language, invited_at: invitedAt };
}

/** Statements of accounts and links; addresses are in lower case. */
export function ownerStatementsWith({ db, dialect }: Queries) {
  const { operator } = partFinder(dialect);
  return {
    byEmail: statement<{ email: string }>()(value =>
      db.selectFrom('owner').selectAll().where('email_folded', '=', value.email),
    ),
    listings: statement<{ owner: string; email: string }>()(value =>
      db
        .selectFrom('owner_listing')
        .select('listing_id')
        .where('owner_id', '=', value.owner)
        .union(db.selectFrom('feed_owner').select('listing_id').where('email_folded', '=', value.email))
        .orderBy('listing_id'),
    ),
    byId: statement<{ id: string }>()(value => db.selectFrom('owner').selectAll().where('id', '=', value.id)),
    list: statement<{ holding: string; after: string; count: number }>()(value =>
      db
        .selectFrom('owner')
        .selectAll()
        .where('email_folded', '>', value.after)
        .where(sql<SqlBool>`email_folded ${operator} ${value.holding}`)
        .orderBy('email_folded')
        .limit(value.count),
    ),
    listingsOf: statement<Readonly<Record<string, string>>>()(value =>
      db
        .selectFrom('owner_listing')
        .select(['owner_id', 'listing_id'])
        .where('owner_id', 'in', idsIn(value))
        .union(
          db
            .selectFrom('feed_owner')
            .innerJoin('owner', 'owner.email_folded', 'feed_owner.email_folded')
            .select(['owner.id as owner_id', 'listing_id'])
            .where('owner.id', 'in', idsIn(value)),
        )
        .orderBy('listing_id'),
    ),
    /** Returns the account of the address, new or existing. */
    invite: statement<AccountValues>()(value =>
      db
        .insertInto('owner')
        .values({ ...accountRow(value), password_hash: null })
        .onConflict(conflict =>
          conflict.column('email_folded').doUpdateSet(one => ({ language: one.ref('excluded.language') })),
        )
        .returningAll(),
    ),
    /** Returns a row if both address and id are new. */
    addSampleAccount: statement<AccountValues & { hash: string }>()(value =>
      db
        .insertInto('owner')
        .values({ ...accountRow(value), password_hash: value.hash })
        .onConflict(conflict => conflict.doNothing())
        .returning('id'),
    ),
    addListing: statement<{ owner: string; listing: string }>()(value =>
      db
        .insertInto('owner_listing')
        .values({ owner_id: value.owner, listing_id: value.listing })
        .onConflict(conflict => conflict.columns(['owner_id', 'listing_id']).doNothing()),
    ),
    revoke: statement<{ email: string }>()(value =>
      db.deleteFrom('owner').where('email_folded', '=', value.email).returning('id'),
    ),
    isNamed: statement<{ email: string }>()(value =>
      db.selectFrom('feed_owner').select('listing_id').where('email_folded', '=', value.email).limit(1),
    ),
    allNamed: statement()(() => db.selectFrom('feed_owner').selectAll()),
    name: statement<{ listing: string; email: string }>()(value =>
      db
        .insertInto('feed_owner')
        .values({ listing_id: value.listing, email_folded: value.email })
        .onConflict(conflict => conflict.columns(['listing_id', 'email_folded']).doNothing()),
    ),
    unname: statement<{ listing: string; email: string }>()(value =>
      db.deleteFrom('feed_owner').where('listing_id', '=', value.listing).where('email_folded', '=', value.email),
    ),
    /** Returns a row if the link is new. */
    addLink: statement<LinkValues>()(value =>
      db
        .insertInto('owner_link')
        .values({
          token_hash: value.tokenHash,
          owner_id: value.owner,
          purpose: value.purpose,
          ends_at: value.endsAt,
        })
        .onConflict(conflict => conflict.column('token_hash').doNothing())
        .returning('token_hash'),
    ),
    dropOtherLinks: statement<{ owner: string; purpose: string; tokenHash: string }>()(value =>
      db
        .deleteFrom('owner_link')
        .where('owner_id', '=', value.owner)
        .where('purpose', '=', value.purpose)
        .where('token_hash', '!=', value.tokenHash),
    ),
    dropLinks: statement<{ owner: string }>()(value => db.deleteFrom('owner_link').where('owner_id', '=', value.owner)),
    link: statement<{ tokenHash: string; now: number }>()(value =>
      db
        .selectFrom('owner_link')
        .innerJoin('owner', 'owner.id', 'owner_link.owner_id')
        .selectAll('owner')
        .select('owner_link.purpose')
        .where('token_hash', '=', value.tokenHash)
        .where('ends_at', '>', value.now),
    ),
    takeLink: statement<{ tokenHash: string; now: number }>()(value =>
      db
        .deleteFrom('owner_link')
        .where('token_hash', '=', value.tokenHash)
        .where('ends_at', '>', value.now)
        .where('owner_id', 'is not', null)
        .returning('owner_id'),
    ),
    setPassword: statement<{ owner: string; hash: string }>()(value =>
      db.updateTable('owner').set({ password_hash: value.hash }).where('id', '=', value.owner),
    ),
    rehash: statement<{ owner: string; before: string; after: string }>()(value =>
      db
        .updateTable('owner')
        .set({ password_hash: value.after })
        .where('id', '=', value.owner)
        .where('password_hash', '=', value.before),
    ),
    endSessions: statement<{ owner: string }>()(value =>
      db.deleteFrom('owner_session').where('owner_id', '=', value.owner),
    ),
  };
}

export type OwnerStatements = ReturnType<typeof ownerStatementsWith>;

/** Converts a row to an owner with all their listings. */
export function* ownerOf(
  statements: Pick<OwnerStatements, 'listings'>,
  { id, email, email_folded, language }: Pick<OwnerRow, 'id' | 'email' | 'email_folded' | 'language'>,
): Steps<Owner> {
  const rows = yield* run(statements.listings, { owner: id, email: email_folded });
  return { id, email, language: LANGUAGE.parse(language), listingIds: rows.map(row => row.listing_id as ListingId) };
}
