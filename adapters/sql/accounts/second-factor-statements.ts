import type { Queries } from '../schema/dialect.ts';
import { statement } from '../database/statement.ts';

/** Statements of second factors and their recovery codes. Deleting a second factor cascades to its codes. */
export function secondFactorStatementsWith({ db }: Queries) {
  return {
    of: statement<{ owner: string }>()(value =>
      db
        .selectFrom('second_factor')
        .selectAll('second_factor')
        .select(one =>
          one
            .selectFrom('recovery_code')
            .whereRef('recovery_code.owner_id', '=', 'second_factor.owner_id')
            .select(count => count.fn.countAll<number>().as('left'))
            .as('recovery_left'),
        )
        .where('owner_id', '=', value.owner),
    ),
    all: statement()(() => db.selectFrom('second_factor').select(['owner_id', 'sealed']).orderBy('owner_id')),
    account: statement<{ owner: string }>()(value => db.selectFrom('owner').select('id').where('id', '=', value.owner)),
    /** Inserts a second factor; returns a row if the account had no second factor. */
    begin: statement<{ owner: string; encryptedSecret: string; since: number; step: number }>()(value =>
      db
        .insertInto('second_factor')
        .values({ owner_id: value.owner, sealed: value.encryptedSecret, since: value.since, last_step: value.step })
        .onConflict(conflict => conflict.column('owner_id').doNothing())
        .returning('owner_id'),
    ),
    /** Returns a row if the step is later than the last used one. */
    takeStep: statement<{ owner: string; step: number }>()(value =>
      db
        .updateTable('second_factor')
        .set({ last_step: value.step })
        .where('owner_id', '=', value.owner)
        .where('last_step', '<', value.step)
        .returning('owner_id'),
    ),
    reencrypt: statement<{ owner: string; before: string; after: string }>()(value =>
      db
        .updateTable('second_factor')
        .set({ sealed: value.after })
        .where('owner_id', '=', value.owner)
        .where('sealed', '=', value.before),
    ),
    end: statement<{ owner: string }>()(value =>
      db.deleteFrom('second_factor').where('owner_id', '=', value.owner).returning('owner_id'),
    ),
    /**
     * Returns the second factor's row and locks it until the commit: two concurrent replacements of the recovery codes are serialized, so
     * the codes of one of them remain, not a mixture.
     */
    hold: statement<{ owner: string }>()(value =>
      db
        .updateTable('second_factor')
        .set(one => ({ since: one.ref('since') }))
        .where('owner_id', '=', value.owner)
        .returning('owner_id'),
    ),
    addCode: statement<{ owner: string; hash: string }>()(value =>
      db.insertInto('recovery_code').values({ owner_id: value.owner, code_hash: value.hash }),
    ),
    dropCodes: statement<{ owner: string }>()(value =>
      db.deleteFrom('recovery_code').where('owner_id', '=', value.owner),
    ),
    takeCode: statement<{ owner: string; hash: string }>()(value =>
      db
        .deleteFrom('recovery_code')
        .where('owner_id', '=', value.owner)
        .where('code_hash', '=', value.hash)
        .returning('owner_id'),
    ),
  };
}
