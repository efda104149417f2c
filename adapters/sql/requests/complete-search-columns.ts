import { legacySearchText, phoneIn } from '../../../domain/desk/request-search-text.ts';
import { BATCH, inBatches } from '../database/in-batches.ts';
import { FIELD_VALUES, read } from '../database/row-schemas.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, run, statement } from '../database/statement.ts';

/**
 * Fills in `found_by` and `phone` of requests stored by a version of the site without these columns. Resolves at once if none is missing,
 * the normal case.
 */
export function completeSearchColumnsWith(database: SqlDatabase): () => Promise<void> {
  const { db } = database.queries;
  const missing = statement<{ count: number }>()(value =>
    db
      .selectFrom('submission')
      .select(['id', 'email', 'field_values'])
      .where('found_by', 'is', null)
      .orderBy('id')
      .limit(value.count),
  );
  const fill = statement<{ id: string; phone: string | null; found: string }>()(value =>
    db
      .updateTable('submission')
      .set({ phone: value.phone, found_by: value.found })
      .where('id', '=', value.id)
      .where('found_by', 'is', null),
  );

  function* complete() {
    const rows = yield* run(missing, { count: BATCH });
    for (const { id, email, field_values } of rows) {
      const values = read(FIELD_VALUES, field_values);
      const found = legacySearchText({ id, email: email ?? undefined, values });
      yield* run(fill, { id, phone: phoneIn(values) ?? null, found });
    }
    return commit({ found: rows.length, gone: rows.length });
  }

  return async () => {
    const [first] = await database.read(() => run(missing, { count: 1 }));
    if (first) await inBatches(() => database.write(complete));
  };
}
