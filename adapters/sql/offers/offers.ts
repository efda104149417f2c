import type { Offer, OfferChanged, OfferMails, Offers, SeenAtDesk } from '../../../application/ports/offers/offers.ts';
import { dependsOnOthers, offersAfter, type OfferStep } from '../../../domain/offer/offer-step.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { IDS_AT_ONCE, idValues, inPieces } from '../database/many-rows.ts';
import { commit, type Outcome, rollback, run, type Steps } from '../database/statement.ts';
import { putMailsWith } from '../mails/mail-statements.ts';
import { offerColumns, offerOf, offerStatementsWith } from './offer-statements.ts';

/** Offers in SQL. */
export function makeSqlOffers(database: SqlDatabase): Offers {
  const statements = offerStatementsWith(database.queries);
  const putMails = putMailsWith(database.queries);
  const logDesk = deskLogStepsWith(database.queries);

  function* byRequest(id: string): Steps<Offer | undefined> {
    const [row] = yield* run(statements.byRequest, { id });
    return row && offerOf(row);
  }

  function* ofRequests(ids: readonly string[]): Steps<readonly Offer[]> {
    const found: Offer[] = [];
    for (const some of inPieces(ids, IDS_AT_ONCE))
      found.push(...(yield* run(statements.ofRequests, idValues(some))).map(offerOf));
    return found;
  }

  function* ofListing(listing: string | undefined): Steps<readonly Offer[]> {
    if (listing === undefined) return [];
    return (yield* run(statements.ofListing, { listing })).map(offerOf);
  }

  function* put(offer: Offer, mails: readonly Mail[]): Steps<void> {
    const { id, email } = offer.request;
    yield* run(statements.change, { id, ...offerColumns(offer) });
    yield* putMails(mails, { submission: id, email });
  }

  function* change(
    id: string,
    step: OfferStep,
    mails: OfferMails,
    desk: SeenAtDesk | undefined,
  ): Steps<Outcome<OfferChanged>> {
    yield* run(statements.lock, { id });
    const offer = yield* byRequest(id);
    if (!offer) return rollback({ kind: 'unknown' });
    const ofProperty = dependsOnOthers(step.kind) ? yield* ofListing(offer.request.subjectId) : [];
    const others = ofProperty.filter(({ request }) => request.id !== id);
    const isStale = desk !== undefined && (desk.seen !== offer.sequence || desk.sawOthers?.(others) === false);
    const after = isStale ? undefined : offersAfter(offer, step, others);
    if (!after) return rollback({ kind: 'before', offer });
    const { changed, answered } = after;
    yield* put(changed, mails(changed, answered));
    for (const other of answered) yield* put(other, mails(other, []));
    if (desk) yield* logDesk(desk.entry);
    return commit({ kind: 'changed', offer: changed });
  }

  return {
    async byToken(tokenHash) {
      const [row] = await database.read(() => run(statements.byToken, { tokenHash }));
      return row && offerOf(row);
    },
    ofRequests: ids => database.read(() => ofRequests(ids)),
    ofListing: listing => database.read(() => ofListing(listing)),
    undecided: async () => (await database.read(() => run(statements.undecided, {}))).map(offerOf),
    change: (id, step, mails, desk) => database.write(() => change(id, step, mails, desk)),
  };
}
