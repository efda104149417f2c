import type { SearchTexts } from '../../../application/ports/requests/search-texts.ts';
import { FORM_NAMES, isFormName } from '../../../domain/request/forms.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';
import { REQUEST_COLUMNS, requestOf } from './stored-request.ts';

/** Search texts of requests in SQL. */
export function makeSqlSearchTexts(database: SqlDatabase): SearchTexts {
  const { db } = database.queries;
  const missing = statement<{ count: number }>()(value =>
    db
      .selectFrom('submission')
      .select(REQUEST_COLUMNS)
      .where('search_text', 'is', null)
      // A newer version of the site may store forms that this one does not know: they must not fill the batch.
      .where('form', 'in', FORM_NAMES)
      .orderBy('id')
      .limit(value.count),
  );
  const store = statement<{ id: string; text: string }>()(value =>
    db
      .updateTable('submission')
      .set({ search_text: value.text })
      .where('id', '=', value.id)
      .where('search_text', 'is', null),
  );

  function* fill(texts: Parameters<SearchTexts['fill']>[0]): Steps<Outcome<void>> {
    for (const text of texts) yield* run(store, text);
    return commit(undefined);
  }

  return {
    async missing(count) {
      const rows = await database.read(() => run(missing, { count }));
      return rows.filter(({ form }) => isFormName(form)).map(requestOf);
    },
    fill: texts => database.write(() => fill(texts)),
  };
}
