import type { Queries } from '../schema/dialect.ts';
import { run, type Steps, statement } from '../database/statement.ts';

/** An hour of a day at a property, and of the agent who shows it. */
export type Hour = {
  readonly property: string;
  /** '' where no agent is named. */
  readonly agent: string;
  readonly day: string;
  readonly slot: string;
};

export type SlotSteps = {
  /**
   * Takes a place where fewer than `capacity` are taken at the property, and fewer than `agentCapacity` with its agent. Each is
   * one statement: nothing can come between a look and a step. Where it fails, what was taken before has to be undone.
   */
  take(hour: Hour, room: { readonly capacity: number; readonly agentCapacity: number }): Steps<boolean>;
  giveBack(hour: Hour): Steps<void>;
};

/** Whose hours an agent's are; no property's id has a space. */
export function agentHolder(agent: string): string {
  return `agent ${agent}`;
}

type Held = { readonly holder: string; readonly day: string; readonly slot: string };

export function slotStepsWith({ db }: Queries): SlotSteps {
  const take = statement<Held & { capacity: number }>()(value =>
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
  const giveBack = statement<Held>()(value =>
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
  };
}
