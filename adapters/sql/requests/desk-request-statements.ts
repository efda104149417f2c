import { type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { RequestFilter } from '../../../application/ports/requests/desk-requests.ts';
import type { DeskRole } from '../../../domain/desk/access.ts';
import { formsReadAsAssigned, formsReadBy } from '../../../domain/desk/desk-forms.ts';
import { MOST_WORDS } from '../../../domain/desk/request-search-text.ts';
import { putRequestState } from './put-request-state.ts';
import { REQUEST_COLUMNS } from './stored-request.ts';
import { type Dialect, partFinder, type Queries } from '../schema/dialect.ts';
import type { Schema } from '../schema/schema.ts';
import { idsIn } from '../database/many-rows.ts';
import { statement } from '../database/statement.ts';

/** Values for the query of a list. A query uses only the values of its filter. */
type Asked = {
  reader: string;
  state: string;
  form: string;
  agent: string;
  subject: string;
  at: number;
  id: string;
  count: number;
} & Record<`word${number}`, string>;

const WORDS = Array.from({ length: MOST_WORDS }, (_, at) => `word${at}` as const);

/** Converts a filter to the values of its query; a condition that the filter does not have is ''. */
export function queryValuesOf(
  reader: string,
  filter: RequestFilter,
  dialect: Dialect,
): Omit<Asked, 'at' | 'id' | 'count'> {
  const { pattern } = partFinder(dialect);
  const words = Object.fromEntries(WORDS.map((word, at) => [word, pattern(filter.words?.[at] ?? '')]));
  return {
    reader,
    state: filter.state ?? '',
    form: filter.form ?? '',
    agent: filter.agentId ?? '',
    subject: filter.subjectId ?? '',
    ...(words as Record<`word${number}`, string>),
  };
}

/** State of a request; one without a row in `request_state` is new. */
const STATE = sql<string>`coalesce(request_state.state, 'new')`;

/**
 * Queries of request lists. The SQL depends on the role and on which filters are set; each combination is compiled when
 * first used.
 */
export function deskRequestStatementsWith({ db, dialect }: Queries) {
  const { operator } = partFinder(dialect);
  const memoized = <Made>(make: (role: DeskRole, filter: RequestFilter) => Made) => {
    const made = new Map<string, Made>();
    return (role: DeskRole, filter: RequestFilter): Made => {
      const given = (['state', 'form', 'subjectId'] as const).map(part => filter[part] !== undefined);
      const agent = filter.agentId === undefined ? 'any' : filter.agentId === null ? 'none' : 'one';
      const state = filter.state === 'open';
      const shape = [role, state, agent, filter.words?.length ?? 0, ...given].join(' ');
      const before = made.get(shape);
      const one = before ?? make(role, filter);
      if (!before) made.set(shape, one);
      return one;
    };
  };
  const joined = () =>
    db.selectFrom('submission').leftJoin('request_state', 'request_state.submission_id', 'submission.id');
  type One = ExpressionBuilder<Schema & { request_state: Schema['request_state'] }, 'submission' | 'request_state'>;

  /** `mayReadRequest` as an SQL condition; excludes forms that this version does not know. */
  const readable = (role: DeskRole, reader: string) => (one: One) => {
    const assigned = formsReadAsAssigned(role);
    // The added '' keeps SQLite from searching an index by form: it would then have to sort all requests found.
    const conditions = [one(sql<string>`submission.form || ''`, 'in', formsReadBy(role))];
    if (assigned.length > 0)
      conditions.push(one.or([one('submission.form', 'not in', assigned), one('request_state.agent_id', '=', reader)]));
    return one.and(conditions);
  };
  const matching = (filter: RequestFilter, value: Asked, withState: boolean) => (one: One) => {
    const conditions = [];
    // Comparing the column itself would let SQLite begin with the table of states: it would then have to sort all requests found.
    if (withState && filter.state === 'open') conditions.push(sql<SqlBool>`${STATE} <> 'done'`);
    else if (withState && filter.state !== undefined) conditions.push(sql<SqlBool>`${STATE} = ${value.state}`);
    if (filter.form !== undefined) conditions.push(one('submission.form', '=', value.form));
    if (filter.agentId === null) conditions.push(one('request_state.agent_id', 'is', null));
    else if (filter.agentId !== undefined) conditions.push(one('request_state.agent_id', '=', value.agent));
    if (filter.subjectId !== undefined) conditions.push(one('submission.subject_id', '=', value.subject));
    for (const word of WORDS.slice(0, filter.words?.length ?? 0)) {
      const text = sql`coalesce(submission.search_text, submission.found_by)`;
      conditions.push(sql<SqlBool>`${text} ${operator} ${value[word]}`);
    }
    return one.and(conditions);
  };
  const columns = [...REQUEST_COLUMNS, 'agent_id', 'agent_name', 'changed_at'] as const;

  return {
    /** Selects the ids first: PostgreSQL would otherwise carry the form of every matching request through its join and sort. */
    list: memoized((role, filter) =>
      statement<Asked>()(value =>
        joined()
          .select(columns)
          .select(STATE.as('state'))
          .where(
            'submission.id',
            'in',
            joined()
              .select('submission.id')
              .where(readable(role, value.reader))
              .where(matching(filter, value, true))
              .where(sql<SqlBool>`(submission.received_at, submission.id) < (${value.at}, ${value.id})`)
              .orderBy('submission.received_at', 'desc')
              .orderBy('submission.id', 'desc')
              .limit(value.count),
          )
          .orderBy('submission.received_at', 'desc')
          .orderBy('submission.id', 'desc'),
      ),
    ),
    counts: memoized((role, filter) =>
      statement<Omit<Asked, 'at' | 'id' | 'count'>>()(value =>
        joined()
          .select(one => [STATE.as('state'), one.fn.countAll<number>().as('count')])
          .where(readable(role, value.reader))
          .where(matching(filter, value as Asked, false))
          .groupBy(STATE),
      ),
    ),
    one: memoized(role =>
      statement<{ reader: string; id: string }>()(value =>
        joined()
          .select(columns)
          .select(STATE.as('state'))
          .where(readable(role, value.reader))
          .where('submission.id', '=', value.id),
      ),
    ),
    /** Selects the other requests with the same address or phone number; an empty address or number matches no request. */
    ofSamePerson: memoized(role =>
      statement<{ reader: string; id: string; email: string; phone: string; count: number }>()(value =>
        joined()
          .select(columns)
          .select(STATE.as('state'))
          .where(readable(role, value.reader))
          .where('submission.id', '!=', value.id)
          .where(one => one.or([one('submission.email', '=', value.email), one('submission.phone', '=', value.phone)]))
          .orderBy('submission.received_at', 'desc')
          .orderBy('submission.id', 'desc')
          .limit(value.count),
      ),
    ),
    /** Locks the row on PostgreSQL, so that concurrent changes wait; SQLite has a single writer. */
    hold: statement<{ id: string }>()(value =>
      db
        .selectFrom('submission')
        .select('id')
        .where('id', '=', value.id)
        .$if(dialect === 'postgres', query => query.forUpdate()),
    ),
    note: statement<{ id: string }>()(value => db.selectFrom('request_note').select('id').where('id', '=', value.id)),
    addNote: statement<{ id: string; of: string; kind: string; at: number; agentName: string; words: string }>()(
      value =>
        db.insertInto('request_note').values({
          id: value.id,
          submission_id: value.of,
          kind: value.kind,
          at: value.at,
          agent_name: value.agentName,
          words: value.words,
        }),
    ),
    notes: statement<{ of: string }>()(value =>
      db.selectFrom('request_note').selectAll().where('submission_id', '=', value.of).orderBy('seq'),
    ),
    mails: statement<{ of: string }>()(value =>
      db
        .selectFrom('mail')
        .select(['id', 'template', 'recipient', 'put_at', 'sent_at', 'due_at', 'reason'])
        .where('submission_id', '=', value.of)
        .orderBy('seq'),
    ),
    /** Mails that were never attempted and are not due. */
    held: statement<{ now: number } & Readonly<Record<string, string | number>>>()(value =>
      db
        .selectFrom('mail')
        .selectAll()
        .where('submission_id', 'in', idsIn(value))
        .where('attempts', '=', 0)
        .where('due_at', '>', value.now)
        .orderBy('seq'),
    ),
    takeMail: statement<{ of: string; mailId: string; at: number }>()(value =>
      db
        .deleteFrom('mail')
        .where('id', '=', value.mailId)
        .where('submission_id', '=', value.of)
        .where('attempts', '=', 0)
        .where('due_at', '>', value.at)
        .returningAll(),
    ),
    takeNote: statement<{ of: string; noteId: string }>()(value =>
      db
        .deleteFrom('request_note')
        .where('id', '=', value.noteId)
        .where('submission_id', '=', value.of)
        .where('kind', '=', sql.lit('answer'))
        .returningAll(),
    ),
    endDraft: statement<{ id: string }>()(value => db.deleteFrom('request_note').where('id', '=', value.id)),
    setProgress: statement<{
      id: string;
      state: string;
      agent: string | null;
      name: string | null;
      at: number;
    }>()(value =>
      putRequestState(db, {
        submission_id: value.id,
        state: value.state,
        agent_id: value.agent,
        agent_name: value.name,
        changed_at: value.at,
      }),
    ),
  };
}
