import type { RequestReader } from '../../../domain/desk/access.ts';
import type { Selectable } from 'kysely';
import type {
  AnswerDraft,
  DeskRequest,
  DeskRequests,
  HeldAnswer,
  RequestChange,
  RequestNote,
  RequestWork,
} from '../../../application/ports/requests/desk-requests.ts';
import { phoneIn } from '../../../domain/desk/request-search-text.ts';
import {
  isRequestState,
  REQUEST_STATES,
  type RequestProgress,
  type RequestState,
} from '../../../domain/desk/request-state.ts';
import { isFormName } from '../../../domain/request/forms.ts';
import { completeSearchColumnsWith } from './complete-search-columns.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import { queryValuesOf, deskRequestStatementsWith } from './desk-request-statements.ts';
import { requestOf } from './stored-request.ts';
import { putMailsWith } from '../mails/mail-statements.ts';
import { mailOf } from '../mails/outbox.ts';
import { IDS_AT_ONCE, idValues, inPieces } from '../database/many-rows.ts';
import type { Schema } from '../schema/schema.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { commit, type Outcome, run, type Steps, rollback } from '../database/statement.ts';

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
    const { to, note, mails, mailsLeaveAt, entry } = made;
    if (note && (yield* run(statements.note, { id: note.id })).length > 0) return rollback('unchanged');
    yield* setProgress(id, to, entry.at);
    if (note) yield* run(statements.addNote, { ...note, of: id });
    if (note?.kind === 'answer') yield* run(statements.endDraft, { id: draftId(id, entry.by.id) });
    yield* putMails(mails ?? [], { submission: id, email: now.email, leaveAt: mailsLeaveAt });
    yield* logDesk(entry);
    return commit('changed');
  }

  function* setProgress(id: string, { state, agent }: RequestProgress, at: number): Steps<void> {
    yield* run(statements.setProgress, { id, state, agent: agent?.id ?? null, name: agent?.name ?? null, at });
  }

  function* takeBack(
    reader: RequestReader,
    id: string,
    { mailId, noteId, now: at }: HeldAnswer,
    taken: Parameters<RequestWork['takeBack']>[3],
  ): Steps<Outcome<Awaited<ReturnType<RequestWork['takeBack']>>>> {
    yield* run(statements.hold, { id });
    const rows = yield* run(statements.one(reader.role, {}), { reader: reader.id, id });
    const [now] = rows.flatMap(deskRequestOf);
    if (!now) return rollback('unknown');
    // Take the mail first: if a worker has taken it concurrently, no row matches; if not, the worker will no longer find the mail.
    const [mail] = yield* run(statements.takeMail, { of: id, mailId, at });
    const [note] = mail ? yield* run(statements.takeNote, { of: id, noteId }) : [];
    const made = mail && note && taken(now, mailOf(mail));
    if (!made) return rollback('unchanged');
    const { to, entry } = made;
    const draft = draftId(id, entry.by.id);
    yield* run(statements.endDraft, { id: draft });
    const { words } = note;
    yield* run(statements.addNote, { id: draft, of: id, kind: DRAFT, at: entry.at, agentName: entry.by.name, words });
    yield* setProgress(id, to, entry.at);
    yield* logDesk(entry);
    return commit('changed');
  }

  return {
    change: (reader, id, changed) => database.write(() => change(reader, id, changed)),
    takeBack: (reader, id, answer, taken) => database.write(() => takeBack(reader, id, answer, taken)),
  };
}

/** `kind` of a row that contains a draft; a process of the previous version shows such a row as a note. */
const DRAFT = 'draft';
const BEFORE_AUTHOR = '.draft.';

/** Id of the row of a draft: each author has at most one draft per request. */
function draftId(requestId: string, agentId: string): string {
  return `${requestId}${BEFORE_AUTHOR}${agentId}`;
}

function draftOf({ id, submission_id, at, agent_name, words }: Selectable<Schema['request_note']>): AnswerDraft {
  return { agentId: id.slice(draftId(submission_id, '').length), agentName: agent_name, at, words };
}

type Row = Omit<Selectable<Schema['submission']>, 'key' | 'phone' | 'found_by' | 'search_text'> & {
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
