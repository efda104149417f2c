import { clearSecrets, withPlaces } from '../../application/mail/mail-links.ts';
import type { Hashes } from '../../application/ports/hashes.ts';
import type { LinkPurpose } from '../../application/ports/link-secrets.ts';
import { BATCH } from './in-batches.ts';
import { contentOf } from './mail-statements.ts';
import { mailOf } from './outbox.ts';
import type { Queries } from './schema/dialect.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, statement } from './statement.ts';

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
        for (const [purpose, ownerOf] of statements.owners) {
          const [owner] = yield* run(ownerOf, { hash });
          if (owner) owners.set(hash, { purpose, id: owner.id });
        }
      }
      const hidden = withPlaces(mail, hashes, hash => owners.get(hash));
      const unsubscribe = hidden.unsubscribe ?? null;
      yield* run(statements.hide, { seq: row.seq, content: contentOf(hidden), unsubscribe });
    }
    return done(rows.length);
  }

  return async () => {
    for (let all = 0; ; ) {
      const count = await database.write(hide);
      all += count;
      if (count === BATCH) continue;
      // What stood there before is overwritten in the file, and goes from its log.
      if (all > 0) await database.scrub();
      return all;
    }
  };
}

function hideStatementsWith({ db, dialect }: Queries) {
  type Hash = { hash: string };
  const owners = [
    [
      'offer',
      statement<Hash>()(({ hash }) =>
        db.selectFrom('offer').select('submission_id as id').where('token_hash', '=', hash),
      ),
    ],
    [
      'appointment',
      statement<Hash>()(({ hash }) =>
        db.selectFrom('appointment').select('submission_id as id').where('token_hash', '=', hash),
      ),
    ],
    [
      'subscription',
      statement<Hash>()(({ hash }) => db.selectFrom('subscription').select('id').where('token_hash', '=', hash)),
    ],
  ] as const;
  return {
    owners,
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
