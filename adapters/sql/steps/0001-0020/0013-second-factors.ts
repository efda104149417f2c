import { columns, type SchemaStep } from '../../schema/schema-step.ts';

/** Creates the tables of owners' second factors and recovery codes. */
export const SECOND_FACTORS: SchemaStep = {
  name: '0013 second factors',
  changes: queries => {
    const { text, integer, table } = columns(queries);
    return [
      table('second_factor', t =>
        t
          .addColumn('owner_id', text, c => c.primaryKey().notNull().references('owner.id').onDelete('cascade'))
          .addColumn('sealed', text, c => c.notNull())
          .addColumn('since', integer, c => c.notNull())
          .addColumn('last_step', integer, c => c.notNull()),
      ),
      table('recovery_code', t =>
        t
          .addColumn('owner_id', text, c => c.notNull().references('second_factor.owner_id').onDelete('cascade'))
          .addColumn('code_hash', text, c => c.notNull())
          .addPrimaryKeyConstraint('recovery_code_key', ['owner_id', 'code_hash']),
      ),
    ];
  },
};
