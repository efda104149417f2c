import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/**
 * Adds the table of persons who left and of those who took over their homes. The feed of the agency's CRM may still name the person who
 * left, so a change of the stored listings would be undone by the next import.
 */
export const SUCCESSORS_OF_AGENTS: SchemaStep = {
  name: '0029 successors of agents',
  changes: queries => {
    const { text, table } = columns(queries);
    return [
      table('agent_successor', t =>
        t.addColumn('person_id', text, c => c.primaryKey().notNull()).addColumn('successor_id', text, c => c.notNull()),
      ),
    ];
  },
};
