import type { Compilable } from 'kysely';

export type SqlValue = string | number | Uint8Array | null;

/** A query with its values, as a database takes it. */
export type BoundStatement = { readonly sql: string; readonly values: readonly SqlValue[] };

/** A query written once, whose values come with each run: writing one costs more than SQLite takes to run it. */
export type Statement<Values, Row> = {
  readonly sql: string;
  readonly places: readonly (SqlValue | Place)[];
  /** Only types: what a run is given and gives. */
  readonly types?: (values: Values) => Row;
};

/**
 * Queries one after the other, each handed its rows before the next is asked for. SQLite runs them at once inside the
 * commit that it shares, PostgreSQL one by one inside a transaction of their own.
 */
export type Steps<Result> = Generator<BoundStatement, Result, readonly unknown[]>;

/** What a writing transaction ends with: `commit` says whether what it wrote stays. */
export type Outcome<Result> = { readonly commit: boolean; readonly result: Result };

export function commit<Result>(result: Result): Outcome<Result> {
  return { commit: true, result };
}

/** Ends a transaction as if it had not been. */
export function rollback<Result>(result: Result): Outcome<Result> {
  return { commit: false, result };
}

class Place {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** Writes a query: `statement<{ id: string }>()(value => db.selectFrom('mail').selectAll().where('id', '=', value.id))`. */
export function statement<Values extends Readonly<Record<string, SqlValue>>>() {
  // Where a value will stand, the query is given a place with its name; its builder takes any value.
  const value = new Proxy({}, { get: (_, name) => new Place(String(name)) }) as Values;
  return <Row>(write: (value: Values) => Compilable<Row>): Statement<Values, Row> => {
    const { sql, parameters } = write(value).compile();
    return { sql, places: parameters as readonly (SqlValue | Place)[] };
  };
}

/** Runs a statement as one step, and gives its rows. */
export function* run<Values extends Readonly<Record<string, SqlValue>>, Row>(
  { sql, places }: Statement<Values, Row>,
  values: Values,
): Generator<BoundStatement, readonly Row[], readonly unknown[]> {
  const bound = places.map(place => (place instanceof Place ? (values[place.name] ?? null) : place));
  return (yield { sql, values: bound }) as readonly Row[];
}
