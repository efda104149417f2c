import type { DeskEntry } from '../../../application/ports/audit/desk-log.ts';
import type { ViewingChange } from '../../../application/ports/viewings/viewings.ts';
import {
  isRequestState,
  isSameProgress,
  type RequestProgress,
  NEW_REQUEST,
} from '../../../domain/desk/request-state.ts';
import { progressAfterViewing } from '../../../domain/desk/viewing-progress.ts';
import { run, type Steps, statement } from '../database/statement.ts';
import { putRequestState } from '../requests/put-request-state.ts';
import type { Queries } from '../schema/dialect.ts';

/**
 * Returns steps that set the progress of the request of a changed viewing. A step without an actor, such as a manual correction in the
 * database, does not change the request. The request's row is locked after that of its viewing, in the order in which both are erased.
 */
export function requestProgressWith({ db, dialect }: Queries) {
  const hold = statement<{ id: string }>()(value =>
    db
      .selectFrom('submission')
      .select('id')
      .where('id', '=', value.id)
      .$if(dialect === 'postgres', query => query.forUpdate()),
  );
  const read = statement<{ id: string }>()(value =>
    db.selectFrom('request_state').select(['state', 'agent_id', 'agent_name']).where('submission_id', '=', value.id),
  );
  const write = statement<{ id: string; state: string; agent: string; name: string | null; at: number }>()(value =>
    putRequestState(db, {
      submission_id: value.id,
      state: value.state,
      // Null if the account was removed meanwhile.
      agent_id: db.selectFrom('agent').select('agent.id').where('agent.id', '=', value.agent),
      agent_name: value.name,
      changed_at: value.at,
    }),
  );

  return function* setProgress(id: string, step: ViewingChange, entry: DeskEntry | undefined): Steps<void> {
    const at = step.by === 'visitor' ? step.at : entry?.at;
    if (at === undefined) return;
    yield* run(hold, { id });
    const [row] = yield* run(read, { id });
    // A newer version of the site may store a state that this version does not know; that state is kept.
    if (row && !isRequestState(row.state)) return;
    const before: RequestProgress =
      row && isRequestState(row.state)
        ? {
            state: row.state,
            agent: row.agent_name === null ? undefined : { id: row.agent_id ?? undefined, name: row.agent_name },
          }
        : NEW_REQUEST;
    const after = progressAfterViewing(before, step, entry?.by);
    if (isSameProgress(before, after)) return;
    const { id: agent = '', name = null } = after.agent ?? {};
    yield* run(write, { id, state: after.state, agent, name, at });
  };
}
