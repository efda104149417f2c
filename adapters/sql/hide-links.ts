import { sql } from 'kysely';
import { clearSecrets, withPlaces } from '../../application/mail/mail-links.ts';
import type { Hashes } from '../../application/ports/hashes.ts';
import type { LinkPurpose } from '../../application/ports/link-secrets.ts';
import { BATCH } from './in-batches.ts';
import { contentOf } from './mail-statements.ts';
import { mailOf } from './outbox.ts';
import type { Queries } from './schema/dialect.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, statement } from './statement.ts';

/** Timeout of one batch, longer than a visitor's: it runs hundreds of queries beside theirs. */
const BATCH_TIMEOUT_MS = 30_000;

/**
 * Makes what puts placeholders into the mails that an earlier version of the site stored with the secrets of their links; the links that
 * are sent stay the same. Gives how many mails it looked at. It may be interrupted anywhere, and other processes may do the same.
 */
export function makeSqlHideLinks(database: SqlDatabase, hashes: Pick<Hashes, 'secret'>): () => Promise<number> {
  const statements = hideStatementsWith(database.queries);

  function* hide(): Steps<Outcome<number>> {
    const rows = yield* run(statements.shown, { count: BATCH });
    for (const row of rows) {
      const mail = mailOf(row);
      const owners = new Map<string, { readonly purpose: LinkPurpose; readonly id: string }>();
      for (const secret of clearSecrets(mail)) {
        const hash = hashes.secret(secret);
        const [owner] = yield* run(statements.ownerOf, { hash });
        if (owner) owners.set(hash, owner);
      }
      const hidden = withPlaces(mail, hashes, hash => owners.get(hash));
      const unsubscribe = hidden.unsubscribe ?? null;
      yield* run(statements.hide, { seq: row.seq, content: contentOf(hidden), unsubscribe });
    }
    return done(rows.length);
  }

  return async () => {
    for (let all = 0; ; ) {
      const count = await database.write(hide, BATCH_TIMEOUT_MS);
      all += count;
      if (count === BATCH) continue;
      // What stood there before is overwritten in the file, and goes from its log.
      if (all > 0) await database.scrub();
      return all;
    }
  };
}

function hideStatementsWith({ db, dialect }: Queries) {
  return {
    ownerOf: statement<{ hash: string }>()(({ hash }) =>
      db
        .selectFrom('offer')
        .select(['submission_id as id', sql.lit<LinkPurpose>('offer').as('purpose')])
        .where('token_hash', '=', hash)
        .unionAll(
          db
            .selectFrom('appointment')
            .select(['submission_id as id', sql.lit<LinkPurpose>('appointment').as('purpose')])
            .where('token_hash', '=', hash),
        )
        .unionAll(
          db
            .selectFrom('subscription')
            .select(['id', sql.lit<LinkPurpose>('subscription').as('purpose')])
            .where('token_hash', '=', hash),
        ),
    ),
    shown: statement<{ count: number }>()(({ count }) =>
      db
        .selectFrom('mail')
        .selectAll()
        .where('links_hidden', 'is', null)
        .orderBy('seq')
        .limit(count)
        .$if(dialect === 'postgres', query => query.forUpdate()),
    ),
    hide: statement<{ seq: number; content: string; unsubscribe: string | null }>()(value =>
      db
        .updateTable('mail')
        .set({ content: value.content, unsubscribe: value.unsubscribe, links_hidden: 1 })
        .where('seq', '=', value.seq),
    ),
  };
}
