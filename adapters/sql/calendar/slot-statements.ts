import type { Queries } from '../schema/dialect.ts';
import { run, type Steps, statement } from '../database/statement.ts';

/** A slot on one day, at a property and with the agent who shows the property. Bookings are counted for both. */
export type SlotBooking = {
  readonly property: string;
  /** Id of the agent; empty if the property has none. */
  readonly agent: string;
  readonly day: string;
  readonly slot: string;
};

export type SlotSteps = {
  /**
   * Books a slot if it has fewer than `capacity` viewings at the property, and fewer than `agentCapacity` with its agent. Check and
   * increment are one statement, so no other transaction can come between. If it returns false, the caller must roll back.
   */
  take(hour: SlotBooking, most: { readonly capacity: number; readonly agentCapacity: number }): Steps<boolean>;
  giveBack(hour: SlotBooking): Steps<void>;
  /** Moves one booking from an agent to another, whatever the capacity. */
  handOver(from: string, to: string, at: Pick<SlotBooking, 'day' | 'slot'>): Steps<void>;
};

/** Capacity for a booking that must never be refused. */
const NO_LIMIT = 1_000_000;

/** Key of an agent's slots in column `holder`. The key cannot equal a property's id, which contains no space. */
export function agentHolder(agent: string): string {
  return `agent ${agent}`;
}

type SlotKey = { readonly holder: string; readonly day: string; readonly slot: string };

export function slotStepsWith({ db }: Queries): SlotSteps {
  const take = statement<SlotKey & { capacity: number }>()(value =>
    db
      .insertInto('slot')
      .values({ holder: value.holder, day: value.day, slot: value.slot, taken: 1 })
      .onConflict(conflict =>
        conflict
          .columns(['holder', 'day', 'slot'])
          .doUpdateSet(one => ({ taken: one('slot.taken', '+', 1) }))
          .where('slot.taken', '<', value.capacity),
      )
      .returning('taken'),
  );
  const giveBack = statement<SlotKey>()(value =>
    db
      .updateTable('slot')
      .set(one => ({ taken: one('taken', '-', 1) }))
      .where('holder', '=', value.holder)
      .where('day', '=', value.day)
      .where('slot', '=', value.slot),
  );
  return {
    *take({ property, agent, day, slot }, { capacity, agentCapacity }) {
      if (capacity < 1 || (agent !== '' && agentCapacity < 1)) return false;
      const atProperty = yield* run(take, { holder: property, day, slot, capacity });
      if (atProperty.length === 0 || agent === '') return atProperty.length > 0;
      return (yield* run(take, { holder: agentHolder(agent), day, slot, capacity: agentCapacity })).length > 0;
    },
    *giveBack({ property, agent, day, slot }) {
      yield* run(giveBack, { holder: property, day, slot });
      if (agent !== '') yield* run(giveBack, { holder: agentHolder(agent), day, slot });
    },
    *handOver(from, to, { day, slot }) {
      yield* run(giveBack, { holder: agentHolder(from), day, slot });
      yield* run(take, { holder: agentHolder(to), day, slot, capacity: NO_LIMIT });
    },
  };
}
