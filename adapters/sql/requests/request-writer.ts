import type { DeskRequest } from '../../../application/ports/requests/desk-requests.ts';
import type { RequestWriter, RequestChange, HeldAnswer } from '../../../application/ports/requests/request-writer.ts';
import type { RequestReader } from '../../../domain/desk/access.ts';
import type { RequestProgress } from '../../../domain/desk/request-state.ts';
import { deskLogStepsWith } from '../audit/desk-log.ts';
import type { SqlDatabase } from '../database/sql-database.ts';
import { type Steps, type Outcome, run, rollback, commit } from '../database/statement.ts';
import { putMailsWith } from '../mails/mail-statements.ts';
import { mailOf } from '../mails/outbox.ts';
import { deskRequestOf, draftId, DRAFT } from './desk-request-rows.ts';
import { deskRequestStatementsWith } from './desk-request-statements.ts';

/** Stores members' changes to requests in the tables `request_state` and `request_note`. */
export function makeSqlRequestWriter(database: SqlDatabase): RequestWriter {
  const statements = deskRequestStatementsWith(database.queries);
  const putMails = putMailsWith(database.queries);
  const logDesk = deskLogStepsWith(database.queries);

  function* change(
    reader: RequestReader,
    id: string,
    changed: (now: DeskRequest) => RequestChange | undefined,
  ): Steps<Outcome<Awaited<ReturnType<RequestWriter['change']>>>> {
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
    taken: Parameters<RequestWriter['takeBack']>[3],
  ): Steps<Outcome<Awaited<ReturnType<RequestWriter['takeBack']>>>> {
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
