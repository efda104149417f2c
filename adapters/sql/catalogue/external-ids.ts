import type { Queries } from '../schema/dialect.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { run, type Steps, statement } from '../database/statement.ts';

/** Returns the id in the agency's CRM of a listing or project if it differs from the site's; otherwise `undefined`. */
export type ExternalIdOf = (about: {
  readonly kind: 'property' | 'project';
  readonly id: string;
}) => Promise<string | undefined>;

/** External ids as stored by imports, also of removed listings and projects. */
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
