import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/**
 * Adds the owner's decision on an offer, a counter-offer, and when the owner was informed. Rows of earlier versions, also those written
 * while one of them still runs during an update, are offers without a decision.
 */
export const LIFE_OF_OFFERS: SchemaStep = {
  name: '0021 life of offers',
  changes: queries => {
    const { integer, text } = columns(queries);
    const { schema } = queries.db;
    const add = (column: string, type: typeof text) => schema.alterTable('offer').addColumn(column, type);
    return [
      add('told_at', integer),
      add('counter_amount', integer),
      add('counter_until', text),
      add('decided', text),
      add('decided_at', integer),
      add('decided_on', text),
      // Null counts as 0: an earlier version inserts rows without this column.
      add('sequence', integer),
    ];
  },
};
