import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { DeskFeatures } from '../../../application/ports/desk/desk-features.ts';
import type { DeskFeature } from '../../../domain/desk/features.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';
import { settingStatementsWith } from './setting-statements.ts';

/** Each feature has its own row in `desk_setting`, so that two managers who change two features at once do not overwrite each other. */
const PREFIX = 'part ';

/** Features of the desk that managers enabled or disabled, in the table `desk_setting`. */
export function makeSqlDeskFeatures(database: SqlDatabase): DeskFeatures {
  const { db } = database.queries;
  const { set } = settingStatementsWith(database.queries);
  const logDesk = deskLogStepsWith(database.queries);
  const all = statement()(() => db.selectFrom('desk_setting').selectAll().where('name', 'like', `${PREFIX}%`));

  function* choose(part: DeskFeature, isOn: boolean, entry: DeskEntry): Steps<Outcome<void>> {
    yield* run(set, { name: PREFIX + part, setting: isOn ? 'on' : 'off' });
    yield* logDesk(entry);
    return commit(undefined);
  }

  return {
    async chosen() {
      const rows = await database.read(() => run(all, {}));
      return Object.fromEntries(rows.map(({ name, setting }) => [name.slice(PREFIX.length), setting === 'on']));
    },
    choose: (part, isOn, entry) => database.write(() => choose(part, isOn, entry)),
  };
}
