import { sql } from 'kysely';
import type { Queries } from '../schema/dialect.ts';
import { statement } from '../database/statement.ts';

/** Numbers of rows per insert; few sizes, so that few prepared statements are cached. */
export const ROW_COUNTS = [256, 32, 4, 1] as const;

export function pageViewStatementsWith({ db }: Queries) {
  return {
    offerSalt: statement<{ day: string; salt: string }>()(value =>
      db
        .insertInto('visit_salt')
        .values({ day: value.day, salt: value.salt })
        .onConflict(conflict => conflict.column('day').doNothing()),
    ),
    saltOf: statement<{ day: string }>()(value =>
      db.selectFrom('visit_salt').select('salt').where('day', '=', value.day),
    ),
    destroySalts: statement<{ before: string }>()(value =>
      db.deleteFrom('visit_salt').where('day', '<', value.before).returning('day'),
    ),
    /**
     * Inserts by number of rows; their values are `listing0`, `day0`, `visitor0` and so on. Returns a row for each page view that is new.
     */
    log: new Map(
      ROW_COUNTS.map(count => [
        count,
        statement<Readonly<Record<string, string>>>()(value =>
          db
            .insertInto('visit')
            .values(
              Array.from({ length: count }, (_, at) => ({
                listing_id: value[`listing${at}`] ?? '',
                day: value[`day${at}`] ?? '',
                visitor: value[`visitor${at}`] ?? '',
              })),
            )
            .onConflict(conflict => conflict.columns(['listing_id', 'day', 'visitor']).doNothing())
            .returning(['listing_id', 'day']),
        ),
      ]),
    ),
    count: statement<{ id: string; day: string; views: number }>()(value =>
      db
        .insertInto('visit_day')
        .values({ listing_id: value.id, day: value.day, visits: value.views })
        .onConflict(conflict =>
          conflict
            .columns(['listing_id', 'day'])
            .doUpdateSet(one => ({ visits: one('visit_day.visits', '+', one.ref('excluded.visits')) })),
        ),
    ),
    total: statement<{ id: string }>()(value =>
      db
        .selectFrom('visit_day')
        // The sum is converted, because PostgreSQL returns sums of integers as decimals.
        .select(one => sql<number>`cast(coalesce(${one.fn.sum('visits')}, 0) as bigint)`.as('total'))
        .where('listing_id', '=', value.id),
    ),
    days: statement<{ id: string; from: string }>()(value =>
      db
        .selectFrom('visit_day')
        .select(['day', 'visits as views'])
        .where('listing_id', '=', value.id)
        .where('day', '>=', value.from)
        .orderBy('day'),
    ),
    counted: statement()(() => db.selectFrom('visit_day').selectAll()),
    logged: statement()(() =>
      db
        .selectFrom('visit')
        .select(one => ['listing_id', 'day', one.fn.countAll<number>().as('visits')])
        .groupBy(['listing_id', 'day']),
    ),
    set: statement<{ id: string; day: string; views: number }>()(value =>
      db
        .insertInto('visit_day')
        .values({ listing_id: value.id, day: value.day, visits: value.views })
        .onConflict(conflict =>
          conflict.columns(['listing_id', 'day']).doUpdateSet(one => ({ visits: one.ref('excluded.visits') })),
        ),
    ),
    drop: statement<{ id: string; day: string }>()(value =>
      db.deleteFrom('visit_day').where('listing_id', '=', value.id).where('day', '=', value.day),
    ),
  };
}
