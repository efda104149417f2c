import type { Compilable, CompiledQuery } from 'kysely';

export type SqlValue = string | number | Uint8Array | null;

/** A compiled query with its values. */
export type BoundStatement = { readonly sql: string; readonly values: readonly SqlValue[] };

/** A query compiled once, at its first run, with values bound for each: compiling costs more than SQLite needs to run it. */
export type Statement<Values, Row> = {
  readonly sql: string;
  readonly places: readonly (SqlValue | Place)[];
  /** This field is never set: it only carries the types of a run's values and rows. */
  readonly types?: (values: Values) => Row;
};

/**
 * Queries in sequence; each receives its rows before the next is yielded. SQLite runs them synchronously inside a shared commit, PostgreSQL
 * one by one in a transaction of their own.
 */
export type Steps<Result> = Generator<BoundStatement, Result, readonly unknown[]>;

/** Result of a writing transaction; `commit`: whether its writes are committed or rolled back. */
export type Outcome<Result> = { readonly commit: boolean; readonly result: Result };

export function commit<Result>(result: Result): Outcome<Result> {
  return { commit: true, result };
}

/** Ends a transaction with a rollback. */
export function rollback<Result>(result: Result): Outcome<Result> {
  return { commit: false, result };
}

class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A query that is compiled when it is needed: `statement<{ id: string }>()(value => db.selectFrom('mail').selectAll().where('id', '=', value.id))`. */
export function statement<Values extends Readonly<Record<string, SqlValue>>>() {
  // Instead of a value, the query builder receives a named placeholder; it accepts any value.
  const value = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values;
  return <Row>(write: (value: Values) => Compilable<Row>): Statement<Values, Row> => {
    let compiled: CompiledQuery | undefined;
    const query = () => (compiled ??= write(value).compile());
    return {
      get sql() {
        return query().sql;
      },
      get places() {
        return query().parameters as readonly (SqlValue | Place)[];
      },
    };
  };
}

/** Runs a statement as one step and returns its rows. */
export function* run<Values extends Readonly<Record<string, SqlValue>>, Row>(
  { sql, places }: Statement<Values, Row>,
  values: Values,
): Generator<BoundStatement, readonly Row[], readonly unknown[]> {
  const bound = places.map(place => (place instanceof Place ? (values[place.name] ?? null) : place));
  return (yield { sql, values: bound }) as readonly Row[];
}
