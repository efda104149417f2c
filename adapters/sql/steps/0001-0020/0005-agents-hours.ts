import { sql } from 'kysely';
import type { SchemaStep } from '../../schema/schema-step.ts';

/** Counts booked viewings by slot per agent as well as per property, and fills in the counts of existing viewings. */
export const AGENTS_HOURS: SchemaStep = {
  name: '0005 hours of agents',
  changes: ({ db }) => [
    db.schema.alterTable('slot').renameColumn('property_id', 'holder'),
    db
      .insertInto('slot')
      .columns(['holder', 'day', 'slot', 'taken'])
      .expression(
        db
          .selectFrom('appointment')
          .select(one => [
            sql<string>`'agent ' || ${one.ref('agent_id')}`.as('holder'),
            'day',
            'slot',
            one.fn.countAll<number>().as('taken'),
          ])
          .where('status', '=', sql.lit('confirmed'))
          .where('agent_id', '<>', sql.lit(''))
          .groupBy(['agent_id', 'day', 'slot']),
      ),
  ],
};
