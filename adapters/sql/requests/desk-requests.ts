import type { RequestReader } from '../../../domain/desk/access.ts';
import type { Selectable } from 'kysely';
import type {
  DeskRequest,
  DeskRequests,
  RequestChange,
  RequestNote,
  RequestWork,
} from '../../../application/ports/requests/desk-requests.ts';
import { phoneIn } from '../../../domain/desk/found-by.ts';
import { isRequestState, REQUEST_STATES, type RequestState } from '../../../domain/desk/request-state.ts';
import { isFormName } from '../../../domain/request/forms.ts';
import { completeFoundWith } from './complete-found.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import { askedFor, deskRequestStatementsWith } from './desk-request-statements.ts';
import { requestOf } from './stored-request.ts';
import { putMailsWith } from '../mails/mail-statements.ts';
import type { Schema } from '../schema/schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, rollback } from '../database/statement.ts';

/** Matches no request's address or phone number. */
const NOBODY = '';

/** Reads requests for the desk from the tables `submission`, `request_state` and `request_note`. */
export function makeSqlDeskRequests(database: SqlDatabase): DeskRequests {
  const statements = deskRequestStatementsWith(database.queries);
  const completeFound = completeFoundWith(database);

  return {
    async list(reader, filter, after, count) {
      if (filter.words) await completeFound();
      const rows = await database.read(() =>
        run(statements.list(reader.role, filter), {
          ...askedFor(reader.id, filter),
          at: after?.receivedAt ?? Number.MAX_SAFE_INTEGER,
          id: after?.id ?? '',
          count,
        }),
      );
      return rows.flatMap(deskRequestOf);
    },
    async counts(reader, filter) {
      if (filter.words) await completeFound();
      const asked = askedFor(reader.id, filter);
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
    hangingOn: id =>
      database.read(function* () {
        const notes = yield* run(statements.notes, { of: id });
        const mails = yield* run(statements.mails, { of: id });
        return {
          notes: notes.map(noteOf),
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
  };
}

/** Stores members' changes to requests in the tables `request_state` and `request_note`. */
export function makeSqlRequestWork(database: SqlDatabase): RequestWork {
  const statements = deskRequestStatementsWith(database.queries);
  const putMails = putMailsWith(database.queries);
  const logDesk = deskLogStepsWith(database.queries);

  function* change(
    reader: RequestReader,
    id: string,
    changed: (now: DeskRequest) => RequestChange | undefined,
  ): Steps<Outcome<Awaited<ReturnType<RequestWork['change']>>>> {
    yield* run(statements.hold, { id });
    const rows = yield* run(statements.one(reader.role, {}), { reader: reader.id, id });
    const [now] = rows.flatMap(deskRequestOf);
    if (!now) return rollback('unknown');
    const made = changed(now);
    if (!made) return rollback('unchanged');
    const { to, note, mails, entry } = made;
    if (note && (yield* run(statements.note, { id: note.id })).length > 0) return rollback('unchanged');
    const { id: agent = null, name = null } = to.agent ?? {};
    yield* run(statements.setProgress, { id, state: to.state, agent, name, at: entry.at });
    if (note) yield* run(statements.addNote, { ...note, of: id });
    yield* putMails(mails ?? [], { submission: id, email: now.email });
    yield* logDesk(entry);
    return commit('changed');
  }

  return { change: (reader, id, changed) => database.write(() => change(reader, id, changed)) };
}

type Row = Omit<Selectable<Schema['submission']>, 'key' | 'phone' | 'found_by'> & {
  readonly state: string;
  readonly agent_id: string | null;
  readonly agent_name: string | null;
  readonly changed_at: number | null;
};

/** Empty for a state that this version does not know: during an update, a newer version of the site may store one. */
function deskRequestOf({ state, agent_id, agent_name, changed_at, ...row }: Row): readonly DeskRequest[] {
  if (!isFormName(row.form) || !isRequestState(state)) return [];
  return [
    {
      ...requestOf(row),
      state,
      agent: agent_name === null ? undefined : { id: agent_id ?? undefined, name: agent_name },
      changedAt: changed_at ?? undefined,
    },
  ];
}

export function noteOf(row: Selectable<Schema['request_note']>): RequestNote {
  return {
    id: row.id,
    kind: row.kind === 'answer' ? 'answer' : 'note',
    at: row.at,
    agentName: row.agent_name,
    words: row.words,
  };
}
