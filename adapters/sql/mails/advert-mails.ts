import { z } from 'zod';
import type { AdvertMails, AdvertsNotified } from '../../../application/ports/mails/advert-mails.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import { NO_OWNER, putMailsWith } from './mail-statements.ts';
import { read } from '../database/row-schemas.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement, rollback } from '../database/statement.ts';
import { exactly } from '../../wire/exactly.ts';

/** Name of the row in `desk_setting`. */
const NAME = 'adverts-told';
const TOLD = z.object({ day: z.string(), mark: z.string() }).apply(exactly<AdvertsNotified>());

/** The last report on adverts, in one row of the table `desk_setting`. */
export function makeSqlAdvertMails(database: SqlDatabase): AdvertMails {
  const { db } = database.queries;
  const putMails = putMailsWith(database.queries);
  const last = statement<{ name: string }>()(value =>
    db.selectFrom('desk_setting').selectAll().where('name', '=', value.name),
  );
  /**
   * Writes the setting if it is new or still equals `before`, and then returns a row. If two reports are made concurrently, only one can be
   * written: for the other, `before` is outdated.
   */
  const note = statement<{ name: string; setting: string; before: string }>()(value =>
    db
      .insertInto('desk_setting')
      .values({ name: value.name, setting: value.setting })
      .onConflict(conflict =>
        conflict
          .column('name')
          .doUpdateSet({ setting: value.setting })
          .where('desk_setting.setting', '=', value.before),
      )
      .returning('name'),
  );

  function* storeReport(told: AdvertsNotified, mails: readonly Mail[]): Steps<Outcome<boolean>> {
    const [row] = yield* run(last, { name: NAME });
    if (row && read(TOLD, row.setting).day === told.day) return rollback(false);
    const noted = yield* run(note, { name: NAME, setting: JSON.stringify(told), before: row?.setting ?? '' });
    if (noted.length === 0) return rollback(false);
    yield* putMails(mails, NO_OWNER);
    return commit(true);
  }

  return {
    async last() {
      const [row] = await database.read(() => run(last, { name: NAME }));
      return row && read(TOLD, row.setting);
    },
    tell: (told, mails) => database.write(() => storeReport(told, mails)),
  };
}
