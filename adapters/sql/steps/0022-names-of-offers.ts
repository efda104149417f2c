import { columns, type SchemaStep } from '../schema/schema-step.ts';

/**
 * Adds whether the owner may learn the name of an offer's buyer, who accepted it for the owners, and when its buyer was erased. Rows of
 * earlier versions are offers whose buyer's name was not passed on.
 */
export const NAMES_OF_OFFERS: SchemaStep = {
  name: '0022 names of offers',
  changes: queries => {
    const { integer, text } = columns(queries);
    const add = (column: string, type: typeof text) => queries.db.schema.alterTable('offer').addColumn(column, type);
    return [add('decided_by', text), add('name_released', integer), add('person_erased', integer)];
  },
};
