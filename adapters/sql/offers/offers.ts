import type { Offer, Offers } from '../../../application/ports/offers/offers.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import { nextOffer, type OfferStep } from '../../../domain/request/offer-step.ts';
import { putMailsWith } from '../mails/mail-statements.ts';
import { offerOf, offerStatementsWith } from './offer-statements.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, rollback } from '../database/statement.ts';

/** Offers in SQL. */
export function makeSqlOffers(database: SqlDatabase): Offers {
  const statements = offerStatementsWith(database.queries);
  const putMails = putMailsWith(database.queries);

  function* byToken(tokenHash: string): Steps<Offer | undefined> {
    const [row] = yield* run(statements.byToken, { tokenHash });
    return row && offerOf(row);
  }

  function* change(
    tokenHash: string,
    step: OfferStep,
    mails: (changed: Offer) => readonly Mail[],
  ): Steps<Outcome<'changed' | 'before' | 'unknown'>> {
    yield* run(statements.lock, { tokenHash });
    const offer = yield* byToken(tokenHash);
    if (!offer) return rollback('unknown');
    const changed = nextOffer(offer, step);
    if (!changed) return rollback('before');
    yield* run(statements.change, { tokenHash, confirmedAt: changed.confirmedAt ?? null });
    yield* putMails(mails(changed), { submission: changed.request.id, email: changed.request.email });
    return commit('changed');
  }

  return {
    byToken: tokenHash => database.read(() => byToken(tokenHash)),
    change: (tokenHash, step, mails) => database.write(() => change(tokenHash, step, mails)),
  };
}
