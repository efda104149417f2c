import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps } from '../database/statement.ts';
import { settingStatementsWith } from '../desk/setting-statements.ts';

/** Name of the row in `desk_setting`. */
const NAME = 'secret mark';

/**
 * Stores the mark of the secret that the site runs with, and returns the one stored before; `undefined` at the first start. A mark is a
 * keyed hash that identifies a secret without revealing it.
 * `exchange('mark of the second secret')` → `'mark of the first secret'`
 */
export type ExchangeSecretMark = (mark: string) => Promise<string | undefined>;

export function makeSqlSecretMark(database: SqlDatabase): ExchangeSecretMark {
  const { setting, set } = settingStatementsWith(database.queries);

  function* exchange(mark: string): Steps<Outcome<string | undefined>> {
    const [before] = yield* run(setting, { name: NAME });
    yield* run(set, { name: NAME, setting: mark });
    return commit(before?.setting);
  }

  return mark => database.write(() => exchange(mark));
}
