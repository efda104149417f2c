import { sql } from 'kysely';
import type { Queries } from '../schema/dialect.ts';
import { slotStepsWith } from '../calendar/slot-statements.ts';
import { run, type Steps, statement } from '../database/statement.ts';

/**
 * Returns steps that erase a request with everything that belongs to it, free its slot, and return the number of erased
 * items.
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
  return function* eraseRequest(id) {
    const [place] = yield* run(eraseAppointment, { id });
    if (place && place.status !== 'cancelled') {
      const { property_id: property, agent_id: agent, day, slot } = place;
      yield* slots.giveBack({ property, agent, day, slot });
    }
    yield* run(eraseKey, { id });
    return (yield* run(erase, { id })).length + (place ? 1 : 0);
  };
}
