import { sql } from 'kysely';
import { z } from 'zod';
import { ASKED_KINDS, type AskedMails } from '../../application/ports/asked-mails.ts';
import { LANGUAGE, read } from './row-schemas.ts';
import { databaseNow, type Queries } from './schema/dialect.ts';
import type { SqlDatabase } from './sql-database.ts';
import { done, type Outcome, run, type Steps, statement } from './statement.ts';

/** The template of rows that are no mails yet: the desk and the counts of the outbox leave them out. */
export const ASKED_TEMPLATE = 'asked';
/** Workers of the outbox, those of earlier versions too, look for times from 0 on: they pass these rows over. */
const NEVER_DUE = -1;

const CONTENT = z.object({ kind: z.enum(ASKED_KINDS), id: z.string(), askedAt: z.number() });

/** Mails that were asked for, as rows of the outbox's table: what erases and exports by address finds them there. */
export function makeSqlAskedMails(database: SqlDatabase): AskedMails {
  const statements = askedStatementsWith(database.queries);

  function* single(steps: Steps<unknown>): Steps<Outcome<void>> {
    yield* steps;
    return done(undefined);
  }

  return {
    put: ({ id, kind, email, language, askedAt }) =>
      database.write(() =>
        single(
          run(statements.put, {
            row: rowOf(id),
            language,
            email,
            folded: email.toLowerCase(),
            content: JSON.stringify({ kind, id, askedAt }),
          }),
        ),
      ),
    async waiting(count) {
      const rows = await database.read(() => run(statements.waiting, { count }));
      return rows.map(({ recipient: email, language, content }) => ({
        email,
        language: LANGUAGE.parse(language),
        ...read(CONTENT, content),
      }));
    },
    forget: id => database.write(() => single(run(statements.forget, { row: rowOf(id) }))),
  };
}

function askedStatementsWith({ db, dialect }: Queries) {
  return {
    put: statement<{ row: string; language: string; email: string; folded: string; content: string }>()(value =>
      db
        .insertInto('mail')
        .values({
          id: value.row,
          submission_id: null,
          subscription_id: null,
          template: ASKED_TEMPLATE,
          language: value.language,
          recipient: value.email,
          recipient_folded: value.folded,
          reply_to: null,
          reply_folded: null,
          content: value.content,
          unsubscribe: null,
          attempts: 0,
          due_at: NEVER_DUE,
          put_at: databaseNow(dialect),
          links_hidden: 1,
        })
        .onConflict(conflict => conflict.column('id').doNothing()),
    ),
    waiting: statement<{ count: number }>()(value =>
      db
        .selectFrom('mail')
        .select(['recipient', 'language', 'content'])
        .where('due_at', '=', sql.lit(NEVER_DUE))
        .where('template', '=', sql.lit(ASKED_TEMPLATE))
        .orderBy('seq')
        .limit(value.count),
    ),
    forget: statement<{ row: string }>()(value => db.deleteFrom('mail').where('id', '=', value.row)),
  };
}

/** The mail that is made of it has an id of its own. */
function rowOf(id: string): string {
  return `asked ${id}`;
}
