import { type Compilable, type CreateTableBuilder, sql } from 'kysely';
import type { Queries } from './dialect.ts';

/** A change of the schema: all of it or none, once. What was released is never edited, only followed by another step. */
export type SchemaStep = { readonly name: string; readonly changes: (queries: Queries) => readonly Compilable[] };

type Table = CreateTableBuilder<string, string>;

/** Words of tables and columns: texts compare by their bytes in both databases, whatever the language of the server. */
export function columns({ dialect, db }: Queries) {
  const sqlite = dialect === 'sqlite';
  /** SQLite keeps any value in any column unless a table is strict. */
  const strict = (table: Table) => (sqlite ? table.modifyEnd(sql`strict`) : table);
  return {
    text: sqlite ? sql`text` : sql`text collate "C"`,
    integer: sqlite ? sql`integer` : sql`bigint`,
    /** A table with the columns that `filled` gives it. */
    table: (name: string, filled: (table: Table) => Table) => strict(filled(db.schema.createTable(name))),
    /** SQLite: `autoincrement`, so that the number of a deleted row is not given again. */
    counted: (table: Table) =>
      sqlite
        ? table.addColumn('seq', 'integer', column => column.primaryKey().autoIncrement())
        : table.addColumn('seq', 'bigint', column => column.generatedAlwaysAsIdentity().primaryKey()),
  };
}
