import type { Insertable, Selectable } from 'kysely';
import { z } from 'zod';
import {
  REQUESTED_MAIL_KINDS,
  type RequestedMail,
  type RequestedMails,
} from '../../../application/ports/mails/requested-mails.ts';
import { LANGUAGE } from '../database/row-schemas.ts';
import type { Queries } from '../schema/dialect.ts';
import type { Schema } from '../schema/schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, statement } from '../database/statement.ts';

const KIND = z.enum(REQUESTED_MAIL_KINDS);

export function makeSqlRequestedMails(database: SqlDatabase): RequestedMails {
  const statements = askedStatementsWith(database.queries);

  function* single(steps: Steps<unknown>): Steps<Outcome<void>> {
    yield* steps;
    return commit(undefined);
  }

  return {
    put: ({ id, kind, email, language, askedAt }) =>
      database.write(() =>
        single(
          run(statements.put, { id, kind, email, email_folded: email.toLowerCase(), language, asked_at: askedAt }),
        ),
      ),
    async waiting(count) {
      return (await database.read(() => run(statements.waiting, { count }))).map(requestedMailOf);
    },
    forget: id => database.write(() => single(run(statements.forget, { id }))),
  };
}

function askedStatementsWith({ db }: Queries) {
  return {
    put: statement<Insertable<Schema['asked_mail']>>()(value =>
      db
        .insertInto('asked_mail')
        .values({
          id: value.id,
          kind: value.kind,
          email: value.email,
          email_folded: value.email_folded,
          language: value.language,
          asked_at: value.asked_at,
        })
        .onConflict(conflict => conflict.column('id').doNothing()),
    ),
    waiting: statement<{ count: number }>()(value =>
      db.selectFrom('asked_mail').selectAll().orderBy('seq').limit(value.count),
    ),
    forget: statement<{ id: string }>()(value => db.deleteFrom('asked_mail').where('id', '=', value.id)),
  };
}

export function requestedMailOf({
  id,
  kind,
  email,
  language,
  asked_at,
}: Selectable<Schema['asked_mail']>): RequestedMail {
  return { id, kind: KIND.parse(kind), email, language: LANGUAGE.parse(language), askedAt: Number(asked_at) };
}
