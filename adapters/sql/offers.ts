import type { Offer, Offers } from '../../application/ports/offers.ts';
import { offerOf, offerStatementsWith } from './offer-statements.ts';
import type { SqlDatabase } from './sql-database.ts';
import { run, type Steps } from './statement.ts';

/** Offers in SQL. */
export function makeSqlOffers(database: SqlDatabase): Offers {
  const statements = offerStatementsWith(database.queries);

  function* byToken(tokenHash: string): Steps<Offer | undefined> {
    const [row] = yield* run(statements.byToken, { tokenHash });
    return row && offerOf(row);
  }

  return { byToken: tokenHash => database.read(() => byToken(tokenHash)) };
}
