import type { Queries } from '../schema/dialect.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { run, type Steps, statement } from '../database/statement.ts';

/** The id that the agency's system has for a listing or project whose own could not be kept; of any other thing nothing. */
export type ExternalIdOf = (about: {
  readonly kind: 'property' | 'project';
  readonly id: string;
}) => Promise<string | undefined>;

/** External ids as imports noted them, of what is gone as well. */
export function makeSqlExternalIds(database: SqlDatabase): ExternalIdOf {
  const statements = { property: lastOf(database.queries, 'listing'), project: lastOf(database.queries, 'project') };

  function* find({ kind, id }: Parameters<ExternalIdOf>[0]): Steps<string | undefined> {
    const [row] = yield* run(statements[kind], { id });
    return row?.external_id ?? undefined;
  }

  return about => database.read(() => find(about));
}

function lastOf({ db }: Queries, table: 'listing' | 'project') {
  return statement<{ id: string }>()(value =>
    db.selectFrom(table).select('external_id').where('id', '=', value.id).orderBy('from_version', 'desc').limit(1),
  );
}
