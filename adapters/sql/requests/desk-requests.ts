import type { DeskRequests } from '../../../application/ports/requests/desk-requests.ts';
import { phoneIn } from '../../../domain/desk/request-search-text.ts';
import { REQUEST_STATES, type RequestState } from '../../../domain/desk/request-state.ts';
import { completeSearchColumnsWith } from './complete-search-columns.ts';
import { queryValuesOf, deskRequestStatementsWith } from './desk-request-statements.ts';
import { mailOf } from '../mails/outbox.ts';
import { IDS_AT_ONCE, idValues, inPieces } from '../database/many-rows.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { run } from '../database/statement.ts';
import { deskRequestOf, DRAFT, draftOf, noteOf } from './desk-request-rows.ts';

/** A search text that is equal to no request's mail address or phone number. */
const NOBODY = '';

/** Reads requests for the desk from the tables `submission`, `request_state` and `request_note`. */
export function makeSqlDeskRequests(database: SqlDatabase): DeskRequests {
  const statements = deskRequestStatementsWith(database.queries);
  const { dialect } = database.queries;
  const completeFound = completeSearchColumnsWith(database);

  return {
    async list(reader, filter, after, count) {
      if (filter.words) await completeFound();
      const rows = await database.read(() =>
        run(statements.list(reader.role, filter), {
          ...queryValuesOf(reader.id, filter, dialect),
          at: after?.receivedAt ?? Number.MAX_SAFE_INTEGER,
          id: after?.id ?? '',
          count,
        }),
      );
      return rows.flatMap(deskRequestOf);
    },
    async counts(reader, filter) {
      if (filter.words) await completeFound();
      const asked = queryValuesOf(reader.id, filter, dialect);
      const rows = await database.read(() => run(statements.counts(reader.role, filter), asked));
      const count = (state: RequestState) => rows.find(row => row.state === state)?.count ?? 0;
      return Object.fromEntries(REQUEST_STATES.map(state => [state, Number(count(state))])) as Record<
        RequestState,
        number
      >;
    },
    async one(reader, id) {
      const rows = await database.read(() => run(statements.one(reader.role, {}), { reader: reader.id, id }));
      return rows.flatMap(deskRequestOf)[0];
    },
    async ofSamePerson(reader, { id, email, values }, count) {
      await completeFound();
      const person = { email: email ?? NOBODY, phone: phoneIn(values) ?? NOBODY };
      const rows = await database.read(() =>
        run(statements.ofSamePerson(reader.role, {}), { reader: reader.id, id, ...person, count }),
      );
      return rows.flatMap(deskRequestOf);
    },
    notesAndMails: id =>
      database.read(function* () {
        const written = yield* run(statements.notes, { of: id });
        const mails = yield* run(statements.mails, { of: id });
        return {
          notes: written.filter(row => row.kind !== DRAFT).map(noteOf),
          drafts: written.filter(row => row.kind === DRAFT).map(draftOf),
          mails: mails.map(row => ({
            id: row.id,
            template: row.template,
            to: row.recipient,
            putAt: row.put_at ?? undefined,
            sentAt: row.sent_at ?? undefined,
            waits: row.due_at !== null,
            reason: row.reason ?? undefined,
          })),
        };
      }),
    held: (ids, now) =>
      database.read(function* () {
        const rows = [];
        for (const some of inPieces(ids, IDS_AT_ONCE))
          rows.push(...(yield* run(statements.held, { ...idValues(some), now })));
        return rows.map(row => ({
          requestId: row.submission_id ?? '',
          mail: mailOf(row),
          leavesAt: row.due_at ?? 0,
        }));
      }),
  };
}
