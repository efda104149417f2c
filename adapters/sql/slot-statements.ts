import type { Queries } from './dialect.ts';
import { run, type Steps, statement } from './statement.ts';

/** An hour of a day at a property. */
export type SlotKey = { readonly property: string; readonly day: string; readonly slot: string };

export type SlotSteps = {
  /** Takes a place where fewer than `capacity` are taken, in one statement: nothing can come between a look and a step. */
  take(slot: SlotKey, capacity: number): Steps<boolean>;
  giveBack(slot: SlotKey): Steps<void>;
};

export function slotStepsWith({ db }: Queries): SlotSteps {
  const take = statement<SlotKey & { capacity: number }>()(value =>
    db
      .insertInto('slot')
      .values({ property_id: value.property, day: value.day, slot: value.slot, taken: 1 })
      .onConflict(conflict =>
        conflict
          .columns(['property_id', 'day', 'slot'])
          .doUpdateSet(one => ({ taken: one('slot.taken', '+', 1) }))
          .where('slot.taken', '<', value.capacity),
      )
      .returning('taken'),
  );
  const giveBack = statement<SlotKey>()(value =>
    db
      .updateTable('slot')
      .set(one => ({ taken: one('taken', '-', 1) }))
      .where('property_id', '=', value.property)
      .where('day', '=', value.day)
      .where('slot', '=', value.slot),
  );
  return {
    *take(slot, capacity) {
      if (capacity < 1) return false;
      return (yield* run(take, { ...slot, capacity })).length > 0;
    },
    *giveBack(slot) {
      yield* run(giveBack, slot);
    },
  };
}
