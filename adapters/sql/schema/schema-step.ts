import { type Compilable, type CreateTableBuilder, sql } from 'kysely';
import type { Queries } from './dialect.ts';

/** A schema change, applied once, completely or not at all. A released step is never edited, only followed by another. */
export type SchemaStep = { readonly name: string; readonly changes: (queries: Queries) => readonly Compilable[] };

type Table = CreateTableBuilder<string, string>;

/** Column types and table helpers. Texts compare by bytes in both databases, whatever the locale of the server. */
export function columns({ dialect, db }: Queries) {
  const sqlite = dialect === 'sqlite';
  /** SQLite stores any value in any column unless a table is strict. */
  const strict = (table: Table) => (sqlite ? table.modifyEnd(sql`strict`) : table);
  return {
    text: sqlite ? sql`text` : sql`text collate "C"`,
    integer: sqlite ? sql`integer` : sql`bigint`,
    /** Creates a table; `filled` adds its columns. */
    table: (name: string, filled: (table: Table) => Table) => strict(filled(db.schema.createTable(name))),
    /** Adds an auto-increment primary key `seq`. SQLite needs `autoincrement`, otherwise it reuses the number of a deleted row. */
    counted: (table: Table) =>
      sqlite
        ? table.addColumn('seq', 'integer', column => column.primaryKey().autoIncrement())
        : table.addColumn('seq', 'bigint', column => column.generatedAlwaysAsIdentity().primaryKey()),
  };
}
