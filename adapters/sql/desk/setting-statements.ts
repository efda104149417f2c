import { statement } from '../database/statement.ts';
import type { Queries } from '../schema/dialect.ts';

/** Reads and writes a row of `desk_setting`, the settings of the whole agency by name. */
export function settingStatementsWith({ db }: Queries) {
  return {
    setting: statement<{ name: string }>()(value =>
      db.selectFrom('desk_setting').select('setting').where('name', '=', value.name),
    ),
    set: statement<{ name: string; setting: string }>()(value =>
      db
        .insertInto('desk_setting')
        .values({ name: value.name, setting: value.setting })
        .onConflict(conflict => conflict.column('name').doUpdateSet({ setting: value.setting })),
    ),
  };
}
