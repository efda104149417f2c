import { sql } from 'kysely';
import { clearSecrets, withoutClearSecrets, withPlaceholders } from '../../../application/mail/mail-links.ts';
import type { Hashes } from '../../../application/ports/security/hashes.ts';
import type { LinkPurpose } from '../../../application/ports/security/link-secrets.ts';
import type { Mail } from '../../../application/ports/mails/outbox.ts';
import { BATCH } from '../database/in-batches.ts';
import { contentOf } from './mail-statements.ts';
import { mailOf } from './outbox.ts';
import type { Queries } from '../schema/dialect.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';

/** Timeout of one batch, milliseconds. Longer than a visitor's, because hundreds of queries run concurrently with theirs. */
const BATCH_TIMEOUT_MS = 30_000;

/** Result of a run of the job that `makeSqlHideLinks` returns. */
export type HiddenLinks = {
  /** Number of mails processed. */
  readonly looked: number;
  /** Number of mails that this version cannot read: the links in them no longer work. */
  readonly unreadable: number;
};

/**
 * Returns a job that replaces the secrets of links by placeholders in mails stored by an earlier version; the links in the sent mails stay
 * the same. A mail that this version cannot read loses its secrets. The job may be interrupted at any time, and may run in several
 * processes.
 */
export function makeSqlHideLinks(database: SqlDatabase, hashes: Pick<Hashes, 'secret'>): () => Promise<HiddenLinks> {
  const statements = hideStatementsWith(database.queries);

  function* hide(): Steps<Outcome<HiddenLinks>> {
    const rows = yield* run(statements.shown, { count: BATCH });
    let unreadable = 0;
    for (const row of rows) {
      const mail = readable(() => mailOf(row));
      if (!mail) {
        unreadable++;
        const unsubscribe = row.unsubscribe === null ? null : withoutClearSecrets(row.unsubscribe);
        yield* run(statements.hide, { seq: row.seq, content: withoutClearSecrets(row.content), unsubscribe });
        continue;
      }
      const owners = new Map<string, { readonly purpose: LinkPurpose; readonly id: string }>();
      for (const secret of clearSecrets(mail)) {
        const hash = hashes.secret(secret);
        const [owner] = yield* run(statements.ownerOf, { hash });
        if (owner) owners.set(hash, owner);
      }
      const hidden = withPlaceholders(mail, hashes, hash => owners.get(hash));
      const unsubscribe = hidden.unsubscribe ?? null;
      yield* run(statements.hide, { seq: row.seq, content: contentOf(hidden), unsubscribe });
    }
    return commit({ looked: rows.length, unreadable });
  }

  return async () => {
    for (let [looked, unreadable] = [0, 0]; ; ) {
      const batch = await database.write(hide, BATCH_TIMEOUT_MS);
      looked += batch.looked;
      unreadable += batch.unreadable;
      if (batch.looked === BATCH) continue;
      // Overwrites the old content in the file and removes it from the write-ahead log.
      if (looked > 0) await database.scrub();
      return { looked, unreadable };
    }
  };
}

/** Returns `undefined` if the row cannot be parsed by this version. */
function readable(mail: () => Mail): Mail | undefined {
  try {
    return mail();
  } catch {
    return undefined;
  }
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
