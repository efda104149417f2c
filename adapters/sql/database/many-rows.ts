import type { Kysely } from 'kysely';
import type { Schema } from '../schema/schema.ts';
import { run, type SqlValue, type Steps, statement } from './statement.ts';

type Row = Readonly<Record<string, SqlValue>>;

/** Number of rows per insert: each statement is one round trip to PostgreSQL, and beyond this number a row hardly gets cheaper. */
const ROWS = 25;

/** Returns a function that inserts rows within a transaction, `ROWS` per statement. */
export function insertMany(db: Kysely<Schema>, table: keyof Schema, columns: readonly string[]) {
  const inserting = (count: number) =>
    statement<Row>()(value => {
      const rows = Array.from({ length: count }, (_, at) =>
        Object.fromEntries(columns.map(column => [column, value[`${column} ${at}`]])),
      );
      return db.insertInto(table).values(rows as never);
    });
  const [one, many] = [inserting(1), inserting(ROWS)];
  return function* insert(rows: readonly Row[]): Steps<void> {
    for (let from = 0; from < rows.length; ) {
      const [insertion, count] = rows.length - from < ROWS ? [one, 1] : [many, ROWS];
      const some = rows.slice(from, from + count);
      yield* run(
        insertion,
        Object.fromEntries(some.flatMap((row, at) => columns.map(column => [`${column} ${at}`, row[column] ?? null]))),
      );
      from += count;
    }
  };
}

/** Maximum number of ids in one query. */
export const IDS_AT_ONCE = 32;

const PLACES = Array.from({ length: IDS_AT_ONCE }, (_, at) => `id ${at}`);

/** Placeholders for the ids of a query: `where('id', 'in', idsIn(value))`. */
export function idsIn(value: Row): string[] {
  return PLACES.map(place => value[place] as string);
}

/**
 * Values for the placeholders of `idsIn`, from at most `IDS_AT_ONCE` ids. Unused placeholders are empty and match nothing, because no id is
 * empty.
 */
export function idValues(ids: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(PLACES.map((place, at) => [place, ids[at] ?? '']));
}

/** Splits a list into lists of at most `length` items. `inPieces([1, 2, 3], 2)` → `[[1, 2], [3]]` */
export function inPieces<T>(items: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, at) =>
    items.slice(at * length, (at + 1) * length),
  );
}
