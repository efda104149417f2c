import type { ListingOwners } from '../../../application/ports/accounts/listing-owners.ts';
import { LANGUAGE } from '../database/row-schemas.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { run, statement } from '../database/statement.ts';

/** Finds the owners of a listing in the database. */
export function makeSqlListingOwners(database: SqlDatabase): ListingOwners {
  const { db } = database.queries;
  const ofListing = statement<{ listing: string }>()(value =>
    db
      .selectFrom('owner')
      .select(['id', 'email', 'language'])
      .where(one =>
        one.or([
          one('id', 'in', own =>
            own.selectFrom('owner_listing').select('owner_id').where('listing_id', '=', value.listing),
          ),
          one('email_folded', 'in', named =>
            named.selectFrom('feed_owner').select('email_folded').where('listing_id', '=', value.listing),
          ),
        ]),
      )
      .orderBy('id'),
  );
  return {
    async of(listing) {
      const rows = await database.read(() => run(ofListing, { listing }));
      return rows.map(({ id, email, language }) => ({ id, email, language: LANGUAGE.parse(language) }));
    },
  };
}
