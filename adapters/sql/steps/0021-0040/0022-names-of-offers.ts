import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/**
 * Adds columns for the owner who accepted an offer, for whether the owners may see the buyer's name, and for when the buyer's data were
 * erased. Existing rows keep null: their buyers' names were not passed on.
 */
export const NAMES_OF_OFFERS: SchemaStep = {
  name: '0022 names of offers',
  changes: queries => {
    const { integer, text } = columns(queries);
    const add = (column: string, type: typeof text) => queries.db.schema.alterTable('offer').addColumn(column, type);
    return [add('decided_by', text), add('name_released', integer), add('person_erased', integer)];
  },
};
