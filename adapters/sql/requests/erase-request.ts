import { sql } from 'kysely';
import { legacySearchText, searchText } from '../../../domain/desk/request-search-text.ts';
import { erasedLinkHash, withoutPersonalData } from '../../../domain/offer/offer-erasure.ts';
import { FIELD_VALUES, read } from '../database/row-schemas.ts';
import type { Queries } from '../schema/dialect.ts';
import { slotStepsWith } from '../calendar/slot-statements.ts';
import { run, type Steps, statement } from '../database/statement.ts';

/**
 * Returns steps that erase a request with everything that belongs to it, free its slot, and return the number of erased
 * items. An accepted offer stays without its buyer: see `withoutPersonalData`.
 */
export function eraseRequestWith(queries: Queries): (id: string) => Steps<number> {
  const { db } = queries;
  const slots = slotStepsWith(queries);
  const eraseAppointment = statement<{ id: string }>()(value =>
    db
      .deleteFrom('appointment')
      .where('submission_id', '=', value.id)
      .returning(['property_id', 'agent_id', 'day', 'slot', 'status']),
  );
  /** Deletes the idempotency key, unless another request has taken it since. */
  const eraseKey = statement<{ id: string }>()(value =>
    db
      .deleteFrom('idempotency_key')
      .where('submission_id', '=', value.id)
      .where('key', '=', db.selectFrom('submission').select('key').where('id', '=', value.id)),
  );
  /** Deletes the request; by foreign keys, also the request's value of `once`, its offer and its mails. */
  const erase = statement<{ id: string }>()(value =>
    db.deleteFrom('submission').where('id', '=', value.id).returning(sql<number>`1`.as('one')),
  );
  const accepted = statement<{ id: string }>()(value =>
    db
      .selectFrom('offer')
      .innerJoin('submission', 'submission.id', 'offer.submission_id')
      .select(['submission.field_values', 'submission.subject_id'])
      .where('offer.submission_id', '=', value.id)
      .where('offer.decided', '=', 'accepted'),
  );
  const erasePerson = statement<{ id: string; values: string; foundBy: string; text: string; key: string }>()(value =>
    db
      .updateTable('submission')
      .set({
        field_values: value.values,
        found_by: value.foundBy,
        search_text: value.text,
        key: value.key,
        email: null,
        phone: null,
      })
      .where('id', '=', value.id),
  );
  const eraseLink = statement<{ id: string; link: string }>()(value =>
    db.updateTable('offer').set({ token_hash: value.link, person_erased: 1 }).where('submission_id', '=', value.id),
  );
  const ofRequest = (['mail', 'request_note', 'request_state', 'once_value'] as const).map(table =>
    statement<{ id: string }>()(value => db.deleteFrom(table).where('submission_id', '=', value.id)),
  );
  function* eraseBuyer(id: string, fieldValues: string, subjectId: string | undefined): Steps<number> {
    const values = withoutPersonalData(read(FIELD_VALUES, fieldValues));
    const link = erasedLinkHash(id);
    yield* run(erasePerson, {
      id,
      values: JSON.stringify(values),
      foundBy: legacySearchText({ id, email: undefined, values }),
      text: searchText({ id, email: undefined, values, subjectId }, []),
      key: link,
    });
    yield* run(eraseLink, { id, link });
    for (const erased of ofRequest) yield* run(erased, { id });
    return 1;
  }
  return function* eraseRequest(id) {
    const [place] = yield* run(eraseAppointment, { id });
    if (place && place.status !== 'cancelled') {
      const { property_id: property, agent_id: agent, day, slot } = place;
      yield* slots.giveBack({ property, agent, day, slot });
    }
    yield* run(eraseKey, { id });
    const [offer] = yield* run(accepted, { id });
    if (offer) return yield* eraseBuyer(id, offer.field_values, offer.subject_id ?? undefined);
    return (yield* run(erase, { id })).length + (place ? 1 : 0);
  };
}
